// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/vision.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace labrys::paint {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// Machado et al. 2009, table for severity 1.
constexpr Matrix kProtan{Vector{0.152286, 1.052583, -0.204868}, Vector{0.114503, 0.786281, 0.099216},
    Vector{-0.003882, -0.048116, 1.051998}};
constexpr Matrix kDeutan{Vector{0.367322, 0.860646, -0.227968}, Vector{0.280085, 0.672501, 0.047413},
    Vector{-0.011820, 0.042940, 0.968881}};
constexpr Matrix kTritan{Vector{1.255528, -0.076749, -0.178779}, Vector{-0.078411, 0.930809, 0.147602},
    Vector{0.004733, 0.691367, 0.303900}};
// The luminance of linear sRGB.
constexpr Vector kLuminance{0.2126, 0.7152, 0.0722};
constexpr Matrix kGrey{kLuminance, kLuminance, kLuminance};
// Linear sRGB to XYZ under D65, and its white.
constexpr Matrix kXyz{Vector{0.4124564, 0.3575761, 0.1804375}, Vector{0.2126729, 0.7151522, 0.0721750},
    Vector{0.0193339, 0.1191920, 0.9503041}};
constexpr Vector kWhite{0.95047, 1.0, 1.08883};

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double encoded(double part)
{
    part = std::clamp(part, 0.0, 1.0);
    return part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

Vector linearOf(const QColor& colour)
{
    return {linear(colour.red() / 255.0), linear(colour.green() / 255.0), linear(colour.blue() / 255.0)};
}

double dot(const Vector& a, const Vector& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

const Matrix& matrixOf(Vision vision)
{
    switch (vision) {
    case Vision::Protan:
        return kProtan;
    case Vision::Deutan:
        return kDeutan;
    case Vision::Tritan:
        return kTritan;
    default:
        return kGrey;
    }
}

Vector labOf(const QColor& colour)
{
    const Vector rgb = linearOf(colour);
    Vector f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = dot(kXyz[i], rgb) / kWhite[i];
        constexpr double kSmall = 216.0 / 24389;
        constexpr double kSlope = 24389.0 / 27;
        f[i] = part > kSmall ? std::cbrt(part) : (kSlope * part + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double degrees(double y, double x)
{
    if (x == 0 && y == 0)
        return 0;
    const double angle = std::atan2(y, x) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double cosine(double angle)
{
    return std::cos(angle * std::numbers::pi / 180);
}

double seventh(double chroma)
{
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

} // namespace

QColor seen(const QColor& colour, Vision vision)
{
    if (vision == Vision::Normal)
        return colour;
    const Vector rgb = linearOf(colour);
    const Matrix& matrix = matrixOf(vision);
    const auto part = [&](std::size_t row) {
        return static_cast<int>(std::lround(encoded(dot(matrix[row], rgb)) * 255));
    };
    return {part(0), part(1), part(2), colour.alpha()};
}

QImage seen(const QImage& picture, Vision vision)
{
    QImage out = picture.convertToFormat(QImage::Format_RGB32);
    if (vision == Vision::Normal)
        return out;
    // A screen has few colours beside its many pixels.
    std::unordered_map<QRgb, QRgb> known;
    for (int y = 0; y < out.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        for (int x = 0; x < out.width(); ++x) {
            const auto [place, fresh] = known.try_emplace(line[x]);
            if (fresh)
                place->second = seen(QColor(line[x]), vision).rgb();
            line[x] = place->second;
        }
    }
    return out;
}

double difference(const QColor& a, const QColor& b)
{
    const Vector one = labOf(a);
    const Vector two = labOf(b);
    const double meanChroma = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
    const double stretch = 1 + 0.5 * (1 - seventh(meanChroma));
    const double chroma1 = std::hypot(one[1] * stretch, one[2]);
    const double chroma2 = std::hypot(two[1] * stretch, two[2]);
    const double hue1 = degrees(one[2], one[1] * stretch);
    const double hue2 = degrees(two[2], two[1] * stretch);
    const bool grey = chroma1 * chroma2 == 0;
    double turn = grey ? 0 : hue2 - hue1;
    if (turn > 180)
        turn -= 360;
    else if (turn < -180)
        turn += 360;
    const double lightness = two[0] - one[0];
    const double chroma = chroma2 - chroma1;
    const double hue = 2 * std::sqrt(chroma1 * chroma2) * std::sin(turn * std::numbers::pi / 360);
    const double meanLight = (one[0] + two[0]) / 2;
    const double meanC = (chroma1 + chroma2) / 2;
    double meanHue = hue1 + hue2;
    if (!grey && std::abs(hue1 - hue2) <= 180)
        meanHue /= 2;
    else if (!grey)
        meanHue = (meanHue + (meanHue < 360 ? 360 : -360)) / 2;
    const double weight = 1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
        + 0.32 * cosine(3 * meanHue + 6) - 0.20 * cosine(4 * meanHue - 63);
    const double away = std::pow(meanLight - 50, 2);
    const double scaleL = 1 + 0.015 * away / std::sqrt(20 + away);
    const double scaleC = 1 + 0.045 * meanC;
    const double scaleH = 1 + 0.015 * meanC * weight;
    const double spread = 30 * std::exp(-std::pow((meanHue - 275) / 25, 2));
    const double rotation = -2 * seventh(meanC) * std::sin(2 * spread * std::numbers::pi / 180);
    const double l = lightness / scaleL;
    const double c = chroma / scaleC;
    const double h = hue / scaleH;
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = dot(kLuminance, linearOf(a));
    const double two = dot(kLuminance, linearOf(b));
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/outline.h"

#include "core/base/assert.h"

#include <QByteArrayView>

#include <algorithm>

namespace labrys::paint {

namespace {

class Reader {
public:
    explicit Reader(std::string_view drawn)
        : m_rest(drawn)
    {
    }

    QPainterPath read()
    {
        while (skip(), !m_rest.empty()) {
            if (m_rest.front() >= 'A' && m_rest.front() <= 'Z') {
                m_command = m_rest.front();
                m_rest.remove_prefix(1);
            }
            step();
        }
        return m_path;
    }

private:
    void skip()
    {
        const std::size_t begin = m_rest.find_first_not_of(" ,\n");
        m_rest.remove_prefix(begin == std::string_view::npos ? m_rest.size() : begin);
    }

    double number()
    {
        skip();
        // A minus also ends the number before it.
        const std::size_t end = std::min(m_rest.find_first_not_of("0123456789.", 1), m_rest.size());
        bool valid = false;
        const double value = QByteArrayView(m_rest.data(), static_cast<qsizetype>(end)).toDouble(&valid);
        LABRYS_ASSERT(valid);
        m_rest.remove_prefix(end);
        return value;
    }

    QPointF point()
    {
        const double x = number();
        return {x, number()};
    }

    void curve(QPointF first)
    {
        m_handle = point();
        const QPointF end = point();
        m_path.cubicTo(first, m_handle, end);
        m_handle = 2 * end - m_handle;
    }

    void step()
    {
        const QPointF here = m_path.currentPosition();
        switch (m_command) {
        case 'M':
            m_path.moveTo(point());
            m_command = 'L';
            break;
        case 'L':
            m_path.lineTo(point());
            break;
        case 'H':
            m_path.lineTo(number(), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), number());
            break;
        case 'C':
            curve(point());
            break;
        case 'S':
            curve(m_handle);
            break;
        case 'Q': {
            const QPointF handle = point();
            m_path.quadTo(handle, point());
            break;
        }
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            LABRYS_ASSERT(false);
        }
    }

    std::string_view m_rest;
    QPainterPath m_path;
    /// The handle of the last curve, mirrored at its end.
    QPointF m_handle;
    char m_command = 'M';
};

} // namespace

QPainterPath outline(std::string_view drawn)
{
    return Reader(drawn).read();
}

} // namespace labrys::paint

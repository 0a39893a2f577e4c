// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/frame.h"

#include "core/base/random.h"
#include "tests/support/test_main.h"

#include <string>
#include <vector>

using namespace labrys;
using net::frameOf;
using net::FrameReader;

namespace {

/// The messages of a stream that arrives in pieces of these sizes, by turns.
std::vector<std::string> readInPieces(std::string_view stream, const std::vector<std::size_t>& sizes)
{
    FrameReader reader(net::kClientFrameBytes);
    std::vector<std::string> messages;
    for (std::size_t i = 0; !stream.empty(); ++i) {
        auto piece = stream.substr(0, sizes[i % sizes.size()]);
        stream.remove_prefix(piece.size());
        while (reader.take(piece) == FrameReader::Status::Message)
            messages.emplace_back(reader.message());
    }
    return messages;
}

std::string withLength(std::uint32_t length)
{
    std::string head;
    for (const int shift : {24, 16, 8, 0})
        head += static_cast<char>(length >> static_cast<unsigned>(shift) & 0xFFU);
    return head;
}

} // namespace

class TestFrame : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStreamIsUnderstoodHoweverItIsCut() // NET-003
    {
        const std::vector<std::string> said{"{}", std::string(net::kClientFrameBytes, 'x'), "a",
            R"({"t":"ping","n":1})", std::string(300, 'y')};
        QByteArray stream;
        for (const auto& message : said)
            stream += frameOf(message);
        const std::string_view all(stream.constData(), static_cast<std::size_t>(stream.size()));
        QCOMPARE(readInPieces(all, {all.size()}), said);
        QCOMPARE(readInPieces(all, {1}), said);
        // In two pieces, cut at every place.
        for (std::size_t cut = 1; cut < all.size(); ++cut)
            QCOMPARE(readInPieces(all, {cut, all.size() - cut}), said);
        Random random(1, Stream("test.frame"));
        for (int i = 0; i < test::sweep(200, 20'000); ++i) {
            std::vector<std::size_t> sizes;
            for (int n = 0; n < 7; ++n)
                sizes.push_back(1 + static_cast<std::size_t>(random.below(600)));
            QCOMPARE(readInPieces(all, sizes), said);
        }
    }

    void noLengthButARealOneIsBelieved() // NET-001
    {
        for (const std::uint32_t length : {0U, 4097U, 65'536U, 0x7FFF'FFFFU, 0xFFFF'FFFFU}) {
            FrameReader reader(net::kClientFrameBytes);
            const auto head = withLength(length);
            std::string_view input = head;
            QCOMPARE(reader.take(input), FrameReader::Status::BadLength);
            // For good: what follows cannot be told from a length.
            const auto more = withLength(1) + "x";
            input = more;
            QCOMPARE(reader.take(input), FrameReader::Status::BadLength);
        }
        for (const std::uint32_t length : {1U, 4096U}) {
            FrameReader reader(net::kClientFrameBytes);
            const auto stream = withLength(length) + std::string(length, 'x');
            std::string_view input = stream;
            QCOMPARE(reader.take(input), FrameReader::Status::Message);
            QCOMPARE(reader.message().size(), static_cast<std::size_t>(length));
        }
    }

    void aMessageThatHasBegunIsNoticed() // NET-008
    {
        FrameReader reader(net::kClientFrameBytes);
        QVERIFY(!reader.partial());
        const auto stream = withLength(2) + "ab";
        for (std::size_t i = 0; i < stream.size(); ++i) {
            std::string_view input = std::string_view(stream).substr(i, 1);
            const auto status = reader.take(input);
            const bool last = i + 1 == stream.size();
            QCOMPARE(status, last ? FrameReader::Status::Message : FrameReader::Status::NeedsMore);
            QCOMPARE(reader.partial(), !last);
        }
    }
};

LABRYS_TEST(TestFrame)
#include "tst_frame.moc"

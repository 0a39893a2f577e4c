// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/client.h"
#include "app/cli/load/wire.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

using namespace labrys;
using namespace labrys::load;

namespace {

/// Everything in `bytes`, given to the cutter in portions of the sizes in turn.
std::vector<std::string> cutIn(const std::string& bytes, std::vector<std::size_t> sizes)
{
    FrameCutter cutter;
    std::vector<std::string> frames;
    std::size_t at = 0;
    for (std::size_t i = 0; at < bytes.size(); ++i) {
        const auto size = std::min(sizes[i % sizes.size()], bytes.size() - at);
        std::memcpy(cutter.room(size), bytes.data() + at, size);
        cutter.took(size);
        at += size;
        std::string_view frame;
        while (cutter.next(frame) == FrameCutter::Next::Frame)
            frames.emplace_back(frame);
    }
    return frames;
}

} // namespace

class TestWire : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void framesAreTheSameHoweverTheyAreSplit() // NET-003
    {
        const std::vector<std::string> said{
            "{}", "{\"t\":\"ping\",\"n\":1}", std::string(5000, 'x'), "{\"a\":2}"};
        std::string bytes;
        for (const auto& each : said)
            appendFrame(bytes, each);
        QVERIFY(bytes.starts_with(std::string("\0\0\0\2{}", 6)));
        QCOMPARE(cutIn(bytes, {bytes.size()}), said);
        for (std::size_t first = 1; first < 64; ++first)
            QCOMPARE(cutIn(bytes, {first, bytes.size()}), said);
        for (std::size_t size : {std::size_t{1}, std::size_t{3}, std::size_t{7}, std::size_t{4096}})
            QCOMPARE(cutIn(bytes, {size}), said);
    }
    void aFrameOfNothingOrOfTooMuchIsRefused() // NET-001
    {
        for (const auto& length :
            {std::string("\0\0\0\0", 4), std::string("\0\1\0\1", 4), std::string(4, '\xff')}) {
            FrameCutter cutter;
            std::memcpy(cutter.room(4), length.data(), 4);
            cutter.took(4);
            std::string_view frame;
            QCOMPARE(cutter.next(frame), FrameCutter::Next::TooLong);
        }
    }
    void membersAreFoundAmongOthers()
    {
        const std::string object
            = "{ \"a\" : \"x\\\"},{\" , "
              "\"t\":\"view\",\"v\":{\"t\":\"no\",\"list\":[1,{\"v\":2}]},\"n\":-7,\"yes\":true,\"e\":\"\"}";
        QCOMPARE(member(object, "v"), std::string_view("{\"t\":\"no\",\"list\":[1,{\"v\":2}]}"));
        QCOMPARE(typeOf(object), std::string_view("view"));
        QCOMPARE(textOf(object, "a"), std::string("x\"},{"));
        QCOMPARE(numberOf(object, "n"), std::int64_t{-7});
        QCOMPARE(numberOf(object, "a", 5), std::int64_t{5});
        QCOMPARE(textOf(object, "e"), std::string());
        QVERIFY(truthOf(object, "yes"));
        QVERIFY(!member(object, "list"));
    }
    void halfAnObjectEndsNoProgram()
    {
        const std::string object = "{\"t\":\"view\",\"v\":{\"a\":[\"b\\\\\",{\"c\":1}]},\"n\":1}";
        for (std::size_t size = 0; size < object.size(); ++size) {
            const auto half = std::string_view(object).substr(0, size);
            QVERIFY(!member(half, "missing"));
            QVERIFY(numberOf(half, "n") == 0 || size + 1 >= object.size());
            Client client("half");
            client.take(half);
        }
    }
    void aClientRemembersWhatItWasTold()
    {
        Client client("one");
        QCOMPARE(client.take("{\"t\":\"welcome\",\"id\":7,\"token\":\"abc\",\"kept\":[{\"match\":3,\"with\":"
                             "\"x\"},{\"match\":9}],\"match\":9}"),
            Client::Told::Welcome);
        QCOMPARE(client.id(), net::Id{7});
        QCOMPARE(client.kept(), (std::vector<net::Id>{3, 9}));
        QVERIFY(client.hasPlace());
        QVERIFY(client.hello().find("\"token\":\"abc\"") != std::string::npos);
        client.take("{\"t\":\"start\",\"match\":9,\"seat\":1,\"names\":[\"a\",\"b\"],\"resumed\":true}");
        QCOMPARE(client.match(), std::optional<net::Id>(9));
        QCOMPARE(client.seat(), 1);
        const std::string frame = "{\"t\":\"view\",\"seq\":12,\"p\":\"ol\",\"v\":{\"k\":[1]}}";
        QCOMPARE(client.take(frame), Client::Told::View);
        QCOMPARE(client.seq(), std::int64_t{12});
        QCOMPARE(client.presence(), std::string("ol"));
        QCOMPARE(client.view(), std::string_view("{\"k\":[1]}"));
        QCOMPARE(client.take("{\"t\":\"record\",\"match\":9,\"part\":1,\"parts\":2,\"text\":\"ab\"}"),
            Client::Told::RecordPart);
        QCOMPARE(client.take("{\"t\":\"record\",\"match\":9,\"part\":2,\"parts\":2,\"text\":\"c\\n\"}"),
            Client::Told::Record);
        QCOMPARE(client.record(), std::string("abc\n"));
    }
};

LABRYS_TEST(TestWire)
#include "tst_wire.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_check.h"
#include "tests/qml/pseudo.h"
#include "tests/qml/sentences.h"
#include "tests/qml/walk.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::test;
using enum paint::ThemeId;

namespace {

/// Where the letters of a text are, as far as nothing around it hides them.
QRectF painted(const QQuickItem& text)
{
    QRectF place = placeOf(text);
    const qreal width = text.property("paintedWidth").toReal();
    const bool right = text.property("horizontalAlignment").toInt() == Qt::AlignRight;
    const bool middle = text.property("horizontalAlignment").toInt() == Qt::AlignHCenter;
    const qreal room = place.width() - width;
    place.adjust(right ? room : middle ? room / 2 : 0, 0, right ? 0 : middle ? -room / 2 : -room, 0);
    for (const auto* above = text.parentItem(); above != nullptr; above = above->parentItem())
        if (above->clip())
            place &= placeOf(*above);
    return place;
}

/// One of them lies over the other on purpose: on something with a ground of its own.
bool isOver(const QQuickItem& a, const QQuickItem& b)
{
    const auto topOf = [](const QQuickItem& text) {
        qreal top = 0;
        for (const auto* item = &text; item != nullptr; item = item->parentItem())
            top = std::max(top, item->z());
        return top;
    };
    return topOf(a) != topOf(b);
}

} // namespace

/// The words on every screen: in the language in use, and with room for longer ones.
class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_problems.clear(); }

    void nothingIsLeftUntranslated_data() { screens(); }
    void nothingIsLeftUntranslated() // APP-028, ACC-001
    {
        QFETCH(QString, screen);
        static const auto english = test::sentencesToTranslate();
        QVERIFY(english.size() > 300);
        m_walk.use({{1280, 800}, Lamplight, Language::French, 100});
        m_walk.open(screen);
        const auto check = [this](const QString& text) {
            expect(std::ranges::none_of(english,
                       [&text](const auto& sentence) {
                           return sentence.english.match(text).hasMatch()
                               && !sentence.french.match(text).hasMatch();
                       }),
                QStringLiteral("English: ") + text);
        };
        eachVisible(*m_walk.window().contentItem(), [&check](const QQuickItem& item) {
            if (item.inherits("QQuickText"))
                check(item.property("text").toString());
        });
        for (auto* node : m_walk.nodes())
            check(node->text(QAccessible::Name));
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

    void longerWordsFit_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QSize>("size");
        for (const auto& name : desktop::Screens::names())
            for (const QSize size : {QSize(1280, 800), QSize(960, 600)})
                QTest::addRow("%s %d", qPrintable(name), size.width()) << name << size;
    }
    void longerWordsFit() // APP-030
    {
        QFETCH(QString, screen);
        QFETCH(QSize, size);
        const test::PseudoLanguage pseudo;
        m_walk.use({size, Lamplight, Language::English, 100});
        m_walk.open(screen);
        m_walk.retranslate();
        m_walk.settle();
        for (const auto& cut : desktop::cutTexts(*m_walk.window().contentItem()))
            expect(false, cut);
        QList<const QQuickItem*> texts;
        eachVisible(*m_walk.window().contentItem(), [&texts](const QQuickItem& item) {
            if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty()
                && item.isEnabled())
                texts.append(&item);
        });
        expect(std::ranges::any_of(texts,
                   [](const auto* text) { return text->property("text").toString().contains(QChar(0xE9)); }),
            QStringLiteral("no word of the language is seen"));
        for (qsizetype i = 0; i < texts.size(); ++i)
            for (qsizetype j = i + 1; j < texts.size(); ++j) {
                constexpr qreal kTouch = 3;
                const QRectF both = painted(*texts[i]).intersected(painted(*texts[j]));
                expect(both.width() < kTouch || both.height() < kTouch || isOver(*texts[i], *texts[j]),
                    QStringLiteral("overlap: ") + told(*texts[i]) + QStringLiteral(" and ")
                        + told(*texts[j]));
            }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

private:
    void expect(bool good, const QString& otherwise)
    {
        if (!good && !m_problems.contains(otherwise))
            m_problems.append(otherwise);
    }

    Walk m_walk;
    QStringList m_problems;
};

LABRYS_TEST(TestWords)
#include "tst_words.moc"

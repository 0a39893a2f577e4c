// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>

/// What Qt takes our files for, with our types installed (PKG-019; gio is asked by lint.kinds).
class TestMime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
        QVERIFY(QFile::copy(QStringLiteral(LABRYS_SOURCE_DIR "/packaging/linux/org.labrys.Labrys.xml"),
            m_data.filePath(QStringLiteral("mime/packages/org.labrys.Labrys.xml"))));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
    }
    void cleanupTestCase() { qunsetenv("XDG_DATA_HOME"); }
    void qtKnowsEachKindByNameAndByItsFirstBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("type");
        QTest::newRow("maze") << QByteArrayLiteral("+-+-+-+\n|P.K.E|\n+-+-+-+\n")
                              << QStringLiteral("application/x-labrys-maze");
        for (const char* kind : {"labyrinth", "campaign", "lesson", "thread"})
            QTest::newRow(kind) << QByteArrayLiteral("{\n  \"format\": \"labrys/") + kind
                    + QByteArrayLiteral("\",\n  \"version\": 1\n}\n")
                                << QStringLiteral("application/x-labrys-%1+json").arg(QLatin1String(kind));
    }
    void qtKnowsEachKindByNameAndByItsFirstBytes() // PKG-019
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, type);
        const QMimeDatabase database;
        const QString name = QStringLiteral("sample.") + QLatin1String(QTest::currentDataTag());
        QCOMPARE(database.mimeTypeForFile(name, QMimeDatabase::MatchExtension).name(), type);
        QCOMPARE(database.mimeTypeForFileNameAndData(name, bytes).name(), type);
        QCOMPARE(database.mimeTypeForData(bytes).name(), type);
        const bool text = database.mimeTypeForName(type).inherits(QStringLiteral("text/plain"));
        QVERIFY(text || type != QLatin1String("application/x-labrys-maze"));
    }

private:
    QTemporaryDir m_data;
};

LABRYS_TEST(TestMime)
#include "tst_mime.moc"

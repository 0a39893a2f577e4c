// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/certificate.h"
#include "app/net/certificate_maker.h"
#include "app/net/fingerprint_words.h"
#include "app/net/tls_server.h"

#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace labrys;
using namespace Qt::StringLiterals;

namespace {

bool writeText(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString codeOf(const std::expected<net::TlsIdentity, Problem>& result)
{
    return result ? u"good"_s : QString::fromStdString(result.error().code);
}

/// Whether one letter more, less or other makes one word the other.
bool areOneLetterApart(const QString& a, const QString& b)
{
    const QString& shorter = a.size() <= b.size() ? a : b;
    const QString& longer = a.size() <= b.size() ? b : a;
    if (longer.size() - shorter.size() > 1)
        return false;
    qsizetype same = 0;
    while (same < shorter.size() && shorter[same] == longer[same])
        ++same;
    const qsizetype skip = longer.size() == shorter.size() ? 1 : 0;
    return shorter.mid(same + skip) == longer.mid(same + 1);
}

/// Not in initTestCase: QtTest would skip all classes of the program that follow.
bool makesCertificates()
{
    return net::makeCertificate().has_value();
}

QString withByte(int byte)
{
    return QString::number(byte, 16).rightJustified(2, u'0') + QString(62, u'0');
}

} // namespace

class TestCertificate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aServerMakesItsIdentityOnceAndKeepsIt() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"deep/er/tls.pem"_s);
        const auto made = net::ownIdentity(file);
        QVERIFY2(made.has_value(), qPrintable(codeOf(made)));
        const QByteArray bytes = readText(file);
        const auto again = net::ownIdentity(file);
        QVERIFY(again.has_value());
        QCOMPARE(readText(file), bytes);
        QCOMPARE(net::fingerprintOf(again->chain.first()), net::fingerprintOf(made->chain.first()));
        QCOMPARE(made->chain.size(), 1);
        QVERIFY(made->chain.first().isSelfSigned());
        QVERIFY(made->chain.first().expiryDate() > QDateTime::currentDateTimeUtc().addYears(100));
        QVERIFY(made->chain.first().effectiveDate() < QDateTime::currentDateTimeUtc());
        QCOMPARE(QDir(folder.filePath(u"deep/er"_s)).entryList(QDir::Files | QDir::Hidden), {u"tls.pem"_s});
        const auto other = net::ownIdentity(folder.filePath(u"other.pem"_s));
        QVERIFY(net::fingerprintOf(other->chain.first()) != net::fingerprintOf(made->chain.first()));
    }
#ifdef Q_OS_UNIX
    void itsFileIsReadableByItsOwnerAlone() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        for (const mode_t mask : {mode_t{0}, mode_t{022}, mode_t{077}}) {
            const QString file = folder.filePath(QString::number(mask));
            const mode_t before = ::umask(mask);
            const auto made = net::ownIdentity(file);
            ::umask(before);
            QVERIFY(made.has_value());
            struct stat found{};
            QCOMPARE(::stat(QFile::encodeName(file).constData(), &found), 0);
            QCOMPARE(found.st_mode & 0777U, 0600U);
        }
    }
#endif
    void aGivenPairIsTakenInOneFileOrInTwo() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const QByteArray pem = *net::makeCertificate();
        const qsizetype middle = pem.indexOf("-----BEGIN CERTIFICATE");
        const QString key = folder.filePath(u"key.pem"_s);
        const QString certificate = folder.filePath(u"certificate.pem"_s);
        QVERIFY(writeText(key, pem.first(middle)) && writeText(certificate, pem.sliced(middle)));
        const auto pair = net::loadIdentity(certificate, key);
        QVERIFY2(pair.has_value(), qPrintable(codeOf(pair)));
        const QByteArray second = *net::makeCertificate();
        QVERIFY(writeText(certificate, pem.sliced(middle) + second));
        const auto chain = net::loadIdentity(certificate, key);
        QCOMPARE(chain->chain.size(), 2);
        QCOMPARE(net::fingerprintOf(chain->chain.first()), net::fingerprintOf(pair->chain.first()));
    }
    void aWrongPairIsRefusedByCodeAndPlace() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const QByteArray pem = *net::makeCertificate();
        const qsizetype middle = pem.indexOf("-----BEGIN CERTIFICATE");
        const QString good = folder.filePath(u"good.pem"_s);
        const QString other = folder.filePath(u"other.pem"_s);
        const QString missing = folder.filePath(u"missing.pem"_s);
        const QString noise = folder.filePath(u"noise.pem"_s);
        const QString locked = folder.filePath(u"locked.pem"_s);
        const QString onlyKey = folder.filePath(u"key.pem"_s);
        QVERIFY(writeText(good, pem) && writeText(other, *net::makeCertificate()));
        QVERIFY(writeText(noise, "-----BEGIN NOTHING-----\nAAAA\n") && writeText(onlyKey, pem.first(middle)));
        const auto key = net::loadIdentity(good, good)->key;
        QVERIFY(writeText(locked, key.toPem("secret")));
        QCOMPARE(codeOf(net::loadIdentity(missing, good)), u"FILE_MISSING"_s);
        QCOMPARE(codeOf(net::loadIdentity(good, missing)), u"FILE_MISSING"_s);
        QCOMPARE(codeOf(net::loadIdentity(folder.path(), good)), u"FILE_UNREADABLE"_s);
        QCOMPARE(codeOf(net::loadIdentity(noise, good)), u"CERTIFICATE_INVALID"_s);
        QCOMPARE(codeOf(net::loadIdentity(onlyKey, good)), u"CERTIFICATE_INVALID"_s);
        QCOMPARE(codeOf(net::loadIdentity(good, noise)), u"CERTIFICATE_KEY"_s);
        QCOMPARE(codeOf(net::loadIdentity(good, locked)), u"CERTIFICATE_KEY"_s);
        const auto mismatch = net::loadIdentity(good, other);
        QCOMPARE(codeOf(mismatch), u"CERTIFICATE_MISMATCH"_s);
        QCOMPARE(QString::fromStdString(mismatch.error().place.file), QDir::toNativeSeparators(other));
        QCOMPARE(codeOf(net::ownIdentity(u"/proc/nowhere/tls.pem"_s)), u"FILE_UNWRITABLE"_s);
    }
    void aFingerprintIsComparedHoweverItIsWritten() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const auto identity = net::ownIdentity(folder.filePath(u"tls.pem"_s));
        const QString print = net::fingerprintOf(identity->chain.first());
        QCOMPARE(print.size(), 64);
        QString colons;
        for (qsizetype i = 0; i < print.size(); i += 2)
            colons += print.mid(i, 2).toUpper() + (i + 2 < print.size() ? u":"_s : QString());
        QCOMPARE(net::plainFingerprint(colons), print);
        QVERIFY(net::isPinned(colons, print) && net::isPinned(print, print));
        QString changed = print;
        changed.back() = print.back() == u'0' ? u'1' : u'0';
        QVERIFY(!net::isPinned(print, changed));
        QVERIFY(!net::isPinned({}, {}) && !net::isPinned({}, print) && !net::isPinned(print, {}));
        QVERIFY(!net::isPinned(print.chopped(1), print.chopped(1)));
        QVERIFY(net::plainFingerprint(QString(64, u'g')).isEmpty());
        QVERIFY(net::fingerprintOf(QSslCertificate()).isEmpty());
    }
    void aFingerprintIsEightWordsInBothLanguages() // NET-037
    {
        const QString print = u"00ff017f80a5c3fe"_s + QString(48, u'9');
        QCOMPARE(net::fingerprintWords(print, Language::English).size(), 8);
        QCOMPARE(net::fingerprintWords(print, Language::English).first(), u"acorn"_s);
        QCOMPARE(net::fingerprintWords(print, Language::English).at(1), u"zebra"_s);
        QCOMPARE(net::fingerprintWords(print, Language::French).at(1), u"zèbre"_s);
        QVERIFY(net::fingerprintWords(u"00ff"_s, Language::English).isEmpty());
        for (const auto language : {Language::English, Language::French}) {
            QStringList words;
            for (int byte = 0; byte < 256; ++byte) {
                const QString word = net::fingerprintWords(withByte(byte), language).first();
                QVERIFY2(word.size() >= 3 && word.size() <= 8 && word == word.toLower(), qPrintable(word));
                for (const QString& other : words)
                    QVERIFY2(!areOneLetterApart(word, other), qPrintable(word + u' ' + other));
                words += word;
            }
        }
    }

    void bothEndsSpeakTlsAndThePinHolds() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        QVERIFY2(net::tlsIsThere(), "the plug-in of Qt for TLS is missing");
        const QTemporaryDir folder;
        const auto identity = net::ownIdentity(folder.filePath(u"tls.pem"_s));
        QVERIFY(identity.has_value());
        const auto server = net::makeTlsServer(*identity);
        QVERIFY(server->listen(QHostAddress(QHostAddress::LocalHost)));
        QSslSocket client;
        client.setSslConfiguration(net::clientTls());
        QSignalSpy encrypted(&client, &QSslSocket::encrypted);
        client.connectToHostEncrypted(u"127.0.0.1"_s, server->serverPort());
        QTRY_COMPARE(encrypted.count(), 1);
        QTRY_VERIFY(server->hasPendingConnections());
        QVERIFY(client.sessionProtocol() == QSsl::TlsV1_2 || client.sessionProtocol() == QSsl::TlsV1_3);
        const QString seen = net::fingerprintOf(client.peerCertificate());
        QVERIFY(net::isPinned(net::fingerprintOf(identity->chain.first()), seen));
        const auto other = net::ownIdentity(folder.filePath(u"other.pem"_s));
        QVERIFY(!net::isPinned(net::fingerprintOf(other->chain.first()), seen));
        const std::unique_ptr<QTcpSocket> peer(server->nextPendingConnection());
        client.write("from here");
        QTRY_COMPARE(peer->bytesAvailable(), 9);
        QCOMPARE(peer->readAll(), QByteArray("from here"));
        peer->write("from there");
        QTRY_COMPARE(client.bytesAvailable(), 10);
        QCOMPARE(client.readAll(), QByteArray("from there"));
    }
    void plainTextIsRefused() // NET-037
    {
        if (!makesCertificates())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const auto server = net::makeTlsServer(*net::ownIdentity(folder.filePath(u"tls.pem"_s)));
        QVERIFY(server->listen(QHostAddress(QHostAddress::LocalHost)));
        QTcpSocket plain;
        plain.connectToHost(u"127.0.0.1"_s, server->serverPort());
        plain.write("\0\0\0\2{}", 6);
        QTRY_COMPARE(plain.state(), QAbstractSocket::UnconnectedState);
        QVERIFY(!server->hasPendingConnections());
    }
};

LABRYS_TEST(TestCertificate)
#include "tst_certificate.moc"

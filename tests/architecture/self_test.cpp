// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/self_test.h"

#include "tests/architecture/rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace labrys::architecture {

namespace fs = std::filesystem;

namespace {

struct Case {
    std::string_view path;
    std::string_view body; ///< below two licence lines and, in a header, `#pragma once`
    std::string_view rule; ///< empty: nothing is found
    std::size_t line = 0;  ///< of the body
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        // Arrows
        {"core/maze/a.cpp", "#include \"core/base/b.h\"\n#include \"core/maze/a.h\"\n", ""},
        {"core/maze/a.cpp", "\n#include \"core/game/b.h\"\n", "arrow", 2},
        {"core/base/a.cpp", "#  include \"core/maze/b.h\"\n", "arrow", 1},
        {"core/base/a.cpp", "#include <core/maze/b.h>\n", "arrow", 1},
        {"core/models/a.h", "#include \"core/minotaur/b.h\"\n#include <QAbstractListModel>\n", ""},
        {"core/models/a.h", "#include \"app/text/b.h\"\n", "arrow", 1},
        {"app/games/a.cpp", "#include \"app/text/b.h\"\n", "arrow", 1},
        {"app/exchange/a.cpp", "#include \"app/paint/b.h\"\n", ""},
        {"app/paint/a.cpp", "#include \"app/exchange/b.h\"\n", "arrow", 1},
        {"app/viewmodels/minotaur/a.cpp", "#include \"app/net/b.h\"\n", ""},
        {"app/viewmodels/minotaur/a.cpp", "#include \"editor/b.h\"\n", "arrow", 1},
        {"app/cli/a.cpp", "#include \"app/viewmodels/b.h\"\n", "arrow", 1},
        {"app/server/a.cpp", "#include \"app/paint/b.h\"\n", "arrow", 1},
        {"app/desktop/a.cpp", "#include \"editor/b.h\"\n#include \"qml/ui/c.h\"\n", ""},
        {"app/desktop/a.cpp", "#include \"tests/support/b.h\"\n", "arrow", 1},
        {"editor/a.cpp", "#include \"app/games/b.h\"\n", "arrow", 1},
        {"qml/ui/a.cpp", "#include \"theme.h\"\n#include \"core/models/b.h\"\n", ""},
        {"qml/ui/a.cpp", "#include \"core/minotaur/b.h\"\n", "arrow", 1},
        {"tests/core/a.cpp", "#include \"editor/b.h\"\n#include \"a.moc\"\n#include <random>\n", ""},
        {"core/lost/a.cpp", "int a;\n", "room", 0},
        {"app/a.cpp", "int a;\n", "room", 0},
        // Libraries
        {"core/base/a.cpp", "#include <QString>\n", "qt-in-core", 1},
        {"core/base/a.cpp", "#include <QtCore/QString>\n", "qt-in-core", 1},
        {"core/base/a.cpp", "#include <qglobal.h>\n", "qt-in-core", 1},
        {"core/base/a.cpp", "#include <queue>\n#include <boost/json.hpp>\n#include <cstdint>\n", ""},
        {"core/base/a.cpp", "#include <math.h>\n", "library", 1},
        {"core/models/a.h", "#include <QtQmlIntegration/qqmlintegration.h>\n#include <QModelIndex>\n", ""},
        {"core/models/a.h", "#include <QColor>\n", "qt-in-core", 1},
        {"core/models/a.h", "#include <QtQml/QQmlEngine>\n", "qt-in-core", 1},
        {"editor/versioning/a.cpp", "#include <git2.h>\n", ""},
        {"editor/a.cpp", "#include <git2/oid.h>\n", "git2", 1},
        {"editor/versioning/a.cpp", "#include <QMessageBox>\n", "widgets", 1},
        {"core/base/a.cpp", "#include \"b.h\"\n", "include-root", 1},
        {"app/paint/a.cpp", "#include \"../text/b.h\"\n", "include-root", 1},
        // What differs between two runs or platforms
        {"core/base/a.cpp", "#include <random>\n", "deterministic", 1},
        {"core/base/a.cpp", "#include <chrono>\n", "deterministic", 1},
        {"core/base/a.cpp", "#include <boost/unordered_map.hpp>\n", "deterministic", 1},
        {"core/base/a.cpp", "void f() { std::shuffle(a, b, c); }\n", "deterministic", 1},
        {"core/base/a.cpp", "void f() { std::ranges::shuffle(a, b); }\n", "deterministic", 1},
        {"core/base/a.cpp", "std::uniform_int_distribution<int> d;\n", "deterministic", 1},
        {"core/base/a.cpp", "auto h = std::hash<int>{}(1);\n", "deterministic", 1},
        {"core/base/a.cpp", "auto n = std::chrono::steady_clock::now();\n", "deterministic", 1},
        {"core/base/a.cpp", "std::unordered_map<int, int> m;\n", "deterministic", 1},
        {"core/base/a.cpp", "auto t = time(nullptr);\n", "deterministic", 1},
        {"core/base/a.cpp", "int f()\n{\n    return clock ();\n}\n", "deterministic", 3},
        {"core/base/a.cpp", "auto e = ::getenv(\"HOME\");\n", "deterministic", 1},
        {"core/base/a.cpp", "std::thread t;\n", "deterministic", 1},
        {"core/base/a.cpp", "void f() { std::cout << 1; }\n", "deterministic", 1},
        {"core/base/a.cpp", "using namespace std;\n", "deterministic", 1},
        {"core/base/a.h", "struct A { int time() const; int clock(); };\nint f(A a) { return a.time(); }\n",
            ""},
        {"core/base/a.cpp", "// std::shuffle, double\n/* float\n time(0) */ int a; // 1.5\n", ""},
        {"core/base/a.cpp", "auto s = \"std::shuffle double 1.5 \\\" float\";\n", ""},
        {"core/base/a.cpp", "auto s = R\"x(\" double )\" std::rand )x\";\nint a = 1'000'000;\n", ""},
        {"core/base/a.cpp", "char c = '\"'; char d = '\\''; char e = u8'x';\nint x = 0xE1 + 12_each;\n", ""},
        {"app/paint/a.cpp", "double d = 1.5;\nstd::unordered_map<int, int> m;\n", ""},
        // Floating point
        {"core/maze/a.cpp", "double d;\n", "float", 1},
        {"core/maze/a.cpp", "int a = 1'0; char c = 'x';\nfloat f;\n", "float", 2},
        {"core/maze/a.cpp", "auto half = 5e-1;\n", "float", 1},
        {"core/maze/a.cpp", "auto half = 1.5f;\n", "float", 1},
        {"core/maze/a.cpp", "auto half = .5;\n", "float", 1},
        {"core/game/statistics.cpp", "double d = 1.5;\n", ""},
        // Shape
        {"core/maze/a.cpp",
            "// TO"
            "DO\n",
            "leftover", 1},
        {"app/text/a.cpp",
            "int a;\n/* HA"
            "CK: */\n",
            "leftover", 2},
        {"core/maze/a.cpp",
            "int mTO"
            "DOs;\n",
            ""},
        {"notes/a.txt", "", "top-level", 0},
        {"todo.md", "", "top-level", 0},
        {".github/a.yml", "", ""},
        // QML
        {"qml/ui/A.qml", "Item {\n    color: \"#ff00Aa\"\n}\n", "colour", 2},
        {"qml/ui/A.qml", "Item {\n    // \"#ff00aa\"\n    text: \"#12\"\n    name: \"nr #123 of\"\n}\n", ""},
        {"qml/ui/A.qml", "Item {\n    width: 12\n}\n", "size", 2},
        {"qml/ui/A.qml", "Item {\n    font.pixelSize: 14; x: 0\n}\n", "size", 2},
        {"qml/ui/A.qml",
            "Item {\n    x: 1\n    y: 0.5\n    z: 2\n    width: 2 * Theme.gap\n    rotation: 45\n}\n", ""},
        {"app/paint/a.cpp", "QColor a(1, 2, 3);\nauto b = QColor(4, 5, 6);\n", "colour", 2},
        {"app/paint/a.cpp", "auto a = \"#ff00aa\";\n", "colour", 1},
        {"app/paint/a.cpp", "auto a = QColor(red, 0, 1);\n", ""},
        {"qml/ui/A.qml", "Item {\n    layer.enabled: true\n}\n", "effect", 2},
        // Bare controls (ACC-004)
        {"qml/minotaur/A.qml", "Item {\n    MouseArea {\n    }\n}\n", "bare-control", 2},
        {"qml/minotaur/A.qml", "import QtQuick.Controls\n", "bare-control", 1},
        {"qml/minotaur/A.qml", "Item {\n    // MouseArea\n}\n", ""},
        {"qml/ui/A.qml", "Item {\n    MouseArea {\n    }\n}\n", ""},
        {"qml/ui/A.qml", "T.Button {\n    Accessible.role: a\n    Accessible.name: b\n}\n", "bare-control",
            1},
        {"qml/ui/A.qml",
            "T.Button {\n    Accessible.role: a\n    Accessible.name: b\n    Accessible.onPressAction: "
            "c()\n}\n",
            ""},
        {"qml/ui/A.qml", "import QtQuick.Effects\n", "effect", 1},
        {"qml/ui/A.qml", "Item {\n    player.enabled: true\n}\n", ""},
        {"qml/ui/A.qml", "Item {\n    onA: {\n1\n2\n3\n4\n5\n    }\n}\n", ""},
        {"qml/ui/A.qml", "Item {\n    onA: {\n1\n2\n3\n4\n5\n6\n    }\n}\n", "script", 2},
        {"qml/ui/A.qml", "Item {\n    function f(a: int): bool {\n1\n2\n3\n4\n5\n6\n    }\n}\n", "script", 2},
        {"qml/ui/A.qml", "Item {\n    onA: function (e) {\n1\nif (x) {\n3\n}\n5\n6\n    }\n}\n", "script", 2},
        {"qml/ui/A.qml", "Item {\n    onA: (a, b) => {\n1\n\"}\"\n3\n4\n5\n6\n    }\n}\n", "script", 2},
        {"qml/ui/A.qml", "Item {\n    a: Item {\n1\n2\n3\n4\n5\n6\n    }\n    B {\n1\n2\n3\n4\n5\n6\n}\n}\n",
            ""},
        {"tests/qml/tst_a.qml", "Item {\n    color: \"#ff00aa\"\n    onA: {\n1\n2\n3\n4\n5\n6\n    }\n}\n",
            ""},
    };
    return all;
}

class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::random_device device;
        m_path = fs::temp_directory_path() / ("labrys-architecture-" + std::to_string(device()));
        fs::create_directories(m_path);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

std::string licence(std::string_view comment)
{
    const std::string start{comment};
    return start + " SPDX-File" + "CopyrightText: 2026 The Labrys authors\n" + start + " SPDX-License-"
        + "Identifier: GPL-3.0-or-later\n";
}

void write(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream{path, std::ios::binary} << text;
}

/// A tree that breaks no rule.
void writeCleanTree(const fs::path& root)
{
    write(root / "CMakeLists.txt", licence("#"));
    write(root / "README.md", "Labrys\n");
    write(root / "core/base/clean.h", licence("//") + "#pragma once\n#include <vector>\n");
    write(root / "qml/ui/Clean.qml", licence("//") + "import QtQuick\nItem {\n}\n");
    write(root / "tests/architecture/float_allowed.txt", "# reports\ncore/game/statistics.cpp # why\n");
}

std::string describe(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings) {
        text += "\n    " + finding.path + ":" + std::to_string(finding.line) + ": " + finding.rule;
    }
    return text.empty() ? "\n    nothing" : text;
}

/// Compares; says what differs.
int expect(const Findings& found, const Findings& expected, std::string_view what)
{
    const bool equal = found.size() == expected.size()
        && std::equal(
            found.begin(), found.end(), expected.begin(), [](const Finding& left, const Finding& right) {
                return left.path == right.path && left.line == right.line && left.rule == right.rule;
            });
    if (equal) {
        return 0;
    }
    std::cerr << what << "\n  found:" << describe(found) << "\n  expected:" << describe(expected) << '\n';
    return 1;
}

int run(const Case& test)
{
    const TemporaryFolder folder;
    writeCleanTree(folder.path());
    std::size_t headerLines = 2;
    std::string text = licence("//");
    if (test.path.ends_with(".h")) {
        text += "#pragma once\n";
        ++headerLines;
    }
    write(folder.path() / test.path, text.append(test.body));
    Findings expected;
    if (test.rule == "top-level") {
        expected.push_back({std::string{test.path.substr(0, test.path.find('/'))}, 0, "top-level", {}});
    } else if (!test.rule.empty()) {
        const std::size_t line = test.line == 0 ? 1 : test.line + headerLines;
        expected.push_back({std::string{test.path}, line, std::string{test.rule}, {}});
    }
    return expect(checkTree(folder.path()), expected, test.body);
}

int runWholeFiles()
{
    const TemporaryFolder folder;
    writeCleanTree(folder.path());
    int differences = expect(checkTree(folder.path()), {}, "a clean tree");
    write(folder.path() / "core/base/a.h", licence("//") + "int a;\n");
    write(folder.path() / "core/base/b.h",
        "// SPDX-File" + std::string{"CopyrightText: 2026 The Labrys "} + "authors\n#pragma once\n");
    write(folder.path() / "core/base/c.cpp", licence("//") + std::string(448, '\n'));
    write(folder.path() / "core/base/d.cpp", licence("//") + std::string(449, '\n'));
    write(folder.path() / "app/CMakeLists.txt", "add_subdirectory(text)\n");
    differences += expect(checkTree(folder.path()),
        {{"app/CMakeLists.txt", 1, "licence", {}}, {"app/CMakeLists.txt", 1, "licence", {}},
            {"core/base/a.h", 1, "pragma-once", {}}, {"core/base/b.h", 1, "licence", {}},
            {"core/base/d.cpp", 451, "length", {}}},
        "whole files");
    return differences;
}

} // namespace

int selfTest()
{
    int differences = runWholeFiles();
    for (const Case& test : cases()) {
        differences += run(test);
    }
    std::cout << cases().size() + 2 << " trees, " << differences << " differences\n";
    return differences;
}

} // namespace labrys::architecture

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rooms.h"
#include "tests/architecture/rules.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>

namespace labrys::architecture {

namespace {

using Names = std::string_view;

// Headers of other Qt modules than QtCore, by how their names begin.
constexpr std::array kBeyondQtCore{Names{"QtGui"}, Names{"QtWidgets"}, Names{"QtQuick"}, Names{"QtQml/"},
    Names{"QtSvg"}, Names{"QtNetwork"}, Names{"QGui"}, Names{"QColor"}, Names{"QFont"}, Names{"QImage"},
    Names{"QPixmap"}, Names{"QIcon"}, Names{"QPaint"}, Names{"QPen"}, Names{"QBrush"}, Names{"QWidget"},
    Names{"QApplication"}, Names{"QQuick"}, Names{"QQml"}, Names{"QJS"}, Names{"QSvg"}, Names{"QNetwork"},
    Names{"QTcp"}, Names{"QUdp"}, Names{"QKey"}, Names{"QMouse"}, Names{"QWindow"}, Names{"QScreen"}};

constexpr std::array kWidgets{Names{"QtWidgets"}, Names{"QApplication"}, Names{"QAbstractButton"},
    Names{"QAbstractItemView"}, Names{"QCheckBox"}, Names{"QComboBox"}, Names{"QDialog"},
    Names{"QDockWidget"}, Names{"QFileDialog"}, Names{"QGraphics"}, Names{"QHBoxLayout"},
    Names{"QInputDialog"}, Names{"QLabel"}, Names{"QLineEdit"}, Names{"QListView"}, Names{"QListWidget"},
    Names{"QMainWindow"}, Names{"QMenu"}, Names{"QMessageBox"}, Names{"QProgressDialog"},
    Names{"QPushButton"}, Names{"QTableView"}, Names{"QTableWidget"}, Names{"QToolBar"}, Names{"QTreeView"},
    Names{"QTreeWidget"}, Names{"QVBoxLayout"}, Names{"QWidget"}};

constexpr std::array kOwnFolders{Names{"app/"}, Names{"core/"}, Names{"editor/"}, Names{"qml/"},
    Names{"tests/"}, Names{"packaging/"}, Names{"resources/"}, Names{"levels/"}};

bool beginsWithAny(std::string_view text, std::ranges::input_range auto&& starts)
{
    return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

bool isOwn(std::string_view path)
{
    return beginsWithAny(path, kOwnFolders);
}

bool isQt(std::string_view path)
{
    const bool upper
        = path.size() > 1 && path[0] == 'Q' && ((path[1] >= 'A' && path[1] <= 'Z') || path.starts_with("Qt"));
    return upper || (path.starts_with('q') && path.ends_with(".h"));
}

bool isStandardOrBoost(std::string_view path)
{
    // <intrin.h> holds the 128-bit multiplication of MSVC.
    const bool standard = std::ranges::all_of(path, [](char character) {
        return (character >= 'a' && character <= 'z') || character == '_' || isDigit(character);
    });
    return standard || path.starts_with("boost/") || path == "intrin.h";
}

bool isQtMoc(std::string_view path)
{
    return path.ends_with(".moc") || path.starts_with("moc_");
}

class IncludeRules {
public:
    IncludeRules(const SourceText& source, Findings& findings)
        : m_source{source}
        , m_findings{findings}
        , m_room{roomOf(source.path)}
    {
    }

    void check(const Include& include) const
    {
        if (isOwn(include.path)) {
            checkArrow(include);
        } else if (include.form == Include::Form::Quoted) {
            checkQuoted(include);
        } else {
            checkLibrary(include);
        }
    }

private:
    void add(const Include& include, std::string_view rule, std::string message) const
    {
        m_findings.push_back({m_source.path, include.line, std::string{rule}, std::move(message)});
    }

    void checkArrow(const Include& include) const
    {
        if (m_room != nullptr && !mayInclude(*m_room, include.path)) {
            add(include, "arrow",
                std::string{m_room->folder} + " may not include " + include.path
                    + ": see 'may include' in core/README.md and app/README.md");
        }
    }

    void checkQuoted(const Include& include) const
    {
        if (!isQtMoc(include.path) && !liesIn(m_source.path, "qml")) {
            add(include, "include-root",
                "\"" + include.path + "\" is not named from the project's root: \"core/...\", \"app/...\"");
        }
    }

    void checkLibrary(const Include& include) const
    {
        const std::string_view path = include.path;
        const bool versioning
            = liesIn(m_source.path, "editor/versioning") || liesIn(m_source.path, "tests/editor/versioning");
        if (path.starts_with("git2") && !versioning) {
            add(include, "git2", "only editor/versioning knows libgit2: go through its interface");
        }
        if (liesIn(m_source.path, "editor/versioning") && beginsWithAny(path, kWidgets)) {
            add(include, "widgets", "editor/versioning knows no widgets: show things in a dock of editor");
        }
        if (liesIn(m_source.path, "core/models")) {
            checkModels(include);
        } else if (liesIn(m_source.path, "core")) {
            checkCoreLibrary(include);
        }
    }

    void checkModels(const Include& include) const
    {
        if (beginsWithAny(include.path, kBeyondQtCore)) {
            add(include, "qt-in-core",
                "core/models stands on QtCore and QtQmlIntegration alone, without <" + include.path + ">");
        }
    }

    void checkCoreLibrary(const Include& include) const
    {
        if (isQt(include.path)) {
            add(include, "qt-in-core", "in core only core/models knows Qt");
        } else if (!isStandardOrBoost(include.path)) {
            add(include, "library",
                "core stands on the standard library (<cmath>, not <math.h>) and Boost alone, without <"
                    + include.path + ">");
        }
    }

    const SourceText& m_source;
    Findings& m_findings;
    const Room* m_room;
};

} // namespace

void checkIncludes(const SourceText& source, Findings& findings)
{
    if (roomOf(source.path) == nullptr && (liesIn(source.path, "core") || liesIn(source.path, "app"))) {
        findings.push_back({source.path, 1, "room",
            "the file lies in no room of the architecture: put it into a folder of core or app that "
            "tests/architecture/rooms.cpp knows"});
    }
    const IncludeRules rules{source, findings};
    for (const Include& include : includesOf(source)) {
        rules.check(include);
    }
}

} // namespace labrys::architecture

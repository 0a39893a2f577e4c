# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes app/paint/theme_tokens.h (tables for C++) and qml/ui/theme.h (the QML singleton) from tokens.json.
# Called with -DTOKENS=... -DOUT=... -P.
file(READ ${TOKENS} text)

# names_of(VARIABLE PATH...): the member names of an object, in their order.
function(names_of variable)
  string(JSON count LENGTH "${text}" ${ARGN})
  math(EXPR last "${count} - 1")
  set(names "")
  foreach(i RANGE ${last})
    string(JSON name MEMBER "${text}" ${ARGN} ${i})
    list(APPEND names ${name})
  endforeach()
  set(${variable} ${names} PARENT_SCOPE)
endfunction()

function(upper_camel variable name)
  string(SUBSTRING ${name} 0 1 first)
  string(TOUPPER ${first} first)
  string(SUBSTRING ${name} 1 -1 rest)
  set(${variable} ${first}${rest} PARENT_SCOPE)
endfunction()

set(declarations "")
set(properties "")
set(getters "")

# table(SECTION ENUM ARRAY TYPE): one enumeration and one table of numbers.
macro(table section enum array type)
  names_of(names ${section})
  set(enumerators "")
  set(values "")
  foreach(name ${names})
    upper_camel(camel ${name})
    string(JSON value GET "${text}" ${section} ${name})
    string(APPEND enumerators "    ${camel},\n")
    string(APPEND values "    ${value}, // ${name}\n")
  endforeach()
  string(APPEND declarations "enum class ${enum} : std::uint8_t {\n${enumerators}    Count\n};\n"
         "inline constexpr std::array<${type}, static_cast<std::size_t>(${enum}::Count)> ${array}{\n${values}};\n\n")
endmacro()

# expose(SECTION ENUM TYPE CALL): a property of the singleton for each name.
macro(expose section enum type call)
  names_of(names ${section})
  foreach(name ${names})
    upper_camel(camel ${name})
    string(APPEND properties "    Q_PROPERTY(${type} ${name} READ ${name} NOTIFY changed)\n")
    string(APPEND getters "    [[nodiscard]] ${type} ${name}() const { return ${call}(paint::${enum}::${camel}); }\n")
  endforeach()
endmacro()

names_of(colours themes lamplight)
set(enumerators "")
foreach(name ${colours})
  upper_camel(camel ${name})
  string(APPEND enumerators "    ${camel},\n")
  string(APPEND properties "    Q_PROPERTY(QColor ${name} READ ${name} NOTIFY changed)\n")
  string(APPEND getters "    [[nodiscard]] QColor ${name}() const { return colourOf(paint::Token::${camel}); }\n")
endforeach()
string(APPEND declarations "/// Colours by meaning.\nenum class Token : std::uint8_t {\n${enumerators}    Count\n};\n")
set(rows "")
foreach(section themes contrast)
  foreach(theme lamplight fresco)
    string(APPEND rows "    {\n")
    foreach(name ${colours})
      # High contrast names only what it changes.
      string(JSON value ERROR_VARIABLE missing GET "${text}" ${section} ${theme} ${name})
      if(missing)
        string(JSON value GET "${text}" themes ${theme} ${name})
      endif()
      string(SUBSTRING ${value} 1 6 hex)
      string(APPEND rows "        0xFF${hex}U, // ${name}\n")
    endforeach()
    string(APPEND rows "    },\n")
  endforeach()
endforeach()
string(APPEND declarations "/// 0xAARRGGBB: lamplight, fresco, and both in high contrast.\n"
       "inline constexpr std::uint32_t kThemes[4][static_cast<std::size_t>(Token::Count)] = {\n${rows}};\n\n")

string(APPEND declarations "/// Lengths in pixels at scale 1.\n")
table(sizes Size kSizes double)
expose(sizes Size qreal lengthOf)
string(APPEND declarations "/// Sides of icons in pixels at scale 1; they grow with the text beside them.\n")
table(icons Glyph kGlyphs int)
expose(icons Glyph qreal iconOf)
string(APPEND declarations "/// Parts of a hundred.\n")
table(percents Percent kPercents int)
expose(percents Percent qreal partOf)
string(APPEND declarations "/// Sizes of the window, which nothing scales.\n")
table(window Extent kExtents int)
names_of(names window)
foreach(name ${names})
  upper_camel(camel ${name})
  string(APPEND properties "    Q_PROPERTY(int ${name} READ ${name} CONSTANT)\n")
  string(APPEND getters "    [[nodiscard]] int ${name}() const { return paint::number(paint::Extent::${camel}); }\n")
endforeach()
string(APPEND declarations "/// Heights of running text in pixels.\n")
table(type Type kTypes int)
expose(type Type int textOf)
string(APPEND declarations "/// Heights of titles in pixels.\n")
table(display Display kDisplays int)
expose(display Display int titleOf)
string(APPEND declarations "/// Milliseconds.\n")
table(durations Duration kDurations int)
expose(durations Duration int timeOf)

names_of(families families)
foreach(name ${families})
  upper_camel(camel ${name})
  string(JSON value GET "${text}" families ${name})
  string(APPEND declarations "inline constexpr const char16_t* k${camel}Family = u\"${value}\";\n")
  string(APPEND properties "    Q_PROPERTY(QString ${name}Family READ ${name}Family CONSTANT)\n")
  string(APPEND getters "    [[nodiscard]] QString ${name}Family() const { return QStringLiteral(\"${value}\"); }\n")
endforeach()

file(CONFIGURE OUTPUT ${OUT}/app/paint/theme_tokens.h @ONLY CONTENT [==[// Generated from tokens.json.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace labrys::paint {

@declarations@
} // namespace labrys::paint
]==])

file(CONFIGURE OUTPUT ${OUT}/qml/ui/theme.h @ONLY CONTENT [==[// Generated from tokens.json.
#pragma once
#include "qml/ui/theme_base.h"

namespace labrys::ui {

/// Every colour, length, text size and duration of the interface, by name.
class Theme : public labrys::ui::ThemeBase {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
@properties@
public:
    using ThemeBase::ThemeBase;
@getters@};

} // namespace labrys::ui
]==])

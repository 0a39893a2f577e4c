// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/base/json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace labrys {

namespace {

/// Compact has no blanks at all, OneLine has no line breaks, Lines breaks and indents.
enum class Layout : std::uint8_t { Compact, OneLine, Lines };

class Writer {
public:
    void value(const boost::json::value& json, Layout layout, std::size_t indent)
    {
        switch (json.kind()) {
        case boost::json::kind::null:
            m_out += "null";
            return;
        case boost::json::kind::bool_:
            m_out += json.get_bool() ? "true" : "false";
            return;
        case boost::json::kind::int64:
            number(json.get_int64());
            return;
        case boost::json::kind::uint64:
            number(json.get_uint64());
            return;
        case boost::json::kind::string:
            text(json.get_string());
            return;
        case boost::json::kind::array:
            array(json.get_array(), layout, indent);
            return;
        case boost::json::kind::object:
            object(json.get_object(), layout, indent);
            return;
        case boost::json::kind::double_:
            break;
        }
        LABRYS_ASSERT(!json.is_double());
    }

    [[nodiscard]] std::string take() && { return std::move(m_out); }
    void endLine() { m_out += '\n'; }

private:
    template <class Integer>
    void number(Integer value)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        m_out.append(digits.data(), end);
    }

    void text(std::string_view content)
    {
        m_out += '"';
        for (const char c : content) {
            if (c == '"' || c == '\\') {
                m_out += '\\';
                m_out += c;
            } else if (static_cast<unsigned char>(c) >= 0x20U) {
                m_out += c;
            } else {
                control(static_cast<unsigned char>(c));
            }
        }
        m_out += '"';
    }

    void control(unsigned code)
    {
        constexpr std::string_view kHex = "0123456789abcdef";
        if (code == '\n' || code == '\t') {
            m_out += code == '\n' ? "\\n" : "\\t";
            return;
        }
        m_out += "\\u00";
        m_out += kHex[code / 16U];
        m_out += kHex[code % 16U];
    }

    /// The break before an element: a new line, a blank or nothing.
    void separate(Layout layout, std::size_t indent, bool first, bool blankAtFirst)
    {
        if (!first)
            m_out += ',';
        if (layout == Layout::Lines) {
            m_out += '\n';
            m_out.append(2 * indent, ' ');
        } else if (layout == Layout::OneLine && (!first || blankAtFirst)) {
            m_out += ' ';
        }
    }

    void finish(Layout layout, std::size_t indent, bool blankAtEnd, char bracket)
    {
        if (layout == Layout::Lines) {
            m_out += '\n';
            m_out.append(2 * indent, ' ');
        } else if (layout == Layout::OneLine && blankAtEnd) {
            m_out += ' ';
        }
        m_out += bracket;
    }

    void array(const boost::json::array& elements, Layout layout, std::size_t indent)
    {
        m_out += '[';
        const bool plain = std::ranges::none_of(
            elements, [](const auto& json) { return json.is_structured() || json.is_string(); });
        if (layout == Layout::Lines && plain)
            layout = Layout::OneLine;
        bool first = true;
        for (const auto& element : elements) {
            separate(layout, indent + 1, first, false);
            first = false;
            value(element, element.is_object() && layout == Layout::Lines ? Layout::OneLine : layout,
                indent + 1);
        }
        finish(layout, indent, false, ']');
    }

    void object(const boost::json::object& members, Layout layout, std::size_t indent)
    {
        if (members.empty()) {
            m_out += "{}";
            return;
        }
        m_out += '{';
        bool first = true;
        for (const auto& member : members) {
            separate(layout, indent + 1, first, true);
            first = false;
            text(member.key());
            m_out += layout == Layout::Compact ? ":" : ": ";
            value(member.value(), layout, indent + 1);
        }
        finish(layout, indent, true, '}');
    }

    std::string m_out;
};

} // namespace

std::string canonicalJson(const boost::json::value& value)
{
    Writer writer;
    writer.value(value, Layout::Lines, 0);
    writer.endLine();
    return std::move(writer).take();
}

std::string compactJson(const boost::json::value& value)
{
    Writer writer;
    writer.value(value, Layout::Compact, 0);
    return std::move(writer).take();
}

} // namespace labrys

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Frames and JSON as bots see them: written for speed, and on purpose not the code of app/net, so that two
// implementations are held against each other.
namespace labrys::load {

/// Bytes before each frame: its length, the highest byte first (NET-001).
inline constexpr std::size_t kLengthBytes = 4;
/// The most that a server may send in one frame.
inline constexpr std::size_t kServerFrameBytes = std::size_t{64} << 10U;

/// How much is read of a socket at once.
inline constexpr std::size_t kReadBytes = std::size_t{16} << 10U;

/// Adds one frame with this JSON to bytes that are to be sent.
void appendFrame(std::string& bytes, std::string_view json);

/// Cuts what arrives into frames, however it was split.
class FrameCutter {
public:
    enum class Next : std::uint8_t { Frame, Incomplete, TooLong };

    /// Where `count` bytes can be written; took() says how many came.
    [[nodiscard]] char* room(std::size_t count);
    void took(std::size_t count) { m_end += count; }
    /// The next whole frame, valid until room() is called again.
    [[nodiscard]] Next next(std::string_view& frame);
    [[nodiscard]] std::size_t waiting() const { return m_end - m_begin; }
    void clear() { m_begin = m_end = 0; }

private:
    std::string m_bytes;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

/// The text of a member of a JSON object, as it stands there (strings with their quotation marks), or
/// nothing. The object is believed to be well-formed; one that is not gives nothing or a wrong text, never a
/// crash.
[[nodiscard]] std::optional<std::string_view> member(std::string_view object, std::string_view key);
/// A member that is a whole number, a text or a truth; `otherwise` when it is missing or something else.
[[nodiscard]] std::int64_t numberOf(
    std::string_view object, std::string_view key, std::int64_t otherwise = 0);
[[nodiscard]] std::string textOf(std::string_view object, std::string_view key);
[[nodiscard]] bool truthOf(std::string_view object, std::string_view key);
/// The value of `t`, which must not need escapes: `view`.
[[nodiscard]] std::string_view typeOf(std::string_view object);

/// A text as JSON, with its quotation marks.
[[nodiscard]] std::string jsonText(std::string_view text);

} // namespace labrys::load

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A static library needs one object of its own; the resources come beside it.
namespace labrys {
extern const int kResources;
const int kResources = 1;
} // namespace labrys

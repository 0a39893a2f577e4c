// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

#include <algorithm>

namespace labrys::viewmodels {

/// A list model of values: what it is told to show becomes changed, added and dropped rows, never a reset.
template <class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }

    void show(const QList<Row>& wanted)
    {
        const int now = static_cast<int>(m_rows.size());
        const int then = static_cast<int>(wanted.size());
        if (then < now) {
            beginRemoveRows({}, then, now - 1);
            m_rows.resize(then);
            endRemoveRows();
        }
        for (int row = 0; row < std::min(now, then); ++row) {
            if (m_rows[row] == wanted[row])
                continue;
            m_rows[row] = wanted[row];
            Q_EMIT dataChanged(index(row), index(row));
        }
        if (then > now) {
            beginInsertRows({}, now, then - 1);
            m_rows.append(wanted.mid(now));
            endInsertRows();
        }
    }

protected:
    [[nodiscard]] const Row* at(const QModelIndex& place) const
    {
        return checkIndex(place, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
            ? &m_rows[place.row()]
            : nullptr;
    }

private:
    QList<Row> m_rows;
};

} // namespace labrys::viewmodels

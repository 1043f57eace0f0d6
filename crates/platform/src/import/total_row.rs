//! The totals that people write below a list: they are no row of it.

use engine::cell::Cell;
use engine::sheet::Row;

use super::column::normal;

/// What such a line begins with, folded.
const TOTALS: &[&str] = &[
    "total",
    "totaux",
    "sous total",
    "المجموع",
    "مجموع",
    "الاجمالي",
    "المجموع العام",
];

/// Takes away the lines below the last row of the list that say what it comes to: their first text is the word, and beside it stand
/// figures alone.
pub(super) fn drop_below(rows: &mut Vec<Row>) {
    while let Some(last) = rows.last() {
        let is_blank = last.cells.iter().all(Cell::is_blank);
        if !is_blank && !is_total(last) {
            return;
        }
        rows.pop();
    }
}

fn is_total(row: &Row) -> bool {
    let mut said = row.cells.iter().filter(|cell| !cell.is_blank());
    let first = said.next().map(|cell| normal(&cell.text())).unwrap_or_default();
    let is_word = |word: &&str| {
        first
            .strip_prefix(*word)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    TOTALS.iter().any(is_word) && said.all(has_digits_or_nothing)
}

/// A number, an amount with its currency, a count with its unit; no name.
fn has_digits_or_nothing(cell: &Cell) -> bool {
    match cell {
        Cell::Text(text) => text.chars().any(char::is_numeric),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(number: u32, cells: &[&str]) -> Row {
        Row {
            number,
            cells: cells.iter().map(|text| Cell::Text((*text).to_owned())).collect(),
        }
    }

    #[test]
    fn only_what_stands_below_the_list_is_a_total() {
        let mut rows = vec![
            row(1, &["Total", "Chaise"]),
            row(2, &["Total", "4"]),
            row(3, &["A-1", "Chaise"]),
            row(4, &["", ""]),
            row(5, &["Sous-total :", "12 u"]),
            row(6, &["", "المجموع", "300.00 DH"]),
            row(7, &["TOTAL GÉNÉRAL", ""]),
        ];
        drop_below(&mut rows);
        assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn a_last_row_that_is_called_so_stays() {
        let mut rows = vec![row(1, &["Total Energies", "Rabat"]), row(2, &["Totalisateur", "3"])];
        drop_below(&mut rows);
        assert_eq!(rows.len(), 2);
    }
}

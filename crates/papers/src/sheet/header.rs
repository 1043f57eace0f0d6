//! Where the header of a sheet is.

use super::{Row, TITLE_ROWS};
use std::collections::HashSet;

/// The index in `rows` of the header: among the first [`TITLE_ROWS`] rows, the one with the most different titles that
/// `known` recognises, at least two; the upper one of equals. Title rows above it hold no or one such text.
pub fn find_header(rows: &[Row], known: &dyn Fn(&str) -> bool) -> Option<usize> {
    let mut best = None;
    for (index, row) in rows.iter().take(TITLE_ROWS).enumerate() {
        let titles: HashSet<_> = row
            .cells
            .iter()
            .map(crate::cell::Cell::text)
            .filter(|t| known(t))
            .collect();
        if titles.len() >= 2 && best.is_none_or(|(count, _)| titles.len() > count) {
            best = Some((titles.len(), index));
        }
    }
    best.map(|(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;

    fn rows(lines: &[&str]) -> Vec<Row> {
        let cells = |line: &str| line.split(';').map(|t| Cell::Text(t.to_owned())).collect();
        (1..)
            .zip(lines)
            .map(|(number, line)| Row {
                number,
                cells: cells(line),
            })
            .collect()
    }

    fn known(title: &str) -> bool {
        ["Nom", "CIN", "Service"].contains(&title)
    }

    #[test]
    fn the_header_is_the_row_with_the_most_known_titles() {
        let sheet = rows(&[
            "Liste du personnel",
            "Service",
            "Nom;CIN",
            "N°; Nom ;CIN;Service",
            "1;Nom;CIN;Service",
        ]);
        assert_eq!(find_header(&sheet, &known), Some(3));
    }

    #[test]
    fn one_known_title_or_the_same_twice_is_no_header() {
        assert_eq!(find_header(&rows(&["Nom", "Nom;Nom", "a;b"]), &known), None);
    }

    #[test]
    fn the_header_is_not_looked_for_far_down() {
        let mut lines = vec!["x"; TITLE_ROWS];
        lines.push("Nom;CIN");
        assert_eq!(find_header(&rows(&lines), &known), None);
        assert_eq!(find_header(&rows(&lines[1..]), &known), Some(TITLE_ROWS - 1));
    }
}

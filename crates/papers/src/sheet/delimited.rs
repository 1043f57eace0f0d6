//! Text in rows: CSV and its kin.
//!
//! No reader of CSV tells which row of a spreadsheet a record is: blank rows count there, and line ends between quotes do not. Whoever
//! imports a list is shown that number beside what is wrong.

use super::gather::Gather;
use super::{CellRef, Choice, Encoding, Sheet, Tab, encoding};
use crate::Trouble;
use crate::cell::Cell;
use crate::table::strip_guard;

/// The separators that are looked for; of equals, the first.
const SEPARATORS: [char; 4] = [';', '\t', ',', '|'];
/// How many lines are looked at to find the separator.
const SAMPLE: usize = 30;

/// Reads a text file as one sheet that bears the file's name.
pub fn read(bytes: &[u8], name: &str, choice: &Choice, said: Option<Encoding>) -> Result<Sheet, Trouble> {
    let name = sheet_name(name);
    if let Choice::Named(asked) = choice
        && asked.trim() != name.trim()
    {
        return Err(Trouble::UnknownSheet {
            asked: asked.clone(),
            sheets: vec![name],
        });
    }
    let text = encoding::decode(bytes, said)?;
    let (rows, formulas_without_value) = parse(&text)?.finish();
    if rows.is_empty() {
        return Err(Trouble::NoRows);
    }
    let tabs = vec![Tab {
        name: name.clone(),
        hidden: false,
    }];
    Ok(Sheet {
        name,
        tabs,
        rows,
        formulas_without_value,
        ..Sheet::default()
    })
}

fn sheet_name(file: &str) -> String {
    let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
    file.rsplit_once('.').map_or(file, |(stem, _)| stem).to_owned()
}

fn parse(text: &str) -> Result<Gather, Trouble> {
    let (separator, text, first) = match declared_separator(text) {
        Some((separator, rest)) => (separator, rest, 2),
        None => (separator(text), text, 1),
    };
    let mut place = CellRef { row: first, column: 0 };
    let (mut gather, mut rest) = (Gather::default(), text);
    while !rest.is_empty() {
        let (field, after) = field(rest, separator);
        gather.put(place, cell(field))?;
        rest = after;
        if let Some(after) = rest.strip_prefix(separator) {
            (rest, place.column) = (after, place.column + 1);
        } else {
            rest = rest.strip_prefix('\r').unwrap_or(rest);
            rest = rest.strip_prefix('\n').unwrap_or(rest);
            place = CellRef {
                row: place.row.saturating_add(1),
                column: 0,
            };
        }
    }
    Ok(gather)
}

fn cell(field: String) -> Cell {
    if field.is_empty() {
        Cell::Empty
    } else {
        Cell::Text(strip_guard(field))
    }
}

/// The separator that the first line declares, as Excel takes it: `sep=;`.
fn declared_separator(text: &str) -> Option<(char, &str)> {
    let mut rest = text.strip_prefix("sep=")?.chars();
    let separator = rest.next().filter(|c| !matches!(c, '\r' | '\n' | '"'))?;
    let rest = rest.as_str();
    let rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n'))?;
    Some((separator, rest))
}

/// One field, and the text from the separator or line end behind it. A quote opens a quoted field only where the
/// field begins; inside, two quotes are one; text after the closing quote is kept.
fn field(text: &str, separator: char) -> (String, &str) {
    let mut value = String::new();
    let mut rest = text;
    if let Some(mut inside) = text.strip_prefix('"') {
        loop {
            let Some(quote) = inside.find('"') else {
                value.push_str(inside);
                return (value, "");
            };
            value.push_str(&inside[..quote]);
            inside = &inside[quote + 1..];
            match inside.strip_prefix('"') {
                Some(more) => {
                    value.push('"');
                    inside = more;
                }
                None => break,
            }
        }
        rest = inside;
    }
    let end = rest.find([separator, '\n', '\r']).unwrap_or(rest.len());
    value.push_str(&rest[..end]);
    (value, &rest[end..])
}

/// The separator that most of the first lines have; then the one that is seen most, a line that has uncommonly many
/// (a sentence with commas) counting as a common one.
fn separator(text: &str) -> char {
    let lines = sample(text);
    let weight = |at: usize| {
        let mut counts: Vec<usize> = lines.iter().map(|line| line[at]).filter(|n| *n > 0).collect();
        counts.sort_unstable();
        let middle = counts.get(counts.len() / 2).copied().unwrap_or(0);
        (counts.len(), counts.iter().map(|n| (*n).min(middle)).sum::<usize>())
    };
    let best = (0..SEPARATORS.len()).rev().max_by_key(|at| weight(*at));
    best.map_or(';', |at| SEPARATORS[at])
}

/// How often each separator stands outside quotes in each of the first lines that are not blank.
fn sample(text: &str) -> Vec<[usize; SEPARATORS.len()]> {
    let (mut lines, mut line, mut quoted, mut blank) = (Vec::new(), [0; SEPARATORS.len()], false, true);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            '\n' | '\r' if !quoted => {
                if !blank {
                    lines.push(line);
                }
                (line, blank) = ([0; SEPARATORS.len()], true);
                if lines.len() == SAMPLE {
                    return lines;
                }
            }
            c if !quoted => {
                if let Some(at) = SEPARATORS.iter().position(|s| *s == c) {
                    line[at] += 1;
                }
                blank = false;
            }
            _ => blank = false,
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(u32, Vec<String>)> {
        let sheet = read(text.as_bytes(), "x.csv", &Choice::First, None).unwrap();
        let texts = |cells: &[Cell]| cells.iter().map(|c| c.text().into_owned()).collect();
        sheet.rows.iter().map(|row| (row.number, texts(&row.cells))).collect()
    }

    fn row(number: u32, cells: &[&str]) -> (u32, Vec<String>) {
        (number, cells.iter().map(|c| (*c).to_owned()).collect())
    }

    #[test]
    fn the_separator_is_found_outside_quotes() {
        for (text, expected) in [
            ("a;b;c\n1,5;2,5;3\n", ';'),
            ("a,b,c\n1,2,3", ','),
            ("\"x;y;z\",b\n\"p;q;r\",c", ','),
            ("a\tb\n1,2\t3", '\t'),
            ("a|b\n1|2", '|'),
            ("Immatriculation;Marque\n8925|ه|69;Dacia\n7012|ه|69;Dacia", ';'),
            ("a;b;c\n1,5;2,5\n3,5;4,5;5\n6;7,5;8,5", ';'),
            ("Commune X, liste\na;b\n1;2", ';'),
            ("one column", ';'),
        ] {
            assert_eq!(separator(text), expected, "{text}");
        }
    }

    #[test]
    fn quotes_newlines_and_uneven_rows_are_kept() {
        let text = "a;b;c\r\n\"x \"\"y\"\"\r\nz\";2\r\n\r\n1;2;3;4\r\n;;\r\nlast";
        assert_eq!(
            rows(text),
            [
                row(1, &["a", "b", "c"]),
                row(2, &["x \"y\"\r\nz", "2"]),
                row(4, &["1", "2", "3", "4"]),
                row(6, &["last"]),
            ]
        );
    }

    #[test]
    fn odd_quotes_lose_nothing() {
        assert_eq!(
            rows("a;5\" pipe;\"q\"r\nx"),
            [row(1, &["a", "5\" pipe", "qr"]), row(2, &["x"])]
        );
        assert_eq!(rows("a;\"open\nb;c"), [row(1, &["a", "open\nb;c"])]);
        assert_eq!(rows("a;b\rc;d\r"), [row(1, &["a", "b"]), row(2, &["c", "d"])]);
    }

    #[test]
    fn a_declared_separator_is_taken() {
        assert_eq!(rows("sep=,\r\na;b,c\n"), [row(2, &["a;b", "c"])]);
    }

    #[test]
    fn the_sheet_bears_the_name_of_the_file() {
        let named = |asked: &str| read(b"a;b", "liste.2026.csv", &Choice::Named(asked.to_owned()), None);
        assert_eq!(named("liste.2026").unwrap().name, "liste.2026");
        let unknown = Trouble::UnknownSheet {
            asked: "x".into(),
            sheets: vec!["liste.2026".into()],
        };
        assert_eq!(named("x"), Err(unknown));
        assert_eq!(read(b" \r\n;;\n", "x.csv", &Choice::First, None), Err(Trouble::NoRows));
    }
}

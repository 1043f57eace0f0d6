//! The lists of grades and functions of a store that knew them as texts: a row for each text that stands there.
//!
//! Its Arabic name is the one of its statute where that is known; else it is the text itself, which no paper in Arabic prints:
//! papers name what they lack, and human resources complete the list once. To leave the texts without rows would leave every
//! file without a grade in Arabic, and nobody with a list of what to complete.

use std::collections::BTreeMap;

use platform::people::employee::rank::{FUNCTION_LIST, GRADE_LIST, TextOfList};
use platform::people::employee::{self, EMPLOYEES};
use platform::people::grade::{self, known};
use schema::{Document, Id, Result, fold};
use store::Writer;

use super::{all, fill};

/// A text that stands in files: how it is spelt, and the pay scales of those files.
#[derive(Default)]
struct Standing {
    spellings: BTreeMap<String, usize>,
    scales: BTreeMap<i64, usize>,
}

/// Rows for the texts of all files, and files that name them.
pub(super) fn of_grades_and_functions(writer: &mut Writer<'_>) -> Result<()> {
    list_texts(writer, &GRADE_LIST)?;
    list_texts(writer, &FUNCTION_LIST)
}

fn list_texts(writer: &mut Writer<'_>, list: &TextOfList) -> Result<()> {
    let mut texts: BTreeMap<String, Standing> = BTreeMap::new();
    for file in all(writer, &EMPLOYEES, vec![list.link.is_null(), list.text.is_not_null()])? {
        let text = file.get(list.text).unwrap_or_default();
        if text.trim().is_empty() {
            continue;
        }
        let standing = texts.entry(fold(text.trim())).or_default();
        *standing.spellings.entry(text).or_default() += 1;
        if let Some(scale) = file.get(employee::SCALE) {
            *standing.scales.entry(scale).or_default() += 1;
        }
    }
    for standing in texts.into_values() {
        let row = row(writer, list, &standing)?;
        let name = row.need(list.names[0])?;
        for spelling in standing.spellings.keys() {
            fill(
                writer,
                &EMPLOYEES,
                vec![list.link.is_null(), list.text.eq(spelling)],
                |file| {
                    file.set(list.text, name.clone());
                    file.set(list.link, Id(row.id.clone()));
                    Ok(())
                },
            )?;
        }
    }
    Ok(())
}

/// The row of a text, under its most common spelling.
fn row(writer: &mut Writer<'_>, list: &TextOfList, standing: &Standing) -> Result<Document> {
    let name = most_common(&standing.spellings)
        .map(|text| text.trim().to_owned())
        .unwrap_or_default();
    let known = known::find(&name);
    let [french, arabic] = list.names;
    let in_arabic = known.as_ref().map_or(&name, |known| &known.names[1]).clone();
    let mut row = Document::new(list.of).with(french, name).with(arabic, in_arabic);
    row.id = engine::random::id(writer.terms().now);
    if list.of == &grade::GRADES {
        let of_files = most_common(&standing.scales)
            .copied()
            .filter(|scale| (1..=grade::HIGHEST).contains(scale));
        let of_statute = known.as_ref().and_then(|known| known.scale);
        row.set_or_clear(grade::SCALE, of_statute.or(of_files));
        if let Some([corps, corps_in_arabic]) = known.map(|known| known.corps) {
            row.set(grade::CORPS_FR, corps.to_owned());
            row.set(grade::CORPS_AR, corps_in_arabic.to_owned());
        }
    }
    writer.insert(row)
}

fn most_common<T: Ord>(counted: &BTreeMap<T, usize>) -> Option<&T> {
    counted.iter().max_by_key(|(_, times)| **times).map(|(one, _)| one)
}

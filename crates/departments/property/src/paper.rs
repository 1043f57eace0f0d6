//! What papers about the property have in common: who reads and who changes them, the shape of their tables, and what offices and
//! people are called on them.

use std::collections::{BTreeSet, HashMap};

use engine::Cx;
use engine::doc::{Align, Block, Column, Line, Row, Run, Words};
use platform::organisation::bureau::{self, BUREAUX};
use platform::papers::{Facts, PaperKind};
use platform::people::employee::{self, EMPLOYEES};
use platform::people::user::{self, USERS};
use schema::{Choice, Collection, Date, Document, Field, Id, Label, Rejection, Result, To, Who, error_codes};

use crate::item;
use crate::permission::{PRINTS, READS};

#[cfg(test)]
pub(crate) mod testing;

error_codes! {
    TOO_LONG = "inventory_paper_too_long", conflict => "تضم هذه الوثيقة {count} سطرا وأقصاها {most}: استعملوا ملف Excel", "Ce document compterait {count} lignes, {most} au plus sont imprimées\u{a0}: prenez le fichier Excel", "This paper would have {count} rows and {most} at most are printed: take the workbook";
}

/// As many rows as a sealed paper holds.
pub(crate) const MOST_ROWS: usize = 1_000;

/// A paper that whoever reads the inventory reads, and whoever prints of it changes. It certifies how things stood.
pub(crate) const fn property_paper(
    id: &'static str,
    mark: [&'static str; 2],
    label: Label,
    of: To,
    names: &'static [platform::papers::Name],
    text: [&'static str; 2],
    facts: fn(&Cx<'_>, &Document) -> Result<Facts>,
) -> PaperKind {
    PaperKind {
        id,
        mark,
        label,
        of,
        read: Who::Holder(READS),
        change: Who::Holder(PRINTS),
        names,
        text,
        facts,
        follows: None,
    }
}

/// A column of a table; a share of 0 is as wide as its contents.
pub(crate) fn column(fr: &str, ar: &str, share: u16) -> Column {
    Column {
        title: Words::new(fr, ar),
        align: Align::Start,
        share,
    }
}

/// A column of numbers.
pub(crate) fn number_column(fr: &str, ar: &str) -> Column {
    Column {
        align: Align::End,
        ..column(fr, ar, 0)
    }
}

/// A table of rows, if they are not too many for a paper.
///
/// # Errors
/// `inventory_paper_too_long`.
pub(crate) fn table(columns: Vec<Column>, rows: Vec<Row>) -> Result<Block> {
    if rows.len() > MOST_ROWS {
        let refused = Rejection::new(TOO_LONG).arg("count", rows.len());
        return Err(refused.arg("most", MOST_ROWS).into());
    }
    Ok(Block::Table { columns, rows })
}

/// A row of a table.
pub(crate) fn row(cells: Vec<Words>) -> Row {
    Row { cells, total: false }
}

/// A row of totals.
pub(crate) fn total_row(cells: Vec<Words>) -> Row {
    Row { cells, total: true }
}

/// What reads from left to right, such as a number of the inventory.
pub(crate) fn ltr(text: impl Into<String>) -> Words {
    Words::any(Line::default().ltr(text))
}

/// A whole number in a cell.
pub(crate) fn number(number: i64) -> Words {
    ltr(number.to_string())
}

/// A day in a cell; nothing of none.
pub(crate) fn day(day: Option<Date>) -> Words {
    day.map_or_else(Words::default, |Date(day)| Words::any(Run::Day(day)))
}

/// A word of a list in a cell; nothing of none.
pub(crate) fn word(word: Option<impl Choice>) -> Words {
    word.map_or_else(Words::default, |word| {
        let Label { ar, fr, .. } = word.label();
        Words::new(fr, ar)
    })
}

/// Text in French and in Arabic in a cell.
pub(crate) fn both([fr, ar]: &[String; 2]) -> Words {
    if fr == ar {
        Words::any(fr.as_str())
    } else {
        Words::new(fr.as_str(), ar.as_str())
    }
}

/// The cells that tell a thing from others: its number, what it is called.
pub(crate) fn item_cells(item: &Document) -> [Words; 2] {
    [
        ltr(item.get(item::NUMBER).unwrap_or_default()),
        Words::any(item.get(item::DESIGNATION).unwrap_or_default()),
    ]
}

/// How good a thing is, in a cell.
pub(crate) fn condition(item: &Document) -> Words {
    word(item.get(item::CONDITION))
}

/// Documents by their ids, those that are still there.
pub(crate) fn by_id(
    cx: &Cx<'_>,
    of: &'static Collection,
    ids: impl IntoIterator<Item = Id>,
) -> Result<HashMap<String, Document>> {
    let ids: BTreeSet<String> = ids.into_iter().map(|id| id.0).collect();
    let rows = cx.many(of, &ids.into_iter().collect::<Vec<_>>())?;
    Ok(rows.into_iter().map(|row| (row.id.clone(), row)).collect())
}

/// What something is called in French and in Arabic.
pub(crate) type Names = HashMap<String, [String; 2]>;

/// What offices are called.
pub(crate) fn bureau_names(cx: &Cx<'_>, ids: impl IntoIterator<Item = Id>) -> Result<Names> {
    names(cx, &BUREAUX, &[bureau::NAME_FR, bureau::NAME_AR], ids)
}

/// What employees are called.
pub(crate) fn employee_names(cx: &Cx<'_>, ids: impl IntoIterator<Item = Id>) -> Result<Names> {
    names(cx, &EMPLOYEES, &[employee::NAME_FR, employee::NAME_AR], ids)
}

/// What users are called: as employees, where they are some.
pub(crate) fn user_names(cx: &Cx<'_>, ids: impl IntoIterator<Item = Id>) -> Result<Names> {
    let users = by_id(cx, &USERS, ids)?;
    let files = employee_names(cx, users.values().filter_map(|one| one.get(user::EMPLOYEE)))?;
    let called = |one: &Document| {
        let file = one.get(user::EMPLOYEE).and_then(|file| files.get(file.as_str()));
        let name = || one.get(user::USERNAME).unwrap_or_default();
        file.cloned().unwrap_or_else(|| [name(), name()])
    };
    Ok(users.iter().map(|(id, one)| (id.clone(), called(one))).collect())
}

fn names(
    cx: &Cx<'_>,
    of: &'static Collection,
    keys: &[Field<String>; 2],
    ids: impl IntoIterator<Item = Id>,
) -> Result<Names> {
    let rows = by_id(cx, of, ids)?;
    let called = |row: &Document| keys.map(|key| row.get(key).unwrap_or_default());
    Ok(rows.iter().map(|(id, row)| (id.clone(), called(row))).collect())
}

/// What one of them is called; nothing where it is not known.
pub(crate) fn name_of(names: &Names, id: Option<Id>) -> Option<[String; 2]> {
    names.get(id?.as_str()).cloned()
}

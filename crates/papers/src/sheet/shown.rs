//! What a spreadsheet shows of a sheet beside its values: which rows and columns are hidden, and how its numbers are written.

use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};
use std::io::Cursor;

use super::Sheet;
use super::archive::{Archive, damaged, elements};
use super::number_format;
use crate::Trouble;
use crate::cell::Cell;
use crate::content::part_name;

/// Notes the hidden rows and columns, and what numbers are shown as where that is more than their digits. `formats` are those of the styles.
pub fn complete(bytes: &[u8], sheet: &mut Sheet, formats: &[String]) -> Result<(), Trouble> {
    let mut archive = Archive::new(Cursor::new(bytes)).map_err(damaged)?;
    let Some(part) = part_of_sheet(&mut archive, &sheet.name)? else {
        return Ok(());
    };
    let mut xml = elements(&mut archive, part)?;
    let (mut place, mut buffer) = (CellPlace::default(), Vec::new());
    loop {
        buffer.clear();
        let event = xml.read_event_into(&mut buffer).map_err(damaged)?;
        match &event {
            Event::Start(element) | Event::Empty(element) => match element.local_name().as_ref() {
                "col" => sheet.hidden_columns.extend(hidden_columns(element)),
                "row" => place.open_row(element, sheet),
                "c" => place.open_cell(element, sheet, formats),
                _ => {}
            },
            Event::End(element) if element.local_name().as_ref() == "sheetData" => break,
            Event::Eof => break,
            _ => {}
        }
        place.close(&event);
    }
    sheet.hidden_rows.sort_unstable();
    sheet.hidden_rows.dedup();
    Ok(())
}

/// The first and the last of a group of columns, where they are hidden.
fn hidden_columns(element: &BytesStart) -> Option<(usize, usize)> {
    let is_hidden = attribute(element, "hidden").is_some_and(|text| is_true(&text));
    let number = |name| attribute(element, name).and_then(|text| text.parse::<usize>().ok());
    let (first, last) = (number("min")?.checked_sub(1)?, number("max")?.checked_sub(1)?);
    is_hidden.then_some((first, last))
}

/// Where the next row and the next cell stand that do not say it, from 0.
#[derive(Default)]
struct CellPlace {
    row: u32,
    column: u32,
}

impl CellPlace {
    fn open_row(&mut self, element: &BytesStart, sheet: &mut Sheet) {
        if let Some(number) = attribute(element, "r").and_then(|text| text.parse::<u32>().ok()) {
            self.row = number.saturating_sub(1);
        }
        if attribute(element, "hidden").is_some_and(|text| is_true(&text)) {
            sheet.hidden_rows.push(self.row.saturating_add(1));
        }
    }

    fn open_cell(&mut self, element: &BytesStart, sheet: &mut Sheet, formats: &[String]) {
        let (row, column) = attribute(element, "r")
            .and_then(|text| position(&text))
            .unwrap_or((self.row, self.column));
        self.column = column;
        let style = attribute(element, "s").and_then(|text| text.parse::<usize>().ok());
        let Some(format) = style.and_then(|style| formats.get(style)) else {
            return;
        };
        let Ok(at) = sheet
            .rows
            .binary_search_by_key(&row.saturating_add(1), |row| row.number)
        else {
            return;
        };
        let cell = sheet.rows[at].cells.get_mut(column as usize);
        if let Some(cell) = cell
            && let Cell::Number(number) = *cell
            && let Some(shown) = number_format::shown_text(format, number)
        {
            *cell = Cell::Formatted { number, shown };
        }
    }

    /// An element that ends moves the place on.
    fn close(&mut self, event: &Event) {
        let name = match event {
            Event::Empty(element) => element.local_name(),
            Event::End(element) => element.local_name(),
            _ => return,
        };
        match name.as_ref() {
            "row" => (self.row, self.column) = (self.row.saturating_add(1), 0),
            "c" => self.column = self.column.saturating_add(1),
            _ => {}
        }
    }
}

/// The part that holds the sheet of that name.
fn part_of_sheet(archive: &mut Archive, name: &str) -> Result<Option<usize>, Trouble> {
    let package = relationships(archive, "_rels/.rels")?;
    let book = package.into_iter().find(|one| one.kind.ends_with("/officeDocument"));
    let book = part_name(&book.map_or_else(|| "xl/workbook.xml".to_owned(), |one| one.target));
    let (folder, file) = book.rsplit_once('/').unwrap_or(("", &book));
    let sheets = relationships(archive, &format!("{folder}/_rels/{file}.rels"))?;
    let mut id = None;
    each(archive, &book, |element| {
        if element.local_name().as_ref() == "sheet" && attribute(element, "name").as_deref() == Some(name) {
            id = attribute(element, "id");
        }
    })?;
    let sheet = sheets.into_iter().find(|one| Some(&one.id) == id.as_ref());
    let target = sheet.map(|one| match one.target.strip_prefix('/') {
        Some(absolute) => part_name(absolute),
        None => part_name(&format!("{folder}/{}", one.target)),
    });
    Ok(target.and_then(|target| index(archive, &target)))
}

/// What a part refers to.
struct Relationship {
    id: String,
    kind: String,
    target: String,
}

fn relationships(archive: &mut Archive, path: &str) -> Result<Vec<Relationship>, Trouble> {
    let mut all = Vec::new();
    each(archive, &part_name(path), |element| {
        if element.local_name().as_ref() == "Relationship" {
            let text = |name| attribute(element, name).unwrap_or_default();
            all.push(Relationship {
                id: text("Id"),
                kind: text("Type"),
                target: text("Target").replace('\\', "/"),
            });
        }
    })?;
    Ok(all)
}

/// Looks at each element of a part, if it is there.
fn each(archive: &mut Archive, path: &str, mut look: impl FnMut(&BytesStart)) -> Result<(), Trouble> {
    let Some(part) = index(archive, path) else {
        return Ok(());
    };
    let mut xml = elements(archive, part)?;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match xml.read_event_into(&mut buffer).map_err(damaged)? {
            Event::Start(element) | Event::Empty(element) => look(&element),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn index(archive: &Archive, path: &str) -> Option<usize> {
    archive
        .file_names()
        .position(|name| name.is_ok_and(|name| part_name(&name) == path))
}

/// The text of an attribute, whatever its prefix.
fn attribute(element: &BytesStart, name: &str) -> Option<String> {
    let mut all = element.attributes();
    let found = all
        .with_checks(false)
        .flatten()
        .find(|one| one.key.local_name().as_ref() == name)?;
    found
        .normalized_value(XmlVersion::Implicit1_0)
        .ok()
        .map(std::borrow::Cow::into_owned)
}

fn is_true(text: &str) -> bool {
    matches!(text, "1" | "true")
}

/// The row and the column of a reference such as `B7`, from 0.
fn position(reference: &str) -> Option<(u32, u32)> {
    let letters = reference.find(|c: char| !c.is_ascii_alphabetic())?;
    let letter = |sum: u32, byte: u8| {
        let value = u32::from(byte.to_ascii_uppercase() - b'A') + 1;
        sum.checked_mul(26)?.checked_add(value)
    };
    let column = reference[..letters].bytes().try_fold(0, letter)?;
    let row = reference[letters..].parse::<u32>().ok()?;
    Some((row.checked_sub(1)?, column.checked_sub(1)?))
}

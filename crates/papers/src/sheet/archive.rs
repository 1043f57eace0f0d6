//! Looks into a workbook's archive before it is parsed, so that parsing is bounded.

use super::{MAX_BYTES, MAX_CELLS};
use crate::Trouble;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::io::{self, BufReader, Cursor, Read};
use zip::ZipArchive;

pub(super) type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// The most parts of an archive: Excel makes a few per sheet.
const MAX_PARTS: usize = 10_000;
/// The most elements in the parts that are parsed whole, other than the shared texts. Excel keeps at most 65,490 styles.
const MAX_ELEMENTS: usize = 500_000;

/// Refuses what is no `.xlsx` and what unpacks to more than the limits. The sizes that an archive declares may lie, so
/// its parts are unpacked here once, into nothing.
pub fn check(bytes: &[u8]) -> Result<(), Trouble> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    recognise(&mut archive)?;
    let mut budget = MAX_BYTES;
    for part in 0..archive.len() {
        let name = crate::content::part_name(&archive.by_index(part).map_err(damaged)?.name().map_err(damaged)?);
        budget = unpack(&mut archive, part, budget)?;
        if name.ends_with("sharedstrings.xml") {
            weigh(&mut archive, part, MAX_CELLS)?;
        } else if ["styles.xml", ".rels"].iter().any(|end| name.ends_with(end)) {
            weigh(&mut archive, part, MAX_ELEMENTS)?;
        }
    }
    Ok(())
}

fn recognise(archive: &mut Archive) -> Result<(), Trouble> {
    if archive.len() > MAX_PARTS {
        return Err(too_big());
    }
    let names: Vec<String> = archive
        .file_names()
        .flatten()
        .map(|name| crate::content::part_name(&name))
        .collect();
    let has = |end: &str| names.iter().any(|name| name.ends_with(end));
    if has("mimetype") {
        return Err(open_document(archive));
    }
    if has("xl/workbook.bin") {
        return Err(Trouble::BinaryExcel);
    }
    let is_workbook = has("_rels/.rels") && names.iter().any(|name| name.contains("sheet"));
    if is_workbook && !has("word/document.xml") {
        Ok(())
    } else {
        Err(Trouble::NotAWorkbook)
    }
}

/// An OpenDocument file says in its part `mimetype` which one it is.
fn open_document(archive: &mut Archive) -> Trouble {
    let mut kind = String::new();
    let read = archive
        .by_name("mimetype")
        .map(|part| part.take(100).read_to_string(&mut kind));
    match read {
        Ok(Ok(_)) if kind.starts_with("application/vnd.oasis.opendocument.spreadsheet") => Trouble::OpenDocument,
        _ => Trouble::NotAWorkbook,
    }
}

/// Unpacks a part and returns what is left of the budget.
fn unpack(archive: &mut Archive, part: usize, budget: u64) -> Result<u64, Trouble> {
    let part = archive.by_index(part).map_err(damaged)?;
    let size = io::copy(&mut part.take(budget + 1), &mut io::sink()).map_err(damaged)?;
    budget.checked_sub(size).ok_or_else(too_big)
}

/// Counts the elements of a part that the parser will keep in memory, and believes no count that it declares: the
/// parser reserves room for it.
fn weigh(archive: &mut Archive, part: usize, limit: usize) -> Result<(), Trouble> {
    let mut xml = elements(archive, part)?;
    let (mut count, mut buffer) = (0, Vec::new());
    loop {
        buffer.clear();
        match xml.read_event_into(&mut buffer).map_err(damaged)? {
            Event::Start(element) | Event::Empty(element) => {
                count += 1;
                if count > limit || declared_size(&element) > limit {
                    return Err(too_big());
                }
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// A part as XML, read as the parser of workbooks reads it, so that both see the same elements.
pub(super) fn elements<'a, 'b>(
    archive: &'a mut Archive<'b>,
    part: usize,
) -> Result<Reader<BufReader<impl Read + use<'a, 'b>>>, Trouble> {
    let part = archive.by_index(part).map_err(damaged)?;
    let mut xml = Reader::from_reader(BufReader::new(part.take(MAX_BYTES)));
    xml.config_mut().check_end_names = false;
    xml.config_mut().check_comments = false;
    Ok(xml)
}

/// The number of shared texts that an element declares, however oddly its attributes are written.
fn declared_size(element: &BytesStart) -> usize {
    let text: &str = element;
    let counts = text.split("uniqueCount").skip(1).map(|after| {
        let digits = after.trim_start_matches(|c: char| !c.is_ascii_digit());
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        if end == 0 {
            0
        } else {
            digits[..end].parse().unwrap_or(usize::MAX)
        }
    });
    counts.max().unwrap_or(0)
}

pub(super) fn damaged(error: impl std::fmt::Display) -> Trouble {
    Trouble::Damaged {
        reason: error.to_string(),
    }
}

fn too_big() -> Trouble {
    Trouble::TooBig {
        limit_mb: MAX_BYTES / 1024 / 1024,
    }
}

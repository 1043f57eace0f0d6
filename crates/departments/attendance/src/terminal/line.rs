//! Lines of punches (`docs/terminal-protocol.md` §2): tabs or spaces, as many fields as a firmware likes, any but the first two empty.

use std::borrow::Cow;

use jiff::civil;
use sha2::{Digest as _, Sha256};

use crate::device::malformed::{Fault, MalformedLine};
use crate::punch::writer::NewPunch;

/// The greatest of the small numbers of a line.
const LARGEST_NUMBER: i64 = 65_535;

/// The lines of a body.
#[derive(Clone, Debug, Default)]
pub struct PunchLines {
    /// Those that can be read.
    pub punches: Vec<NewPunch>,
    /// Those that cannot.
    pub malformed: Vec<MalformedLine>,
    /// How many there were.
    pub count: u64,
    /// The hash of them all as they came.
    pub sha256: String,
}

/// Reads the lines of a body; empty ones are none.
pub fn read_lines(body: &[u8]) -> PunchLines {
    let text = text_of(body);
    let mut read = PunchLines {
        sha256: hex::encode(Sha256::digest(body)),
        ..PunchLines::default()
    };
    for line in lines_of(&text) {
        read.count += 1;
        match read_line(line) {
            Some(punch) => read.punches.push(punch),
            None => read.malformed.push(MalformedLine::new(line, Fault::Unreadable)),
        }
    }
    read
}

/// The text of a body: UTF-8, or UTF-16 where its mark or its empty bytes say so, as some editors save a log file.
fn text_of(body: &[u8]) -> Cow<'_, str> {
    let start = &body[..body.len().min(64)];
    let empty = |odd: usize| start.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count() * 4 > start.len();
    let units = |from_bytes: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = body
            .chunks_exact(2)
            .map(|pair| from_bytes([pair[0], pair[1]]))
            .collect();
        Cow::Owned(
            String::from_utf16_lossy(&units)
                .trim_start_matches('\u{feff}')
                .to_owned(),
        )
    };
    match start {
        [0xff, 0xfe, ..] => units(u16::from_le_bytes),
        [0xfe, 0xff, ..] => units(u16::from_be_bytes),
        _ if empty(1) => units(u16::from_le_bytes),
        _ if empty(0) => units(u16::from_be_bytes),
        _ => String::from_utf8_lossy(body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body)),
    }
}

/// The lines of a text that say anything.
pub fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    let is_said = |line: &&str| !line.trim_matches([' ', '\t', '\0']).is_empty();
    text.split(['\n', '\r']).filter(is_said)
}

/// Reads a line: who, when, in or out, by what.
pub fn read_line(line: &str) -> Option<NewPunch> {
    let fields: Vec<&str> = if line.contains('\t') {
        line.split('\t').map(str::trim).collect()
    } else {
        line.split_ascii_whitespace().collect()
    };
    let mut fields = fields;
    // Older terminals write the name between code and time.
    let is_time = |at: usize| fields.get(at).is_some_and(|field| read_time(field).is_some());
    if line.contains('\t') && !is_time(1) && is_time(2) {
        fields.remove(1);
    }
    let code = code_of(fields.first()?)?;
    // Date and time are one field behind tabs, two behind spaces.
    let (time, rest) = match fields.get(1)?.split_once(' ') {
        Some(_) => ((*fields.get(1)?).to_owned(), fields.get(2..)),
        None => (format!("{} {}", fields.get(1)?, fields.get(2)?), fields.get(3..)),
    };
    let number = |at: usize| {
        let number = rest?.get(at)?.parse::<i64>().ok()?;
        (0..=LARGEST_NUMBER).contains(&number).then_some(number)
    };
    Some(NewPunch {
        code,
        local: read_time(&time)?,
        state: number(0),
        verify: number(1),
        record: None,
        line: line.to_owned(),
    })
}

/// The code that a text is, as files of employees spell it; zero is nobody.
pub fn code_of(text: &str) -> Option<String> {
    let code = schema::DEVICE_CODE.normal(text);
    let is_somebody = (schema::DEVICE_CODE.is_right)(&code) && code.bytes().any(|byte| byte != b'0');
    is_somebody.then_some(code)
}

/// `2026-03-02 08:01:07`, and nothing else.
pub fn read_time(text: &str) -> Option<civil::DateTime> {
    let (date, time) = text.trim().split_once(' ')?;
    let (date, time) = (date.trim(), time.trim());
    if date.len() != 10 || time.len() != 8 {
        return None;
    }
    let at = civil::DateTime::strptime("%Y-%m-%d %H:%M:%S", format!("{date} {time}")).ok()?;
    // Terminals that lost their clock say 2000; nothing of a commune is older than its devices.
    (at.year() >= 2000).then_some(at)
}

#[cfg(test)]
mod tests;

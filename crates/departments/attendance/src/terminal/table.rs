//! What a body is, and what is read of it. Of everything but punches that is the kind of a line and its code, of `BIODATA` whether it
//! is a finger, and of an `OPLOG` that enrols one whose it is, never more: templates, faces, pictures, passwords and cards are not
//! looked at, whatever they are called.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest as _, Sha256};

use super::line::{PunchLines, code_of, lines_of, read_time};
use super::zk_time;
use crate::device::malformed::{Fault, MalformedLine};
use crate::punch::writer::NewPunch;

/// What a body holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UploadTable {
    /// Punches, a line each.
    Punches,
    /// Users and what was done at the device, a line each.
    Operations,
    /// Fingers, faces and palms, a line each.
    Biometrics,
    /// What is answered by a count of lines and not read.
    Counted,
    /// What the terminal is.
    Options,
    /// Punches of door control.
    RealTime,
    /// Rows of a table of door control, of that name.
    Rows(String),
    /// What is thrown away.
    Ignored,
}

impl UploadTable {
    /// By the `table` and the `tablename` of a query.
    pub fn of(table: &str, name: &str) -> UploadTable {
        match table.to_ascii_lowercase().as_str() {
            "attlog" => UploadTable::Punches,
            "operlog" => UploadTable::Operations,
            "biodata" => UploadTable::Biometrics,
            "idcard" => UploadTable::Counted,
            "options" => UploadTable::Options,
            "rtlog" => UploadTable::RealTime,
            "tabledata" => UploadTable::Rows(name.to_ascii_lowercase()),
            _ => UploadTable::Ignored,
        }
    }
}

/// How many lines there are.
pub fn count_lines(body: &[u8]) -> u64 {
    let is_said = |line: &&[u8]| line.iter().any(|byte| !byte.is_ascii_whitespace() && *byte != 0);
    body.split(|byte| matches!(byte, b'\n' | b'\r')).filter(is_said).count() as u64
}

/// Whose fingers a body tells of: `FP PIN=1042…`, `BIODATA` of type 1, and `OPLOG 6`.
pub fn fingers_of(body: &[u8]) -> BTreeSet<String> {
    let lines = body.split(|byte| matches!(byte, b'\n' | b'\r'));
    lines.filter_map(whose_finger).collect()
}

/// The type of a line of `BIODATA` that is a finger.
const FINGER: &[u8] = b"1";
/// The operation that enrols a finger.
const ENROLS_FINGER: &[u8] = b"6";

/// The code of a line that tells of a finger. Nothing else of the line is read.
fn whose_finger(line: &[u8]) -> Option<String> {
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let kind = words.next()?.to_ascii_lowercase();
    let pin = match kind.as_slice() {
        b"fp" | b"templatev10" => value(words, b"pin")?,
        b"biodata" if value(words.clone(), b"type") == Some(FINGER) => value(words, b"pin")?,
        b"oplog" if words.next() == Some(ENROLS_FINGER) => object_of(line)?,
        _ => return None,
    };
    code_of(std::str::from_utf8(pin).ok()?)
}

/// The value that a line gives a name.
fn value<'l>(mut words: impl Iterator<Item = &'l [u8]>, name: &[u8]) -> Option<&'l [u8]> {
    words.find_map(|word| {
        let (said, value) = word.split_at(word.iter().position(|byte| *byte == b'=')?);
        said.eq_ignore_ascii_case(name).then_some(&value[1..])
    })
}

/// On whom something was done at a device: behind the operation, the administrator and the time.
fn object_of(line: &[u8]) -> Option<&[u8]> {
    line.split(|byte| *byte == b'\t').nth(3).map(<[u8]>::trim_ascii)
}

/// What the terminal says that it is: values by their names in lower case, without `~`. They are parted by commas, which
/// values may hold too, so that only a comma before a name parts them.
pub fn read_options(body: &[u8]) -> BTreeMap<String, String> {
    let text = String::from_utf8_lossy(body);
    let mut options: Vec<(String, String)> = Vec::new();
    for part in text.split(['\n', '\r', ',']) {
        match part.split_once('=').filter(|(name, _)| is_name(name.trim())) {
            Some((name, value)) => {
                let name = name.trim().trim_start_matches('~').to_ascii_lowercase();
                options.push((name, value.trim().to_owned()));
            }
            None => {
                if let Some((_, value)) = options.last_mut().filter(|_| !part.trim().is_empty()) {
                    value.push(',');
                    value.push_str(part);
                }
            }
        }
    }
    options.into_iter().collect()
}

fn is_name(text: &str) -> bool {
    let bare = text.trim_start_matches('~');
    !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Punches of door control: events of people who were let in or out; alarms and refusals are none.
pub fn read_events(body: &[u8]) -> PunchLines {
    let text = String::from_utf8_lossy(body);
    let mut read = PunchLines {
        sha256: hex::encode(Sha256::digest(body)),
        ..PunchLines::default()
    };
    for line in lines_of(&text) {
        read.count += 1;
        match read_event(line) {
            DoorEvent::Punch(punch) => read.punches.push(punch),
            DoorEvent::Nobody => {}
            DoorEvent::Unreadable => read.malformed.push(MalformedLine::new(line, Fault::Unreadable)),
        }
    }
    read
}

/// A row of door control.
#[derive(Debug, PartialEq, Eq)]
enum DoorEvent {
    Punch(NewPunch),
    Nobody,
    Unreadable,
}

fn read_event(line: &str) -> DoorEvent {
    let pairs = line.split('\t').filter_map(|pair| pair.split_once('='));
    // The name of the table stands before the first pair.
    let name = |name: &str| name.rsplit(' ').next().unwrap_or_default().to_ascii_lowercase();
    let values: BTreeMap<String, &str> = pairs.map(|(key, value)| (name(key), value.trim())).collect();
    let number = |names: &[&str]| names.iter().find_map(|name| values.get(*name)?.parse::<i64>().ok());
    let pin = values.get("pin").copied().unwrap_or_default();
    let Some(event) = number(&["event", "eventtype"]) else {
        return DoorEvent::Unreadable;
    };
    let is_passage = matches!(event, 0..=19 | 200..=253 | 4000..=4999);
    let Some(code) = code_of(pin).filter(|_| is_passage) else {
        return DoorEvent::Nobody;
    };
    let counted = || zk_time::to_local(number(&["time_second"])?);
    let Some(local) = values.get("time").and_then(|text| read_time(text)).or_else(counted) else {
        return DoorEvent::Unreadable;
    };
    DoorEvent::Punch(NewPunch {
        code,
        local,
        state: number(&["inoutstatus", "inoutstate"]),
        verify: number(&["verifytype", "verified"]).filter(|number| (0..=65_535).contains(number)),
        record: number(&["index"]),
        line: line.to_owned(),
    })
}

#[cfg(test)]
mod tests;

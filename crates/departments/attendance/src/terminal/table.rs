//! What a body is, and what is read of it. Of everything but punches that is the kind of a line and its code, never more:
//! templates, faces, pictures, passwords and cards are not looked at, whatever they are called.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest as _, Sha256};

use super::line::{PunchLines, code_of as code_in, lines_of, read_time};
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
            "biodata" | "idcard" => UploadTable::Counted,
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

/// The codes of lines of some kinds (`FP PIN=1042…`): who has a fingerprint on the device.
pub fn codes_of(body: &[u8], kinds: &[&str]) -> BTreeSet<String> {
    let lines = body.split(|byte| matches!(byte, b'\n' | b'\r'));
    lines.filter_map(|line| code_of(line, kinds)).collect()
}

/// The code of a line of one of the kinds. Nothing else of the line is read.
fn code_of(line: &[u8], kinds: &[&str]) -> Option<String> {
    let mut words = line
        .split(|byte| matches!(byte, b' ' | b'\t'))
        .filter(|word| !word.is_empty());
    let kind = words.next()?;
    if !kinds.iter().any(|known| kind.eq_ignore_ascii_case(known.as_bytes())) {
        return None;
    }
    let pin = words.find_map(|word| {
        let (name, value) = word.split_at(word.iter().position(|byte| *byte == b'=')?);
        name.eq_ignore_ascii_case(b"pin").then_some(&value[1..])
    })?;
    code_in(std::str::from_utf8(pin).ok()?)
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
    let Some(code) = code_in(pin).filter(|_| is_passage) else {
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

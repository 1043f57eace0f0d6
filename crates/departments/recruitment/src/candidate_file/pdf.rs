//! What a PDF of a stranger holds besides pages: told to staff before anybody opens it.

use std::io::Read as _;

use flate2::read::ZlibDecoder;
use memchr::memchr_iter;
use memchr::memmem::find;
use serde::{Deserialize, Serialize};

/// Names of what acts by itself, or carries something along.
const ACTIVE: [&[u8]; 9] = [
    b"/JavaScript",
    b"/JS",
    b"/Launch",
    b"/EmbeddedFile",
    b"/EmbeddedFiles",
    b"/RichMedia",
    b"/XFA",
    b"/SubmitForm",
    b"/ImportData",
];
/// How many packed lists of objects are looked into: a PDF of a scanner has a few.
const PACKED_AT_MOST: usize = 400;
/// Bytes of all packed lists together that are looked at: what a stranger packs costs no more than that, however it is packed.
const UNPACKED_AT_MOST: u64 = 16 << 20;
/// How many names are looked at in all: a long document has some ten thousands that begin as one that is looked for.
const NAMED_AT_MOST: usize = 200_000;
/// How many names are looked at that write letters as `#4A`: honest programs write a few.
const ESCAPED_AT_MOST: usize = 20_000;

/// What was found in a PDF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PdfFacts {
    /// How many pages it has, as far as it says so.
    pub pages: usize,
    /// Whether something in it acts by itself, or is carried along.
    pub is_active: bool,
    /// Whether a password or a right is asked for.
    pub is_encrypted: bool,
    /// Whether it is packed as no program packs a scan, so that it was not looked through to its end.
    #[serde(default)]
    pub is_unusual: bool,
}

impl PdfFacts {
    /// What is said of one that could not be looked through.
    pub(crate) const UNREAD: Self = PdfFacts {
        pages: 0,
        is_active: false,
        is_encrypted: false,
        is_unusual: true,
    };
}

/// What may still be spent on a file.
struct Room {
    unpacked: u64,
    named: usize,
    escaped: usize,
}

impl Room {
    fn is_used_up(&self) -> bool {
        self.unpacked == 0 || self.named == 0 || self.escaped == 0
    }
}

/// Whether there is anything in it: a head alone is no document (ISO 32000-1 §7.3.10).
pub(crate) fn has_objects(bytes: &[u8]) -> bool {
    find(bytes, b"obj").is_some()
}

/// Looks through a PDF, its packed objects among it, as far as the room for one file goes.
pub(crate) fn look_at(bytes: &[u8]) -> PdfFacts {
    let mut facts = PdfFacts::default();
    let mut room = Room {
        unpacked: UNPACKED_AT_MOST,
        named: NAMED_AT_MOST,
        escaped: ESCAPED_AT_MOST,
    };
    add(&mut facts, &mut room, bytes);
    let mut lists = packed_objects(bytes);
    let mut unpacked = Vec::new();
    for packed in lists.by_ref().take(PACKED_AT_MOST) {
        unpacked.clear();
        // A list that is cut or damaged is looked at as far as it goes.
        let _ = ZlibDecoder::new(packed).take(room.unpacked).read_to_end(&mut unpacked);
        room.unpacked -= unpacked.len() as u64;
        add(&mut facts, &mut room, &unpacked);
        if room.is_used_up() {
            break;
        }
    }
    facts.is_unusual = room.is_used_up() || lists.next().is_some();
    facts
}

fn add(facts: &mut PdfFacts, room: &mut Room, bytes: &[u8]) {
    for name in names(bytes) {
        if room.named == 0 || room.escaped == 0 {
            break;
        }
        room.named -= 1;
        if name.contains(&b'#') {
            room.escaped -= 1;
            note_name(facts, &in_clear(name));
        } else {
            note_name(facts, name);
        }
    }
    facts.pages += pages(bytes);
}

fn note_name(facts: &mut PdfFacts, name: &[u8]) {
    facts.is_active = facts.is_active || ACTIVE.contains(&name);
    facts.is_encrypted = facts.is_encrypted || name == b"/Encrypt";
}

/// The objects that say that they are a page.
fn pages(bytes: &[u8]) -> usize {
    let mut count = 0;
    let mut rest = bytes;
    while let Some(at) = find(rest, b"/Type") {
        rest = &rest[at + b"/Type".len()..];
        let value = rest
            .iter()
            .position(|byte| !byte.is_ascii_whitespace())
            .unwrap_or(rest.len());
        let value = &rest[value..];
        let is_page = value.starts_with(b"/Page") && value.get(5).is_none_or(|next| !next.is_ascii_alphanumeric());
        count += usize::from(is_page);
    }
    count
}

/// Every name that begins as one that is looked for, as it is written. A scan has thousands of slashes that begin no name.
fn names(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let starts_like_one = |at: &usize| bytes.get(at + 1).is_some_and(|first| STARTS.contains(first));
    memchr_iter(b'/', bytes).filter(starts_like_one).map(|at| {
        let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"/<>[](){}%".contains(byte);
        let rest = &bytes[at + 1..];
        let length = rest
            .iter()
            .take(LONGEST_NAME)
            .position(is_end)
            .unwrap_or(LONGEST_NAME.min(rest.len()));
        &bytes[at..=at + length]
    })
}

/// How the names begin that are looked for.
const STARTS: &[u8] = b"#EIJLRSX";
/// Longest name that matters, in bytes, each of which may be written as three.
const LONGEST_NAME: usize = 64;

fn in_clear(name: &[u8]) -> Vec<u8> {
    let (mut clear, mut at) = (Vec::with_capacity(name.len()), 0);
    while at < name.len() {
        let code = name.get(at + 1..at + 3).filter(|_| name[at] == b'#');
        if let Some(byte) = code
            .and_then(|code| std::str::from_utf8(code).ok())
            .and_then(|code| u8::from_str_radix(code, 16).ok())
        {
            clear.push(byte);
            at += 3;
        } else {
            clear.push(name[at]);
            at += 1;
        }
    }
    clear
}

/// The contents of packed lists of objects (ISO 32000-1 §7.5.7), still packed.
fn packed_objects(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = bytes;
    std::iter::from_fn(move || {
        let at = find(rest, b"/ObjStm")?;
        rest = &rest[at + b"/ObjStm".len()..];
        let start = find(rest, b"stream")? + b"stream".len();
        let line = rest[start..].iter().position(|byte| *byte == b'\n').unwrap_or(0) + 1;
        rest = rest.get(start + line..)?;
        Some(rest)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::ZlibEncoder;

    use super::*;

    const PLAIN: &[u8] =
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2>>endobj\n\
        3 0 obj<</Type /Page>>endobj 4 0 obj<</Type\n/Page/Parent 2 0 R>>endobj";

    fn packed(text: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text).unwrap();
        let packed = encoder.finish().unwrap();
        [
            b"%PDF-1.5\n5 0 obj<</Type/ObjStm/Filter/FlateDecode>>\nstream\r\n",
            packed.as_slice(),
            b"\nendstream",
        ]
        .concat()
    }

    /// Files of a stranger that cost as much as they can: each within what all packed lists together may cost.
    fn hostile_files() -> Vec<(&'static str, Vec<u8>)> {
        let many = |list: &[u8], count: usize| list.repeat(count);
        let bomb = |text: &[u8], bytes: usize| packed(&text.repeat(bytes / text.len()));
        vec![
            ("400 lists of 4 MiB of names", many(&bomb(b"/J", 4 << 20), 400)),
            ("one list of 20 MiB of names", bomb(b"/J", 20 << 20)),
            ("lists of blanks", many(&bomb(b" ", 4 << 20), 400)),
            ("lists of names in code", many(&bomb(b"/#4A#53#41", 4 << 20), 8)),
            ("names of nothing but signs of code", b"/#".repeat(2 << 20)),
            (
                "long names in code",
                [b"/".as_slice(), &b"#4A".repeat(21)].concat().repeat(60_000),
            ),
            ("20,000 lists of nothing", many(&packed(b""), 20_000)),
            ("lists that never end", b"/ObjStm stream\n".repeat(250_000)),
            ("lists without a stream", b"/ObjStm ".repeat(500_000)),
            ("pages without end", b"/Type /Page ".repeat(350_000)),
            (
                "a type and blanks",
                [b"/Type".as_slice(), &[b' '; 500]].concat().repeat(8_000),
            ),
            ("slashes", b"/".repeat(5 << 20)),
        ]
    }

    /// Measured in a debug build beside others, with room: it was 22 seconds of the first in a release build.
    #[test]
    fn no_file_of_a_stranger_costs_more_than_its_room() {
        for (what, file) in hostile_files() {
            let begun = std::time::Instant::now();
            let facts = look_at(&file);
            let took = begun.elapsed();
            assert!(took < std::time::Duration::from_secs(6), "{what}: {took:?}");
            println!("{what}: {took:?}, {facts:?}");
        }
    }

    #[test]
    fn what_is_not_looked_through_is_said_so() {
        let unusual = [0, 1, 3, 5, 6].map(|at| hostile_files().swap_remove(at));
        for (what, file) in unusual {
            assert!(look_at(&file).is_unusual, "{what}");
        }
        assert!(!look_at(PLAIN).is_unusual && !look_at(&packed(b"<</Type/Page>>")).is_unusual);
        assert!(!look_at(&packed(b"<</Type/Page>>").repeat(400)).is_unusual);
    }

    #[test]
    fn every_name_that_is_looked_for_begins_as_one() {
        let names = ACTIVE.iter().copied().chain([&b"/Encrypt"[..]]);
        let starts: std::collections::BTreeSet<u8> = names.map(|name| name[1]).chain([b'#']).collect();
        assert_eq!(starts.into_iter().collect::<Vec<u8>>(), STARTS);
    }

    #[test]
    fn a_head_alone_is_no_document() {
        assert!(has_objects(PLAIN) && !has_objects(b"%PDF-1.4\n"));
    }

    #[test]
    fn pages_are_counted_and_their_list_is_none() {
        let facts = look_at(PLAIN);
        assert_eq!((facts.pages, facts.is_active, facts.is_encrypted), (2, false, false));
        assert_eq!(look_at(&packed(b"<</Type/Page>> <</Type/Page/A 1>>")).pages, 2);
    }

    #[test]
    fn what_acts_by_itself_is_found_however_it_is_written() {
        for active in [
            &b"<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>"[..],
            b"<</S /J#61vaScript>>",
            b"<</S/Launch/F(cmd.exe)>>",
            b"<</Names<</EmbeddedFiles 3 0 R>>>>",
        ] {
            assert!(
                look_at(&[PLAIN, active].concat()).is_active,
                "{}",
                String::from_utf8_lossy(active)
            );
            assert!(
                look_at(&packed(active)).is_active,
                "packed {}",
                String::from_utf8_lossy(active)
            );
        }
        assert!(look_at(&[PLAIN, b"trailer<</Encrypt 9 0 R>>"].concat()).is_encrypted);
        assert!(!look_at(b"(a text about /JSON files)").is_active);
    }
}

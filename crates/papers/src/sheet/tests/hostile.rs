//! Files made to break or to exhaust the reader.

use super::{workbook, workbook_with};
use crate::Trouble;
use crate::sheet::{Choice, MAX_ROWS, Sheet, read};
use proptest::prelude::*;
use std::fmt::Write;
use std::io::{Cursor, Read};

const CARS: &[u8] = include_bytes!("../../../../../tests/fixtures/cars.xlsx");

fn first(bytes: &[u8]) -> Result<Sheet, Trouble> {
    read(bytes, "x", &Choice::First)
}

fn is_damaged(bytes: &[u8]) -> bool {
    matches!(first(bytes), Err(Trouble::Damaged { .. }))
}

#[test]
fn a_workbook_cut_short_is_damaged() {
    assert!((10..100).all(|percent| is_damaged(&CARS[..CARS.len() * percent / 100])));
    assert!(is_damaged(&workbook(&[("", "S", "<row><c><v>1</row>")])));
}

#[test]
fn a_zip_bomb_is_refused_whatever_part_it_is_in() {
    let zeros = "0".repeat(201 * 1024 * 1024);
    let bomb = workbook_with(&[("", "S", "")], "", &[("xl/media/image1.png", &zeros)]);
    assert!(bomb.len() < 1024 * 1024);
    assert_eq!(first(&bomb), Err(Trouble::TooBig { limit_mb: 200 }));
}

#[test]
fn counts_that_a_file_declares_reserve_nothing() {
    for count in ["4000000000", "99999999999999999999999"] {
        let shared = format!(r#"<sst x uniqueCount="1" uniqueCount = '{count}'><si><t>a</t></si></sst>"#);
        let book = workbook_with(&[("", "S", "")], "", &[("xl/SharedStrings.xml", &shared)]);
        assert_eq!(first(&book), Err(Trouble::TooBig { limit_mb: 200 }));
    }
    let formula = r#"<row r="1"><c r="A1"><f t="shared" si="99999999999999" ref="A1:A2">X</f><v>1</v></c></row>"#;
    assert_eq!(first(&workbook(&[("", "S", formula)])).unwrap().rows.len(), 1);
}

#[test]
fn tabs_that_share_one_blank_part_are_not_unpacked_one_by_one() {
    let blank = "<row/>".repeat(1_000_000);
    let plain = workbook(&[("", "S", &blank)]);
    assert_eq!(first(&plain), Err(Trouble::NoRows));
    let mut tabs = String::new();
    for n in 0..5000 {
        write!(tabs, r#"<sheet name="T{n}" r:id="s0"/>"#).unwrap();
    }
    let book = format!("<workbook><sheets>{tabs}</sheets></workbook>");
    let parts: Vec<(String, String)> = parts_of(plain);
    let parts = parts
        .iter()
        .map(|(name, text)| (name.as_str(), if name == "xl/workbook.xml" { &book } else { text }));
    let parts: Vec<(&str, &str)> = parts.map(|(name, text)| (name, text.as_str())).collect();
    assert!(is_damaged(&super::archive(&parts)));
}

#[test]
fn a_thousand_honest_tabs_are_tried_in_turn() {
    let names: Vec<String> = (0..1000).map(|n| format!("T{n}")).collect();
    let mut sheets: Vec<(&str, &str, &str)> = names.iter().map(|name| ("", name.as_str(), "")).collect();
    sheets.push(("", "Last", "<row><c><v>1</v></c></row>"));
    assert_eq!(first(&workbook(&sheets)).unwrap().name, "Last");
}

#[test]
fn too_many_styles_are_refused() {
    let styles = format!(
        "<styleSheet><cellXfs>{}</cellXfs></styleSheet>",
        "<xf/>".repeat(500_001)
    );
    let book = workbook_with(&[("", "S", "")], "", &[("xl/other/styles.xml", &styles)]);
    assert_eq!(first(&book), Err(Trouble::TooBig { limit_mb: 200 }));
}

fn rows(count: usize) -> String {
    (1..=count).fold(String::new(), |mut rows, n| {
        write!(
            rows,
            r#"<row r="{n}"><c r="A{n}"><v>{n}</v></c><c r="B{n}" t="str"><v>x</v></c></row>"#
        )
        .unwrap();
        rows
    })
}

#[test]
fn two_hundred_thousand_rows_below_their_titles_are_read_and_more_refused() {
    let sheet = first(&workbook(&[("", "S", &rows(MAX_ROWS + 2))])).unwrap();
    assert_eq!((sheet.rows.len(), sheet.rows[MAX_ROWS + 1].number), (200_002, 200_002));
    let refused = Err(Trouble::TooManyRows { limit: 200_000 });
    assert_eq!(first(&workbook(&[("", "S", &rows(MAX_ROWS + 31))])), refused);
    assert_eq!(first("a;b\n".repeat(MAX_ROWS + 31).as_bytes()), refused);
    assert_eq!(
        first("a;b\n".repeat(MAX_ROWS + 1).as_bytes()).unwrap().rows.len(),
        MAX_ROWS + 1
    );
}

#[test]
fn a_value_at_the_end_of_the_sheet_costs_no_rows() {
    let sheet = first(&workbook(&[(
        "",
        "S",
        r#"<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>"#,
    )]))
    .unwrap();
    assert_eq!(
        (sheet.rows.len(), sheet.rows[0].number, sheet.rows[0].cells.len()),
        (1, 1_048_576, 16_384)
    );
}

#[test]
fn a_cell_outside_the_sheet_is_damage() {
    for place in ["A1048577", "XFE1", "ZZZZZZZ9", "A99999999999"] {
        assert!(
            is_damaged(&workbook(&[(
                "",
                "S",
                &format!(r#"<row><c r="{place}"><v>1</v></c></row>"#)
            )])),
            "{place}"
        );
    }
}

/// The parts of a small workbook as texts.
fn parts() -> Vec<(String, String)> {
    let rows = r#"<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>24578</v></c></row>
        <row r="2"><c r="A2" t="inlineStr"><is><r><t xml:space="preserve"> a&#10;</t></r></is></c>
        <c r="B2"><f t="shared" ref="B2:B3" si="0">A1+1</f><v>2</v></c><c r="C2" t="e"><v>#N/A</v></c></row>"#;
    let shared = r#"<sst count="2" uniqueCount="2"><si><t>x_x000D_</t></si><si><r><t>y</t></r></si></sst>"#;
    let book = workbook_with(
        &[("", "S", rows), ("", "T", "")],
        "",
        &[("xl/sharedStrings.xml", shared)],
    );
    parts_of(book)
}

fn parts_of(book: Vec<u8>) -> Vec<(String, String)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(book)).unwrap();
    (0..zip.len())
        .map(|at| {
            let mut part = zip.by_index(at).unwrap();
            let (name, mut text) = (part.name().unwrap().into_owned(), String::new());
            part.read_to_string(&mut text).unwrap();
            (name, text)
        })
        .collect()
}

/// Replaces, doubles or removes a stretch of a text.
fn mutate(text: &str, at: usize, length: usize, with: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let from = at % (chars.len() + 1);
    let to = (from + length).min(chars.len());
    let part = |chars: &[char]| chars.iter().collect::<String>();
    format!("{}{with}{}", part(&chars[..from]), part(&chars[to..]))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        for magic in [&b""[..], b"PK\x03\x04", b"PK\x05\x06", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", b"\xFF\xFE", b"sep="] {
            drop(first(&[magic, &bytes].concat()));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[a\"';,\\t|\\r\\n=é١ ]{0,80}") {
        drop(first(text.as_bytes()));
    }

    #[test]
    fn no_flipped_byte_of_a_workbook_makes_the_reader_panic(
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let mut bytes = CARS.to_vec();
        for (at, byte) in flips {
            bytes[at.index(CARS.len())] = byte;
        }
        drop(first(&bytes));
    }

    #[test]
    fn no_mutated_part_of_a_workbook_makes_the_reader_panic(
        which in any::<prop::sample::Index>(),
        at in any::<usize>(),
        length in 0..12_usize,
        with in prop_oneof![
            Just(String::new()), Just("999999999999999999999".into()), Just("-1".into()), Just("0".into()), Just("<".into()),
            Just("</".into()), Just("\"".into()), Just("A0".into()), Just("ZZZZZZZ9".into()), Just("&#x110000;".into()),
            Just("_x".into()), Just("<!--".into()), Just("<![CDATA[".into()), "[ -~é١]{1,6}",
        ],
    ) {
        let mut parts = parts();
        let which = which.index(parts.len());
        parts[which].1 = mutate(&parts[which].1, at, length, &with);
        let parts: Vec<(&str, &str)> = parts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        drop(first(&super::archive(&parts)));
    }
}

//! Papers that speak Arabic: what stands in them from left to right, what readers find, and what two languages take.

use std::fs;

use papers::doc::{Align, Block, Column, Doc, Field, Line, Mode, Row, Run, Words};
use typeset::pdf;

use crate::desk::{Desk, doc};
use crate::page::pages;

/// Plates and references, of Arabic letters among figures, and their letters on the page from left to right.
const OF_BOTH: [(&str, &str); 5] = [
    ("10333-و-68", "10333-و-68"),
    ("10037-ب-51", "10037-ب-51"),
    ("ج 151717", "ج\u{a0}151717"),
    ("12/ب/2026", "12/ب/2026"),
    ("345/ق.ج.م", "345/م.ج.ق"),
];

/// A paper in Arabic whose values stand in a sentence, in a row and in a cell.
fn values_on(mode: Mode, value: &str) -> Doc {
    let words = || Words::any(Run::Ltr(value.to_owned()));
    let field = Field {
        label: Words::new("Immatriculation", "رقم التسجيل"),
        value: words(),
    };
    let table = Block::Table {
        columns: vec![Column {
            title: Words::new("Véhicule", "المركبة"),
            align: Align::Start,
            share: 1,
        }],
        rows: vec![Row {
            cells: vec![words()],
            total: false,
        }],
    };
    let sentence = Line::from("المركبة رقم ").ltr(value).text(" في مهمة.");
    let paragraph = Block::Paragraph {
        text: Words::new(sentence.clone(), sentence),
        align: Align::Start,
    };
    let fields = Block::Fields {
        rows: vec![field],
        wide: false,
        picture: None,
    };
    Doc {
        mode,
        blocks: vec![paragraph, fields, table],
        ..doc("order-ar")
    }
}

#[test]
fn what_reads_from_left_to_right_does_so_on_a_page_that_reads_from_the_right() {
    for mode in [Mode::Ar, Mode::Fr, Mode::Both] {
        for (value, seen) in OF_BOTH {
            let desk = Desk::new();
            fs::write(desk.0.join("a.pdf"), pdf(&values_on(mode, value)).unwrap()).unwrap();
            let words = desk.words_as_seen("a.pdf");
            let right = words
                .iter()
                .filter(|word| word.replace(' ', "\u{a0}").contains(seen))
                .count();
            assert!(
                right >= 3,
                "{mode:?}: {value} stands {right} times as it should: {words:?}"
            );
        }
    }
}

#[test]
fn a_certificate_in_both_languages_stands_on_one_sheet() {
    for closing in [false, true] {
        let certificate = Doc {
            closing,
            ..doc("certificate-both-long")
        };
        let desk = Desk::new();
        fs::write(desk.0.join("a.pdf"), pdf(&certificate).unwrap()).unwrap();
        assert_eq!(pages(&desk), 1, "closed by place and day: {closing}");
    }
}

#[test]
fn arabic_words_are_found_as_they_were_written() {
    for name in [
        "certificate-ar",
        "certificate-both",
        "letter-both",
        "list-ar",
        "order-ar",
        "receipt-both",
    ] {
        let told = Desk::with_pdf(name).words("a.pdf");
        let is_of_word = |c: char| ('\u{621}'..='\u{64a}').contains(&c);
        let found: Vec<&str> = told.split(|c| !is_of_word(c)).collect();
        let mut written = Vec::new();
        // Of a letter the title names the file alone.
        let shown = Doc {
            title: Words::default(),
            ..doc(name)
        };
        add_texts(&serde_json::to_value(shown).unwrap(), &mut written);
        let words = written.iter().flat_map(|text| text.split(|c| !is_of_word(c)));
        let lost: Vec<&str> = words.filter(|word| !word.is_empty() && !found.contains(word)).collect();
        assert!(written.len() > 10 && lost.is_empty(), "{name}: {lost:?} in {told}");
    }
}

fn add_texts(value: &serde_json::Value, into: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => into.push(text.clone()),
        serde_json::Value::Array(all) => all.iter().for_each(|one| add_texts(one, into)),
        serde_json::Value::Object(members) => members.values().for_each(|one| add_texts(one, into)),
        _ => {}
    }
}

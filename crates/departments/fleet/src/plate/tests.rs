use super::PlateKind::{Civil, Communal, Old, Provisional, State};
use super::{PLATE, Plate, PlateKind, isolated_text};

#[test]
fn a_plate_has_one_spelling_whatever_way_it_was_typed() {
    for (typed, spelt) in [
        ("12345-أ-6", "12345-أ-6"),
        ("12345 | أ | 6", "12345-أ-6"),
        ("12345أ6", "12345-أ-6"),
        ("12345/A/06", "12345-أ-6"),
        ("6-أ-12345", "12345-أ-6"),
        ("٦ ا ١٢٣٤٥", "12345-أ-6"),
        ("\u{202b}12345-أ-6\u{202c}", "12345-أ-6"),
        ("59599|ه|78", "59599-ه-78"),
        ("59599-هـ-78", "59599-ه-78"),
        ("ج 123456", "ج 123456"),
        ("123456ج", "ج 123456"),
        ("J-123456", "ج 123456"),
        ("WW123456", "WW123456"),
        ("ww 123 456", "WW123456"),
        ("ww-123456", "WW123456"),
        ("123456", "123456"),
        ("123 456", "123456"),
        ("M 123456", "123456"),
        ("1234-56-7", "123456-7"),
        ("1234/5", "1234-5"),
    ] {
        assert_eq!(PLATE.normal(typed), spelt, "{typed}");
        assert_eq!(PLATE.normal(spelt), spelt, "{spelt} stays");
    }
}

/// As people type, paste and scan plates: with the marks that editors put around Arabic, joined and stretched letters, other
/// spaces, other digits.
const TYPINGS: [(&str, &[&str]); 6] = [
    (
        "12345-أ-6",
        &[
            "12345-أ-6",
            "12345/A/6",
            "12345-a-06",
            "6-أ-12345",
            "06-ا-12345",
            "١٢٣٤٥ أ ٦",
            "۱۲۳۴۵|أ|۶",
            "١٢٣٤٥أ٦",
            "12345\u{a0}أ\u{202f}6",
            "12345ـأـ6",
            "12345-أـ-6",
            "\u{200f}12345\u{200f}-\u{200f}أ\u{200f}-\u{200f}6\u{200f}",
            "\u{200e}12345-أ-6\u{200e}",
            "\u{2067}6-أ-12345\u{2069}",
            "\u{61c}12345\u{61c} أ 6",
            "12345–أ–6",
            "12345 ; أ ; 6",
            " 12345 -ﺃ- 6 ",
            "0012345-أ-6",
        ],
    ),
    ("7-ه-1", &["7-ه-1", "7-هـ-1", "7/H/1", "٧ ه ١", "7\u{200d}ه\u{200d}1"]),
    (
        "ج 123456",
        &[
            "ج 123456",
            "123456 ج",
            "123456ج",
            "جـ 123456",
            "J123456",
            "j-123456",
            "ج\u{a0}123456",
            "ج ١٢٣٤٥٦",
            "\u{200f}ج 123 456",
        ],
    ),
    (
        "WW123456",
        &[
            "WW123456",
            "ww 123456",
            "123456 WW",
            "WW-123456",
            "Ww١٢٣٤٥٦",
            "وو 123456",
            "WW 123 456",
        ],
    ),
    (
        "123456-7",
        &[
            "123456-7",
            "123456/7",
            "1234-56-7",
            "1234 56 7",
            "١٢٣٤-٥٦-٧",
            "0123456-07",
        ],
    ),
    (
        "123456",
        &[
            "123456",
            "M 123456",
            "123456 M",
            "م 123456",
            "المغرب 123456",
            "123\u{a0}456",
            "١٢٣٤٥٦",
        ],
    ),
];

#[test]
fn no_usual_typing_makes_another_plate() {
    for (spelt, typings) in TYPINGS {
        for typed in typings {
            let plate = Plate::read(typed).unwrap_or_else(|| panic!("{typed} is a plate"));
            let plate = plate.with_inferred_kind().of_kind().unwrap();
            assert_eq!(plate.canonical(), spelt, "{typed:?}");
        }
    }
}

#[test]
fn a_part_of_a_plate_is_looked_for_as_it_stands_in_the_whole() {
    for (typed, part) in [
        ("12345أ", "12345-أ"),
        ("ww", "WW"),
        ("ww12", "WW12"),
        ("ج12", "ج 12"),
        ("123", "123"),
        ("أ 6", "أ-6"),
    ] {
        assert_eq!(PLATE.normal(typed), part, "{typed}");
    }
    assert_eq!(PLATE.sought.unwrap()("6أ123"), "6 أ 123");
}

/// The spelling of a plate of these parts, or the field that is wrong.
fn plate(kind: Option<PlateKind>, number: &str, letter: &str, code: &str) -> Result<String, String> {
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let plate = Plate {
        kind,
        number: number.to_owned(),
        letter: text(letter),
        code: text(code),
    };
    let spelt = plate.of_kind().map(|plate| plate.canonical());
    spelt.map_err(|wrong| wrong.field.unwrap())
}

#[test]
fn each_kind_has_its_number_of_digits() {
    for (kind, number, letter, code, spelt) in [
        (Some(Civil), "1", "أ", "89", "1-أ-89"),
        (Some(Civil), "00123", "ب", "6", "123-ب-6"),
        (Some(Old), "123456", "", "1", "123456-1"),
        (Some(State), "123456", "", "", "123456"),
        (Some(Communal), "12345", "", "", "ج 12345"),
        (Some(Provisional), "1", "", "", "WW1"),
        (None, "12345", "", "", "12345"),
    ] {
        assert_eq!(plate(kind, number, letter, code).unwrap(), spelt);
    }
    for (kind, number, letter, code, field) in [
        (Some(Civil), "123456", "أ", "6", "registrationNumber"),
        (Some(Civil), "12345", "", "6", "registrationLetter"),
        (Some(Civil), "12345", "أب", "6", "registrationLetter"),
        (Some(Civil), "12345", "أ", "90", "registrationCode"),
        (Some(Civil), "12345", "أ", "0", "registrationCode"),
        (Some(Old), "1234567", "", "1", "registrationNumber"),
        (Some(Old), "1234", "", "", "registrationCode"),
        (Some(State), "12345", "", "", "registrationNumber"),
        (Some(Communal), "1234", "", "", "registrationNumber"),
        (Some(Provisional), "1234567", "", "", "registrationNumber"),
        (None, "1234", "", "", "registrationNumber"),
    ] {
        assert_eq!(plate(kind, number, letter, code).unwrap_err(), field, "{number}");
    }
}

#[test]
fn what_is_no_plate_is_not_read() {
    for text in ["", "أ", "WW", "a-b", "12-أ-3-ب-4", "??"] {
        assert_eq!(Plate::read(text), None, "{text}");
    }
}

#[test]
fn a_plate_reads_from_left_to_right_in_every_text() {
    assert_eq!(
        isolated_text("12345-أ-6"),
        "\u{2066}12345\u{200E}-\u{200E}أ\u{200E}-\u{200E}6\u{2069}"
    );
}

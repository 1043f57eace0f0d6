//! What papers say: every kind names only what it may.

use platform::papers::authentic_document::SEALED_KINDS;
use platform::papers::{PaperKind, template};

#[test]
fn the_texts_of_the_house_name_only_what_they_may() {
    for kind in engine::extensions::<PaperKind>(&crate::ENTITIES) {
        for text in kind.text {
            let read = template::text::read(text, |name| kind.name(name).is_some());
            assert!(read.is_ok(), "{}: {read:?}", kind.id);
        }
    }
}

#[test]
fn the_texts_of_the_house_keep_to_the_signs_of_their_language() {
    for kind in engine::extensions::<PaperKind>(&crate::ENTITIES) {
        for line in kind.text.iter().flat_map(|text| text.lines()) {
            // A row of a table is left out by itself when its value is unknown; in brackets it would be a running text.
            assert!(!line.starts_with("[- "), "{}: {line}", kind.id);
            let is_arabic = line.chars().any(|letter| ('\u{621}'..='\u{64a}').contains(&letter));
            let has_french_colon = is_arabic && !line.starts_with("- ") && line.contains(" :");
            assert!(!has_french_colon, "{}: {line}", kind.id);
        }
    }
}

#[test]
fn no_paper_has_a_box_for_the_authority_that_signs_it() {
    // One authority, one box: that of the signatory, under all of it.
    const OF_THE_AUTHORITY: [&str; 6] = [
        "autorité",
        "ordonnateur",
        "président du conseil",
        "السلطة",
        "الآمر بالصرف",
        "رئيس الجماعة",
    ];
    for kind in engine::extensions::<PaperKind>(&crate::ENTITIES) {
        let boxes = kind
            .text
            .iter()
            .flat_map(|text| text.lines())
            .filter(|line| line.starts_with("+ "));
        for line in boxes {
            let is_of_another = OF_THE_AUTHORITY.iter().all(|word| !line.to_lowercase().contains(word));
            assert!(is_of_another, "{}: {line}", kind.id);
        }
    }
}

/// What a paper prints of a row whose facts are sealed, administrators would read in the register of papers.
#[test]
fn papers_about_what_is_sealed_are_of_a_sealed_kind() {
    let of_leave = |kind: &PaperKind| {
        !(kind.of)().access.sealed.is_empty() || kind.names.iter().any(|name| name.name.starts_with("leave."))
    };
    let kinds = engine::extensions::<PaperKind>(&crate::ENTITIES).filter(|kind| of_leave(kind));
    let mut found: Vec<&str> = kinds.map(|kind| kind.id).collect();
    found.sort_unstable();
    let expected = [
        "leave_decision",
        "leave_refusal",
        "leave_statement",
        "leave_statement_of_day",
    ];
    assert_eq!(found, expected);
    assert!(found.iter().all(|id| id.starts_with(SEALED_KINDS)));
}

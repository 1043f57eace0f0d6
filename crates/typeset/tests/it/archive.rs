//! PDF/A-3a. No validator can be installed from the registries that this repository uses (veraPDF is on none of them), so what the standard
//! asks is looked for in the file itself; that letters have glyphs, the printer refuses by itself.

use std::fs;

use crate::desk::{ALL, Desk, doc};

#[test]
fn a_paper_is_sound_says_what_it_conforms_to_and_carries_its_data() {
    for name in ALL {
        let desk = Desk::with_pdf(name);
        desk.run("qpdf", &["--check", "a.pdf"]);
        desk.run("pdfdetach", &["-saveall", "a.pdf"]);
        let data = fs::read(desk.0.join("document.json")).unwrap();
        assert_eq!(
            serde_json::from_slice::<papers::doc::Doc>(&data).unwrap(),
            doc(name),
            "{name}"
        );
        let fonts = desk.run("pdffonts", &["a.pdf"]);
        for font in fonts.lines().skip(2) {
            let words: Vec<&str> = font.split_whitespace().collect();
            assert_eq!(
                words[words.len() - 5..words.len() - 2],
                ["yes", "yes", "yes"],
                "embedded, a subset, with Unicode: {font}"
            );
        }
    }
}

#[test]
fn a_paper_keeps_the_rules_of_the_archive() {
    for name in ["certificate-ar", "letter-both", "hostile"] {
        let desk = Desk::with_pdf(name);
        desk.run("qpdf", &["--qdf", "--object-streams=disable", "a.pdf", "b.pdf"]);
        let told = String::from_utf8_lossy(&fs::read(desk.0.join("b.pdf")).unwrap()).into_owned();
        for asked in [
            "<pdfaid:part>3</pdfaid:part>",
            "<pdfaid:conformance>A</pdfaid:conformance>",
            "/GTS_PDFA1",
            "/DestOutputProfile",
            "/Marked true",
            "/StructTreeRoot",
            "/AFRelationship /Data",
            "/Lang",
        ] {
            assert!(told.contains(asked), "{name}: {asked}");
        }
        for forbidden in [
            "/JavaScript",
            "/Launch",
            "/Encrypt",
            "/OpenAction",
            "/LZWDecode",
            "/RichMedia",
        ] {
            assert!(!told.contains(forbidden), "{name}: {forbidden}");
        }
    }
}

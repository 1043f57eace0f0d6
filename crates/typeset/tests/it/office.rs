//! LibreOffice opens what is written and shows it.

use std::fs;
use std::process::Command;

use papers::doc::{Align, Block, Words, docx};

use crate::desk::{Desk, doc, of_lines};

const EXPECTED: [(&str, &[&str]); 8] = [
    ("certificate-ar", &["شهادة عمل", "BK 482913", "بالتفويض"]),
    (
        "certificate-both",
        &[
            "Attestation de travail",
            "شهادة عمل",
            "8 450,50 DH",
            "Document de travail",
        ],
    ),
    ("hostile", &[r#"#read("/etc/passwd") <b>&amp;</b> ]]>"#, "[U+1F600]"]),
    ("labels", &["INV-2026-1000", "INV-2026-1029"]),
    (
        "letter-fr",
        &[
            "12345-أ-6",
            "+212 537-50-00-00",
            "PROJET",
            "Ampliation : Division des affaires rurales",
            "Avenue Mohammed V",
        ],
    ),
    ("list-ar", &["BK102183"]),
    ("order-ar", &["أمر بمهمة", "تأشيرة الوصول"]),
    ("receipt-both", &["Société Lala & Fils (SARL)", "2 450,00 DH"]),
];

/// Has the copies in the folder drawn as PDF.
fn open_with_office(desk: &Desk, names: &[&str]) {
    let files: Vec<String> = names.iter().map(|name| format!("{name}.docx")).collect();
    let profile = format!("-env:UserInstallation=file://{}/profile", desk.0.display());
    let mut office = Command::new("soffice");
    office
        .args([&profile, "--headless", "--convert-to", "pdf"])
        .args(&files)
        .current_dir(&desk.0);
    // `scripts/install-missing test` installs LibreOffice.
    let told = office.output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}

#[test]
fn the_docx_is_opened_and_says_the_same() {
    let names = [
        "certificate-ar",
        "certificate-both",
        "hostile",
        "labels",
        "letter-fr",
        "list-ar",
        "order-ar",
        "receipt-both",
    ];
    let desk = Desk::with_docx(&names);
    open_with_office(&desk, &names);
    for (name, words) in EXPECTED {
        let told = desk.words(&format!("{name}.pdf"));
        for word in words {
            assert!(told.contains(word), "{name}: {word} in {told}");
        }
    }
}

#[test]
fn a_paragraph_in_two_languages_begins_on_the_page_where_it_is_told() {
    let mut letter = doc("letter-both");
    let told = Words::new(
        "Le véhicule est immobilisé. ".repeat(120),
        "السيارة متوقفة عن السير. ".repeat(120),
    );
    letter.blocks = vec![Block::Paragraph {
        text: told,
        align: Align::Start,
    }];
    let desk = Desk::new();
    fs::write(desk.0.join("long.docx"), docx(&letter).unwrap()).unwrap();
    open_with_office(&desk, &["long"]);
    let first = desk.run("pdftotext", &["-l", "1", "long.pdf", "-"]);
    assert!(first.contains("Le véhicule est immobilisé."), "{first}");
}

#[test]
fn a_signature_stands_below_the_last_of_what_is_signed() {
    let desk = Desk::new();
    let all = [true, false].map(|is_table| (14..34).map(move |count| (count, is_table)));
    let all: Vec<(usize, bool)> = all.into_iter().flatten().collect();
    let file = |(count, is_table): &(usize, bool)| format!("{count}-{is_table}");
    for one in &all {
        let bytes = docx(&of_lines(one.0, one.1)).unwrap();
        fs::write(desk.0.join(format!("{}.docx", file(one))), bytes).unwrap();
    }
    let names: Vec<String> = all.iter().map(file).collect();
    open_with_office(&desk, &names.iter().map(String::as_str).collect::<Vec<_>>());
    for (one, name) in all.iter().zip(names) {
        let last = desk.last_page(&format!("{name}.pdf"));
        assert!(last.contains("Ahmed Benjelloun"), "{name}: {last}");
        assert!(last.contains(&format!("ligne {}.", one.0)), "{name}: {last}");
    }
}

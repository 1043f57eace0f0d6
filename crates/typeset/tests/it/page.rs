//! What a reader finds on the pages.

use std::fs;

use papers::content::Content;
use papers::doc::{Align, Block, Column, Doc, Mode, Pictures, Row, Words, docx, docx_with, printable};
use papers::picture::{decode, encode};
use typeset::{pdf, pdf_with};

use crate::desk::{ALL, Desk, doc, drawn, of_lines, text};

pub fn pages(desk: &Desk) -> u32 {
    let told = desk.run("pdfinfo", &["a.pdf"]);
    let line = told.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap();
    line.trim().parse().unwrap()
}

#[test]
fn a_kept_document_is_read_as_it_was_written() {
    for name in ALL {
        let kept: serde_json::Value = serde_json::from_str(&text(name)).unwrap();
        let written = serde_json::to_value(doc(name)).unwrap();
        if name == "hostile" {
            continue; // It says what is plain in ways that are not the shortest.
        }
        assert_eq!(written, kept, "{name}");
    }
}

/// How many pages a document has, and some of its words.
const EXPECTED: [(&str, u32, &[&str]); 6] = [
    (
        "certificate-fr",
        1,
        &[
            "Attestation de travail",
            "N° 128/2026",
            "Oulad Hcine, le 20 novembre 2026",
            "Page 1 sur 1",
            "8 450,50 DH",
            "1er août 2011",
            "Pour le Président du Conseil Communal par délégation",
            "7KQ2-M9XW-4T",
        ],
    ),
    (
        "certificate-ar",
        1,
        &[
            "شهادة عمل",
            "فاطمة الزهراء",
            "رقم التأجير",
            "نونبر",
            "عن رئيس المجلس الجماعي",
        ],
    ),
    (
        "certificate-both",
        1,
        &["Attestation de travail", "شهادة عمل", "Ahmed Benjelloun"],
    ),
    (
        "letter-fr",
        1,
        &[
            "Objet : Mise à disposition du véhicule immatriculé 12345-أ-6",
            "+212 537-50-00-00",
            "18 750,00 DH",
        ],
    ),
    ("order-ar", 1, &["أمر بمهمة", "Dacia Duster", "تأشيرة الوصول"]),
    (
        "receipt-both",
        1,
        &["Société Lala & Fils (SARL)", "Souche", "2 450,00 DH"],
    ),
];

#[test]
fn a_paper_has_the_pages_and_the_words_that_it_should() {
    for (name, count, words) in EXPECTED {
        let desk = Desk::with_pdf(name);
        assert_eq!(pages(&desk), count, "{name}");
        let told = desk.words("a.pdf");
        for word in words {
            assert!(told.contains(word), "{name}: {word} in {told}");
        }
    }
}

#[test]
fn the_head_of_a_table_stands_on_every_page() {
    let desk = Desk::with_pdf("list-fr");
    let count = pages(&desk);
    assert!(count > 2);
    for page in 1..=count {
        let page = page.to_string();
        let told = desk.run("pdftotext", &["-f", &page, "-l", &page, "a.pdf", "-"]);
        assert!(told.contains("Nom complet") && told.contains("Recrutement"), "{told}");
        assert!(told.contains(&format!("Page {page} sur {count}")), "{told}");
    }
}

/// A list in both languages: a number and a name in each, stacked or at the two edges.
fn list_of(count: usize, align: Align) -> Doc {
    let column = |title: Words, align, share| Column { title, align, share };
    let row = |at: usize| Row {
        cells: vec![
            Words::any(format!("{at:05}")),
            Words::new(format!("Candidat{at:05}"), format!("{at:05}مترشح")),
        ],
        total: false,
    };
    let table = Block::Table {
        columns: vec![
            column(Words::new("N°", "الرقم"), Align::Start, 1),
            column(Words::new("Nom", "الاسم"), align, 4),
        ],
        rows: (1..=count).map(row).collect(),
    };
    Doc {
        blocks: vec![table],
        ..doc("certificate-both")
    }
}

#[test]
fn no_page_tears_a_row_of_a_list() {
    const COUNT: usize = 150;
    let desk = Desk::new();
    fs::write(desk.0.join("a.pdf"), pdf(&list_of(COUNT, Align::Start)).unwrap()).unwrap();
    let last = pages(&desk);
    assert!(last > 2, "{last} pages");
    let told: Vec<String> = (1..=last)
        .map(|page| page.to_string())
        .map(|page| desk.run("pdftotext", &["-f", &page, "-l", &page, "a.pdf", "-"]))
        .collect();
    for at in 1..=COUNT {
        let number = format!("{at:05}");
        let on = told.iter().filter(|page| page.contains(&number)).count();
        assert_eq!(on, 1, "{number} stands on {on} pages");
    }
}

#[test]
fn names_at_the_edges_take_half_the_pages_of_names_one_below_the_other() {
    let count = |align| {
        let desk = Desk::new();
        fs::write(desk.0.join("a.pdf"), pdf(&list_of(240, align)).unwrap()).unwrap();
        pages(&desk)
    };
    let (stacked, beside) = (count(Align::Start), count(Align::Edges));
    assert!(beside * 3 <= stacked * 2, "{stacked} pages, then {beside}");
}

#[test]
fn a_row_longer_than_a_page_is_printed_whole() {
    let mut long = list_of(1, Align::Start);
    let Some(Block::Table { rows, .. }) = long.blocks.first_mut() else {
        panic!("a table");
    };
    let text: Vec<String> = (1..=1200).map(|at| format!("mot{at}")).collect();
    rows[0].cells[1] = Words::any(text.join(" "));
    let desk = Desk::new();
    fs::write(desk.0.join("a.pdf"), pdf(&long).unwrap()).unwrap();
    let told = desk.words("a.pdf");
    assert!(told.contains("mot1200"), "the end of it is printed");
}

#[test]
fn a_signature_stands_below_the_last_of_what_is_signed() {
    for (is_table, counts) in [(true, 10..24), (false, 8..20)] {
        let mut pages_seen = [0, 0];
        for count in counts {
            let desk = Desk::new();
            fs::write(desk.0.join("a.pdf"), pdf(&of_lines(count, is_table)).unwrap()).unwrap();
            let last = desk.last_page("a.pdf");
            assert!(last.contains("Ahmed Benjelloun"), "{count}: {last}");
            assert!(last.contains(&format!("ligne {count}.")), "{count}: {last}");
            pages_seen[pages(&desk) as usize - 1] += 1;
        }
        assert!(pages_seen[0] > 1 && pages_seen[1] > 3, "{is_table}: {pages_seen:?}");
    }
}

#[test]
fn the_last_fact_of_a_paper_is_whole_however_long_it_is() {
    let words: Vec<String> = (1..=2000).map(|at| format!("mot{at}.")).collect();
    for count in [1, 2, 5] {
        let mut doc = of_lines(count, true);
        if let Some(Block::Fields { rows, .. }) = doc.blocks.last_mut() {
            rows[count - 1].value = Words::any(words.join(" "));
        }
        let desk = Desk::new();
        fs::write(desk.0.join("a.pdf"), pdf(&doc).unwrap()).unwrap();
        let told = desk.words("a.pdf");
        let lost = words.iter().filter(|word| !told.contains(word.as_str())).count();
        assert_eq!(lost, 0, "words of the last of {count} rows");
        assert!(told.contains("Ahmed Benjelloun"), "{count}");
    }
}

#[test]
fn a_signature_stands_below_the_last_lines_of_a_long_paragraph() {
    for (name, who, sentence, end) in [
        (
            "certificate-fr",
            "Ahmed Benjelloun",
            "Elle travaille au sein de cette commune, ",
            "voilà",
        ),
        ("certificate-ar", "أحمد", "وهي تعمل بهذه الجماعة منذ سنة، ", "انتهى"),
    ] {
        let mut pages_seen = [0; 3];
        for count in (50..120).step_by(5) {
            let desk = Desk::new();
            let text = format!("{}{end}", sentence.repeat(count));
            let blocks = vec![Block::Paragraph {
                text: Words::any(text),
                align: Align::Start,
            }];
            fs::write(desk.0.join("a.pdf"), pdf(&Doc { blocks, ..doc(name) }).unwrap()).unwrap();
            let last = desk.last_page("a.pdf");
            assert!(last.contains(end) && last.contains(who), "{name} {count}: {last}");
            pages_seen[pages(&desk) as usize - 1] += 1;
        }
        assert!(pages_seen[0] > 0 && pages_seen[1] > 3, "{name}: {pages_seen:?}");
    }
}

#[test]
fn markup_is_printed_and_never_obeyed() {
    let told = Desk::with_pdf("hostile").words("a.pdf");
    assert!(
        told.contains(r#"#panic("x") $ ] #read("/etc/passwd") <b>&amp;</b> ]]>"#),
        "{told}"
    );
    assert!(!told.contains("root:"), "no file is read");
}

#[test]
fn a_character_that_no_font_has_is_shown_by_its_number() {
    assert!(Desk::with_pdf("hostile").words("a.pdf").contains("[U+1F600]"));
    let is_covered = |c: char| printable().iter().any(|range| range.contains(&c));
    assert!("Société «لالة» ⵜⴰⴳⵍⴷⵉⵜ, 1 250,00 € — n° 5\n".chars().all(is_covered));
    assert!(!"😀漢Ж".chars().any(is_covered));
}

#[test]
fn an_emblem_of_any_kind_is_drawn() {
    let square =
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='#f00'/></svg>";
    let red = decode(square.as_bytes(), Content::Svg).unwrap();
    for content in [Content::Svg, Content::Webp, Content::Jpeg] {
        let bytes = match content {
            Content::Svg => square.as_bytes().to_vec(),
            _ => encode(&red, content, 90).unwrap(),
        };
        let pictures = Pictures::from([("logo".to_owned(), bytes)]);
        let desk = Desk::new();
        fs::write(
            desk.0.join("a.pdf"),
            pdf_with(&doc("certificate-fr"), &pictures).unwrap(),
        )
        .unwrap();
        let reds = desk
            .colours(1, 50)
            .pixels()
            .filter(|pixel| pixel.0[0] > 200 && pixel.0[1] < 50)
            .count();
        assert!(reds > 400, "{content:?}: {reds}");
        let docx = docx_with(&doc("certificate-fr"), &pictures).unwrap();
        let ending = if content == Content::Jpeg { "jpeg" } else { "png" };
        let mut parts = zip::ZipArchive::new(std::io::Cursor::new(docx)).unwrap();
        assert!(
            parts.by_name(&format!("word/media/picture1.{ending}")).is_ok(),
            "{content:?}"
        );
    }
}

#[test]
fn equal_documents_are_equal_bytes() {
    for name in ["certificate-both", "labels"] {
        assert!(drawn(name) == drawn(name), "{name}");
        assert_eq!(docx(&doc(name)).unwrap(), docx(&doc(name)).unwrap(), "{name}");
    }
}

#[test]
fn the_code_leads_where_it_should() {
    let desk = Desk::with_pdf("certificate-both");
    let page = desk.page(1, 200);
    let (width, height) = (page.width() as usize, page.height() as usize);
    let dot = |x: usize, y: usize| page.get_pixel(u32::try_from(x).unwrap(), u32::try_from(y).unwrap()).0[0];
    let mut page = rqrr::PreparedImage::prepare_from_greyscale(width, height, dot);
    let codes: Vec<String> = page
        .detect_grids()
        .iter()
        .map(|code| code.decode().unwrap().1)
        .collect();
    assert_eq!(codes, ["https://commune.example/verify/7KQ2M9XW4T"]);
}

#[test]
fn the_address_is_copied_as_it_is() {
    for name in ["certificate-fr", "certificate-ar", "certificate-both"] {
        let url = doc(name).verify.unwrap().url;
        let told = Desk::with_pdf(name).run("pdftotext", &["a.pdf", "-"]);
        assert!(told.contains(&url), "{name}: {url} in {told}");
    }
}

#[test]
fn a_document_of_a_later_version_is_refused() {
    let later = Doc {
        version: 2,
        ..Doc::new("a", Mode::Fr, Words::any("a"))
    };
    assert!(pdf(&later).is_err() && docx(&later).is_err());
}

//! What a reader finds on the pages.

use std::fs;

use papers::content::Content;
use papers::doc::{
    Align, Block, Column, Doc, Field, Line, Mode, Pictures, Row, Run, Words, docx, docx_with, printable,
};
use papers::picture::{decode, encode};
use typeset::{pdf, pdf_with};

use crate::desk::{ALL, Desk, doc, drawn, of_lines, text};

fn pages(desk: &Desk) -> u32 {
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

#[test]
fn a_certificate_in_both_languages_stands_on_one_sheet() {
    let row = |label: [&str; 2], value: [&str; 2]| Field {
        label: Words::new(label[0], label[1]),
        value: Words::new(value[0], value[1]),
    };
    let paragraph = |fr: &str, ar: &str| Block::Paragraph {
        text: Words::new(fr, ar),
        align: Align::Start,
    };
    let grade = ["Adjoint administratif 3ème grade", "مساعد إداري من الدرجة الثالثة"];
    let rows = vec![
        row(["N° PPR / matricule", "رقم التأجير"], ["1234567", "1234567"]),
        row(["Catégorie", "الصنف"], ["Fonctionnaire", "موظفة"]),
        row(["Grade", "الدرجة"], grade),
        row(["Échelle", "السلم"], ["6", "6"]),
        row(["Échelon", "الرتبة"], ["5", "5"]),
        row(["Fonction", "الوظيفة"], ["Cheffe de service", "رئيسة مصلحة"]),
        row(
            ["Service", "المصلحة"],
            ["Service des ressources humaines", "مصلحة الموارد البشرية"],
        ),
        row(["Date de recrutement", "تاريخ التوظيف"], ["21 mai 2012", "21 ماي 2012"]),
    ];
    let blocks = vec![
        paragraph(
            "Je soussignée, Khadija Alaoui Mdaghri, Directrice générale des services, certifie que :",
            "أنا الموقعة أسفله، خديجة العلوي المدغري، المديرة العامة للمصالح، أشهد أن:",
        ),
        paragraph(
            "Madame Fatima-Zahra El Idrissi Bennani, née le 3 mars 1985 à Sidi Slimane, titulaire de la carte nationale d’identité \
             électronique (CNIE) n° AB123456, est à ce jour en position d’activité à la Commune de Oulad Hcine, dans la situation \
             administrative suivante :",
            "السيدة فاطمة الزهراء الإدريسي بناني، المزدادة بتاريخ 3 مارس 1985 بسيدي سليمان، الحاملة للبطاقة الوطنية للتعريف \
             الإلكترونية رقم AB123456، توجد في وضعية القيام بالوظيفة بجماعة أولاد حسين إلى غاية يومه، وفق الوضعية الإدارية التالية:",
        ),
        Block::Fields {
            rows,
            wide: false,
            picture: None,
        },
        paragraph(
            "La présente attestation est délivrée à l’intéressée, sur sa demande, pour servir et valoir ce que de droit.",
            "سلمت هذه الشهادة للمعنية بالأمر بناء على طلبها قصد الإدلاء بها عند الحاجة.",
        ),
    ];
    for closing in [false, true] {
        let certificate = Doc {
            blocks: blocks.clone(),
            closing,
            ..doc("certificate-both")
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

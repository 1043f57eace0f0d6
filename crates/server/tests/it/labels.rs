//! Labels for things: sheets of them, with codes that lead to where the thing stands.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::json;

use crate::rig::{Caller, Rig, documents};

/// A server with so many parts in its store.
async fn stored(count: usize) -> (Rig, Caller) {
    let rig = Rig::set(&[("public_url", "https://diwan.example")]);
    let admin = rig.admin().await;
    for at in 1..=count {
        let data = json!({"partName": format!("Filtre à huile {at:02}"), "reference": format!("FH-{at:02}"),
            "location": "Rayon 3"});
        let part = json!({"documentId": format!("p{at:02}"), "data": data});
        rig.post(&admin, &documents("spareParts"), part).await.must(201);
    }
    (rig, admin)
}

/// Labels of a size, in millimetres.
fn sized(collection: &str, size: &str) -> String {
    format!("{}&size={size}", labels(collection))
}

fn labels(collection: &str) -> String {
    format!("{}/export?format=labels&lang=fr", documents(collection))
}

/// A sheet, and the programs that look at it.
struct Sheet(tempfile::TempDir);

impl Sheet {
    fn new(pdf: &[u8]) -> Sheet {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.pdf"), pdf).unwrap();
        Sheet(folder)
    }

    fn run(&self, program: &str, arguments: &[&str]) -> String {
        let mut command = Command::new(program);
        let done = command.args(arguments).current_dir(self.0.path()).output();
        let done = done.expect("scripts/install-missing test installs poppler and zbar");
        String::from_utf8(done.stdout).unwrap()
    }

    /// The text of a page.
    fn text(&self, page: &str) -> String {
        self.run("pdftotext", &["-f", page, "-l", page, "a.pdf", "-"])
    }

    /// How many pages there are, and how large the first is in points.
    fn pages(&self) -> (usize, String) {
        let told = self.run("pdfinfo", &["a.pdf"]);
        let of = |name: &str| {
            let line = told.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap().trim().to_owned()
        };
        (of("Pages:").parse().unwrap(), of("Page size:"))
    }

    /// The code of the label in that row and column of the first page: labels of 64 × 35 mm, 8 mm from the edges.
    fn code(&self, row: u32, column: u32) -> String {
        self.code_within(8 + column * 64, 8 + row * 35, 64, 35)
    }

    /// The code that is read in a part of the first page, in millimetres.
    fn code_within(&self, left: u32, top: u32, width: u32, height: u32) -> String {
        let dots = |millimetres: u32| (millimetres * 3000 / 254).to_string();
        let (x, y, width, height) = (dots(left), dots(top), dots(width), dots(height));
        let place = [
            "-r", "300", "-f", "1", "-l", "1", "-x", &x, "-y", &y, "-W", &width, "-H", &height,
        ];
        self.run(
            "pdftoppm",
            &[&place[..], &["-singlefile", "-png", "a.pdf", "label"]].concat(),
        );
        self.run("zbarimg", &["--quiet", "--raw", "label.png"])
            .trim()
            .to_owned()
    }
}

#[tokio::test]
async fn each_part_has_a_label_with_a_code_that_leads_to_it() {
    let (rig, admin) = stored(25).await;
    let sheet = rig.get(&admin, &labels("spareParts")).await;
    assert_eq!(
        (sheet.status.as_u16(), sheet.header("content-type")),
        (200, "application/pdf")
    );
    let sheet = Sheet::new(&sheet.bytes);
    let places = (0..8).flat_map(|row| (0..3).map(move |column| (row, column)));
    let codes: BTreeSet<String> = places.map(|(row, column)| sheet.code(row, column)).collect();
    assert_eq!(
        codes.len(),
        24,
        "three beside each other, eight below each other: {codes:?}"
    );
    for code in &codes {
        assert!(code.starts_with("https://diwan.example/park-inventaire/p"), "{code}");
    }
    let (first, second) = (sheet.text("1"), sheet.text("2"));
    assert_eq!((first.matches("FH-").count(), second.matches("FH-").count()), (24, 1));
    assert!(first.contains("Filtre à huile") && first.contains("Rayon 3"), "{first}");
}

#[tokio::test]
async fn labels_are_for_whoever_reads_the_rows_and_for_things_that_bear_some() {
    let (rig, admin) = stored(1).await;
    rig.user("store", &[], &["park-inventaire:read"]).await;
    rig.user("other", &[], &["order-mission:read"]).await;
    let store = rig.signed_in("store").await;
    assert_eq!(rig.get(&store, &labels("spareParts")).await.status, 200);
    let other = rig.signed_in("other").await;
    rig.get(&other, &labels("spareParts"))
        .await
        .refused(401, "user_unauthorized");
    let told = rig
        .get(&admin, &labels("cars"))
        .await
        .refused(400, "general_argument_invalid");
    assert!(told["message"].as_str().unwrap().contains("labels"), "{told}");
}

#[tokio::test]
async fn small_labels_stand_65_on_a_sheet_and_each_code_is_read() {
    let (rig, admin) = stored(66).await;
    let sheet = rig.get(&admin, &sized("spareParts", "38x21")).await;
    assert_eq!(sheet.status, 200);
    let sheet = Sheet::new(&sheet.bytes);
    assert_eq!(sheet.pages().0, 2);
    let (first, second) = (sheet.text("1"), sheet.text("2"));
    assert_eq!((first.matches("FH-").count(), second.matches("FH-").count()), (65, 1));
    let places = (0..13).flat_map(|row| (0..5).map(move |column| (8 + column * 38, 8 + row * 21)));
    let codes: BTreeSet<String> = places.map(|(x, y)| sheet.code_within(x, y, 38, 21)).collect();
    assert_eq!(
        codes.len(),
        65,
        "five beside each other, thirteen below each other: {codes:?}"
    );
    assert!(
        codes
            .iter()
            .all(|code| code.starts_with("https://diwan.example/park-inventaire/p"))
    );
}

#[tokio::test]
async fn labels_of_a_roll_are_pages_of_their_own_size() {
    let (rig, admin) = stored(3).await;
    let roll = rig.get(&admin, &sized("spareParts", "50x30")).await;
    assert_eq!(roll.status, 200);
    let roll = Sheet::new(&roll.bytes);
    let (pages, size) = roll.pages();
    assert_eq!(pages, 3);
    // 50 × 30 mm.
    assert!(size.starts_with("141.7") && size.contains("x 85.0"), "{size}");
    let code = roll.code_within(0, 0, 50, 30);
    assert!(code.starts_with("https://diwan.example/park-inventaire/p"), "{code}");
    for wrong in ["50", "64x36", "roll"] {
        let told = rig
            .get(&admin, &sized("spareParts", wrong))
            .await
            .refused(400, "general_argument_invalid");
        assert!(told["message"].as_str().unwrap().contains("38x21"), "{told}");
    }
}

#[tokio::test]
async fn the_label_of_an_office_leads_to_what_stands_in_it() {
    let (rig, admin) = stored(0).await;
    let office = json!({"documentId": "ordre", "data": {"nameFr": "Bureau d’ordre", "nameAr": "مكتب الضبط"}});
    rig.post(&admin, &documents("bureaux"), office).await.must(201);
    let sheet = rig.get(&admin, &labels("bureaux")).await;
    let sheet = Sheet::new(&sheet.bytes);
    assert_eq!(
        sheet.code(0, 0),
        "https://diwan.example/inventory-dashboard/bureaux/ordre"
    );
    assert!(sheet.text("1").contains("Bureau d’ordre"));
}

#[tokio::test]
async fn a_thousand_labels_come_in_each_size() {
    let (rig, admin) = stored(1_000).await;
    for (size, pages) in [("64x35", 42), ("38x21", 16), ("50x30", 1_000)] {
        let sheet = rig.get(&admin, &sized("spareParts", size)).await;
        assert_eq!(sheet.status, 200);
        assert_eq!(Sheet::new(&sheet.bytes).pages().0, pages, "{size}");
    }
}

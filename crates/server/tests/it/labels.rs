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

    /// The code of the label in that row and column of the first page: labels of 64 × 35 mm, 8 mm from the edges.
    fn code(&self, row: u32, column: u32) -> String {
        let dots = |millimetres: u32| (millimetres * 2000 / 254).to_string();
        let (x, y, width, height) = (dots(8 + column * 64), dots(8 + row * 35), dots(64), dots(35));
        let place = [
            "-r", "200", "-f", "1", "-l", "1", "-x", &x, "-y", &y, "-W", &width, "-H", &height,
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

//! The documents of `crates/typeset/tests/papers`, drawn, and the programs that look at them.

use papers::doc::{Align, Block, Doc, Field, Pictures, Words, docx_with};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};
use typeset::pdf_with;

/// Every document of the folder: one of each family, in the languages where they differ.
pub const ALL: [&str; 12] = [
    "certificate-ar",
    "certificate-both",
    "certificate-fr",
    "hostile",
    "labels",
    "letter-ar",
    "letter-both",
    "letter-fr",
    "list-ar",
    "list-fr",
    "order-ar",
    "receipt-both",
];

pub fn folder() -> PathBuf {
    PathBuf::from("tests/papers")
}

pub fn text(name: &str) -> String {
    fs::read_to_string(folder().join(format!("{name}.json"))).unwrap()
}

pub fn doc(name: &str) -> Doc {
    serde_json::from_str(&text(name)).unwrap()
}

/// A certificate in both languages whose signature comes after so many lines, in a table or as paragraphs.
pub fn of_lines(count: usize, is_table: bool) -> Doc {
    let line = |at: usize| Words::new(format!("ligne {at}."), format!("السطر {at}."));
    let field = |at: usize| Field {
        label: Words::new("Rubrique", "البيان"),
        value: line(at),
    };
    let paragraph = |at: usize| Block::Paragraph {
        text: line(at),
        align: Align::Start,
    };
    let blocks = if is_table {
        vec![Block::Fields {
            rows: (1..=count).map(field).collect(),
            wide: false,
            picture: None,
        }]
    } else {
        (1..=count).map(paragraph).collect()
    };
    Doc {
        blocks,
        ..doc("certificate-both")
    }
}

pub fn pictures() -> Pictures {
    Pictures::from([("logo".to_owned(), fs::read(folder().join("logo.png")).unwrap())])
}

pub fn drawn(name: &str) -> Vec<u8> {
    pdf_with(&doc(name), &pictures()).unwrap()
}

/// A folder of its own that goes away with it.
pub struct Desk(pub PathBuf);

impl Desk {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("papers-{}-{next}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn with_pdf(name: &str) -> Self {
        let desk = Self::new();
        fs::write(desk.0.join("a.pdf"), drawn(name)).unwrap();
        desk
    }

    pub fn with_docx(names: &[&str]) -> Self {
        let desk = Self::new();
        for name in names {
            let bytes = docx_with(&doc(name), &pictures()).unwrap();
            fs::write(desk.0.join(format!("{name}.docx")), bytes).unwrap();
        }
        desk
    }

    /// Runs a program in the folder; what it printed.
    pub fn run(&self, program: &str, arguments: &[&str]) -> String {
        let out = Command::new(program).args(arguments).current_dir(&self.0).output();
        let out = out.unwrap_or_else(|error| panic!("{program}: {error}; scripts/install-missing test installs it"));
        let told = String::from_utf8_lossy(&out.stdout).into_owned();
        assert!(
            out.status.success(),
            "{program}: {told}{}",
            String::from_utf8_lossy(&out.stderr)
        );
        told
    }

    /// The text of a PDF, without marks of direction, its spaces as one.
    pub fn words(&self, file: &str) -> String {
        let told = self.run("pdftotext", &[file, "-"]);
        let shown: String = told.chars().filter(|c| !is_mark(*c)).collect();
        shown.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words of a PDF, the letters of each as they stand on the page from left to right.
    pub fn words_as_seen(&self, file: &str) -> Vec<String> {
        let told = self.run("pdftotext", &["-bbox", file, "-"]);
        let words = told.lines().filter_map(|line| line.trim().strip_prefix("<word "));
        let said = words.filter_map(|word| word.split_once('>').map(|(_, said)| said.trim_end_matches("</word>")));
        said.map(|said| said.chars().filter(|c| !is_mark(*c)).collect())
            .collect()
    }

    /// The last page of a PDF as text.
    pub fn last_page(&self, file: &str) -> String {
        let told = self.run("pdftotext", &[file, "-"]);
        let page = told.trim_end_matches('\u{C}').rsplit('\u{C}').next();
        page.unwrap_or_default().to_owned()
    }

    /// A page in shades of grey.
    pub fn page(&self, number: u32, dots: u32) -> image::GrayImage {
        self.drawn(number, dots, &["-gray"]).into_luma8()
    }

    /// A page as it is seen.
    pub fn colours(&self, number: u32, dots: u32) -> image::RgbImage {
        self.drawn(number, dots, &[]).into_rgb8()
    }

    fn drawn(&self, number: u32, dots: u32, how: &[&str]) -> image::DynamicImage {
        let (number, dots) = (number.to_string(), dots.to_string());
        let one = [
            "-r",
            &dots,
            "-f",
            &number,
            "-l",
            &number,
            "-singlefile",
            "-png",
            "a.pdf",
            "page",
        ];
        self.run("pdftoppm", &[how, &one].concat());
        image::open(self.0.join("page.png")).unwrap()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

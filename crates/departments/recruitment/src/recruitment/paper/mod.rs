//! The notice of an exam (إعلان عن مباراة): written from the exam, in both languages, with the code of the page where one applies.

use engine::doc::{Block, Column, Label as Sticker, Line, Row, Words};
use engine::{Cx, qr};
use platform::papers::counted::hours_and_minutes;
use platform::papers::{Facts, PaperKind};
use schema::{Choice as _, Decimal, Document, Error, Label, Result, Who};
use serde_json::{Value as Json, json};

mod condition;
mod fact;
mod text;

pub(super) use fact::{NoticeCondition, in_words};

use super::RECRUITMENTS;
use super::weight::tests_of;
use crate::exam_test::{self, TestKind};
use crate::permission::{READS, SECRETARIAT};
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

/// Read by the secretariat; the public page hands it to everybody.
pub(super) static NOTICE_KIND: PaperKind = PaperKind {
    id: "exam_notice",
    mark: ["AC", "إ.م"],
    label: Label::new("إعلان عن مباراة", "Avis de concours", "Notice of competitive exam"),
    of: || &RECRUITMENTS,
    read: Who::Holder(READS),
    change: Who::Holder(SECRETARIAT),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: write,
    follows: None,
};

/// Where one applies to an exam.
pub(crate) fn apply_path(exam: &Document) -> String {
    format!("/apply/{}", exam.id)
}

/// The code that leads there: `{url, svg}`.
pub(super) fn qr_json(exam: &Document, home: &str) -> Result<Json> {
    /// Modules of quiet around a code, as the standard asks.
    const QUIET: u32 = 4;
    let url = format!("{}{}", home.trim_end_matches('/'), apply_path(exam));
    let svg = qr::svg(&url, QUIET).map_err(|error| Error::fault("drawing a code", error))?;
    Ok(json!({ "url": url, "svg": svg }))
}

/// What the notice says: conditions in words, posts and tests as tables, the code at the end.
fn write(cx: &Cx<'_>, exam: &Document) -> Result<Facts> {
    let mut facts = fact::of_exam(cx, exam)?;
    facts
        .blocks
        .push(heading("Postes mis en concours", "المناصب المتبارى بشأنها"));
    facts.blocks.push(posts(cx, exam)?);
    facts.blocks.push(heading("Épreuves", "الاختبارات"));
    facts.blocks.push(tests(cx, exam)?);
    if let Some(url) = exam
        .get(super::QR_CODE)
        .and_then(|code| code["url"].as_str().map(str::to_owned))
    {
        facts.blocks.push(code(&url));
    }
    Ok(facts)
}

fn heading(fr: &str, ar: &str) -> Block {
    Block::Heading {
        text: Words::new(fr, ar),
    }
}

fn column(fr: &str, ar: &str, share: u16) -> Column {
    Column {
        title: Words::new(fr, ar),
        align: engine::doc::Align::Start,
        share,
    }
}

/// A row for each specialty, under its position.
fn posts(cx: &Cx<'_>, exam: &Document) -> Result<Block> {
    let mut rows = Vec::new();
    for one in cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])? {
        for specialty in cx.all(&SPECIALTIES, [specialty::POSITION.eq(&one.id)])? {
            let grade = both(&one, position::GRADE_FR, position::GRADE_AR);
            let diploma = both(&one, position::DIPLOMA_FR, position::DIPLOMA_AR);
            let name = named_with_commune(&specialty);
            let posts = Words::any(specialty.get(specialty::POSTS).unwrap_or_default().to_string());
            let code = Words::any(Line::default().ltr(one.get(position::CODE).unwrap_or_default()));
            rows.push(Row {
                cells: vec![code, grade, name, diploma, posts],
                total: false,
            });
        }
    }
    Ok(Block::Table {
        columns: vec![
            column("Code", "الرمز", 0),
            column("Grade", "الدرجة", 2),
            column("Spécialité", "التخصص", 2),
            column("Diplôme exigé", "الشهادة المطلوبة", 3),
            column("Postes", "المناصب", 0),
        ],
        rows,
    })
}

fn named_with_commune(specialty: &Document) -> Words {
    let name = both(specialty, specialty::NAME_FR, specialty::NAME_AR);
    let commune = [specialty::COMMUNE_FR, specialty::COMMUNE_AR].map(|key| specialty.get(key));
    match commune {
        [Some(fr), Some(ar)] => Words::new(name.fr.text(format!(" – {fr}")), name.ar.text(format!(" – {ar}"))),
        _ => name,
    }
}

/// A row for each test, in the order in which they are sat.
fn tests(cx: &Cx<'_>, exam: &Document) -> Result<Block> {
    let mut tests = tests_of(cx, &exam.id)?;
    tests.sort_by_key(|test| super::weight::Phase::of_test(test) == super::weight::Phase::Oral);
    let mut rows = Vec::new();
    for test in &tests {
        let label = both(test, exam_test::LABEL_FR, exam_test::LABEL_AR);
        let kind = test.get(exam_test::KIND).unwrap_or(TestKind::Written).label();
        let number = |value: Option<Decimal>| Words::any(value.map(condition::hundredths).unwrap_or_default());
        let minutes = test.get(exam_test::DURATION);
        let minutes = minutes.map_or_else(Words::default, |minutes| {
            let [fr, ar] = hours_and_minutes(minutes);
            Words::new(fr, ar)
        });
        rows.push(Row {
            cells: vec![
                label,
                Words::new(kind.fr, kind.ar),
                number(test.get(exam_test::COEFFICIENT)),
                minutes,
                number(test.get(exam_test::MIN_MARK)),
            ],
            total: false,
        });
    }
    Ok(Block::Table {
        columns: vec![
            column("Épreuve", "الاختبار", 3),
            column("Type", "النوع", 2),
            column("Coefficient", "المعامل", 0),
            column("Durée", "المدة", 0),
            column("Note éliminatoire", "النقطة الموجبة للإقصاء", 0),
        ],
        rows,
    })
}

fn both(row: &Document, fr: schema::Field<String>, ar: schema::Field<String>) -> Words {
    Words::new(row.get(fr).unwrap_or_default(), row.get(ar).unwrap_or_default())
}

fn code(url: &str) -> Block {
    /// The size of the label in millimetres: a telephone reads it from the sheet on a wall.
    const SIZE: (u16, u16) = (150, 45);
    Block::Labels {
        width: SIZE.0,
        height: SIZE.1,
        roll: false,
        labels: vec![Sticker {
            code: url.to_owned(),
            lines: vec![
                Words::new(
                    Line::default().bold("Déposer sa candidature"),
                    Line::default().bold("إيداع الترشيح"),
                ),
                Words::any(Line::default().ltr(url)),
            ],
        }],
    }
}

//! The list of who is admitted to participate, as a paper.

use engine::doc::{Align, Block, Column, Row, Words};
use engine::{Cx, Extension};
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Instant, Label, Result, Who};
use serde_json::Value as Json;

use super::{APPEALS_UNTIL, ENTRIES, EXAM_LISTS, KIND, RECRUITMENT};
use crate::permission::{READS, SECRETARIAT};
use crate::recruitment::{DECISION_REF, RECRUITMENTS, TITLE_AR, TITLE_FR};

/// The kinds of this page.
pub(super) static PAPERS: &[Extension] = &[&ADMITTED];

/// Read by whoever reads candidates; everybody checks it by its code.
pub(super) static ADMITTED: PaperKind = PaperKind {
    id: "exam_admitted_list",
    label: Label::new(
        "لائحة المترشحات والمترشحين المقبولين لاجتياز المباراة",
        "Liste des candidats admis à concourir",
        "List of candidates admitted to sit",
    ),
    of: || &EXAM_LISTS,
    read: Who::Holder(READS),
    change: Who::Holder(SECRETARIAT),
    names: &[
        Name::of("list.kind", KIND.def),
        Name::new("exam.title", Label::new("المباراة", "Concours", "Exam")),
        Name::of("exam.decision", DECISION_REF.def),
        Name::new(
            "list.count",
            Label::new("عدد المقبولين", "Nombre d’admis", "Number admitted"),
        ),
        Name::of("list.appeals", APPEALS_UNTIL.def),
    ],
    text: [TEXT_FR, TEXT_AR],
    facts,
    follows: None,
};

const TEXT_FR: &str = "\
**{list.kind}** — {exam.title}, ouvert par la décision n°\u{a0}{exam.decision}.

Candidats admis à concourir\u{a0}: {list.count}.

[Les recours sont reçus jusqu’au {list.appeals}.]";

const TEXT_AR: &str = "\
**{list.kind}** — {exam.title}، المفتوحة بموجب القرار رقم {exam.decision}.

عدد المترشحات والمترشحين المقبولين لاجتياز المباراة: {list.count}.

[تقبل التظلمات إلى غاية {list.appeals}.]";

fn facts(cx: &Cx<'_>, list: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, list.need(RECRUITMENT)?.as_str())?;
    let titles = [
        exam.get(TITLE_FR).unwrap_or_default(),
        exam.get(TITLE_AR).unwrap_or_default(),
    ];
    let entries: Json = list.get(ENTRIES).unwrap_or_default();
    let entries = entries.as_array().cloned().unwrap_or_default();
    let mut facts = Facts::default();
    facts.about.clone_from(&titles);
    facts.add_choice("list.kind", list.need(KIND)?);
    facts.add_bilingual("exam.title", &titles);
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code("list.count", &entries.len().to_string());
    if let Some(Instant(until)) = list.get(APPEALS_UNTIL) {
        facts.moment("list.appeals", until);
    }
    facts.blocks = vec![table(&entries)];
    Ok(facts)
}

/// Number and name of each.
fn table(entries: &[Json]) -> Block {
    let column = |fr: &str, ar: &str, align, share| Column {
        title: Words::new(fr, ar),
        align,
        share,
    };
    let row = |entry: &Json| {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        Row {
            cells: vec![
                Words::any(text("candidateNumber")),
                Words::new(text("nameFr"), text("nameAr")),
            ],
            total: false,
        }
    };
    Block::Table {
        columns: vec![
            column("N° de candidat", "رقم المترشح(ة)", Align::Start, 1),
            column("Nom", "الاسم", Align::Start, 4),
        ],
        rows: entries.iter().map(row).collect(),
    }
}

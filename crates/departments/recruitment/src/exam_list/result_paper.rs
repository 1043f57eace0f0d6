//! The lists of results, as papers: replaced by a newer one when an appeal has changed what they say.

use accounts::content_hash;
use engine::doc::{Align, Block, Column, Row, Words};
use engine::{Cx, Extension};
use platform::papers::authentic_document as paper;
use platform::papers::{Facts, Follows, Name, PaperKind, canonical};
use schema::{Document, Instant, Label, Result, Who};
use serde_json::Value as Json;

use super::{APPEALS_UNTIL, DOC_ID, ENTRIES, EXAM_LISTS, FILE, KIND, RECRUITMENT};
use crate::permission::{READS, SECRETARIAT};
use crate::recruitment::{DECISION_REF, RECRUITMENTS, TITLE_AR, TITLE_FR};
use crate::specialty::{self, SPECIALTIES};

/// The kinds of this page.
pub(super) static PAPERS: &[Extension] = &[&RESULTS];

/// Read by whoever reads candidates; everybody checks it by its code.
pub(super) static RESULTS: PaperKind = PaperKind {
    id: "exam_results",
    label: Label::new("لائحة النتائج", "Liste des résultats", "List of results"),
    of: || &EXAM_LISTS,
    read: Who::Holder(READS),
    change: Who::Holder(SECRETARIAT),
    names: &[
        Name::of("list.kind", KIND.def),
        Name::new("exam.title", Label::new("المباراة", "Concours", "Exam")),
        Name::of("exam.decision", DECISION_REF.def),
        COUNT,
        DIGEST,
        Name::of("list.appeals", APPEALS_UNTIL.def),
    ],
    text: [TEXT_FR, TEXT_AR],
    facts,
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: note_paper,
    }),
};

const COUNT: Name = Name::new("list.count", Label::new("العدد", "Nombre", "Number"));
const DIGEST: Name = Name::new(
    "list.digest",
    Label::new("بصمة اللائحة", "Empreinte de la liste", "Digest of the list"),
);

const TEXT_FR: &str = "\
**{list.kind}** — {exam.title}, ouvert par la décision n° {exam.decision}.

Nombre : {list.count}.

[Les recours sont reçus jusqu’au {list.appeals}.]

Empreinte de la liste (SHA-256) : {list.digest}";

const TEXT_AR: &str = "\
**{list.kind}** — {exam.title}، المفتوحة بموجب القرار رقم {exam.decision}.

العدد: {list.count}.

[تقبل التظلمات إلى غاية {list.appeals}.]

بصمة اللائحة (SHA-256): {list.digest}";

fn facts(cx: &Cx<'_>, list: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, list.need(RECRUITMENT)?.as_str())?;
    let titles = [
        exam.get(TITLE_FR).unwrap_or_default(),
        exam.get(TITLE_AR).unwrap_or_default(),
    ];
    let said: Json = list.get(ENTRIES).unwrap_or_default();
    let entries = said.as_array().cloned().unwrap_or_default();
    let mut facts = Facts::default();
    facts.about.clone_from(&titles);
    facts.add_choice("list.kind", list.need(KIND)?);
    facts.add_bilingual("exam.title", &titles);
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code(COUNT.name, &entries.len().to_string());
    facts.code(DIGEST.name, &content_hash(&canonical(&said)));
    if let Some(Instant(until)) = list.get(APPEALS_UNTIL) {
        facts.moment("list.appeals", until);
    }
    facts.blocks = blocks(cx, &entries)?;
    Ok(facts)
}

/// A table for each specialty, under its name.
fn blocks(cx: &Cx<'_>, entries: &[Json]) -> Result<Vec<Block>> {
    let mut blocks = Vec::new();
    let mut rest = entries;
    while let Some(first) = rest.first() {
        let own = rest
            .iter()
            .take_while(|entry| entry["specialtyId"] == first["specialtyId"])
            .count();
        let specialty = cx.get(&SPECIALTIES, first["specialtyId"].as_str().unwrap_or_default())?;
        if let Some(specialty) = specialty {
            let name = |field| specialty.get(field).unwrap_or_default();
            blocks.push(Block::Heading {
                text: Words::new(name(specialty::NAME_FR), name(specialty::NAME_AR)),
            });
        }
        blocks.push(table(&rest[..own]));
        rest = &rest[own..];
    }
    Ok(blocks)
}

/// Rank where there is one, number and name.
fn table(entries: &[Json]) -> Block {
    let column = |fr: &str, ar: &str, align, share| Column {
        title: Words::new(fr, ar),
        align,
        share,
    };
    let is_ranked = entries.iter().any(|entry| entry["rank"].is_i64());
    let row = |entry: &Json| {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        let rank = entry["rank"].as_i64().map(|rank| Words::any(rank.to_string()));
        let cells = rank.into_iter().chain([
            Words::any(text("candidateNumber")),
            Words::new(text("nameFr"), text("nameAr")),
        ]);
        Row {
            cells: cells.collect(),
            total: false,
        }
    };
    let rank = is_ranked.then(|| column("Rang", "الرتبة", Align::Start, 1));
    let columns = rank.into_iter().chain([
        column("N° de candidat", "رقم المترشح(ة)", Align::Start, 1),
        column("Nom", "الاسم", Align::Start, 4),
    ]);
    Block::Table {
        columns: columns.collect(),
        rows: entries.iter().map(row).collect(),
    }
}

/// The list names its newest paper.
fn note_paper(cx: &mut Cx<'_>, list: &Document, issued: &Document) -> Result<()> {
    let (id, file) = (issued.need(paper::DOC_ID)?, issued.need(paper::FILE)?);
    let list = cx.need(&EXAM_LISTS, &list.id)?;
    if list.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(list.with(DOC_ID, id).with(FILE, file)).map(drop)
}

//! Lists as papers: what the list of who is admitted and the lists of results have in common.

use engine::doc::{Block, Mode, Words};
use engine::{Cx, Extension};
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::{Facts, Name};
use schema::{Document, Instant, Label, Result};
use serde_json::Value as Json;

mod admitted;
mod results;

pub(super) use admitted::ADMITTED;
pub(super) use results::RESULTS;

use super::{
    APPEALS_UNTIL, DOC_ID, ENTRIES, EXAM_LISTS, FILE, KIND, ListKind, PART, PARTS, PUBLISHED_AT, RECRUITMENT,
    REVISIONS, WHOLE_DIGEST,
};
use crate::exam_paper::{column, facts_of_exam, name_column, row};
use crate::recruitment::{DECISION_REF, RECRUITMENTS};
use crate::specialty::SPECIALTIES;

/// The kinds of this page.
pub(super) static PAPERS: &[Extension] = &[&ADMITTED, &RESULTS];

const LIST_KIND: Name = Name::of("list.kind", KIND.def);
const DECISION: Name = Name::of("exam.decision", DECISION_REF.def);
const COUNT: Name = Name::new("list.count", Label::new("العدد", "Nombre", "Number"));
const APPEALS: Name = Name::of("list.appeals", APPEALS_UNTIL.def);

/// Why it is published again, and when it was first.
const REVISION: Name = Name::new(
    "list.revision",
    Label::new(
        "سبب النشر من جديد",
        "Motif de la nouvelle publication",
        "Reason for publishing again",
    ),
);
const FIRST_PUBLISHED: Name = Name::of("list.publishedAt", PUBLISHED_AT.def);

const PART_NUMBER: Name = Name::of("list.part", PART.def);
const PART_COUNT: Name = Name::of("list.parts", PARTS.def);
const WHOLE: Name = Name::of("list.wholeDigest", WHOLE_DIGEST.def);

/// What is so of every list, and whom it names.
fn facts_of_list(cx: &Cx<'_>, list: &Document) -> Result<(Facts, Vec<Json>)> {
    let exam = cx.need(&RECRUITMENTS, list.need(RECRUITMENT)?.as_str())?;
    let entries: Json = list.get(ENTRIES).unwrap_or_default();
    let entries = entries.as_array().cloned().unwrap_or_default();
    let mut facts = facts_of_exam(&exam);
    facts.add_choice(LIST_KIND.name, list.need(KIND)?);
    facts.code(DECISION.name, &exam.get(DECISION_REF).unwrap_or_default());
    facts.code(COUNT.name, &entries.len().to_string());
    // A list of one part is said to have none.
    if let Some(count) = list.get(PARTS).filter(|count| *count > 1) {
        facts.code(PART_NUMBER.name, &list.get(PART).unwrap_or(1).to_string());
        facts.code(PART_COUNT.name, &count.to_string());
        facts.code(WHOLE.name, &list.get(WHOLE_DIGEST).unwrap_or_default());
    }
    if let Some(revision) = list
        .get(REVISIONS)
        .as_ref()
        .and_then(Json::as_array)
        .and_then(|all| all.last())
    {
        facts.text(REVISION.name, revision["reason"].as_str().unwrap_or_default());
        if let Some(Instant(at)) = list.get(PUBLISHED_AT) {
            facts.moment(FIRST_PUBLISHED.name, at);
        }
    }
    if let Some(Instant(until)) = list.get(APPEALS_UNTIL) {
        facts.moment(APPEALS.name, until);
    }
    Ok((facts, entries))
}

/// A table for each specialty, under its name, in the order in which the list comes to them.
fn tables(cx: &Cx<'_>, entries: &[Json]) -> Result<Vec<Block>> {
    let of = |entry: &Json| entry["specialtyId"].as_str().unwrap_or_default().to_owned();
    let mut groups: Vec<(String, Vec<&Json>)> = Vec::new();
    for entry in entries {
        match groups.iter_mut().find(|(specialty, _)| *specialty == of(entry)) {
            Some((_, group)) => group.push(entry),
            None => groups.push((of(entry), vec![entry])),
        }
    }
    let mut blocks = Vec::new();
    for (specialty, group) in groups {
        if let Some(row) = cx.get(&SPECIALTIES, &specialty)? {
            let (fr, ar) = row.title();
            blocks.push(Block::Heading {
                text: Words::new(fr, ar),
            });
        }
        blocks.push(table(&group));
    }
    Ok(blocks)
}

/// Rank where there is one, number and name.
fn table(entries: &[&Json]) -> Block {
    let is_ranked = entries.iter().any(|entry| entry["rank"].is_i64());
    let cells = |entry: &&Json| {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        let rank = entry["rank"].as_i64().map(|rank| Words::any(rank.to_string()));
        let named = [
            Words::any(text("candidateNumber")),
            Words::new(text("nameFr"), text("nameAr")),
        ];
        row(rank.into_iter().chain(named).collect())
    };
    let rank = is_ranked.then(|| column("Rang", "الرتبة", 1));
    let named = [column("N° de candidat", "رقم المترشح(ة)", 1), name_column(4)];
    Block::Table {
        columns: rank.into_iter().chain(named).collect(),
        rows: entries.iter().map(cells).collect(),
    }
}

/// Issues the paper of a list, which the list names from now on.
pub(crate) fn issue_list(cx: &mut Cx<'_>, list: &Document, mode: Mode, home: &str) -> Result<()> {
    let kind = match list.need(KIND)? {
        ListKind::Provisional | ListKind::Definitive => &ADMITTED,
        ListKind::Written | ListKind::Oral | ListKind::Final | ListKind::Waiting => &RESULTS,
    };
    let order = PaperOrder {
        kind,
        mode,
        home,
        subject: list,
        letter: None,
    };
    let paper = issue_paper(cx, &order)?;
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    let list = cx.need(&EXAM_LISTS, &list.id)?;
    cx.update(list.with(DOC_ID, id).with(FILE, file)).map(drop)
}

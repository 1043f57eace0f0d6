//! The whole exam as the house has it beside the model's, and the first difference in words.

use std::collections::{BTreeMap, BTreeSet};

use engine::notify::OUTBOX;
use schema::{Document, Instant};
use serde_json::{Value as Json, json};

use super::model::{Appeal, Line, Model, Person, PublicList};
use super::play::Play;
use crate::appeal::APPEALS;
use crate::candidate::CANDIDATES;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_list::EXAM_LISTS;
use crate::exam_lock::{self, EXAM_LOCKS};

impl Play {
    /// Compares everything that the model says with everything that the house says.
    pub(super) async fn compare(&mut self, after: &str) {
        self.run_jobs().await;
        let differences = [
            self.compare_people().await,
            self.compare_lists().await,
            self.compare_locks().await,
            self.compare_appeals().await,
        ];
        if let Some(first) = differences.into_iter().flatten().next() {
            panic!("seed {}, {after}, last {}:\n  {first}", self.seed, self.last);
        }
    }

    async fn compare_people(&self) -> Option<String> {
        let rows = self.app.all(&CANDIDATES).await;
        let mails = mails(&self.app.all(&OUTBOX).await);
        let rows: BTreeMap<&str, &Document> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
        self.model.people.iter().find_map(|one| {
            let row = rows[one.id.as_str()];
            let sent = one
                .mail
                .as_ref()
                .map_or(0, |to| mails.get(to).copied().unwrap_or_default());
            person_difference(one, row, sent)
        })
    }

    async fn compare_lists(&self) -> Option<String> {
        let rows = self.app.all(&EXAM_LISTS).await;
        let seen: BTreeSet<String> = rows.iter().filter_map(|row| text(row, "kind")).collect();
        let expected: BTreeSet<String> = self.model.lists.keys().map(|kind| (*kind).to_owned()).collect();
        if seen != expected {
            return Some(difference("lists that are public", &expected, &seen));
        }
        rows.iter().find_map(|row| {
            let kind = text(row, "kind")?;
            list_difference(&kind, &self.model.lists[kind.as_str()], row)
        })
    }

    async fn compare_locks(&self) -> Option<String> {
        let users = self
            .app
            .read(|cx| {
                let seats = cx.all(&COMMITTEE_MEMBERS, [])?;
                let user = |seat: &Document| {
                    seat.get(committee_member::USER)
                        .map_or("nobody".to_owned(), |user| user.0)
                };
                Ok(seats
                    .iter()
                    .map(|seat| (seat.id.clone(), user(seat)))
                    .collect::<BTreeMap<_, _>>())
            })
            .await;
        let rows = self.app.all(&EXAM_LOCKS).await;
        let closed = rows.iter().filter(|row| row.get(exam_lock::LOCKED_AT).is_some());
        let mut seen: Vec<(String, BTreeSet<String>)> = closed
            .map(|row| {
                let phase = text(row, "phase").unwrap_or_default();
                let test = row.get(exam_lock::TEST).map(|test| format!(" {}", test.0));
                let signers = exam_lock::signers(row).into_iter().map(|seat| users[&seat.0].clone());
                (format!("{phase}{}", test.unwrap_or_default()), signers.collect())
            })
            .collect();
        let owned = |signers: &BTreeSet<&'static str>| signers.iter().map(|user| (*user).to_owned()).collect();
        let mut expected: Vec<(String, BTreeSet<String>)> = self
            .model
            .locks
            .iter()
            .map(|(phase, signers)| (phase.clone(), owned(signers)))
            .collect();
        seen.sort();
        expected.sort();
        (seen != expected).then(|| difference("signatures under locks", &expected, &seen))
    }

    async fn compare_appeals(&self) -> Option<String> {
        let rows = self.app.all(&APPEALS).await;
        let rows: BTreeMap<&str, &Document> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
        if rows.len() != self.model.appeals.len() {
            return Some(difference("count of appeals", &self.model.appeals.len(), &rows.len()));
        }
        self.model
            .appeals
            .iter()
            .find_map(|one| appeal_difference(&self.model, one, rows[one.id.as_str()]))
    }
}

fn difference<T: std::fmt::Debug + ?Sized>(what: &str, expected: &T, seen: &T) -> String {
    format!("{what}\n    expected: {expected:?}\n    seen:     {seen:?}")
}

fn text(row: &Document, field: &str) -> Option<String> {
    row.value(field).text().map(str::to_owned)
}

/// How many letters went to each address.
fn mails(outbox: &[Document]) -> BTreeMap<String, usize> {
    let mut mails = BTreeMap::new();
    for row in outbox {
        *mails.entry(text(row, "to").unwrap_or_default()).or_default() += 1;
    }
    mails
}

/// A field of a row as the wire shows it.
fn wire_value(row: &Document, field: &str) -> Json {
    let def = row.of.field(field).unwrap();
    schema::to_json(def, row.value(field))
}

fn person_difference(one: &Person, row: &Document, sent: usize) -> Option<String> {
    let name = one.number.clone().unwrap_or_else(|| "without a number".to_owned());
    let mark = |mark: Option<i64>| {
        mark.map_or(Json::Null, |mark| {
            schema::to_json(&crate::candidate::WRITTEN_GRADE.def, &schema::Value::Int(mark))
        })
    };
    let letter = one.letter.map(schema::wire_instant);
    let facts = [
        ("status", json!(one.state)),
        ("publishedStatus", json!(one.word)),
        ("candidateNumber", json!(one.number)),
        ("groundProved", json!(one.proof("ground"))),
        ("serviceProved", json!(one.proof("service"))),
        ("written_grade", mark(one.written)),
        ("oral_grade", mark(one.oral)),
        ("final_score", mark(one.score)),
        ("final_rank", json!(one.rank)),
        ("letterDueAt", json!(letter)),
    ];
    let found = facts
        .into_iter()
        .find(|(field, expected)| wire_value(row, field) != *expected);
    let head = format!("candidate {name} ({})", one.card);
    if let Some((field, expected)) = found {
        return Some(difference(
            &format!("{head}: {field}"),
            &expected,
            &wire_value(row, field),
        ));
    }
    (sent != one.mails).then(|| difference(&format!("{head}: how many mails"), &one.mails, &sent))
}

fn list_difference(kind: &str, list: &PublicList, row: &Document) -> Option<String> {
    let entries = wire_value(row, "entries");
    let line = |entry: &Json| {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        (
            text("candidateNumber"),
            text("specialtyId"),
            entry["rank"].as_u64().zip(entry["score"].as_i64()),
            text("word"),
        )
    };
    let seen: Vec<_> = entries.as_array().into_iter().flatten().map(line).collect();
    let expected: Vec<_> = list.lines.iter().map(owned_line).collect();
    let first = (0..seen.len().max(expected.len())).find(|at| seen.get(*at) != expected.get(*at));
    if let Some(at) = first {
        let what = format!("line {} of the {kind} list", at + 1);
        return Some(difference(&what, &expected.get(at), &seen.get(at)));
    }
    let wire = |at: Option<jiff::Timestamp>| at.map(schema::wire_instant);
    let instant = |field| row.get::<Instant>(field).map(|Instant(at)| at);
    let revisions = wire_value(row, "revisions").as_array().map_or(0, Vec::len);
    let told = (wire(Some(list.at)), wire(list.until), list.revisions);
    let stands = (
        wire(instant(crate::exam_list::PUBLISHED_AT)),
        wire(instant(crate::exam_list::APPEALS_UNTIL)),
        revisions,
    );
    let what = format!("{kind} list: published, appeals until, how often again");
    (told != stands).then(|| difference(&what, &told, &stands))
}

fn owned_line(line: &Line) -> (String, String, Option<(u64, i64)>, String) {
    let (number, specialty, rank, word) = line;
    let rank = rank.map(|(rank, score)| (rank as u64, score));
    (number.clone(), (*specialty).to_owned(), rank, (*word).to_owned())
}

fn appeal_difference(model: &Model, one: &Appeal, row: &Document) -> Option<String> {
    let first: Vec<&str> = one.first.iter().copied().collect();
    let facts = [
        ("about", json!(one.about)),
        ("state", json!(one.state)),
        ("decidedById", json!(one.decider)),
        ("carriedOutById", json!(one.executor)),
        ("firstDecidedByIds", json!(first)),
    ];
    let empty = |told: Json| if told == json!([]) { Json::Null } else { told };
    let found = facts
        .into_iter()
        .find(|(field, expected)| empty(wire_value(row, field)) != empty(expected.clone()));
    let (field, expected) = found?;
    let whose = model.people[one.person].number.clone().unwrap_or_default();
    let what = format!("appeal of candidate {whose} about {}: {field}", one.about);
    Some(difference(&what, &expected, &wire_value(row, field)))
}

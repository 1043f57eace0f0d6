//! What applicants rely on is frozen by publishing: the exam, its positions, specialties, tests and documents stand as the notice
//! or its newest corrigendum says. What the notice left open (a day, an hour) is filled in once.

use engine::Cx;
use schema::{Change, Document, FieldDef, Id, Rejection, Result, error_codes, to_json};
use serde_json::Value as Json;

use super::{
    ADVERTISEMENT_REF, EXAM_DATE, EXAM_TIME, MIN_ORAL, MIN_WRITTEN, ORAL_WEIGHT, PRESS_REF, PUBLISHED_AT, QUOTAS,
    QuotaRounding, RECRUITMENTS, ROUNDING, WRITTEN_WEIGHT, quota, weight,
};
use crate::exam_corrigendum::{self, CHANGES, EXAM_CORRIGENDA};
use crate::exam_test::{self, EXAM_TESTS};
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

error_codes! {
    /// What was published changes by a corrigendum alone.
    FROZEN = "exam_published", conflict => "نشرت المباراة: لا يتغير «{field}» إلا باستدراك", "Le concours est publié\u{a0}: «\u{a0}{field}\u{a0}» ne change que par un rectificatif", "The exam is published: \"{field}\" changes by a corrigendum alone";
    /// Nothing is added to a published exam or taken from it but by a corrigendum.
    FROZEN_ROWS = "exam_rows_published", conflict => "نشرت المباراة: لا يضاف إلى شروطها ولا يحذف منها إلا باستدراك", "Le concours est publié\u{a0}: rien ne s’ajoute à ses conditions ni n’en disparaît sans rectificatif", "The exam is published: nothing is added to its conditions or taken from them without a corrigendum";
}

/// Notices appear before the newspapers print them: their references are added when they are known.
const KNOWN_LATER: [&str; 2] = [ADVERTISEMENT_REF.def.name, PRESS_REF.def.name];
/// What follows from the tests, which are frozen themselves.
const FROM_TESTS: [&str; 4] = [
    WRITTEN_WEIGHT.def.name,
    ORAL_WEIGHT.def.name,
    MIN_WRITTEN.def.name,
    MIN_ORAL.def.name,
];
/// What a notice may leave open of the exam, and of its tests.
const LEFT_OPEN: [&str; 2] = [EXAM_DATE.def.name, EXAM_TIME.def.name];
const LEFT_OPEN_OF_TESTS: [&str; 3] = [
    exam_test::DATE.def.name,
    exam_test::START_TIME.def.name,
    exam_test::DURATION.def.name,
];

/// The exam that a row of it belongs to; none that is gone.
pub(crate) fn exam_of(cx: &Cx<'_>, row: &Document) -> Result<Option<Document>> {
    let Some(id) = exam_id(cx, row)? else { return Ok(None) };
    cx.get(&RECRUITMENTS, id.as_str())
}

fn exam_id(cx: &Cx<'_>, row: &Document) -> Result<Option<Id>> {
    if row.of == &RECRUITMENTS {
        return Ok(Some(Id(row.id.clone())));
    }
    if row.of == &POSITIONS {
        return Ok(row.get(position::RECRUITMENT));
    }
    if row.of == &SPECIALTIES {
        let of = cx.get(&POSITIONS, row.need(specialty::POSITION)?.as_str())?;
        return Ok(of.and_then(|of| of.get(position::RECRUITMENT)));
    }
    // Tests and documents name it alike.
    Ok(row.get(exam_test::RECRUITMENT))
}

/// What is published changes only as a corrigendum says.
pub(crate) fn what_is_published_is_frozen(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = change.before.as_ref().unwrap_or(&change.after);
    let exam = match &change.before {
        Some(before) if before.of == &RECRUITMENTS => Some(before.clone()),
        _ => exam_of(cx, row)?,
    };
    let Some(exam) = exam.filter(is_published) else {
        return Ok(());
    };
    let mut said = Corrigenda::default();
    let Some(before) = &change.before else {
        return if said.of(cx, &exam)?.add(&change.after) {
            Ok(())
        } else {
            Err(FROZEN_ROWS.into())
        };
    };
    for (at, field) in before.of.fields().iter().enumerate() {
        let (old, new) = (&before.values[at], &change.after.values[at]);
        if !field.is_input() || !field.is_stored() || old == new || is_left_open(before, field, old.is_null()) {
            continue;
        }
        if FROM_TESTS.contains(&field.name) && before.of == &RECRUITMENTS && weight::is_of_tests(cx, &change.after)? {
            continue;
        }
        if !said.of(cx, &exam)?.say(before, field, &to_json(field, new)) {
            return Err(Rejection::new(FROZEN).about(field).into());
        }
    }
    Ok(())
}

/// What is published stays: nothing of it is deleted.
pub(crate) fn what_is_published_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let published = exam_of(cx, &change.after)?.filter(is_published);
    published.map_or(Ok(()), |_| Err(FROZEN_ROWS.into()))
}

/// Whether applicants rely on an exam.
pub(crate) fn is_published(exam: &Document) -> bool {
    exam.get(PUBLISHED_AT).is_some()
}

fn is_left_open(row: &Document, field: &FieldDef, was_empty: bool) -> bool {
    if row.of == &RECRUITMENTS {
        return KNOWN_LATER.contains(&field.name) || (was_empty && LEFT_OPEN.contains(&field.name));
    }
    row.of == &EXAM_TESTS && was_empty && LEFT_OPEN_OF_TESTS.contains(&field.name)
}

/// What was said of a field, as the row keeps it: a quota that leaves out what goes without saying is the same once it is read.
fn as_read(row: &Document, field: &FieldDef, said: &Json) -> Json {
    let rounding = row.of == &RECRUITMENTS && field.name == QUOTAS.def.name;
    let rounding = rounding.then(|| row.get(ROUNDING).unwrap_or(QuotaRounding::Down));
    let read = rounding.and_then(|rounding| quota::parse(said, rounding).ok());
    read.map_or_else(|| said.clone(), |quotas| quota::to_json(&quotas))
}

/// What the corrigenda of an exam say, read once.
#[derive(Default)]
struct Corrigenda(Option<Vec<Json>>);

impl Corrigenda {
    fn of(&mut self, cx: &Cx<'_>, exam: &Document) -> Result<&Self> {
        if self.0.is_none() {
            let rows = cx.all(&EXAM_CORRIGENDA, [exam_corrigendum::RECRUITMENT.eq(&exam.id)])?;
            let changes = rows.iter().filter_map(|row| row.get(CHANGES));
            let lists = changes.filter_map(|changes| changes.as_array().cloned());
            self.0 = Some(lists.flatten().collect());
        }
        Ok(self)
    }

    fn about<'a>(&'a self, row: &'a Document) -> impl DoubleEndedIterator<Item = &'a Json> {
        let all = self.0.iter().flatten();
        all.filter(|one| one["collection"] == row.of.id && one["id"] == row.id)
    }

    /// Whether a row was added by one of them.
    fn add(&self, row: &Document) -> bool {
        self.about(row).any(|one| one["field"].is_null())
    }

    /// Whether the newest of them that speaks of a field says this value.
    fn say(&self, row: &Document, field: &FieldDef, value: &Json) -> bool {
        let newest = self.about(row).rev().find(|one| one["field"] == field.name);
        newest.is_some_and(|one| as_read(row, field, &one["after"]) == *value)
    }
}

//! A corrigendum: the changes are checked, written down under the next number with their reason, carried out, printed and told, in
//! one transaction. The deadline moves forward alone; once marks are given, no condition of them moves at all (decision 8).

use engine::doc::Mode;
use engine::{Act, BoxFuture, Cx, Guard, Subject, Turn, answered_documents, inputs};
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as paper};
use platform::papers::template::PaperLanguage;
use schema::{
    Collection, Date, Document, FieldSet, Id, Instant, Rejection, Result, error_codes, expected, to_json, validate,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::paper::CORRIGENDUM_KIND;
use super::{
    CHANGES, DECISION_DATE, DECISION_REF, DOC_ID, EXAM_CORRIGENDA, FILE, NUMBER, PUBLISHED_AT, REASON, REASON_AR,
    RECRUITMENT, wording,
};
use crate::exam_document::EXAM_DOCUMENTS;
use crate::exam_paper::address_of;
use crate::exam_test::{self, EXAM_TESTS};
use crate::permission::CLERKS;
use crate::position::POSITIONS;
use crate::recruitment::frozen::exam_of;
use crate::recruitment::sat::is_sat;
use crate::recruitment::{
    self, DEADLINE, ExamStatus, RECRUITMENTS, STATUS, allotment, applicant_mail, closing, conditions, quota, subject,
};
use crate::specialty::SPECIALTIES;

error_codes! {
    NOT_PUBLISHED = "corrigendum_of_draft", conflict => "لم تنشر المباراة بعد: تغير شروطها مباشرة", "Le concours n’est pas publié\u{a0}: ses conditions se modifient directement", "The exam is not published: its conditions are changed directly";
    OVER = "corrigendum_of_ended_exam", conflict => "انتهت هذه المباراة", "Ce concours est terminé", "This exam is over";
    NOTHING_CHANGES = "corrigendum_empty", invalid => "لا يغير هذا الاستدراك شيئا", "Ce rectificatif ne change rien", "This corrigendum changes nothing";
    DEADLINE_SHORTENED = "corrigendum_deadline_shortened", conflict => "آخر أجل لإيداع الترشيحات لا يقدم: {deadline}", "La date limite de dépôt ne peut être avancée\u{a0}: {deadline}", "The application deadline cannot be brought forward: {deadline}";
    DEADLINE_OVER = "corrigendum_deadline_over", conflict => "أغلق باب الترشيح", "Les candidatures sont closes", "Applications are closed";
    /// From the first presence at a test on, or the draw.
    MARKS_BEGUN = "corrigendum_marks_begun", conflict => "أجري الاختبار: لا يتغير «{field}»", "Une épreuve a eu lieu\u{a0}: «\u{a0}{field}\u{a0}» ne change plus", "A test was sat: \"{field}\" no longer changes";
    NEEDS_DECISION = "corrigendum_needs_decision", invalid => "«{field}» من شروط المباراة: المرجو بيان مرجع القرار الآمر بالاستدراك وتاريخه", "«\u{a0}{field}\u{a0}» est une condition du concours\u{a0}: indiquez la référence et la date de la décision qui ordonne le rectificatif", "\"{field}\" is a condition of the exam: give the reference and the day of the decision that orders the corrigendum";
    DECISION_IN_FUTURE = "corrigendum_before_decision", invalid => "لا ينشر الاستدراك قبل تاريخ القرار الآمر به", "Un rectificatif ne précède pas la décision qui l’ordonne", "A corrigendum does not come before the decision that orders it";
}

inputs! {
    /// What changes of a published exam.
    pub(super) struct ExamCorrection {
        /// The exam.
        id: Id = need("id"),
        /// Why; everybody reads it.
        reason: String = need_field("reason", &EXAM_CORRIGENDA, &REASON),
        /// The same in Arabic.
        reason_ar: Option<String> = may_field("reasonAr", &EXAM_CORRIGENDA, &REASON_AR),
        /// Each `{collection, id, data}`; without an id a row is added.
        changes: Json = need("changes"),
        /// The language of the paper; both unless it is said.
        language: Option<PaperLanguage> = may("language"),
        /// The decision that orders it, where a condition changes.
        decision: Option<String> = may_field("decisionRef", &EXAM_CORRIGENDA, &DECISION_REF),
        /// Its day.
        decided_on: Option<Date> = may_field("decisionDate", &EXAM_CORRIGENDA, &DECISION_DATE),
    }
}

/// Changes what was published, by a corrigendum.
pub(super) const CORRECT: Act<ExamCorrection, PublishedCorrigendum> =
    Act::long_on("recruitments.corrigendum", wording::CORRECT, ON, CLERKS, correct);

answered_documents! {
    /// A corrigendum.
    struct CorrigendumRow of EXAM_CORRIGENDA;
}

/// A corrigendum and its paper.
#[derive(Serialize, JsonSchema)]
pub(super) struct PublishedCorrigendum {
    #[serde(flatten)]
    paper: IssuedPaper,
    corrigendum: CorrigendumRow,
}

/// What was published and is not over.
const ON: Subject = subject::exam(&[
    Guard::While(recruitment::PUBLISHED_AT.is_set(), NOT_PUBLISHED),
    Guard::While(
        schema::all(&[
            STATUS.is_not(ExamStatus::Completed.wire()),
            STATUS.is_not(ExamStatus::Cancelled.wire()),
        ]),
        OVER,
    ),
]);

/// So many changes stand in one corrigendum.
const MOST: usize = 100;
/// What may be changed of an exam.
static CORRECTED: [&Collection; 5] = [&RECRUITMENTS, &POSITIONS, &SPECIALTIES, &EXAM_TESTS, &EXAM_DOCUMENTS];
/// What may still move once marks are given: days and hours.
const MOVABLE: [&str; 6] = [
    recruitment::EXAM_DATE.def.name,
    recruitment::EXAM_TIME.def.name,
    recruitment::WAITING_UNTIL.def.name,
    exam_test::DATE.def.name,
    exam_test::START_TIME.def.name,
    exam_test::DURATION.def.name,
];

/// What else the secretariat moves without a decision.
const BY_SECRETARIAT: [&str; 5] = [
    DEADLINE.def.name,
    recruitment::ADVERTISEMENT_REF.def.name,
    recruitment::PRESS_REF.def.name,
    recruitment::INSTRUCTIONS_FR.def.name,
    recruitment::INSTRUCTIONS_AR.def.name,
];

fn correct(turn: Turn, given: ExamCorrection) -> BoxFuture<PublishedCorrigendum> {
    Box::pin(async move {
        let (home, id) = (address_of(&turn.engine)?, given.id.clone());
        let write = move |cx: &mut Cx<'_>, exam| {
            let (row, paper) = publish_correction(cx, &exam, &given, &home)?;
            Ok((CorrigendumRow(cx.answer(row)?), paper))
        };
        let (corrigendum, paper) = turn.write(&id, write).await?;
        let paper = issue_answer(&turn.engine, &paper).await;
        Ok(PublishedCorrigendum { paper, corrigendum })
    })
}

/// The corrigendum that was made, and its paper.
fn publish_correction(
    cx: &mut Cx<'_>,
    exam: &Document,
    given: &ExamCorrection,
    home: &str,
) -> Result<(Document, Document)> {
    let planned = plan(cx, exam, &given.changes)?;
    let changes: Vec<Json> = planned.iter().flat_map(Planned::to_json).collect();
    if changes.is_empty() {
        return Err(Rejection::new(NOTHING_CHANGES).field("changes").into());
    }
    is_decided(cx, given, &planned)?;
    // It stands first: what was published changes as it says.
    let row = write_down(cx, exam, given, changes)?;
    let was_allotted = allotment_faults(cx, exam)?.is_empty();
    for one in planned {
        one.carry_out(cx)?;
    }
    // Printed reserved posts still sum up to what the shares give of the posts that stand now; what was published otherwise stays.
    if was_allotted && let Some(refused) = Rejection::several(allotment_faults(cx, exam)?) {
        return Err(refused.into());
    }
    let exam = follow(cx, exam)?;
    let order = PaperOrder {
        kind: &CORRIGENDUM_KIND,
        mode: given.language.as_ref().map_or(Mode::Both, |PaperLanguage(mode)| *mode),
        home,
        subject: &row,
        letter: None,
    };
    let issued = issue_paper(cx, &order)?;
    let row = row
        .with(DOC_ID, issued.need(paper::DOC_ID)?)
        .with(FILE, issued.need(paper::FILE)?);
    let row = cx.update(row)?;
    applicant_mail::tell_all(cx, &exam.id, &row.id)?;
    Ok((row, issued))
}

/// What is wrong with the reserved posts as the rows of an exam say them now.
fn allotment_faults(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Rejection>> {
    let exam = cx.need(&RECRUITMENTS, &exam.id)?;
    let specialties = allotment::specialties_in_order(cx, &exam.id)?;
    Ok(allotment::faults(&quota::read(&exam)?, &specialties))
}

/// The row under the next number of its exam.
fn write_down(cx: &mut Cx<'_>, exam: &Document, given: &ExamCorrection, changes: Vec<Json>) -> Result<Document> {
    let number = cx.count(&EXAM_CORRIGENDA, [RECRUITMENT.eq(&exam.id)])? + 1;
    let mut row = Document::new(&EXAM_CORRIGENDA)
        .with(RECRUITMENT, Id(exam.id.clone()))
        .with(NUMBER, i64::try_from(number).unwrap_or(i64::MAX))
        .with(CHANGES, Json::Array(changes))
        .with(REASON, given.reason.clone())
        .with(PUBLISHED_AT, cx.moment());
    row.set_or_clear(REASON_AR, given.reason_ar.clone());
    row.set_or_clear(DECISION_REF, given.decision.clone());
    row.set_or_clear(DECISION_DATE, given.decided_on);
    cx.create(row)
}

/// The digest of the conditions is that of what stands now, and the clock closes applications at the deadline that stands now.
fn follow(cx: &mut Cx<'_>, before: &Document) -> Result<Document> {
    let exam = cx.need(&RECRUITMENTS, &before.id)?;
    let exam = cx.update(conditions::fix(cx, exam)?)?;
    if exam.get(DEADLINE) != before.get(DEADLINE) {
        closing::schedule(cx, &exam)?;
    }
    Ok(exam)
}

/// A row as it will be.
struct Planned {
    before: Option<Document>,
    after: Document,
}

impl Planned {
    /// A line for each field that changes, or one for a row that is added.
    fn to_json(&self) -> Vec<Json> {
        let (of, id) = (self.after.of, &self.after.id);
        let Some(before) = &self.before else {
            let given = of.fields().iter().enumerate().filter(|(_, field)| field.is_input());
            let data: Map<String, Json> = given
                .map(|(at, field)| (field.name.to_owned(), to_json(field, &self.after.values[at])))
                .collect();
            return vec![json!({ "collection": of.id, "id": id, "field": null, "before": null, "after": data })];
        };
        let touched = of.fields().iter().enumerate();
        let touched = touched.filter(|(at, field)| field.is_stored() && before.values[*at] != self.after.values[*at]);
        touched
            .map(|(at, field)| {
                json!({ "collection": of.id, "id": id, "field": field.name, "before": to_json(field, &before.values[at]),
                    "after": to_json(field, &self.after.values[at]) })
            })
            .collect()
    }

    /// Writes what differs and nothing else: another change may have moved what follows from both.
    fn carry_out(self, cx: &mut Cx<'_>) -> Result<()> {
        let Some(before) = self.before else {
            return cx.create(self.after).map(drop);
        };
        let mut row = cx.need(before.of, &before.id)?;
        let values = before.values.iter().zip(self.after.values).enumerate();
        for (at, (old, new)) in values {
            if *old != new {
                row.values[at] = new;
            }
        }
        cx.update(row).map(drop)
    }
}

/// What is asked for, checked.
fn plan(cx: &Cx<'_>, exam: &Document, changes: &Json) -> Result<Vec<Planned>> {
    let rows = changes.as_array().filter(|rows| !rows.is_empty() && rows.len() <= MOST);
    let rows = rows.ok_or_else(|| wrong("changes", expected::documents(1, MOST)))?;
    rows.iter()
        .enumerate()
        .map(|(at, row)| plan_one(cx, exam, row, &format!("changes[{at}]")))
        .collect()
}

fn plan_one(cx: &Cx<'_>, exam: &Document, row: &Json, part: &str) -> Result<Planned> {
    let named = row["collection"].as_str().unwrap_or_default();
    let of = CORRECTED.iter().copied().find(|of| of.id == named);
    let of = of.ok_or_else(|| {
        let ids: Vec<&str> = CORRECTED.iter().map(|of| of.id).collect();
        wrong(&format!("{part}.collection"), expected::one_of(ids.join(", ")))
    })?;
    let Some(data) = row["data"].as_object() else {
        return Err(wrong(&format!("{part}.data"), expected::OBJECT));
    };
    let planned = match row["id"].as_str() {
        Some(id) => changed_row(cx.need(of, id)?, data)?,
        None => added_row(cx, exam, of, data)?,
    };
    let is_own = exam_of(cx, &planned.after)?.is_some_and(|own| own.id == exam.id);
    if !is_own || (planned.before.is_none() && of == &RECRUITMENTS) {
        return Err(Rejection::new(error_codes::DOCUMENT_NOT_FOUND)
            .field(format!("{part}.id"))
            .into());
    }
    is_allowed(cx, exam, &planned)?;
    Ok(planned)
}

fn changed_row(before: Document, data: &Map<String, Json>) -> Result<Planned> {
    let all = FieldSet::visible(before.of);
    let mut after = before.clone();
    after.apply(&validate(before.of, data, all, all, Some(&before))?)?;
    Ok(Planned {
        before: Some(before),
        after,
    })
}

fn added_row(cx: &Cx<'_>, exam: &Document, of: &'static Collection, data: &Map<String, Json>) -> Result<Planned> {
    let all = FieldSet::visible(of);
    let mut data = data.clone();
    if of.field(RECRUITMENT.def.name).is_some() {
        data.insert(RECRUITMENT.def.name.to_owned(), json!(exam.id));
    }
    let mut after = Document::new(of);
    after.apply(&validate(of, &data, all, all, None)?)?;
    after.id = cx.new_id();
    Ok(Planned { before: None, after })
}

/// The deadline is never brought forward, and marks that are given are given under conditions that stand.
fn is_allowed(cx: &Cx<'_>, exam: &Document, planned: &Planned) -> Result<()> {
    let is_marked = matches!(
        exam.get(STATUS),
        Some(ExamStatus::GradingWritten | ExamStatus::OralScheduled)
    );
    let has_begun = is_marked || is_sat(cx, &Id(exam.id.clone()))?;
    // Nobody could apply for it or hand it in any more.
    let is_too_late = planned.before.is_none() && planned.after.of != &EXAM_TESTS;
    if is_too_late && exam.get(STATUS) == Some(ExamStatus::Closed) {
        return Err(DEADLINE_OVER.into());
    }
    for line in planned.to_json() {
        let name = line["field"].as_str().unwrap_or_default();
        if has_begun && !MOVABLE.contains(&name) {
            let refused = Rejection::new(MARKS_BEGUN);
            let field = planned.after.of.field(name);
            return Err(field
                .map_or(refused.clone().arg("field", planned.after.title().0), |field| {
                    refused.about(field)
                })
                .into());
        }
    }
    let (old, new) = (exam.need(DEADLINE)?, planned.after.of == &RECRUITMENTS);
    let new = new
        .then(|| planned.after.get(DEADLINE))
        .flatten()
        .filter(|new| *new != old);
    let Some(Instant(moved)) = new else { return Ok(()) };
    if exam.get(STATUS) != Some(ExamStatus::Open) {
        return Err(Rejection::new(DEADLINE_OVER).field(DEADLINE.def.name).into());
    }
    if Instant(moved) < old || moved <= cx.now() {
        let refused = Rejection::new(DEADLINE_SHORTENED).field(DEADLINE.def.name);
        return Err(refused.moment("deadline", old).into());
    }
    Ok(())
}

/// What the secretariat moves by itself: the deadline forward, days, hours, references. Whatever else an exam was published with
/// changes by a decision alone, and not before its day.
fn is_decided(cx: &Cx<'_>, given: &ExamCorrection, planned: &[Planned]) -> Result<()> {
    if given.decided_on.is_some_and(|Date(day)| day > cx.today()) {
        return Err(Rejection::new(DECISION_IN_FUTURE).field("decisionDate").into());
    }
    let is_free = |name: &str| MOVABLE.contains(&name) || BY_SECRETARIAT.contains(&name);
    for one in planned {
        let is_condition = |line: &Json| !line["field"].as_str().is_some_and(is_free);
        let Some(line) = one.to_json().into_iter().find(is_condition) else {
            continue;
        };
        let lacking = [
            ("decisionRef", given.decision.is_none()),
            ("decisionDate", given.decided_on.is_none()),
        ];
        if let Some((name, _)) = lacking.into_iter().find(|(_, lacks)| *lacks) {
            let field = one.after.of.field(line["field"].as_str().unwrap_or_default());
            let title = field.map_or_else(|| one.after.of.one, |field| field.label);
            return Err(Rejection::new(NEEDS_DECISION).field(name).label("field", title).into());
        }
    }
    Ok(())
}

fn wrong(part: &str, expected: expected::Expected) -> schema::Error {
    Rejection::argument(part, expected).field("changes").into()
}

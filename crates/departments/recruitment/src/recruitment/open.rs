//! What anybody reads of exams, without an account: those that are open, and one whole: posts, conditions, calendar, documents,
//! corrigenda, published lists. Of candidates only what published lists say.

use engine::{Action, Allowed, Cx, inputs};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, FieldDef, Id, Instant, Result, error_codes, to_json};
use serde_json::{Map, Value as Json, json};

use super::closing::GRACE;
use super::conditions::published_text;
use super::frozen::is_published;
use super::paper::in_words;
use super::weight::tests_of;
use super::{
    ABSENT_RULE, ADVERTISEMENT_REF, AGE_EXTENSION, AGE_ON, APPEAL_DAYS, CANCEL_REASON, CANCELLED_AT, CONDITIONS_HASH,
    DEADLINE, DECISION_DATE, DECISION_REF, EXAM_DATE, EXAM_TIME, ExamStatus, INSTRUCTIONS_AR, INSTRUCTIONS_FR,
    LISTS_DAYS, MAX_AGE, MIN_AGE, MIN_ORAL, MIN_TOTAL, MIN_WRITTEN, NATIONALITY, NOTICE, NOTICE_DOC, ORAL_WEIGHT,
    PRESS_REF, PUBLISHED_AT, QUOTAS, RECRUITMENTS, RESULTS_AT, SEED, SIGNED_ON, STATUS, THRESHOLDS_BY, TIE_RULES,
    TITLE_AR, TITLE_FR, WAITING_UNTIL, WRITTEN_WEIGHT,
};
use crate::exam_corrigendum::{self as corrigendum, EXAM_CORRIGENDA};
use crate::exam_document::{self as document, EXAM_DOCUMENTS};
use crate::exam_list::{self as list, EXAM_LISTS, standing_lists};
use crate::exam_test as test;
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

/// What a guest sends at most, in bytes.
const LARGEST: usize = 64 * 1024;
/// Lists stay on the page so many days, where the exam does not say.
const USUAL_LISTS_DAYS: i64 = 365;

inputs! {
    /// Which exam is read, and what of it; none for the list of those that are open.
    pub(super) struct OpenExam {
        /// The exam.
        id: Option<Id> = may("id"),
        /// One of its lists, whose entries are read.
        list: Option<Id> = may("list"),
        /// Whether the text of its conditions is read, whose digest stands on the notice.
        conditions: bool = flag("conditions"),
    }
}

/// `recruitments.open` {id?, list?} → `{now, exams, closed}`: those that are open, and those under way or ended whose lists stay; or `{now, exam}` with all that is public of it but the entries of its lists,
/// `{now, list}` with those of one of them, or `{now, conditions}`: the text that was hashed for the notice. 404 for drafts.
pub(super) const OPEN: Action<OpenExam> = Action::read(
    "recruitments.open",
    Allowed::Guests { body_limit: LARGEST },
    |cx, given| {
        let now = schema::wire_instant(cx.now());
        Ok(match (&given.id, &given.list) {
            (None, _) => json!({ "now": now, "exams": open_exams(cx)?, "closed": closed_exams(cx)? }),
            (Some(id), None) if given.conditions => {
                json!({ "now": now, "conditions": published_text(cx, &need_published(cx, id)?)? })
            }
            (Some(id), None) => json!({ "now": now, "exam": whole(cx, id)? }),
            (Some(id), Some(list)) => json!({ "now": now, "list": list_with_entries(cx, id, list)? }),
        })
    },
);

/// Whether an exam takes applications at this moment by the server's clock; those that began before it may still arrive.
pub(crate) fn takes_applications(exam: &Document, now: Timestamp) -> bool {
    let is_open = exam.get(STATUS) == Some(ExamStatus::Open);
    is_open && exam.get(DEADLINE).is_some_and(|Instant(deadline)| now <= deadline)
}

/// The exams that are open, the nearest deadline first.
fn open_exams(cx: &Cx<'_>) -> Result<Vec<Json>> {
    let open = [STATUS.eq(ExamStatus::Open), DEADLINE.ge(cx.now())];
    let mut exams = cx.all(&RECRUITMENTS, open)?;
    exams.sort_by_key(|exam| exam.get(DEADLINE));
    exams.iter().map(|exam| brief(cx, exam)).collect()
}

/// The exams that take no applications any more, the newest deadline first: under way, or ended as long as their lists stay.
fn closed_exams(cx: &Cx<'_>) -> Result<Vec<Json>> {
    let published = [STATUS.ne(ExamStatus::Draft), PUBLISHED_AT.is_not_null()];
    let mut exams = cx.all(&RECRUITMENTS, published)?;
    exams.retain(|exam| {
        let is_open = takes_applications(exam, cx.now());
        let ended = exam.get(CANCELLED_AT).or_else(|| exam.get(RESULTS_AT));
        !is_open && ended.is_none_or(|Instant(at)| at >= shown_since(cx, exam))
    });
    exams.sort_by_key(|exam| std::cmp::Reverse(exam.get(DEADLINE)));
    let brief = [BRIEF, &[STATUS.def, RESULTS_AT.def]].concat();
    Ok(exams.iter().map(|exam| Json::Object(fields(exam, &brief))).collect())
}

/// What a list of exams says of each.
const BRIEF: &[FieldDef] = &[
    TITLE_FR.def,
    TITLE_AR.def,
    DEADLINE.def,
    EXAM_DATE.def,
    PUBLISHED_AT.def,
];

fn brief(cx: &Cx<'_>, exam: &Document) -> Result<Json> {
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    let posts = sum_of_posts(&specialties_of(cx, &positions)?);
    let mut told = fields(exam, BRIEF);
    told.insert("posts".to_owned(), json!(posts));
    told.insert("positions".to_owned(), json!(positions.len()));
    Ok(Json::Object(told))
}

/// What is public of an exam's own row.
const PUBLIC: &[FieldDef] = &[
    TITLE_FR.def,
    TITLE_AR.def,
    STATUS.def,
    DECISION_REF.def,
    DECISION_DATE.def,
    SIGNED_ON.def,
    ADVERTISEMENT_REF.def,
    PRESS_REF.def,
    DEADLINE.def,
    EXAM_DATE.def,
    EXAM_TIME.def,
    MIN_AGE.def,
    MAX_AGE.def,
    AGE_ON.def,
    AGE_EXTENSION.def,
    NATIONALITY.def,
    QUOTAS.def,
    TIE_RULES.def,
    ABSENT_RULE.def,
    THRESHOLDS_BY.def,
    WRITTEN_WEIGHT.def,
    ORAL_WEIGHT.def,
    MIN_WRITTEN.def,
    MIN_ORAL.def,
    MIN_TOTAL.def,
    APPEAL_DAYS.def,
    WAITING_UNTIL.def,
    INSTRUCTIONS_FR.def,
    INSTRUCTIONS_AR.def,
    NOTICE.def,
    NOTICE_DOC.def,
    SEED.def,
    CONDITIONS_HASH.def,
    PUBLISHED_AT.def,
    RESULTS_AT.def,
    CANCEL_REASON.def,
];

/// An exam that is public.
fn need_published(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let exam = cx.get(&RECRUITMENTS, id.as_str())?.filter(is_published);
    exam.ok_or_else(|| error_codes::DOCUMENT_NOT_FOUND.into())
}

fn whole(cx: &Cx<'_>, id: &Id) -> Result<Json> {
    let exam = need_published(cx, id)?;
    let mut told = fields(&exam, PUBLIC);
    told.insert(
        "takesApplications".to_owned(),
        json!(takes_applications(&exam, cx.now())),
    );
    let grace = exam
        .get(DEADLINE)
        .map(|Instant(deadline)| schema::wire_instant(deadline + GRACE));
    told.insert("acceptedUntil".to_owned(), json!(grace));
    told.insert("positions".to_owned(), positions(cx, &exam)?);
    told.insert("conditions".to_owned(), json!(in_words(cx, &exam)?));
    let tests = tests_of(cx, &exam.id)?;
    told.insert(
        "tests".to_owned(),
        tests.iter().map(|one| Json::Object(fields(one, TEST))).collect(),
    );
    let documents = cx.all(&EXAM_DOCUMENTS, [document::RECRUITMENT.eq(&exam.id)])?;
    told.insert(
        "documents".to_owned(),
        documents
            .iter()
            .map(|one| Json::Object(fields(one, DOCUMENT)))
            .collect(),
    );
    let corrigenda = cx.all(&EXAM_CORRIGENDA, [corrigendum::RECRUITMENT.eq(&exam.id)])?;
    told.insert(
        "corrigenda".to_owned(),
        corrigenda
            .iter()
            .map(|one| Json::Object(fields(one, CORRIGENDUM)))
            .collect(),
    );
    told.insert("lists".to_owned(), lists(cx, &exam)?);
    Ok(Json::Object(told))
}

const TEST: &[FieldDef] = &[
    test::POSITION.def,
    test::KIND.def,
    test::LABEL_FR.def,
    test::LABEL_AR.def,
    test::COEFFICIENT.def,
    test::MIN_MARK.def,
    test::DATE.def,
    test::START_TIME.def,
    test::DURATION.def,
];
const DOCUMENT: &[FieldDef] = &[
    document::CODE.def,
    document::LABEL_FR.def,
    document::LABEL_AR.def,
    document::CONDITION.def,
    document::GROUND.def,
    document::KIND.def,
    document::MAX_MEGABYTES.def,
];
const CORRIGENDUM: &[FieldDef] = &[
    corrigendum::NUMBER.def,
    corrigendum::REASON.def,
    corrigendum::REASON_AR.def,
    corrigendum::CHANGES.def,
    corrigendum::DOC_ID.def,
    corrigendum::FILE.def,
    corrigendum::PUBLISHED_AT.def,
];
const LIST: &[FieldDef] = &[
    list::KIND.def,
    list::DOC_ID.def,
    list::FILE.def,
    list::PUBLISHED_AT.def,
    list::APPEALS_UNTIL.def,
    list::PART.def,
    list::PARTS.def,
];
const POSITION: &[FieldDef] = &[
    position::CODE.def,
    position::GRADE_FR.def,
    position::GRADE_AR.def,
    position::DIPLOMA_FR.def,
    position::DIPLOMA_AR.def,
    position::MIN_AGE.def,
    position::MAX_AGE.def,
    position::AGE_EXTENSION.def,
    position::MIN_TOTAL.def,
];
const SPECIALTY: &[FieldDef] = &[
    specialty::NAME_FR.def,
    specialty::NAME_AR.def,
    specialty::POSTS.def,
    specialty::COMMUNE_FR.def,
    specialty::COMMUNE_AR.def,
];

fn positions(cx: &Cx<'_>, exam: &Document) -> Result<Json> {
    let order = |one: &Document| (one.get(position::ORDER).unwrap_or(i64::MAX), one.get(position::CODE));
    let mut rows = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    rows.sort_by_key(order);
    let all = specialties_of(cx, &rows)?;
    let one = |row: &Document| {
        let is_its = |one: &&Document| one.get(specialty::POSITION).is_some_and(|Id(id)| id == row.id);
        let specialties: Vec<Document> = all.iter().filter(is_its).cloned().collect();
        let mut told = fields(row, POSITION);
        told.insert("posts".to_owned(), json!(sum_of_posts(&specialties)));
        told.insert(
            "specialties".to_owned(),
            specialties
                .iter()
                .map(|one| Json::Object(fields(one, SPECIALTY)))
                .collect(),
        );
        Json::Object(told)
    };
    Ok(rows.iter().map(one).collect())
}

/// The specialties of all these positions.
fn specialties_of(cx: &Cx<'_>, positions: &[Document]) -> Result<Vec<Document>> {
    let ids: Vec<Id> = positions.iter().map(|one| Id(one.id.clone())).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    cx.all(&SPECIALTIES, [specialty::POSITION.any_of(&ids)])
}

fn sum_of_posts(specialties: &[Document]) -> i64 {
    specialties.iter().filter_map(|one| one.get(specialty::POSTS)).sum()
}

/// By the clock, whatever the calendar does.
const HOURS_OF_A_DAY: i64 = 24;

/// The lists that stand, as long as they stay on the page (decision 56): without their entries, which may be ten thousand.
fn lists(cx: &Cx<'_>, exam: &Document) -> Result<Json> {
    let rows = lists_that_stand(cx, exam)?;
    Ok(rows.iter().map(|row| Json::Object(list_json(row))).collect())
}

/// What is public of a list beside its entries: its day, its paper, when and why it was published again.
fn list_json(row: &Document) -> Map<String, Json> {
    let revisions: Json = row.get(list::REVISIONS).unwrap_or_default();
    let one = |one: &Json| json!({"at": one["at"], "reason": one["reason"]});
    let revisions: Json = revisions.as_array().into_iter().flatten().map(one).collect();
    let mut told = fields(row, LIST);
    told.insert(list::REVISIONS.def.name.to_owned(), revisions);
    told
}

/// One of them, with its entries.
fn list_with_entries(cx: &Cx<'_>, exam: &Id, list: &Id) -> Result<Json> {
    let exam = need_published(cx, exam)?;
    let rows = lists_that_stand(cx, &exam)?;
    let row = rows.iter().find(|row| row.id == list.as_str());
    let row = cx.need(&EXAM_LISTS, &row.ok_or(error_codes::DOCUMENT_NOT_FOUND)?.id)?;
    let mut told = list_json(&row);
    let entries = row.get(list::ENTRIES).unwrap_or_default();
    told.insert(list::ENTRIES.def.name.to_owned(), entries);
    Ok(Json::Object(told))
}

/// Since when what was published of an exam stays on the page (decision 56).
fn shown_since(cx: &Cx<'_>, exam: &Document) -> Timestamp {
    let days = exam.get(LISTS_DAYS).unwrap_or(USUAL_LISTS_DAYS);
    cx.now() - SignedDuration::from_hours(HOURS_OF_A_DAY * days)
}

fn lists_that_stand(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Document>> {
    let since = shown_since(cx, exam);
    let mut rows = standing_lists(cx, &exam.id)?;
    rows.retain(|row| row.get(list::PUBLISHED_AT).is_some_and(|Instant(at)| at >= since));
    Ok(rows)
}

/// Fields of a row by their names, with its id.
fn fields(row: &Document, of: &[FieldDef]) -> Map<String, Json> {
    let told = of
        .iter()
        .map(|field| (field.name.to_owned(), to_json(field, row.value(field.name))));
    std::iter::once(("id".to_owned(), json!(row.id))).chain(told).collect()
}

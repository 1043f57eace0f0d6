//! What anybody reads of exams, without an account: those that are open, and one whole: posts, conditions, calendar, documents,
//! corrigenda, published lists. Of candidates only what published lists say.

use engine::{Act, Allowed, Cx, inputs};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Id, Instant, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::closing::GRACE;
use super::conditions::published_text;
use super::frozen::is_published;
use super::paper::{NoticeCondition, in_words};
use super::public_row::{
    ClosedExam, OpenExamRow, PublicCorrigendum, PublicExamRow, PublicExamTest, PublicListRow, PublicPositionRow,
    PublicSpecialty, RequiredDocument,
};
use super::weight::tests_of;
use super::{CANCELLED_AT, DEADLINE, ExamStatus, LISTS_DAYS, PUBLISHED_AT, RECRUITMENTS, RESULTS_AT, STATUS};
use crate::exam_corrigendum::{self as corrigendum, EXAM_CORRIGENDA};
use crate::exam_document::{self as document, EXAM_DOCUMENTS};
use crate::exam_list::{self as list, EXAM_LISTS, ExamListEntry, standing_lists};
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

/// What a guest sends at most, in bytes.
const LARGEST: usize = 64 * 1024;
/// Lists stay on the page so many days, where the exam does not say.
const USUAL_LISTS_DAYS: i64 = 365;

inputs! {
    /// Which exam is read, and what of it; none for the list of those that are open.
    pub(super) struct OpenExamQuery {
        /// The exam.
        id: Option<Id> = may("id"),
        /// One of its lists, whose entries are read.
        list: Option<Id> = may("list"),
        /// Whether the text of its conditions is read, whose digest stands on the notice.
        conditions: bool = flag("conditions"),
    }
}

/// Tells strangers of exams: those that are open, and those under way or ended whose lists stay; all that is public of one but the entries
/// of its lists; those of one of them; or the text that was hashed for the notice. 404 for drafts.
pub(super) const OPEN: Act<OpenExamQuery, PublicExams> = Act::read(
    "recruitments.open",
    Allowed::Guests { body_limit: LARGEST },
    |cx, given| {
        let now = schema::wire_instant(cx.now());
        Ok(match (&given.id, &given.list) {
            (None, _) => PublicExams::All {
                now,
                exams: open_exams(cx)?,
                closed: closed_exams(cx)?,
            },
            (Some(id), None) if given.conditions => PublicExams::Conditions {
                now,
                conditions: published_text(cx, &need_published(cx, id)?)?,
            },
            (Some(id), None) => PublicExams::One {
                now,
                exam: whole(cx, id)?,
            },
            (Some(id), Some(list)) => PublicExams::List {
                now,
                list: list_with_entries(cx, id, list)?,
            },
        })
    },
);

/// What strangers are told of exams, and when it was so.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum PublicExams {
    /// Where no exam is named.
    All {
        now: String,
        exams: Vec<OpenExam>,
        closed: Vec<ClosedExam>,
    },
    /// The text of the conditions of an exam; none of one whose digest is not that of any text that is kept.
    Conditions { now: String, conditions: Option<String> },
    /// An exam.
    One { now: String, exam: PublicExam },
    /// A list of an exam.
    List { now: String, list: ExamListWithEntries },
}

/// An exam that takes applications.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpenExam {
    #[serde(flatten)]
    row: OpenExamRow,
    posts: i64,
    /// How many positions it has.
    positions: usize,
}

/// All that is public of an exam.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PublicExam {
    #[serde(flatten)]
    row: PublicExamRow,
    takes_applications: bool,
    /// Until when an application that was begun before the deadline is accepted.
    accepted_until: Option<String>,
    positions: Vec<PublicExamPosition>,
    /// The conditions as the notice says them.
    conditions: Vec<NoticeCondition>,
    tests: Vec<PublicExamTest>,
    documents: Vec<RequiredDocument>,
    corrigenda: Vec<PublicCorrigendum>,
    lists: Vec<PublicExamList>,
}

/// A position of an exam.
#[derive(Serialize, JsonSchema)]
struct PublicExamPosition {
    #[serde(flatten)]
    row: PublicPositionRow,
    posts: i64,
    specialties: Vec<PublicSpecialty>,
}

/// A published list without its entries, of which there may be ten thousand.
#[derive(Serialize, JsonSchema)]
struct PublicExamList {
    #[serde(flatten)]
    row: PublicListRow,
    /// When and why it was published again, the first time first.
    revisions: Vec<ExamListRevision>,
}

/// Why a list was published again.
#[derive(Serialize, JsonSchema)]
struct ExamListRevision {
    at: String,
    reason: String,
}

/// A published list.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExamListWithEntries {
    #[serde(flatten)]
    list: PublicExamList,
    #[schemars(with = "Option<Vec<ExamListEntry>>")]
    entries: Json,
}

/// Whether an exam takes applications at this moment by the server's clock; those that began before it may still arrive.
pub(crate) fn takes_applications(exam: &Document, now: Timestamp) -> bool {
    let is_open = exam.get(STATUS) == Some(ExamStatus::Open);
    is_open && exam.get(DEADLINE).is_some_and(|Instant(deadline)| now <= deadline)
}

/// The exams that are open, the nearest deadline first.
fn open_exams(cx: &Cx<'_>) -> Result<Vec<OpenExam>> {
    let open = [STATUS.eq(ExamStatus::Open), DEADLINE.ge(cx.now())];
    let mut exams = cx.all(&RECRUITMENTS, open)?;
    exams.sort_by_key(|exam| exam.get(DEADLINE));
    exams.iter().map(|exam| brief(cx, exam)).collect()
}

/// The exams that take no applications any more, the newest deadline first: under way, or ended as long as their lists stay.
fn closed_exams(cx: &Cx<'_>) -> Result<Vec<ClosedExam>> {
    let published = [STATUS.ne(ExamStatus::Draft), PUBLISHED_AT.is_not_null()];
    let mut exams = cx.all(&RECRUITMENTS, published)?;
    exams.retain(|exam| {
        let is_open = takes_applications(exam, cx.now());
        let ended = exam.get(CANCELLED_AT).or_else(|| exam.get(RESULTS_AT));
        !is_open && ended.is_none_or(|Instant(at)| at >= shown_since(cx, exam))
    });
    exams.sort_by_key(|exam| std::cmp::Reverse(exam.get(DEADLINE)));
    Ok(exams.iter().map(ClosedExam::of).collect())
}

fn brief(cx: &Cx<'_>, exam: &Document) -> Result<OpenExam> {
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    Ok(OpenExam {
        row: OpenExamRow::of(exam),
        posts: sum_of_posts(&specialties_of(cx, &positions)?),
        positions: positions.len(),
    })
}

/// An exam that is public.
fn need_published(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let exam = cx.get(&RECRUITMENTS, id.as_str())?.filter(is_published);
    exam.ok_or_else(|| error_codes::DOCUMENT_NOT_FOUND.into())
}

fn whole(cx: &Cx<'_>, id: &Id) -> Result<PublicExam> {
    let exam = need_published(cx, id)?;
    let documents = cx.all(&EXAM_DOCUMENTS, [document::RECRUITMENT.eq(&exam.id)])?;
    let corrigenda = cx.all(&EXAM_CORRIGENDA, [corrigendum::RECRUITMENT.eq(&exam.id)])?;
    Ok(PublicExam {
        row: PublicExamRow::of(&exam),
        takes_applications: takes_applications(&exam, cx.now()),
        accepted_until: exam
            .get(DEADLINE)
            .map(|Instant(deadline)| schema::wire_instant(deadline + GRACE)),
        positions: positions(cx, &exam)?,
        conditions: in_words(cx, &exam)?,
        tests: tests_of(cx, &exam.id)?.iter().map(PublicExamTest::of).collect(),
        documents: documents.iter().map(RequiredDocument::of).collect(),
        corrigenda: corrigenda.iter().map(PublicCorrigendum::of).collect(),
        lists: lists_that_stand(cx, &exam)?.iter().map(PublicExamList::of).collect(),
    })
}

fn positions(cx: &Cx<'_>, exam: &Document) -> Result<Vec<PublicExamPosition>> {
    let order = |one: &Document| (one.get(position::ORDER).unwrap_or(i64::MAX), one.get(position::CODE));
    let mut rows = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    rows.sort_by_key(order);
    let all = specialties_of(cx, &rows)?;
    let one = |row: &Document| {
        let is_its = |one: &&Document| one.get(specialty::POSITION).is_some_and(|Id(id)| id == row.id);
        let specialties: Vec<Document> = all.iter().filter(is_its).cloned().collect();
        PublicExamPosition {
            row: PublicPositionRow::of(row),
            posts: sum_of_posts(&specialties),
            specialties: specialties.iter().map(PublicSpecialty::of).collect(),
        }
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

impl PublicExamList {
    fn of(row: &Document) -> Self {
        let revisions: Json = row.get(list::REVISIONS).unwrap_or_default();
        let text = |one: &Json, name: &str| one[name].as_str().unwrap_or_default().to_owned();
        let revision = |one: &Json| ExamListRevision {
            at: text(one, "at"),
            reason: text(one, "reason"),
        };
        PublicExamList {
            row: PublicListRow::of(row),
            revisions: revisions.as_array().into_iter().flatten().map(revision).collect(),
        }
    }
}

/// One of the lists that stand, with its entries.
fn list_with_entries(cx: &Cx<'_>, exam: &Id, list: &Id) -> Result<ExamListWithEntries> {
    let exam = need_published(cx, exam)?;
    let rows = lists_that_stand(cx, &exam)?;
    let row = rows.iter().find(|row| row.id == list.as_str());
    let row = cx.need(&EXAM_LISTS, &row.ok_or(error_codes::DOCUMENT_NOT_FOUND)?.id)?;
    Ok(ExamListWithEntries {
        list: PublicExamList::of(&row),
        entries: row.get(list::ENTRIES).unwrap_or_default(),
    })
}

/// Since when what was published of an exam stays on the page (decision 56).
fn shown_since(cx: &Cx<'_>, exam: &Document) -> Timestamp {
    let days = exam.get(LISTS_DAYS).unwrap_or(USUAL_LISTS_DAYS);
    cx.now() - SignedDuration::from_hours(HOURS_OF_A_DAY * days)
}

/// The lists that stand, as long as they stay on the page (decision 56): without their entries, which may be ten thousand.
fn lists_that_stand(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Document>> {
    let since = shown_since(cx, exam);
    let mut rows = standing_lists(cx, &exam.id)?;
    rows.retain(|row| row.get(list::PUBLISHED_AT).is_some_and(|Instant(at)| at >= since));
    Ok(rows)
}

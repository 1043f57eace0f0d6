//! The lists of who is admitted to participate: the provisional one, which may be appealed against, and the definitive one. What
//! applicants are told is set for all of them at once (decision 7).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::doc::Mode;
use engine::{Act, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use jiff::ToSpan as _;
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper_of};
use platform::papers::authentic_document::{self as paper};
use platform::papers::template::PaperLanguage;
use schema::{Document, Id, Instant, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::announcement::{self, Announced};
use super::list_entry::entries_of_admitted;
use super::paper::ADMITTED;
use super::part::{self, Publication};
use super::standing::APPEALS_RUN;
use super::{
    APPEALS_UNTIL, DOC_ID, EXAM_LISTS, FILE, KIND, ListKind, PUBLISHED_AT, RECRUITMENT, WITHOUT_SECOND_LOOK, wording,
};
use crate::appeal::{AppealSubject, all_settled};
use crate::candidate::proof::check_proofs;
use crate::candidate::review::act::is_sampled;
use crate::candidate::review::decide::list_is_published;
use crate::candidate::{
    self, CANDIDATES, CONTESTS, CandidateStatus, GROUND_PROVED, ProofState, REVIEWED_BY, SECOND_LOOK_BY,
    SERVICE_PROVED, STATUS,
};
use crate::exam_paper::address_of;
use crate::permission::CLERKS;
use crate::recruitment::subject::{self, nothing_lacks};
use crate::recruitment::{APPEAL_DAYS, ExamStatus, STATUS as EXAM_STATUS, applicant_mail};

error_codes! {
    LIST_EXISTS = "exam_list_published", conflict => "نشرت هذه اللائحة من قبل", "Cette liste est déjà publiée", "This list is published already";
    EXAM_STILL_OPEN = "exam_list_too_early", conflict => "لا تنشر اللائحة إلا بعد إغلاق باب الترشيح", "La liste se publie une fois le dépôt clos", "The list is published once applications are closed";
    FILES_WAIT = "exam_list_files_wait", conflict => "ملفات لم تدرس بعد: {count}", "Dossiers encore à étudier\u{a0}: {count}", "Files still to be reviewed: {count}";
    CONTESTED_STAND = "exam_list_contested", conflict => "طلبات متنازع عليها بنفس البطاقة ما زالت مقبولة معا: {count}", "Candidatures contestées admises ensemble avec la même CNIE\u{a0}: {count}", "Contested applications with one card stand admitted together: {count}";
    SECOND_LOOKS_MISSING = "exam_list_second_looks", conflict => "ملفات من العينة تنتظر دراسة ثانية: {count}", "Dossiers de l’échantillon sans second regard\u{a0}: {count}", "Files of the sample without a second look: {count}";
    PROVISIONAL_FIRST = "exam_list_provisional_first", conflict => "تنشر اللائحة الأولية قبل اللائحة النهائية", "La liste provisoire se publie avant la définitive", "The provisional list is published before the definitive one";
    NOT_OF_REVIEW = "exam_list_of_results", invalid => "لوائح النتائج تنشر بإعلان النتائج", "Les listes de résultats se publient par la proclamation", "Lists of results are published by announcing them";
}

inputs! {
    /// A list that is published.
    pub(super) struct ListOrder {
        /// The exam.
        id: Id = need("id"),
        /// The language of the paper; both unless it is said.
        language: Option<PaperLanguage> = may("language"),
    }
    /// The provisional list.
    pub(super) struct ProvisionalOrder {
        /// Why files of the sample go without a second look.
        without_second_look: Option<String> = may_field("withoutSecondLook", &EXAM_LISTS, &WITHOUT_SECOND_LOOK),
        ..list: ListOrder,
    }
    /// Either of both lists.
    pub(super) struct ListToPublish {
        /// `provisional` or `definitive`.
        kind: String = need("kind"),
        ..order: ProvisionalOrder,
    }
}

/// Publishes the provisional list.
pub(super) const PUBLISH_PROVISIONAL: Act<ProvisionalOrder, PublishedExamList> = Act::long(
    "recruitments.publishProvisional",
    wording::PROVISIONAL,
    CLERKS,
    |engine, ctx, order| publish(engine, ctx, ListKind::Provisional, order),
)
.with_subject(PROVISIONAL);
/// Publishes the definitive list.
pub(super) const PUBLISH_DEFINITIVE: Act<ListOrder, PublishedExamList> = Act::long(
    "recruitments.publishDefinitive",
    wording::DEFINITIVE,
    CLERKS,
    |engine, ctx, list| {
        let without_second_look = None;
        let order = ProvisionalOrder {
            without_second_look,
            list,
        };
        publish(engine, ctx, ListKind::Definitive, order)
    },
)
.with_subject(DEFINITIVE);
/// Publishes either of both.
pub(super) const PUBLISH: Act<ListToPublish, PublishedExamList> = Act::long(
    "recruitments.publishList",
    wording::PUBLISH,
    CLERKS,
    |engine, ctx, given| {
        let kind = match given.kind.as_str() {
            "provisional" => ListKind::Provisional,
            "definitive" => ListKind::Definitive,
            _ => return Box::pin(async { Err(NOT_OF_REVIEW.rejection().field("kind").into()) }),
        };
        publish(engine, ctx, kind, given.order)
    },
);

/// The first part of a list that was published, and all of them: a long list has several.
#[derive(Serialize, JsonSchema)]
pub(super) struct PublishedExamList {
    #[serde(flatten)]
    first: ExamListPaper,
    papers: Vec<ExamListPaper>,
}

/// A part of a list with its paper.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ExamListPaper {
    #[serde(flatten)]
    paper: IssuedPaper,
    list_id: String,
}

/// Everything is decided, and nobody admitted stands against another of the same card. A claim that is refused can be appealed against
/// while this list may be.
const PROVISIONAL: Subject = subject::exam(&[
    Guard::Check(Check {
        reads: &[],
        check: |cx, exam| is_new(cx, exam, ListKind::Provisional),
    }),
    Guard::While(EXAM_STATUS.is(ExamStatus::Closed.wire()), EXAM_STILL_OPEN),
    Guard::Check(Check {
        reads: &[],
        check: files_are_decided,
    }),
    CLAIMS_ARE_DECIDED,
]);
/// The time for appeals is over, and all are settled: a won one that nobody has carried out would be forgotten.
const DEFINITIVE: Subject = subject::exam(&[
    subject::NOT_CANCELLED,
    Guard::Check(Check {
        reads: &[],
        check: |cx, exam| is_new(cx, exam, ListKind::Definitive),
    }),
    Guard::Check(Check {
        reads: &[],
        check: provisional_is_settled,
    }),
    CLAIMS_ARE_DECIDED,
]);
const CLAIMS_ARE_DECIDED: Guard = Guard::Check(Check {
    reads: &[],
    check: |cx, exam| check_proofs(cx, &Id(exam.id.clone()), &[CandidateStatus::Validated]),
});

/// On what a list of that kind is published.
fn subject_of(kind: ListKind) -> Subject {
    if kind == ListKind::Provisional {
        PROVISIONAL
    } else {
        DEFINITIVE
    }
}

fn publish(
    engine: Engine,
    ctx: RequestContext,
    kind: ListKind,
    order: ProvisionalOrder,
) -> BoxFuture<PublishedExamList> {
    Box::pin(async move {
        let home = address_of(&engine)?;
        let ProvisionalOrder {
            without_second_look,
            list: ListOrder { id, language },
        } = order;
        let (exam, wanted) = (id.clone(), id.clone());
        let admit = move |cx: &Cx<'_>| subject_of(kind).admit(cx, wanted.as_str()).map(drop);
        engine.read_as(&ctx, admit).await?;
        let reason: Option<Arc<str>> = without_second_look.map(Arc::from);
        let say = move |cx: &Cx<'_>, exam: &Document, all: &[Document]| say(cx, exam, all, kind, reason.as_deref());
        let mode = language.map_or(Mode::Both, |PaperLanguage(mode)| mode);
        let write = move |cx: &mut Cx<'_>, said: &Announced| write_lists(cx, &exam, kind, said, mode, &home);
        let rows = announcement::announce(&engine, &ctx, &id, "recruitments.publishList", say, write).await?;
        let mut papers = Vec::new();
        for (list_id, paper) in rows {
            let paper = issue_answer(&engine, &paper).await;
            papers.push(ExamListPaper { paper, list_id });
        }
        let first = papers[0].clone();
        Ok(PublishedExamList { first, papers })
    })
}

fn is_new(cx: &Cx<'_>, exam: &Document, kind: ListKind) -> Result<()> {
    if list_is_published(cx, &Id(exam.id.clone()), kind)? {
        return Err(LIST_EXISTS.into());
    }
    Ok(())
}

/// What the list says as the files stand, when all of them are decided.
fn say(
    cx: &Cx<'_>,
    exam: &Document,
    all: &[Document],
    kind: ListKind,
    without_second_look: Option<&str>,
) -> Result<Announced> {
    subject_of(kind).check(cx, exam)?;
    let excuse = match kind {
        ListKind::Provisional => excuse_of(all, without_second_look)?,
        _ => None,
    };
    let publication = Publication {
        at: cx.moment(),
        appeals_until: appeals_until(cx, exam, kind),
        excuse,
        revision: None,
        paper: &ADMITTED,
    };
    Ok(Announced {
        words: words(all)?,
        lists: vec![part::ready(
            cx,
            &Id(exam.id.clone()),
            kind,
            &entries(exam, all),
            &publication,
        )?],
        ..Announced::default()
    })
}

/// The rows of the list, each with its paper. Nothing of the exam has been written since it was found that it may be published.
fn write_lists(
    cx: &mut Cx<'_>,
    exam: &Id,
    kind: ListKind,
    said: &Announced,
    mode: Mode,
    home: &str,
) -> Result<Vec<(String, Document)>> {
    let mut written = Vec::new();
    for (row, facts) in said.lists.iter().flat_map(|list| &list.parts) {
        let paper = PaperOrder {
            kind: &ADMITTED,
            mode,
            home,
            subject: row,
            letter: None,
        };
        let paper = issue_paper_of(cx, &paper, facts.clone())?;
        let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
        let list = cx.create(row.clone().with(DOC_ID, id).with(FILE, file))?;
        written.push((list.id, paper));
    }
    // Of the provisional list whoever is eliminated hears, with the days that run from it; the definitive one repeats it.
    if let (ListKind::Provisional, Some((list, _))) = (kind, written.first()) {
        applicant_mail::tell_refused(cx, exam.as_str(), list, kind.refused_status())?;
        tell_unproved(cx, exam)?;
    }
    Ok(written)
}

/// Who is admitted, and has a ground or service not held for proved, is told as the eliminated are (decision 74): once, of both.
fn tell_unproved(cx: &mut Cx<'_>, exam: &Id) -> Result<()> {
    let mut refused = BTreeSet::new();
    for field in [GROUND_PROVED, SERVICE_PROVED] {
        let unproved = [
            candidate::RECRUITMENT.eq(exam.clone()),
            STATUS.eq(CandidateStatus::Validated),
            field.eq(ProofState::Not),
        ];
        refused.extend(cx.all(&CANDIDATES, unproved)?.into_iter().map(|one| one.id));
    }
    refused
        .iter()
        .try_for_each(|one| applicant_mail::notify_applicant(cx, one))
}

fn files_are_decided(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let in_state = |state| [candidate::RECRUITMENT.eq(&exam.id), STATUS.eq(state)];
    let waiting = cx.count(&CANDIDATES, in_state(CandidateStatus::Submitted))?;
    let admitted = in_state(CandidateStatus::Validated);
    let contesting = cx.all(&CANDIDATES, admitted.into_iter().chain([CONTESTS.is_not_null()]))?;
    let against: Vec<String> = contesting
        .iter()
        .filter_map(|one| one.get(CONTESTS))
        .map(|Id(id)| id)
        .collect();
    let mut others = cx.many(&CANDIDATES, &against)?;
    others.retain(|one| one.get(STATUS) == Some(CandidateStatus::Validated));
    let contested = against
        .iter()
        .filter(|id| others.iter().any(|one| one.id == **id))
        .count();
    let found = [(FILES_WAIT, waiting), (CONTESTED_STAND, contested as u64)];
    let refused = found
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| kind.rejection().arg("count", count));
    nothing_lacks(refused.collect())
}

/// Why files of the sample go without a second look: none where all of them had it.
///
/// # Errors
/// `exam_list_second_looks` where some lack it and nobody says why.
fn excuse_of(all: &[Document], said: Option<&str>) -> Result<Option<String>> {
    let lacks_second =
        |one: &&Document| is_sampled(one) && one.get(REVIEWED_BY).is_some() && one.get(SECOND_LOOK_BY).is_none();
    let count = all.iter().filter(lacks_second).count();
    if count == 0 {
        return Ok(None);
    }
    let reason = said
        .map(str::trim)
        .filter(|reason| reason.contains(char::is_alphanumeric));
    let refused = || SECOND_LOOKS_MISSING.rejection().arg("count", count);
    reason
        .map(|reason| Some(reason.to_owned()))
        .ok_or_else(|| refused().into())
}

fn provisional_is_settled(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let exam = Id(exam.id.clone());
    let provisional = [
        RECRUITMENT.eq(exam.clone()),
        KIND.eq(ListKind::Provisional),
        PUBLISHED_AT.is_not_null(),
    ];
    let provisional = cx.first(&EXAM_LISTS, provisional)?.ok_or(PROVISIONAL_FIRST)?;
    if let Some(until) = provisional.get(APPEALS_UNTIL).filter(|until| until.0 > cx.now()) {
        return Err(APPEALS_RUN.rejection().moment("until", until).into());
    }
    all_settled(cx, &exam, &AppealSubject::OF_FILES)
}

/// By the clock, whatever the calendar does.
const HOURS_OF_A_DAY: i64 = 24;

/// So many times 24 hours from now, by the server's clock (decision 36).
fn appeals_until(cx: &Cx<'_>, exam: &Document, kind: ListKind) -> Option<Instant> {
    let days = exam
        .get(APPEAL_DAYS)
        .filter(|days| *days > 0 && kind == ListKind::Provisional)?;
    cx.now().checked_add((days * HOURS_OF_A_DAY).hours()).ok().map(Instant)
}

/// Who is admitted, by the numbers that the public knows.
fn entries(exam: &Document, all: &[Document]) -> Vec<Json> {
    let is_admitted = |one: &&Document| one.get(STATUS) == Some(CandidateStatus::Validated);
    let admitted: Vec<Document> = all.iter().filter(is_admitted).cloned().collect();
    entries_of_admitted(exam, &admitted)
}

/// What the list says of each is what each is told from now on.
fn words(all: &[Document]) -> Result<BTreeMap<String, String>> {
    let mut words = BTreeMap::new();
    for candidate in all {
        let status = candidate.need(STATUS)?;
        if matches!(
            status,
            CandidateStatus::Validated | CandidateStatus::EliminatedPreWritten
        ) {
            words.insert(candidate.id.clone(), status.wire().to_owned());
        }
    }
    Ok(words)
}

//! Results are announced: what everybody is told is set for all of them at once, with the lists as papers (decision 7).

use std::collections::BTreeMap;

use engine::doc::Mode;
use engine::{Act, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, answered_documents, inputs};
use jiff::ToSpan as _;
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::follow::current_paper_of;
use platform::papers::authentic_document::issue::PaperOrder;
use platform::papers::template::PaperLanguage;
use platform::signature;
use schema::{Choice as _, Document, Id, Instant, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::announcement::{self, Announced, published_word};
use super::part::{self, Publication};
use super::result_entry::{announced_words, entries_of, told_statuses};
use super::standing::published;
use super::{APPEALS_UNTIL, EXAM_LISTS, ListKind, PUBLISHED_AT, WHOLE_DIGEST, paper, result_fill, wording};
use crate::appeal::{AppealSubject, all_settled};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{LIFTED_AT, LOCKED_AT, LockPhase, TABLE_HASH, is_reopened, lock_of, ranking_table};
use crate::exam_paper::address_of;
use crate::permission::CLERKS;
use crate::ranking_run::facts::ExamFacts;
use crate::ranking_run::{INPUTS_HASH, RANKING_RUNS};
use crate::recruitment::{self, APPEAL_DAYS, RECRUITMENTS, applicant_mail, subject};
use crate::signing_once::sign_once;

error_codes! {
    NOT_OF_RESULTS = "announce_not_of_results", invalid => "النتائج التي تعلن: written أو oral أو final", "Résultats attendus\u{a0}: written, oral ou final", "Results to announce: written, oral or final";
    ANNOUNCED = "results_already_announced", conflict => "أعلنت هذه النتائج بتاريخ {at}: بينوا سبب إعلانها من جديد", "Ces résultats ont été proclamés le {at}\u{a0}: indiquez pourquoi ils le sont à nouveau", "These results were announced on {at}: say why they are announced again";
    UNCHANGED = "results_unchanged", conflict => "لم يتغير شيء منذ إعلان هذه النتائج بتاريخ {at}", "Rien n’a changé depuis la proclamation de ces résultats le {at}", "Nothing has changed since these results were announced on {at}";
    NOT_READY = "announce_not_ready", conflict => "لا إعلان قبل إقفال هذه المرحلة", "Rien à proclamer avant la clôture de cette phase", "Nothing to announce before this phase is locked";
    /// Somebody withdrew or an appeal was carried out since.
    IS_OUTDATED = "ranking_outdated", conflict => "تغيرت المعطيات منذ الترتيب: المرجو إعادة الترتيب وإقفاله", "Les données ont changé depuis le classement\u{a0}: classez et clôturez à nouveau", "The data have changed since the ranking: rank and lock again";
}

/// What a signature of an announcement says that it is for.
const SIGNED_ANNOUNCEMENT: &str = "recruitments.announce";

inputs! {
    /// Results that are announced.
    pub(super) struct Announcement {
        /// The exam.
        id: Id = need("id"),
        /// The language of the papers; both unless it is said.
        language: Option<PaperLanguage> = may("language"),
        /// Why results that are public are announced again.
        reason: Option<String> = may("reason"),
        /// Whether appeals may be filed anew against what is announced again.
        reopens_appeals: bool = flag("reopensAppeals"),
    }
    /// Results of whichever kind.
    pub(super) struct AnyAnnouncement {
        /// `written`, `oral` or `final`.
        kind: String = need("kind"),
        ..order: Announcement,
    }
}

/// Announces the results of the written tests, signed.
pub(super) const ANNOUNCE_WRITTEN: Act<Announcement, AnnouncedResults> = Act::long(
    "recruitments.announceWritten",
    wording::WRITTEN,
    CLERKS,
    |engine, ctx, order| announce(engine, ctx, ListKind::Written, order),
)
.with_subject(WRITTEN);
/// Announces the results of the oral, signed.
pub(super) const ANNOUNCE_ORAL: Act<Announcement, AnnouncedResults> = Act::long(
    "recruitments.announceOral",
    wording::ORAL,
    CLERKS,
    |engine, ctx, order| announce(engine, ctx, ListKind::Oral, order),
)
.with_subject(ORAL);
/// Announces the final results and the waiting list, signed.
pub(super) const ANNOUNCE_FINAL: Act<Announcement, AnnouncedResults> = Act::long(
    "recruitments.announceFinal",
    wording::FINAL,
    CLERKS,
    |engine, ctx, order| announce(engine, ctx, ListKind::Final, order),
)
.with_subject(FINAL);
/// Announces results of whichever kind, signed.
pub(super) const ANNOUNCE: Act<AnyAnnouncement, AnnouncedResults> =
    Act::long(SIGNED_ANNOUNCEMENT, wording::ANNOUNCE, CLERKS, |engine, ctx, given| {
        let kind = match given.kind.as_str() {
            "written" => ListKind::Written,
            "oral" => ListKind::Oral,
            "final" => ListKind::Final,
            _ => return Box::pin(async { Err(Rejection::new(NOT_OF_RESULTS).field("kind").into()) }),
        };
        announce(engine, ctx, kind, given.order)
    });

answered_documents! {
    /// A list of results.
    struct ResultList of EXAM_LISTS;
}

/// Results that were announced.
#[derive(Serialize, JsonSchema)]
pub(super) struct AnnouncedResults {
    lists: Vec<ResultList>,
    /// The papers of the lists, in their order.
    papers: Vec<IssuedPaper>,
    /// For how many the word is another one than before.
    told: u64,
}

const WRITTEN: Subject = subject::exam(&[
    subject::NOT_CANCELLED,
    something_new(|cx, exam| is_announceable(cx, exam, ListKind::Written)),
]);
const ORAL: Subject = subject::exam(&[
    subject::NOT_CANCELLED,
    something_new(|cx, exam| is_announceable(cx, exam, ListKind::Oral)),
]);
const FINAL: Subject = subject::exam(&[
    subject::NOT_CANCELLED,
    something_new(|cx, exam| is_announceable(cx, exam, ListKind::Final)),
]);

/// What is closed and settled, and not public as it is now.
const fn something_new(check: fn(&Cx<'_>, &Document) -> Result<()>) -> Guard {
    Guard::Check(Check { reads: &[], check })
}

fn announce(engine: Engine, ctx: RequestContext, kind: ListKind, order: Announcement) -> BoxFuture<AnnouncedResults> {
    Box::pin(async move {
        let exam = order.id.clone();
        let prepare = move |cx: &Cx<'_>| {
            signature::require_open(cx)?;
            let on = match kind {
                ListKind::Written => WRITTEN,
                ListKind::Oral => ORAL,
                _ => FINAL,
            };
            on.admit(cx, exam.as_str()).map(drop)
        };
        engine.read_as(&ctx, prepare).await?;
        if kind == ListKind::Final {
            result_fill::fill_results(&engine, &order.id.0).await?;
        }
        let home = address_of(&engine)?;
        let mode = order.language.as_ref().map_or(Mode::Both, |PaperLanguage(mode)| *mode);
        let wanted = order.clone();
        let say = move |cx: &Cx<'_>, exam: &Document, all: &[Document]| say(cx, exam, all, kind, &wanted);
        let id = order.id.clone();
        let publish = move |cx: &mut Cx<'_>, said: &Announced| publish(cx, &id, kind, said, mode, &home);
        let done = announcement::announce(&engine, &ctx, &order.id, SIGNED_ANNOUNCEMENT, say, publish);
        let (ids, rows, told) = done.await?;
        // Read once committed: they are long, and other writes would wait for them.
        let list = |cx: &Cx<'_>, id: &String| Ok(ResultList(cx.answer(cx.need(&EXAM_LISTS, id)?)?));
        let read = move |cx: &Cx<'_>| ids.iter().map(|id| list(cx, id)).collect();
        let lists: Vec<ResultList> = engine.read_as(&ctx, read).await?;
        let mut papers = Vec::new();
        for paper in &rows {
            papers.push(issue_answer(&engine, paper).await);
        }
        Ok(AnnouncedResults { lists, papers, told })
    })
}

/// Refuses what is not closed by its lock, a ranking that is not of what is known now, and what is public already as it is.
fn is_announceable(cx: &Cx<'_>, exam: &Document, kind: ListKind) -> Result<()> {
    is_ready(cx, exam, kind)?;
    let former = published(cx, &Id(exam.id.clone()), kind)?;
    let Some(former) = former.first() else { return Ok(()) };
    let all = cx.all(&CANDIDATES, [candidate::RECRUITMENT.eq(&exam.id)])?;
    // The rows take the ranking in force when it is announced.
    let is_of_ranking = |one: &Document| {
        let is_ranked = one
            .get(candidate::STATUS)
            .is_some_and(|own| told_statuses(kind).contains(&own));
        !is_ranked || one.get(candidate::RUN) == exam.get(recruitment::CURRENT_RUN)
    };
    if kind == ListKind::Final && !all.iter().all(is_of_ranking) {
        return Ok(());
    }
    is_changed(cx, exam, &all, kind, &announced_words(cx, exam, kind)?, former)
}

/// Refuses what is not closed by its lock, and a ranking that is not of what is known now.
fn is_ready(cx: &Cx<'_>, exam: &Document, kind: ListKind) -> Result<()> {
    let id = Id(exam.id.clone());
    let (phase, field) = match kind {
        ListKind::Written => (LockPhase::Written, LIFTED_AT),
        ListKind::Oral => (LockPhase::Oral, LOCKED_AT),
        _ => (LockPhase::Ranking, LOCKED_AT),
    };
    let lock = lock_of(cx, &id, phase)?
        .filter(|lock| lock.get(field).is_some())
        .ok_or(NOT_READY)?;
    if is_reopened(cx, &id, phase)? {
        return Err(NOT_READY.into());
    }
    all_settled(cx, &id, AppealSubject::ALL)?;
    if phase != LockPhase::Ranking {
        return Ok(());
    }
    let (hash, _) = ranking_table(cx, &id)?;
    let run = cx.need(&RANKING_RUNS, exam.need(recruitment::CURRENT_RUN)?.as_str())?;
    let inputs = ExamFacts::read(cx, &exam.id)?.inputs_hash();
    if lock.get(TABLE_HASH) != Some(hash) || run.get(INPUTS_HASH) != Some(inputs) {
        return Err(IS_OUTDATED.into());
    }
    Ok(())
}

/// The lists that an announcement publishes.
fn lists_of(kind: &ListKind) -> &[ListKind] {
    match kind {
        ListKind::Final => &[ListKind::Final, ListKind::Waiting],
        _ => std::slice::from_ref(kind),
    }
}

/// The word of everybody and the lists, as the rows stand.
fn say(cx: &Cx<'_>, exam: &Document, all: &[Document], kind: ListKind, order: &Announcement) -> Result<Announced> {
    let id = Id(exam.id.clone());
    is_ready(cx, exam, kind)?;
    let words = announced_words(cx, exam, kind)?;
    let former = published(cx, &id, kind)?;
    let revision = match former.first() {
        Some(former) => {
            is_changed(cx, exam, all, kind, &words, former)?;
            Some(revision_of(cx, former, order)?)
        }
        None => None,
    };
    let is_open_anew = former.is_empty() || order.reopens_appeals;
    let publication = Publication {
        at: cx.moment(),
        appeals_until: if is_open_anew {
            appeals_until(cx, exam)
        } else {
            former[0].get(APPEALS_UNTIL)
        },
        excuse: None,
        revision,
        paper: &paper::RESULTS,
    };
    let lists = lists_of(&kind)
        .iter()
        .map(|kind| part::ready(cx, &id, *kind, &entries_of(exam, all, *kind), &publication));
    Ok(Announced {
        lists: lists.collect::<Result<_>>()?,
        words,
        is_revision: !former.is_empty(),
        ..Announced::default()
    })
}

/// Refuses results that say of everybody, and on each of their lists, what the former ones said.
fn is_changed(
    cx: &Cx<'_>,
    exam: &Document,
    all: &[Document],
    kind: ListKind,
    words: &BTreeMap<String, String>,
    former: &Document,
) -> Result<()> {
    for kind in lists_of(&kind) {
        let public = published(cx, &Id(exam.id.clone()), *kind)?;
        let digest = public.first().and_then(|list| list.get(WHOLE_DIGEST));
        if digest != Some(part::digest(&entries_of(exam, all, *kind))) {
            return Ok(());
        }
    }
    let is_told = |one: &Document| {
        let word = words.get(&one.id);
        word.is_none_or(|word| published_word(exam, one).as_ref() == Some(word))
    };
    if !all.iter().all(is_told) {
        return Ok(());
    }
    let at = former.need(PUBLISHED_AT)?;
    Err(Rejection::new(UNCHANGED).moment("at", at).into())
}

/// How results that are public are announced again: with a reason.
fn revision_of(cx: &Cx<'_>, former: &Document, order: &Announcement) -> Result<Json> {
    let reason = order.reason.as_deref().map(str::trim).unwrap_or_default();
    if !reason.contains(char::is_alphanumeric) {
        let at = former.need(PUBLISHED_AT)?;
        return Err(Rejection::new(ANNOUNCED).field("reason").moment("at", at).into());
    }
    Ok(json!({"at": schema::wire_instant(cx.now()), "reason": reason, "reopensAppeals": order.reopens_appeals}))
}

fn appeals_until(cx: &Cx<'_>, exam: &Document) -> Option<Instant> {
    /// Hours of a day.
    const DAY: i64 = 24;
    let days = exam.get(APPEAL_DAYS).filter(|days| *days > 0)?;
    cx.now().checked_add((days * DAY).hours()).ok().map(Instant)
}

/// The lists with their papers and the signature, in the transaction that puts the words in force: the ids of the lists, the
/// papers, and for how many the word is another one.
fn publish(
    cx: &mut Cx<'_>,
    exam: &Id,
    kind: ListKind,
    said: &Announced,
    mode: Mode,
    home: &str,
) -> Result<(Vec<String>, Vec<Document>, u64)> {
    signature::require_open(cx)?;
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    let (mut lists, mut papers, mut signed) = (Vec::new(), Vec::new(), Vec::new());
    for ready in &said.lists {
        signed.push(json!({"kind": ready.kind.wire(), "entries": ready.count}));
        for (row, facts) in &ready.parts {
            let list = write_row(cx, row)?;
            let order = PaperOrder {
                kind: &paper::RESULTS,
                mode,
                home,
                subject: &list,
                letter: None,
            };
            papers.push(current_paper_of(cx, &order, facts.clone())?);
            lists.push(list.id);
        }
    }
    let shown = json!({"recruitmentId": exam.0, "lists": signed});
    let signature = sign_once(cx, &row, SIGNED_ANNOUNCEMENT, shown)?;
    tell(cx, exam, kind, said, &signature.id)?;
    if kind == ListKind::Final && !said.is_revision {
        let at = cx.moment();
        let row = cx.need(&RECRUITMENTS, exam.as_str())?;
        cx.update(row.with(recruitment::RESULTS_AT, at))?;
    }
    Ok((lists, papers, said.told.len() as u64))
}

/// So many are told in the transaction of an announcement.
const FEW: usize = 50;

/// Everybody of whom they say something is told that results are public; of what puts them right those alone whose word is another one.
fn tell(cx: &mut Cx<'_>, exam: &Id, kind: ListKind, said: &Announced, about: &str) -> Result<()> {
    // More than a few are told by the job, in pieces.
    if !said.is_revision || said.told.len() > FEW {
        let concerned = told_statuses(kind);
        return applicant_mail::tell_results(cx, exam.as_str(), about, concerned, kind.refused_status());
    }
    said.told
        .iter()
        .try_for_each(|id| applicant_mail::notify_applicant(cx, id))
}

/// Published again it is the same row, whose history and papers tell what it said before.
fn write_row(cx: &mut Cx<'_>, row: &Document) -> Result<Document> {
    if cx.get(&EXAM_LISTS, &row.id)?.is_none() {
        cx.create(row.clone())
    } else {
        cx.update(row.clone())
    }
}

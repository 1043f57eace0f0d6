//! Appeals are filed by candidates, without an account: card, tracking number and a mailed code (decision 36). What is handed in on
//! paper the desk enters, with the day and hour of its receipt.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use platform::people::user;
use schema::{Document, Error, Id, Instant, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::first_decided::first_deciders;
use super::subject::{NO_SUBJECT, subject_of};
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, ENTERED_BY, FILED_AT, FIRST_DECIDED_BY, RECRUITMENT, STATE,
    TEST, TEXT, wording,
};
use crate::application_ticket::act::GUESTS;
use crate::candidate::code::{CodePurpose, check, spend};
use crate::candidate::identify::{Applicant, need};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_test::EXAM_TESTS;
use crate::permission::SECRETARIAT;
use crate::ranking_run::facts::is_written;
use crate::recruitment::weight::tests_of;

error_codes! {
    /// The time is over, or nothing of the kind was published.
    NOT_NOW = "appeals_closed", conflict => "أجل التظلم غير مفتوح", "Le délai de recours n’est pas ouvert", "Appeals are not open";
    TOO_MANY = "appeals_too_many", conflict => "لا يمكن أن يتجاوز عدد التظلمات الجارية {most}", "Pas plus de {most} recours en instance", "No more than {most} appeals may be open";
    /// A paper came when the desk says, not later than now.
    RECEIVED_IN_FUTURE = "appeal_received_in_future", invalid => "لا يمكن أن يكون تاريخ التسلم في المستقبل", "La date de réception est dans l’avenir", "The moment of receipt lies in the future";
    TOO_LONG = "appeal_too_long", invalid => "أقصى عدد لأحرف نص التظلم: {most}", "Le texte du recours ne dépasse pas {most} caractères", "The text of the appeal has at most {most} characters";
}

const FILES: &str = "candidates.appeal";
/// Files an appeal, by its candidate.
pub(super) const FILE: Act<NewAppeal, FiledAppeal> = Act::long(FILES, wording::FILE, GUESTS, file)
    .counting_guesses("CIN", &schema::CIN)
    .with_secrets();
/// Enters an appeal at the desk, for who hands it in on paper.
pub(super) const ENTER: Act<PaperAppeal> = Act::new(
    "appeals.enter",
    wording::ENTER,
    || &APPEALS,
    Allowed::Holders(&[SECRETARIAT]),
    enter,
)
.with_subject(TO_APPEAL);

const TO_APPEAL: Subject = Subject::new(
    || &CANDIDATES,
    &[
        // What is there to contest rests on marks and presence, of which nothing is said to whoever does not read them.
        Guard::Part(Check {
            reads: &[],
            check: has_something_to_contest,
        }),
        Guard::Check(Check {
            reads: &[],
            check: may_appeal_once_more,
        }),
    ],
);
/// So many of one person wait at a time.
const MOST_OPEN: u64 = 3;
/// Longest text, in characters.
const LONGEST: usize = 5_000;

inputs! {
    /// An appeal.
    pub(super) struct NewAppeal {
        /// The code of the mail.
        code: String = need("code"),
        ..contested: Contested,
        ..who: Applicant,
    }
    /// An appeal on paper.
    pub(super) struct PaperAppeal {
        /// The candidate.
        candidate: Id = need("candidateId"),
        /// The day and hour of its receipt.
        received: Instant = need_field("filedAt", &APPEALS, &FILED_AT),
        ..contested: Contested,
    }
    /// What is contested.
    pub(super) struct Contested {
        /// Against what.
        about: AppealSubject = need_field("about", &APPEALS, &ABOUT),
        /// Of a mark or a presence: the test.
        test: Option<Id> = may_field("examTestId", &APPEALS, &TEST),
        /// What is appealed, in at most 5,000 characters.
        text: String = need("text"),
    }
}

/// An appeal that was filed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledAppeal {
    filed_at: String,
    /// Until when such ones are taken.
    until: String,
}

fn file(engine: Engine, ctx: RequestContext, given: NewAppeal) -> BoxFuture<FiledAppeal> {
    Box::pin(async move {
        check(&engine, &ctx, &given.who, CodePurpose::Appeal, &given.code).await?;
        engine.transact(&ctx, FILES, move |cx| write(cx, &given)).await
    })
}

fn write(cx: &mut Cx<'_>, given: &NewAppeal) -> Result<FiledAppeal> {
    let candidate = need(cx, &given.who.card, &given.who.number)?;
    let at = cx.moment();
    let (appeal, until) = new_appeal(cx, &candidate, &given.contested, at)?;
    spend(cx, &candidate, CodePurpose::Appeal, &given.code)?;
    cx.create(appeal)?;
    Ok(FiledAppeal {
        filed_at: schema::wire_instant(at.0),
        until: schema::wire_instant(until.0),
    })
}

/// What a candidate handed in on paper, as of its receipt.
fn enter(cx: &mut Cx<'_>, given: &PaperAppeal) -> Result<Document> {
    let candidate = TO_APPEAL.admit(cx, given.candidate.as_str())?;
    if given.received.0 > cx.now() {
        return Err(Rejection::new(RECEIVED_IN_FUTURE).field("filedAt").into());
    }
    let (appeal, _) = new_appeal(cx, &candidate, &given.contested, given.received)?;
    cx.create(appeal.with(ENTERED_BY, user::caller(cx)?))
}

/// The row of an appeal that came at a moment, and until when such ones are taken.
fn new_appeal(cx: &Cx<'_>, candidate: &Document, given: &Contested, at: Instant) -> Result<(Document, Instant)> {
    if given.text.chars().count() > LONGEST {
        return Err(Rejection::new(TOO_LONG).field("text").arg("most", LONGEST).into());
    }
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let until = open_until(cx, candidate, given, at)?;
    may_appeal_once_more(cx, candidate)?;
    let test = subject_of(cx, candidate, given.about, given.test.as_ref())?;
    let deciders = first_deciders(cx, candidate, given.about, test.as_ref())?;
    let mut appeal = Document::new(&APPEALS)
        .with(CANDIDATE, Id(candidate.id.clone()))
        .with(RECRUITMENT, exam)
        .with(ABOUT, given.about)
        .with(TEXT, given.text.clone())
        .with(FILED_AT, at)
        .with(FIRST_DECIDED_BY, deciders);
    appeal.set_or_clear(TEST, test);
    Ok((appeal, until))
}

/// Refuses an appeal more of whoever has as many as wait at a time.
fn may_appeal_once_more(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let open = [CANDIDATE.eq(&candidate.id), STATE.eq(AppealState::Filed)];
    if cx.count(&APPEALS, open)? >= MOST_OPEN {
        return Err(Rejection::new(TOO_MANY).arg("most", MOST_OPEN).into());
    }
    Ok(())
}

/// Refuses where a paper could contest nothing, on whatever day of a list it came.
fn has_something_to_contest(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let [elimination, ground, service] = AppealSubject::OF_FILES;
    let without_test = [elimination, ground, service, AppealSubject::Ranking].map(|about| (about, None));
    let tests = tests_of(cx, exam.as_str())?.into_iter();
    let of_tests = tests.flat_map(|test| {
        [AppealSubject::Mark, AppealSubject::Presence].map(|about| (about, Some(Id(test.id.clone()))))
    });
    let mut refusal = NO_SUBJECT;
    for (about, test) in without_test.into_iter().chain(of_tests) {
        match subject_of(cx, candidate, about, test.as_ref()) {
            Ok(_) if is_published(cx, &exam, contested_lists(cx, candidate, about, test.as_ref())?)? => return Ok(()),
            Ok(_) => refusal = NOT_NOW,
            Err(Error::Refused(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    Err(refusal.into())
}

/// Whether a list of those kinds was published, with days to appeal.
fn is_published(cx: &Cx<'_>, exam: &Id, kinds: &[ListKind]) -> Result<bool> {
    let published = [
        exam_list::RECRUITMENT.eq(exam),
        exam_list::KIND.any_of(kinds.iter().copied()),
        exam_list::PUBLISHED_AT.is_not_null(),
        exam_list::APPEALS_UNTIL.is_not_null(),
    ];
    Ok(cx.count(&EXAM_LISTS, published)? > 0)
}

/// The lists in whose days something is contested. What the written tests stopped or left out is settled before anybody is heard, so
/// its days are those of their list alone; a mark that somebody went on with is contested as long as a list rests on it.
fn contested_lists(
    cx: &Cx<'_>,
    candidate: &Document,
    about: AppealSubject,
    test: Option<&Id>,
) -> Result<&'static [ListKind]> {
    let test = test.map(|Id(test)| cx.get(&EXAM_TESTS, test));
    let is_of_written = test.transpose()?.flatten().is_some_and(|test| is_written(&test));
    let is_stopped = candidate.get(candidate::STATUS) == Some(CandidateStatus::FailedWritten);
    Ok(match about {
        AppealSubject::Elimination | AppealSubject::Ground | AppealSubject::Service => &[ListKind::Provisional],
        AppealSubject::Presence if is_of_written => &[ListKind::Written],
        AppealSubject::Presence => &[ListKind::Oral],
        AppealSubject::Mark if is_of_written && is_stopped => &[ListKind::Written],
        AppealSubject::Mark => &[ListKind::Written, ListKind::Oral, ListKind::Final, ListKind::Waiting],
        AppealSubject::Ranking => &[ListKind::Final, ListKind::Waiting],
    })
}

/// Until when what came at a moment is taken: while the time of one of its lists ran, by the server's clock.
fn open_until(cx: &Cx<'_>, candidate: &Document, given: &Contested, at: Instant) -> Result<Instant> {
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let kinds = contested_lists(cx, candidate, given.about, given.test.as_ref())?;
    let mut until = None;
    for kind in kinds {
        let lists = cx.all(
            &EXAM_LISTS,
            [exam_list::RECRUITMENT.eq(exam.clone()), exam_list::KIND.eq(*kind)],
        )?;
        let ran = |list: &&Document| list.get(exam_list::PUBLISHED_AT).is_some_and(|from| from <= at);
        let ends = lists
            .iter()
            .filter(ran)
            .filter_map(|list| list.get(exam_list::APPEALS_UNTIL));
        until = ends.filter(|end| *end > at).map(|Instant(end)| end).chain(until).max();
    }
    until.map(Instant).ok_or_else(|| NOT_NOW.into())
}

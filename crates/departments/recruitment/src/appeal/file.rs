//! Appeals are filed by candidates, without an account: card, tracking number and a mailed code (decision 36).

use engine::input::{FromArgument, wrong_argument};
use engine::{Action, ActionFuture, Cx, Engine, RequestContext, inputs};
use schema::{Document, Id, Instant, Rejection, Result, Shape, error_codes, expected};
use serde_json::{Value as Json, json};

use super::first_decided::first_deciders;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, FILED_AT, FIRST_DECIDED_BY, RECRUITMENT, STATE, TEST, TEXT,
};
use crate::application_ticket::act::GUESTS;
use crate::candidate;
use crate::candidate::code::{CodePurpose, check, spend};
use crate::candidate::identify::{Applicant, need};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::exam_test::{self, EXAM_TESTS};

error_codes! {
    /// The time is over, or nothing of the kind was published.
    NOT_NOW = "appeals_closed", conflict => "أجل التظلم غير مفتوح", "Le délai de recours n’est pas ouvert", "Appeals are not open";
    TOO_MANY = "appeals_too_many", conflict => "لا يمكن أن يتجاوز عدد التظلمات الجارية {most}", "Pas plus de {most} recours en instance", "No more than {most} appeals may be open";
    WHICH_TEST = "appeal_needs_test", invalid => "المرجو بيان الاختبار المتظلم من نقطته", "Indiquez l’épreuve dont la note est contestée", "Say of which test the mark is appealed against";
    TOO_LONG = "appeal_too_long", invalid => "أقصى عدد لأحرف نص التظلم: {most}", "Le texte du recours ne dépasse pas {most} caractères", "The text of the appeal has at most {most} characters";
}

/// `candidates.appeal {CIN, trackingNumber, code, about, examTestId?, text}` → `{filedAt, until}`.
pub(super) const FILE: Action<NewAppeal> = Action::long("candidates.appeal", GUESTS, file)
    .counting_guesses("CIN", &schema::CIN)
    .telling_secrets();
/// So many of one person wait at a time.
const MOST_OPEN: u64 = 3;
/// Longest text, in characters.
const LONGEST: usize = 5_000;

impl FromArgument for AppealSubject {
    const SHAPE: Shape = Shape::Field(&APPEALS, &ABOUT.def);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = given.as_str().unwrap_or_default();
        let about = <Self as schema::Choice>::ALL
            .iter()
            .copied()
            .find(|about| about.wire() == word);
        about.map(Some).ok_or_else(|| wrong_argument(name, expected::NOT_EMPTY))
    }
}

inputs! {
    /// An appeal.
    pub(super) struct NewAppeal {
        /// The code of the mail.
        code: String = need("code"),
        /// Against what.
        about: AppealSubject = need("about"),
        /// Of a mark: the test.
        test: Option<Id> = may("examTestId"),
        /// What is appealed, in at most 5,000 characters.
        text: String = need("text"),
        ..who: Applicant,
    }
}

fn file(engine: Engine, ctx: RequestContext, given: NewAppeal) -> ActionFuture {
    Box::pin(async move {
        check(&engine, &ctx, &given.who, CodePurpose::Appeal, &given.code).await?;
        engine.transact(&ctx, FILE.id, move |cx| write(cx, &given)).await
    })
}

fn write(cx: &mut Cx<'_>, given: &NewAppeal) -> Result<Json> {
    let candidate = need(cx, &given.who.card, &given.who.number)?;
    if given.text.chars().count() > LONGEST {
        return Err(Rejection::new(TOO_LONG).field("text").arg("most", LONGEST).into());
    }
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let until = open_until(cx, &exam, given.about)?;
    let open = [CANDIDATE.eq(candidate.id.clone()), STATE.eq(AppealState::Filed)];
    if cx.count(&APPEALS, open)? >= MOST_OPEN {
        return Err(Rejection::new(TOO_MANY).arg("most", MOST_OPEN).into());
    }
    let test = test_of(cx, &exam, given)?;
    spend(cx, &candidate, CodePurpose::Appeal, &given.code)?;
    let at = cx.moment();
    let deciders = first_deciders(cx, &candidate, given.about, test.as_ref())?;
    let mut appeal = Document::new(&APPEALS)
        .with(CANDIDATE, Id(candidate.id.clone()))
        .with(RECRUITMENT, exam)
        .with(ABOUT, given.about)
        .with(TEXT, given.text.clone())
        .with(FILED_AT, at)
        .with(FIRST_DECIDED_BY, deciders);
    appeal.set_or_clear(TEST, test);
    cx.create(appeal)?;
    let wire = |Instant(at): Instant| schema::wire_instant(at);
    Ok(json!({"filedAt": wire(at), "until": wire(until)}))
}

/// Until when one may appeal against that: while the time of one of its lists runs, by the server's clock.
fn open_until(cx: &Cx<'_>, exam: &Id, about: AppealSubject) -> Result<Instant> {
    let kinds: &[ListKind] = match about {
        AppealSubject::Elimination => &[ListKind::Provisional],
        AppealSubject::Mark => &[ListKind::Written, ListKind::Oral, ListKind::Final, ListKind::Waiting],
        AppealSubject::Ranking => &[ListKind::Final, ListKind::Waiting],
    };
    let mut until = None;
    for kind in kinds {
        let lists = cx.all(
            &EXAM_LISTS,
            [exam_list::RECRUITMENT.eq(exam.clone()), exam_list::KIND.eq(*kind)],
        )?;
        let ends = lists.iter().filter_map(|list| list.get(exam_list::APPEALS_UNTIL));
        until = ends
            .filter(|Instant(end)| *end > cx.now())
            .map(|Instant(end)| end)
            .chain(until)
            .max();
    }
    until.map(Instant).ok_or_else(|| NOT_NOW.into())
}

/// The test whose mark it is about, of the candidate's position.
fn test_of(cx: &Cx<'_>, exam: &Id, given: &NewAppeal) -> Result<Option<Id>> {
    if given.about != AppealSubject::Mark {
        return Ok(None);
    }
    let test = given
        .test
        .as_ref()
        .map(|Id(id)| cx.get(&EXAM_TESTS, id))
        .transpose()?
        .flatten();
    let test = test.filter(|test| test.get(exam_test::RECRUITMENT).as_ref() == Some(exam));
    let test = test.ok_or_else(|| Rejection::new(WHICH_TEST).field("examTestId"))?;
    Ok(Some(Id(test.id)))
}

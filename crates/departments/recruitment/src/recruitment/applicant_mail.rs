//! Applicants are told discreetly (decision 51): a mail or a short message names the exam and says that a message waits on the
//! verification page; the outbox keeps no more than that. Whom a decision refuses something is told of it wherever they are reached,
//! and by a letter of the desk where they gave no address (decision 74).

use accounts::letter::{Note, note_to_guest};
use engine::notify::{CHANNEL, Channel, Outgoing, TO, queue};
use engine::{Batch, BoxFuture, Cursor, Cx, Engine, JobKind, RequestContext, Rights};
use platform::public_follow::reach::Reach;
use schema::{Document, Label, Result, attribute};
use serde::{Deserialize, Serialize};

use super::paper::apply_path;
use super::{RECRUITMENTS, TITLE_AR, TITLE_FR};
use crate::candidate::letter::{lang_of, short_message};
use crate::candidate::{self, CANDIDATES, CandidateStatus, EMAIL, LETTER_DUE_AT, LETTER_SENT_AT, PHONE, PURGED_AT};

/// One mail.
pub(super) const MAIL: JobKind<ApplicantMail> = JobKind::send("recruitments.applicantMail", compose);
/// The applicants of an exam, one after another.
pub(super) const ALL: JobKind<AllApplicants> = JobKind::long("recruitments.tellApplicants", write_to_all);

const SUBJECT: Label = Label::new(
    "{exam}: مستجد بشأن ترشيحكم",
    "{exam}\u{a0}: du nouveau pour votre candidature",
    "{exam}: news of your application",
);
const TEXT: Label = Label::new(
    "توجد رسالة بشأن ترشيحكم في صفحة التتبع. تفتحونها ببطاقتكم الوطنية ورقم التتبع.",
    "Un message au sujet de votre candidature se trouve sur la page de suivi. Il s’ouvre avec votre CNIE et votre numéro de suivi.",
    "A message about your application is on the verification page. It opens with your identity card number and your tracking number.",
);

/// What the job of a mail is given: nothing secret.
#[derive(Deserialize, Serialize)]
pub(super) struct ApplicantMail {
    candidate: String,
}

/// What the job of all mails is given.
#[derive(Clone, Deserialize, Serialize)]
pub(super) struct AllApplicants {
    exam: String,
    /// What they are told of: under it they are told once.
    about: String,
    /// From which place on; all of them, but for what a former release has begun.
    behind: i64,
    /// Those of this state are told as [`notify_applicant`] tells; none where nobody is refused anything.
    #[serde(default)]
    refused: Option<String>,
    /// Whether nobody else is told.
    #[serde(default)]
    is_for_refused: bool,
    /// Those of these states alone hear of it; all where none is named.
    #[serde(default)]
    concerned: Vec<String>,
}

impl AllApplicants {
    /// Everybody of an exam, from the first.
    fn of(exam: &str, about: &str) -> Self {
        AllApplicants {
            exam: exam.to_owned(),
            about: about.to_owned(),
            behind: 0,
            refused: None,
            is_for_refused: false,
            concerned: Vec::new(),
        }
    }
}

/// Tells an applicant that something is to be read, by mail or by short message; nothing is sent to whoever gave neither. Whether
/// anything was.
pub(crate) fn tell(cx: &mut Cx<'_>, candidate: &Document) -> Result<bool> {
    let Some(reach) = Reach::of(cx, candidate.get(EMAIL), candidate.get(PHONE)) else {
        return Ok(false);
    };
    let message = reach.message(subject(cx, candidate)?);
    let candidate = candidate.id.clone();
    queue(cx, &MAIL, message, &ApplicantMail { candidate })?;
    Ok(true)
}

/// Tells an applicant of a decision about them that bears a reason, as [`tell`] does; for whoever gave neither address nor telephone
/// a letter is due, which the desk prints and sends (decision 74). It may write the candidate: what the caller holds of the row
/// is old afterwards.
pub(crate) fn notify_applicant(cx: &mut Cx<'_>, candidate: &str) -> Result<()> {
    let row = cx.need(&CANDIDATES, candidate)?;
    if tell(cx, &row)? || row.get(PURGED_AT).is_some() {
        return Ok(());
    }
    let at = cx.moment();
    let mut row = row.with(LETTER_DUE_AT, at);
    row.clear(LETTER_SENT_AT);
    cx.update(row).map(drop)
}

/// Has every applicant of an exam told, but those who withdrew, in pieces after the commit.
pub(crate) fn tell_all(cx: &mut Cx<'_>, exam: &str, about: &str) -> Result<()> {
    let order = AllApplicants::of(exam, about);
    cx.later(&ALL, about, &order, None)
}

/// Has those of these states told, of whom results say something: of nothing new nobody hears. Those whom they refuse are of one of
/// them, and told as [`notify_applicant`] tells.
pub(crate) fn tell_results(
    cx: &mut Cx<'_>,
    exam: &str,
    about: &str,
    concerned: &[CandidateStatus],
    refused: CandidateStatus,
) -> Result<()> {
    let order = AllApplicants {
        refused: Some(refused.wire().to_owned()),
        concerned: concerned.iter().map(|status| status.wire().to_owned()).collect(),
        ..AllApplicants::of(exam, about)
    };
    cx.later(&ALL, about, &order, None)
}

/// Has those of a state told, and nobody else, as [`notify_applicant`] tells.
pub(crate) fn tell_refused(cx: &mut Cx<'_>, exam: &str, about: &str, refused: CandidateStatus) -> Result<()> {
    let order = AllApplicants {
        refused: Some(refused.wire().to_owned()),
        is_for_refused: true,
        ..AllApplicants::of(exam, about)
    };
    cx.later(&ALL, about, &order, None)
}

/// The place is kept in the same transaction as their mails, so nobody is written to twice.
fn write_to_all(engine: Engine, order: AllApplicants) -> BoxFuture<String> {
    Box::pin(async move {
        let ctx = RequestContext::new(Rights::whole("job"));
        let tell = move |cx: &mut Cx<'_>, cursor| tell_some(cx, &order, cursor);
        Ok(engine.resume_batches(&ctx, ALL.kind, tell).await?.to_string())
    })
}

/// The next of them.
fn tell_some(cx: &mut Cx<'_>, order: &AllApplicants, cursor: Cursor) -> Result<Batch> {
    let next = [
        candidate::RECRUITMENT.eq(&order.exam),
        attribute::SEQUENCE.gt(order.behind),
        candidate::STATUS.ne(CandidateStatus::Withdrawn),
    ];
    cx.batch(&CANDIDATES, next, cursor, |cx, one| {
        let status = one.need(candidate::STATUS)?.wire();
        let is_concerned = order.concerned.is_empty() || order.concerned.iter().any(|own| own == status);
        if order.refused.as_deref() == Some(status) {
            notify_applicant(cx, &one.id)
        } else if is_concerned && !order.is_for_refused {
            tell(cx, &one).map(drop)
        } else {
            Ok(())
        }
    })
}

fn subject(cx: &Cx<'_>, candidate: &Document) -> Result<String> {
    let lang = lang_of(candidate);
    let exam = cx.need(&RECRUITMENTS, candidate.need(candidate::RECRUITMENT)?.as_str())?;
    let title = exam.get(if lang == schema::Lang::Ar { TITLE_AR } else { TITLE_FR });
    Ok(SUBJECT.text(lang).replace("{exam}", &title.unwrap_or_default()))
}

fn compose(cx: &Cx<'_>, outbox: &Document, order: &ApplicantMail) -> Result<Option<Outgoing>> {
    let Some(candidate) = cx.get(&CANDIDATES, &order.candidate)? else {
        return Ok(None);
    };
    let lang = lang_of(&candidate);
    let exam = cx.need(&RECRUITMENTS, candidate.need(candidate::RECRUITMENT)?.as_str())?;
    let (to, subject) = (outbox.get(TO).unwrap_or_default(), subject(cx, &candidate)?);
    if outbox.get(CHANNEL) == Some(Channel::Sms) {
        return short_message(cx, lang, to, &format!("{subject}. {}", TEXT.text(lang))).map(Some);
    }
    let letter = note_to_guest(
        &to,
        &Note {
            lang,
            house: cx.letterhead(lang)?,
            subject,
            paragraphs: vec![TEXT.text(lang).to_owned()],
            link: cx
                .senders()
                .home()
                .map(|home| format!("{}{}?tab=verify", home.trim_end_matches('/'), apply_path(&exam))),
        },
    );
    Ok(Some(Outgoing::Mail(letter)))
}

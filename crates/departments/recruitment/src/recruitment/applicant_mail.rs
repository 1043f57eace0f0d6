//! Applicants are told discreetly (decision 51): the mail names the exam and says that a message waits on the verification page;
//! the outbox keeps no more than that.

use accounts::letter::{Note, note};
use engine::notify::{Channel, OutboxMessage, Outgoing, TO, queue};
use engine::{Cx, JobKind};
use schema::{Document, Label, Result, attribute};
use serde::{Deserialize, Serialize};

use super::paper::apply_path;
use super::{RECRUITMENTS, TITLE_AR, TITLE_FR};
use crate::candidate::letter::lang_of;
use crate::candidate::{self, CANDIDATES, CandidateStatus, EMAIL};

/// One mail.
pub(super) const MAIL: JobKind<ApplicantMail> = JobKind::send("recruitments.applicantMail", compose);
/// The applicants of an exam, one after another.
pub(super) const ALL: JobKind<AllApplicants> = JobKind::inside("recruitments.tellApplicants", tell_next);

/// So many are written to in one transaction: a row and a job each, so that other writes pass in between.
const AT_ONCE: u64 = 50;

const SUBJECT: Label = Label::new(
    "{exam}: مستجد بشأن ترشيحكم",
    "{exam}\u{a0}: un message vous attend",
    "{exam}: a message waits for you",
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

/// What the job of all mails is given: how far it came.
#[derive(Deserialize, Serialize)]
pub(super) struct AllApplicants {
    exam: String,
    /// What they are told of: under it they are told once.
    about: String,
    behind: i64,
}

/// Tells an applicant that something is to be read; nothing is sent to whoever gave no address.
pub(crate) fn tell(cx: &mut Cx<'_>, candidate: &Document) -> Result<()> {
    let Some(to) = candidate.get(EMAIL) else { return Ok(()) };
    let subject = subject(cx, candidate)?;
    let draft = OutboxMessage {
        channel: Channel::Mail,
        to,
        subject,
        body: String::new(),
        caused_by: None,
        due: None,
        is_decoy: false,
    };
    let candidate = candidate.id.clone();
    queue(cx, &MAIL, draft, &ApplicantMail { candidate }).map(drop)
}

/// Has every applicant of an exam told, but those who withdrew, in pieces after the commit.
pub(crate) fn tell_all(cx: &mut Cx<'_>, exam: &str, about: &str) -> Result<()> {
    let order = AllApplicants {
        exam: exam.to_owned(),
        about: about.to_owned(),
        behind: 0,
    };
    cx.later(&ALL, about, &order, None)
}

/// The next of them. The place is kept in the same transaction as their mails, so nobody is written to twice.
fn tell_next(cx: &mut Cx<'_>, order: &AllApplicants) -> Result<()> {
    let next = [
        candidate::RECRUITMENT.eq(&order.exam),
        attribute::SEQUENCE.gt(order.behind),
        candidate::STATUS.ne(CandidateStatus::Withdrawn),
    ];
    let some = cx.find(&CANDIDATES, next, AT_ONCE)?;
    let Some(last) = some.last().map(|one| one.sequence) else {
        return Ok(());
    };
    for one in &some {
        tell(cx, one)?;
    }
    let order = AllApplicants {
        exam: order.exam.clone(),
        about: order.about.clone(),
        behind: last,
    };
    cx.later(&ALL, &order.about, &order, None)
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
    let letter = note(
        &outbox.get(TO).unwrap_or_default(),
        &Note {
            lang,
            house: cx.letterhead(lang)?,
            subject: subject(cx, &candidate)?,
            paragraphs: vec![TEXT.text(lang).to_owned()],
            link: cx
                .senders()
                .home()
                .map(|home| format!("{}{}?tab=verify", home.trim_end_matches('/'), apply_path(&exam))),
        },
    );
    Ok(Some(Outgoing::Mail(letter)))
}

//! What applicants are written: each letter names the exam; the tracking number stands in the mail alone, never in the outbox
//! (decision 51).

use accounts::letter::{Note, note_to_guest};
use engine::notify::sms::with_sender;
use engine::notify::{Channel, OutboxMessage, Outgoing, TO, queue};
use engine::{Cx, JobKind};
use jiff::SignedDuration;
use schema::{Document, Instant, Label, Lang, Result};
use serde::{Deserialize, Serialize};

use super::{CANDIDATES, EMAIL, LANG, RECRUITMENT, SUBMITTED_AT, tracking_number};
use crate::recruitment::{RECRUITMENTS, TITLE_AR, TITLE_FR};

/// Says that an application was received, with its tracking number.
pub(super) const RECEIPT: JobKind<Receipt> = JobKind::send("candidates.receipt", compose);

const SUBJECT: Label = Label::new(
    "توصلنا بطلب ترشيحكم: {exam}",
    "Candidature reçue\u{a0}: {exam}",
    "Application received: {exam}",
);
const NUMBER: Label = Label::new(
    "رقم التتبع: \u{2066}{number}\u{2069}. احتفظوا به ولا تسلموه لأحد: به وببطاقتكم الوطنية تتابعون طلبكم وتصححونه أو تسحبونه قبل انتهاء الأجل.",
    "Numéro de suivi\u{a0}: {number}. Gardez-le pour vous\u{a0}: avec votre CNIE, il permet de suivre votre candidature, de la corriger ou de la retirer avant la date limite.",
    "Tracking number: {number}. Keep it to yourself: with your identity card it follows, corrects or withdraws your application until the deadline.",
);

/// What the job of a letter is given: nothing secret.
#[derive(Deserialize, Serialize)]
pub(super) struct Receipt {
    candidate: String,
}

/// How many receipts go to one address a day: somebody applies for a family, and no machine fills the mailbox of a stranger. The
/// page shows the number all the same.
const MOST_A_DAY: u64 = 3;

/// Sends the receipt to who gave an address.
pub(crate) fn send_receipt(cx: &mut Cx<'_>, candidate: &Document) -> Result<()> {
    let Some(to) = candidate.get(EMAIL) else { return Ok(()) };
    let of_day = [
        EMAIL.eq(to.as_str()),
        SUBMITTED_AT.gt(Instant(cx.now() - SignedDuration::from_hours(24))),
    ];
    if cx.count(&CANDIDATES, of_day)? > MOST_A_DAY {
        return Ok(());
    }
    let lang = lang_of(candidate);
    let subject = SUBJECT.text(lang).replace("{exam}", &title_of(cx, candidate, lang)?);
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
    queue(cx, &RECEIPT, draft, &Receipt { candidate }).map(drop)
}

/// What is said to an applicant as a short message: who writes, then what.
pub(crate) fn short_message(cx: &Cx<'_>, lang: Lang, to: String, text: &str) -> Result<Outgoing> {
    let text = with_sender(&cx.letterhead(lang)?, text);
    Ok(Outgoing::Sms { to, text })
}

/// The language in which an applicant is written to.
pub(crate) fn lang_of(candidate: &Document) -> Lang {
    candidate
        .get(LANG)
        .and_then(|lang| Lang::read(&lang))
        .unwrap_or_default()
}

/// What the exam of a candidate is called.
pub(crate) fn title_of(cx: &Cx<'_>, candidate: &Document, lang: Lang) -> Result<String> {
    exam_title(cx, candidate.need(RECRUITMENT)?.as_str(), lang)
}

/// What an exam is called.
pub(super) fn exam_title(cx: &Cx<'_>, exam: &str, lang: Lang) -> Result<String> {
    let exam = cx.need(&RECRUITMENTS, exam)?;
    let title = match lang {
        Lang::Ar => exam.get(TITLE_AR),
        Lang::Fr | Lang::En => exam.get(TITLE_FR),
    };
    Ok(title.unwrap_or_default())
}

fn compose(cx: &Cx<'_>, outbox: &Document, receipt: &Receipt) -> Result<Option<Outgoing>> {
    let Some(candidate) = cx.get(&CANDIDATES, &receipt.candidate)? else {
        return Ok(None);
    };
    let lang = lang_of(&candidate);
    let exam = title_of(cx, &candidate, lang)?;
    let number = tracking_number::grouped(&tracking_number::of(cx, &candidate.id)?);
    let letter = note_to_guest(
        &outbox.get(TO).unwrap_or_default(),
        &Note {
            lang,
            house: cx.letterhead(lang)?,
            subject: SUBJECT.text(lang).replace("{exam}", &exam),
            paragraphs: vec![NUMBER.text(lang).replace("{number}", &number)],
            link: link_of(cx, &candidate),
        },
    );
    Ok(Some(Outgoing::Mail(letter)))
}

/// Where an application is followed.
pub(super) fn link_of(cx: &Cx<'_>, candidate: &Document) -> Option<String> {
    let exam = candidate.get(RECRUITMENT).map(|id| id.0).unwrap_or_default();
    let home = cx.senders().home()?;
    Some(format!("{home}/apply/{exam}?tab=verify"))
}

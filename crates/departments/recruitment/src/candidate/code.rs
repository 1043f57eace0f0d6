//! Codes that are mailed to applicants: six digits, good for a quarter of an hour, five tries and one use. They stand nowhere:
//! a code follows from its row under the house key.

use accounts::letter::{Note, note};
use accounts::master_key::MasterKey;
use engine::notify::{CHANNEL, Channel, Letter, OutboxMessage, Outgoing, TO, queue};
use engine::{Action, Cx, Engine, JobKind, RequestContext, inputs};
use jiff::SignedDuration;
use schema::{
    Collection, Document, Id, Instant, Label, Lang, Rejection, Result, error_codes, expected, fields, instant, integer,
    link,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use super::identify::{Applicant, need};
use super::letter::{lang_of, title_of};
use super::{CANDIDATES, EMAIL, PHONE};
use crate::application_ticket::act::GUESTS;

error_codes! {
    WRONG_CODE = "user_invalid_token", 401 => "الرمز غير صحيح أو انتهت صلاحيته", "Code incorrect ou expiré", "This code is wrong or has expired";
    TOO_MANY_CODES = "applicant_codes_exhausted", 429 => "طلبتم رموزا كثيرة: المرجو المحاولة بعد مدة بالثواني: {seconds}", "Trop de codes demandés\u{a0}: réessayez dans {seconds}\u{a0}secondes", "Too many codes were asked for: try again in {seconds} seconds";
    NO_WAY_TO_TELL = "applicant_unreachable", conflict => "لا يمكن إرسال رمز إليكم: المرجو التوجه إلى مكتب المباريات", "Aucun code ne peut vous être envoyé\u{a0}: adressez-vous au guichet des concours", "No code can be sent to you: please come to the exams desk";
}

fields! {
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).weak().required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    EXPIRES_AT: Instant = instant("expiresAt").required() => "تاريخ الانتهاء", "Expire le", "Expires at";
    TRIES: i64 = integer("tries") => "المحاولات", "Essais", "Tries";
    USED_AT: Instant = instant("usedAt") => "تاريخ الاستعمال", "Utilisé le", "Used at";
}

/// Codes that were asked for; of no place on the wire, in no log.
pub static APPLICANT_CODES: Collection = Collection {
    database: "system",
    one: Label::new("رمز المترشح", "Code d’un candidat", "Code of an applicant"),
    many: Label::new("رموز المترشحين", "Codes des candidats", "Codes of applicants"),
    indexes: &[&[CANDIDATE.def]],
    expires_when: Some(EXPIRES_AT.before(schema::days_ago(1))),
    logged: false,
    ..Collection::new("applicantCodes", FIELDS)
};

/// How long a code is good for.
const LIFE: SignedDuration = SignedDuration::from_mins(15);
/// Wrong tries after which a code is worth nothing.
const MOST_TRIES: i64 = 5;
/// How many codes are sent for one application within an hour.
const MOST_AN_HOUR: u64 = 5;
/// Within how long they are counted.
const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// `candidates.code` → `{channel, to, until}`: how the code goes, to which address (masked), until when it is good.
pub(crate) const CODE: Action<CodeWanted> = Action::run("candidates.code", GUESTS, ask_for_code)
    .counting_guesses("CIN")
    .telling_secrets();

inputs! {
    /// A code that somebody asks for.
    pub(crate) struct CodeWanted {
        /// What it is asked for: `correct` (or withdraw), unless it is said to be an `appeal`.
        purpose: Option<String> = may("purpose"),
        ..who: Applicant,
    }
}

/// Sends a code.
pub(super) const LETTER: JobKind<CodeLetter> = JobKind::send("candidates.code", compose);

/// What the job of a code is given.
#[derive(Deserialize, Serialize)]
pub(super) struct CodeLetter {
    code: String,
    /// Whether it was asked for to file an appeal.
    #[serde(default)]
    is_of_appeal: bool,
}

const SUBJECT: Label = Label::new(
    "رمز التحقق الخاص بترشيحكم — {exam}",
    "Code de vérification de votre candidature – {exam}",
    "Your code: {exam}",
);
const TEXT: Label = Label::new(
    "رمزكم لتصحيح طلب الترشيح أو سحبه: \u{2066}{code}\u{2069}. صالح لمدة 15 دقيقة. إذا لم تطلبوه فتجاهلوا هذه الرسالة.",
    "Votre code pour corriger ou retirer la candidature\u{a0}: {code}. Il est valable 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
    "Your code to correct or withdraw the application: {code}. It is good for 15 minutes. If you did not ask for it, ignore this message.",
);

const TEXT_OF_APPEAL: Label = Label::new(
    "رمزكم لإيداع التظلم: \u{2066}{code}\u{2069}. صالح لمدة 15 دقيقة. إذا لم تطلبوه فتجاهلوا هذه الرسالة.",
    "Votre code pour déposer un recours\u{a0}: {code}. Il est valable 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
    "Your code to file an appeal: {code}. It is good for 15 minutes. If you did not ask for it, ignore this message.",
);

/// Whether a code is asked for to file an appeal.
fn is_of_appeal(wanted: &CodeWanted) -> Result<bool> {
    match wanted.purpose.as_deref() {
        None | Some("correct") => Ok(false),
        Some("appeal") => Ok(true),
        Some(_) => Err(Rejection::argument("purpose", expected::one_of("correct, appeal".to_owned())).into()),
    }
}

fn ask_for_code(cx: &mut Cx<'_>, wanted: &CodeWanted) -> Result<Json> {
    let (who, is_of_appeal) = (&wanted.who, is_of_appeal(wanted)?);
    let candidate = need(cx, &who.card, &who.number)?;
    let (channel, to) = way_to(cx, &candidate).ok_or(NO_WAY_TO_TELL)?;
    let lately = [
        CANDIDATE.eq(candidate.id.as_str()),
        EXPIRES_AT.gt(Instant(cx.now() + LIFE - HOUR)),
    ];
    if cx.count(&APPLICANT_CODES, lately)? >= MOST_AN_HOUR {
        return Err(TOO_MANY_CODES.rejection().arg("seconds", HOUR.as_secs()).into());
    }
    let until = Instant(cx.now() + LIFE);
    let row = Document::new(&APPLICANT_CODES)
        .with(CANDIDATE, Id(candidate.id.clone()))
        .with(EXPIRES_AT, until)
        .with(TRIES, 0);
    let row = cx.create(row)?;
    let draft = draft_of(cx, &candidate, channel, &to)?;
    queue(
        cx,
        &LETTER,
        draft,
        &CodeLetter {
            code: row.id,
            is_of_appeal,
        },
    )?;
    let channel = if channel == Channel::Mail { "mail" } else { "sms" };
    Ok(json!({"channel": channel, "to": masked(&to), "until": schema::wire_instant(until.0)}))
}

/// The message that bears a code, without its words: they are written as it is sent.
fn draft_of(cx: &Cx<'_>, candidate: &Document, channel: Channel, to: &str) -> Result<OutboxMessage> {
    let lang = lang_of(candidate);
    let subject = SUBJECT.text(lang).replace("{exam}", &title_of(cx, candidate, lang)?);
    Ok(OutboxMessage {
        channel,
        to: to.to_owned(),
        subject: if channel == Channel::Mail {
            subject
        } else {
            String::new()
        },
        body: String::new(),
        caused_by: None,
        due: None,
        is_decoy: false,
    })
}

/// By mail to who gave an address, else by a short message where those are sent.
fn way_to(cx: &Cx<'_>, candidate: &Document) -> Option<(Channel, String)> {
    let mail = candidate.get(EMAIL).map(|to| (Channel::Mail, to));
    let phone = candidate
        .get(PHONE)
        .filter(|_| cx.senders().has_sms())
        .map(|to| (Channel::Sms, to));
    if cx.senders().has_mail() {
        mail.or(phone)
    } else {
        phone.or(mail)
    }
}

/// An address of which its owner alone knows the rest.
fn masked(to: &str) -> String {
    match to.split_once('@') {
        Some((name, host)) => format!("{}•••@{host}", name.chars().take(1).collect::<String>()),
        None => format!(
            "•••{}",
            to.chars()
                .skip(to.chars().count().saturating_sub(3))
                .collect::<String>()
        ),
    }
}

/// The code that is good for a candidate now.
fn live(cx: &Cx<'_>, candidate: &str) -> Result<Option<Document>> {
    let good = [
        CANDIDATE.eq(candidate),
        EXPIRES_AT.gt(cx.moment()),
        USED_AT.is_null(),
        TRIES.lt(MOST_TRIES),
    ];
    Ok(cx.newest(&APPLICANT_CODES, good, 0, 1)?.pop())
}

fn is_right(cx: &Cx<'_>, row: &Document, code: &str) -> Result<bool> {
    let typed: String = code
        .chars()
        .filter_map(|sign| sign.to_digit(10).or_else(|| arabic_digit(sign)))
        .map(|digit| digit.to_string())
        .collect();
    Ok(MasterKey::need(cx)?.code(&row.id) == typed)
}

/// A digit as Arabic keyboards write it.
fn arabic_digit(sign: char) -> Option<u32> {
    let at = u32::from(sign);
    [0x660, 0x6f0]
        .into_iter()
        .find_map(|zero: u32| at.checked_sub(zero).filter(|digit| *digit < 10))
}

/// Counts a wrong code in a transaction of its own, so that a refusal undoes no try.
///
/// # Errors
/// Card, number or code are wrong.
pub(crate) async fn check(engine: &Engine, ctx: &RequestContext, who: &Applicant, code: &str) -> Result<()> {
    let (who, code) = (who.clone(), code.to_owned());
    let count = move |cx: &mut Cx<'_>| {
        let candidate = need(cx, &who.card, &who.number)?;
        let Some(row) = live(cx, &candidate.id)? else {
            return Ok(false);
        };
        if is_right(cx, &row, &code)? {
            return Ok(true);
        }
        let tries = row.get(TRIES).unwrap_or(0) + 1;
        cx.update(row.with(TRIES, tries))?;
        Ok(false)
    };
    let is_good = engine.transact(ctx, "try a code", count).await?;
    if is_good { Ok(()) } else { Err(WRONG_CODE.into()) }
}

/// Uses a code up, in the transaction of what it allows.
///
/// # Errors
/// It is wrong, or was used.
pub(crate) fn spend(cx: &mut Cx<'_>, candidate: &Document, code: &str) -> Result<()> {
    match live(cx, &candidate.id)? {
        Some(row) if is_right(cx, &row, code)? => {
            let now = cx.moment();
            cx.update(row.with(USED_AT, now)).map(drop)
        }
        _ => Err(WRONG_CODE.into()),
    }
}

fn compose(cx: &Cx<'_>, outbox: &Document, letter: &CodeLetter) -> Result<Option<Outgoing>> {
    let row = cx.get(&APPLICANT_CODES, &letter.code)?;
    let is_good =
        |row: &Document| row.get(USED_AT).is_none() && row.get(EXPIRES_AT).is_some_and(|Instant(end)| end > cx.now());
    let Some(row) = row.filter(is_good) else {
        return Ok(None);
    };
    let Some(candidate) = cx.get(&CANDIDATES, row.need(CANDIDATE)?.as_str())? else {
        return Ok(None);
    };
    let lang = lang_of(&candidate);
    let code = MasterKey::need(cx)?.code(&row.id);
    let said = if letter.is_of_appeal { TEXT_OF_APPEAL } else { TEXT };
    let text = said.text(lang).replace("{code}", &code);
    let to = outbox.get(TO).unwrap_or_default();
    if outbox.get(CHANNEL) == Some(Channel::Sms) {
        return Ok(Some(Outgoing::Sms { to, text }));
    }
    Ok(Some(Outgoing::Mail(mail(cx, &to, lang, &candidate, text)?)))
}

fn mail(cx: &Cx<'_>, to: &str, lang: Lang, candidate: &Document, text: String) -> Result<Letter> {
    let subject = SUBJECT.text(lang).replace("{exam}", &title_of(cx, candidate, lang)?);
    let house = cx.letterhead(lang)?;
    let letter = Note {
        lang,
        house,
        subject,
        paragraphs: vec![text],
        link: None,
    };
    Ok(note(to, &letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_its_beginning_or_its_end() {
        assert_eq!(masked("souad@example.ma"), "s•••@example.ma");
        assert_eq!(masked("+212612345678"), "•••678");
        assert_eq!(arabic_digit('٣'), Some(3));
        assert_eq!(arabic_digit('x'), None);
    }
}

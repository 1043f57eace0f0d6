//! Codes that are mailed to applicants, each for the purpose alone that its letter names.

use accounts::letter::{Note, note_to_guest};
use engine::notify::{CHANNEL, Channel, Letter, Outgoing, TO, queue};
use engine::{Act, Cx, Engine, JobKind, RequestContext, inputs};
use platform::public_follow::mailed_code::{self, MailedCodes};
use platform::public_follow::reach::Reach;
use schema::{
    Collection, Document, Field, FieldDef, Id, Instant, Label, Lang, Rejection, Result, error_codes, expected, link,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::identify::{Applicant, need};
use super::letter::{lang_of, short_message, title_of};
use super::{CANDIDATES, EMAIL, PHONE, wording};
use crate::application_ticket::act::GUESTS;

error_codes! {
    NO_WAY_TO_TELL = "applicant_unreachable", conflict => "لا يمكن إرسال رمز إليكم: المرجو التوجه إلى كتابة المباراة", "Aucun code ne peut vous être envoyé\u{a0}: adressez-vous au guichet des concours", "No code can be sent to you: please come to the exams desk";
}

/// Whose a code is.
const CANDIDATE: Field<Id> =
    link("candidateId", || &CANDIDATES)
        .weak()
        .required()
        .labels("المترشح(ة)", "Candidat(e)", "Candidate");
const FIELDS: &[FieldDef] = &[
    CANDIDATE.def,
    mailed_code::EXPIRES_AT.def,
    mailed_code::TRIES.def,
    mailed_code::USED_AT.def,
    mailed_code::PURPOSE.def,
];

/// Codes that were asked for; of no place on the wire, in no log.
pub static APPLICANT_CODES: Collection = Collection {
    database: "system",
    one: Label::new("رمز المترشح", "Code d’un candidat", "Code of an applicant"),
    many: Label::new("رموز المترشحين", "Codes des candidats", "Codes of applicants"),
    indexes: &[&[CANDIDATE.def]],
    expires_when: Some(mailed_code::EXPIRES_AT.before(schema::days_ago(1))),
    logged: false,
    ..Collection::new("applicantCodes", FIELDS)
};

/// Codes of applicants.
const CODES: MailedCodes = MailedCodes {
    rows: &APPLICANT_CODES,
    owner: CANDIDATE,
};

/// What a code is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodePurpose {
    /// To correct or withdraw an application, as its letter says.
    Correct,
    /// To file an appeal.
    Appeal,
}

impl CodePurpose {
    fn word(self) -> &'static str {
        match self {
            CodePurpose::Correct => "correct",
            CodePurpose::Appeal => "appeal",
        }
    }

    fn read(word: Option<&str>) -> Result<CodePurpose> {
        match word {
            None | Some("correct") => Ok(CodePurpose::Correct),
            Some("appeal") => Ok(CodePurpose::Appeal),
            Some(_) => Err(Rejection::argument("purpose", expected::one_of("correct, appeal".to_owned())).into()),
        }
    }

    fn text(self) -> Label {
        match self {
            CodePurpose::Correct => TEXT,
            CodePurpose::Appeal => TEXT_OF_APPEAL,
        }
    }

    fn short_text(self) -> Label {
        match self {
            CodePurpose::Correct => SHORT_TEXT,
            CodePurpose::Appeal => SHORT_TEXT_OF_APPEAL,
        }
    }
}

/// Sends a code for one purpose.
pub(crate) const CODE: Act<CodeWanted, ApplicantCodeSent> =
    Act::run("candidates.code", wording::CODE, GUESTS, ask_for_code)
        .counting_guesses("CIN", &schema::CIN)
        .with_secrets();

/// How a code goes to an applicant.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ApplicantCodeSent {
    /// `mail` or `sms`.
    channel: &'static str,
    /// To which address, masked.
    to: String,
    /// Until when it is good.
    until: String,
}

impl ApplicantCodeSent {
    pub(super) fn of(code: &Document, reach: &Reach) -> Result<Self> {
        let (channel, to) = reach.masked();
        let Instant(until) = code.need(mailed_code::EXPIRES_AT)?;
        Ok(ApplicantCodeSent {
            channel,
            to,
            until: schema::wire_instant(until),
        })
    }
}

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
}

pub(super) const SUBJECT: Label = Label::new(
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

/// As short messages: one each.
const SHORT_TEXT: Label = Label::new(
    "رمز ترشيحكم {code} صالح 15 دقيقة. لا تسلموه لأحد.",
    "le code de votre candidature est {code}, valable 15 minutes. Ne le communiquez à personne.",
    "the code of your application is {code}, valid for 15 minutes. Tell it to nobody.",
);
const SHORT_TEXT_OF_APPEAL: Label = Label::new(
    "رمز تظلمكم {code} صالح 15 دقيقة. لا تسلموه لأحد.",
    "le code de votre recours est {code}, valable 15 minutes. Ne le communiquez à personne.",
    "the code of your appeal is {code}, valid for 15 minutes. Tell it to nobody.",
);

fn ask_for_code(cx: &mut Cx<'_>, wanted: &CodeWanted) -> Result<ApplicantCodeSent> {
    let (who, purpose) = (&wanted.who, CodePurpose::read(wanted.purpose.as_deref())?);
    let candidate = need(cx, &who.card, &who.number)?;
    let reach = Reach::of(cx, candidate.get(EMAIL), candidate.get(PHONE)).ok_or(NO_WAY_TO_TELL)?;
    let row = CODES.issue(cx, &candidate.id, purpose.word())?;
    let message = reach.message(subject_of(cx, &candidate)?);
    let sent = ApplicantCodeSent::of(&row, &reach)?;
    queue(cx, &LETTER, message, &CodeLetter { code: row.id })?;
    Ok(sent)
}

fn subject_of(cx: &Cx<'_>, candidate: &Document) -> Result<String> {
    let lang = lang_of(candidate);
    Ok(SUBJECT.text(lang).replace("{exam}", &title_of(cx, candidate, lang)?))
}

/// Checks a code, and counts a wrong one.
///
/// # Errors
/// Card, number or code are wrong, or the code was sent for something else.
pub(crate) async fn check(
    engine: &Engine,
    ctx: &RequestContext,
    who: &Applicant,
    purpose: CodePurpose,
    code: &str,
) -> Result<()> {
    let who = who.clone();
    let find = move |cx: &Cx<'_>| {
        let candidate = need(cx, &who.card, &who.number)?;
        Ok((candidate.id, purpose.word().to_owned()))
    };
    CODES.check(engine, ctx, code.to_owned(), find).await
}

/// Uses a code up, in the transaction of what it allows.
///
/// # Errors
/// It is wrong, was used, or was sent for something else.
pub(crate) fn spend(cx: &mut Cx<'_>, candidate: &Document, purpose: CodePurpose, code: &str) -> Result<()> {
    CODES.spend(cx, &candidate.id, purpose.word(), code)
}

fn compose(cx: &Cx<'_>, outbox: &Document, letter: &CodeLetter) -> Result<Option<Outgoing>> {
    let Some((row, code)) = CODES.to_send(cx, &letter.code)? else {
        return Ok(None);
    };
    let Some(candidate) = cx.get(&CANDIDATES, row.need(CANDIDATE)?.as_str())? else {
        return Ok(None);
    };
    let lang = lang_of(&candidate);
    let purpose = CodePurpose::read(row.get(mailed_code::PURPOSE).as_deref())?;
    let to = outbox.get(TO).unwrap_or_default();
    if outbox.get(CHANNEL) == Some(Channel::Sms) {
        let text = purpose.short_text().text(lang).replace("{code}", &code);
        return short_message(cx, lang, to, &text).map(Some);
    }
    let text = purpose.text().text(lang).replace("{code}", &code);
    let subject = subject_of(cx, &candidate)?;
    Ok(Some(Outgoing::Mail(mail(cx, &to, lang, subject, text)?)))
}

/// The letter that bears a code.
pub(super) fn mail(cx: &Cx<'_>, to: &str, lang: Lang, subject: String, text: String) -> Result<Letter> {
    let letter = Note {
        lang,
        house: cx.letterhead(lang)?,
        subject,
        paragraphs: vec![text],
        link: None,
    };
    Ok(note_to_guest(to, &letter))
}

//! Past what one network applies with a day, an application first proves the address that it names: by a code that is sent there.
//! A carrier puts thousands behind a few addresses, so nobody is refused for what others do; a machine that applies a hundred times
//! would need a hundred mailboxes. Whoever has none is named the desk.

use engine::notify::{CHANNEL, Channel, Outgoing, TO, queue};
use engine::{Act, Cx, Engine, JobKind, RequestContext, inputs};
use jiff::SignedDuration;
use platform::public_follow::mailed_code::{self, MailedCodes, TOO_MANY_CODES};
use platform::public_follow::reach::Reach;
use schema::{Collection, Document, Field, FieldDef, Form, Id, Instant, Label, Lang, Result, error_codes, link};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::code::{ApplicantCodeSent, NO_WAY_TO_TELL, SUBJECT, mail};
use super::letter::{exam_title, short_message};
use super::{CANDIDATES, CandidateStatus, EMAIL, PHONE, RECRUITMENT, STATUS, wording};
use crate::application_ticket::act::GUESTS;
use crate::application_ticket::rules::{is_past_the_day, need_ticket};
use crate::application_ticket::{self, APPLICATION_TICKETS};

error_codes! {
    CODE_WANTED = "application_code_required", conflict => "تودع ترشيحات كثيرة من هذا الاتصال اليوم: المرجو تأكيد بريدكم أو هاتفكم برمز، أو إيداع الملف بكتابة المباراة", "Beaucoup de candidatures viennent de cette connexion aujourd’hui\u{a0}: confirmez votre courriel ou votre téléphone par un code, ou déposez le dossier au guichet des concours", "Many applications come from this connection today: confirm your e-mail or telephone by a code, or hand the file in at the exams desk";
    CONTACT_USED = "application_contact_used", conflict => "قدم ترشيح في هذه المباراة بهذا البريد أو الهاتف: المرجو التوجه إلى كتابة المباراة", "Une candidature de ce concours porte déjà ce courriel ou ce téléphone\u{a0}: adressez-vous au guichet des concours", "An application for this exam has this e-mail or telephone already: please come to the exams desk";
}

/// Under which ticket it was asked for.
const TICKET: Field<Id> =
    link("ticketId", || &APPLICATION_TICKETS)
        .weak()
        .required()
        .labels("التذكرة", "Ticket", "Ticket");
const FIELDS: &[FieldDef] = &[
    TICKET.def,
    mailed_code::EXPIRES_AT.def,
    mailed_code::TRIES.def,
    mailed_code::USED_AT.def,
    mailed_code::PURPOSE.def,
];

/// Codes that prove an address before an application; of no place on the wire, in no log.
pub static CONTACT_CODES: Collection = Collection {
    database: "system",
    one: Label::new(
        "رمز تأكيد العنوان",
        "Code de confirmation d’adresse",
        "Code that proves an address",
    ),
    many: Label::new(
        "رموز تأكيد العناوين",
        "Codes de confirmation d’adresses",
        "Codes that prove addresses",
    ),
    indexes: &[&[TICKET.def], &[mailed_code::PURPOSE.def]],
    expires_when: Some(mailed_code::EXPIRES_AT.before(schema::days_ago(1))),
    logged: false,
    ..Collection::new("contactCodes", FIELDS)
};

const CODES: MailedCodes = MailedCodes {
    rows: &CONTACT_CODES,
    owner: TICKET,
};

/// How many such codes are sent to one address a day, whoever asks.
const MOST_A_DAY: u64 = 3;
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Sends a code to the address, else to the telephone, that an application will name. Nothing is sent while the network of the ticket
/// has not used up its day.
pub(super) const CODE: Act<ContactProof, ContactCodeSent> =
    Act::run("candidates.contactCode", wording::CODE, GUESTS, ask_for_code).with_secrets();

/// Whether a code is wanted of an application, and how it goes.
#[derive(Serialize, JsonSchema)]
pub(super) struct ContactCodeSent {
    wanted: bool,
    #[serde(flatten)]
    sent: Option<ApplicantCodeSent>,
}

inputs! {
    /// An address that is to be proved.
    pub(super) struct ContactProof {
        /// The ticket, as beginning answered it.
        ticket: String = need("ticket"),
        /// The address that the application will name.
        email: Option<String> = may("email"),
        /// Its telephone number.
        phone: Option<String> = may("phone"),
    }
}

/// Sends a code.
pub(super) const LETTER: JobKind<ContactLetter> = JobKind::send("candidates.contactCode", compose);

/// What the job of a code is given.
#[derive(Deserialize, Serialize)]
pub(super) struct ContactLetter {
    code: String,
    lang: String,
}

const TEXT: Label = Label::new(
    "رمزكم لإيداع طلب الترشيح: \u{2066}{code}\u{2069}. صالح لمدة 15 دقيقة. إذا لم تطلبوه فتجاهلوا هذه الرسالة.",
    "Votre code pour déposer la candidature\u{a0}: {code}. Il est valable 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
    "Your code to hand in the application: {code}. It is good for 15 minutes. If you did not ask for it, ignore this message.",
);

/// As a short message: one.
const SHORT_TEXT: Label = Label::new(
    "رمز إيداع ترشيحكم {code} صالح 15 دقيقة. لا تسلموه لأحد.",
    "le code pour déposer votre candidature est {code}, valable 15 minutes. Ne le communiquez à personne.",
    "the code to hand in your application is {code}, valid for 15 minutes. Tell it to nobody.",
);

/// A text in the spelling that rows keep, when it is one.
fn in_form(text: Option<String>, form: &Form) -> Option<String> {
    text.map(|text| form.normal(&text)).filter(|text| (form.is_right)(text))
}

/// A code proves the address that it was sent to, and no other.
fn purpose_of(reach: &Reach) -> String {
    format!("apply {}", accounts::digest(&reach.to))
}

fn ask_for_code(cx: &mut Cx<'_>, asked: &ContactProof) -> Result<ContactCodeSent> {
    let ticket = need_ticket(cx, &accounts::digest(&asked.ticket))?;
    if !is_past_the_day(cx, &ticket)? {
        return Ok(ContactCodeSent {
            wanted: false,
            sent: None,
        });
    }
    let (mail, phone) = (asked.email.clone(), asked.phone.clone());
    let (mail, phone) = (in_form(mail, &schema::EMAIL), in_form(phone, &schema::PHONE));
    let reach = Reach::of(cx, mail, phone).ok_or(NO_WAY_TO_TELL)?;
    let purpose = purpose_of(&reach);
    let of_day = [
        mailed_code::PURPOSE.eq(purpose.as_str()),
        mailed_code::EXPIRES_AT.gt(Instant(cx.now() - DAY)),
    ];
    if cx.count(&CONTACT_CODES, of_day)? >= MOST_A_DAY {
        return Err(TOO_MANY_CODES.rejection().arg("seconds", DAY.as_secs()).into());
    }
    let row = CODES.issue(cx, &ticket.id, &purpose)?;
    let sent = Some(ApplicantCodeSent::of(&row, &reach)?);
    let message = reach.message(subject_of(cx, &ticket, cx.lang())?);
    let lang = cx.lang().code().to_owned();
    queue(cx, &LETTER, message, &ContactLetter { code: row.id, lang })?;
    Ok(ContactCodeSent { wanted: true, sent })
}

fn subject_of(cx: &Cx<'_>, ticket: &Document, lang: Lang) -> Result<String> {
    let exam = ticket.need(application_ticket::RECRUITMENT)?;
    Ok(SUBJECT
        .text(lang)
        .replace("{exam}", &exam_title(cx, exam.as_str(), lang)?))
}

fn compose(cx: &Cx<'_>, outbox: &Document, letter: &ContactLetter) -> Result<Option<Outgoing>> {
    let Some((row, code)) = CODES.to_send(cx, &letter.code)? else {
        return Ok(None);
    };
    let Some(ticket) = cx.get(&APPLICATION_TICKETS, row.need(TICKET)?.as_str())? else {
        return Ok(None);
    };
    let lang = Lang::read(&letter.lang).unwrap_or_default();
    let to = outbox.get(TO).unwrap_or_default();
    if outbox.get(CHANNEL) == Some(Channel::Sms) {
        let text = SHORT_TEXT.text(lang).replace("{code}", &code);
        return short_message(cx, lang, to, &text).map(Some);
    }
    let text = TEXT.text(lang).replace("{code}", &code);
    let subject = subject_of(cx, &ticket, lang)?;
    Ok(Some(Outgoing::Mail(mail(cx, &to, lang, subject, text)?)))
}

/// Refuses a wrong code, and counts it, before anything of the application is looked at; of a ticket that made its application
/// already nothing is asked.
pub(super) async fn count_wrong_code(
    engine: &Engine,
    ctx: &RequestContext,
    hash: &str,
    data: &Map<String, Json>,
    code: &str,
) -> Result<()> {
    let named = hash.to_owned();
    let is_asked = move |cx: &Cx<'_>| {
        let ticket = need_ticket(cx, &named)?;
        Ok(ticket.get(application_ticket::CANDIDATE).is_none() && is_past_the_day(cx, &ticket)?)
    };
    if !engine.read(is_asked).await? {
        return Ok(());
    }
    let text = |field: &str| data.get(field).and_then(Json::as_str).map(str::to_owned);
    let mail = in_form(text(EMAIL.def.name), &schema::EMAIL);
    let phone = in_form(text(PHONE.def.name), &schema::PHONE);
    let hash = hash.to_owned();
    let find = move |cx: &Cx<'_>| {
        let reach = Reach::of(cx, mail.clone(), phone.clone()).ok_or(NO_WAY_TO_TELL)?;
        Ok((need_ticket(cx, &hash)?.id, purpose_of(&reach)))
    };
    CODES.check(engine, ctx, code.to_owned(), find).await
}

/// Past the day of its network, refuses an application whose address nobody has proved, and a second one of an address.
pub(super) fn check_address(cx: &mut Cx<'_>, ticket: &Document, row: &Document, code: Option<&str>) -> Result<()> {
    if !is_past_the_day(cx, ticket)? {
        return Ok(());
    }
    let reach = Reach::of(cx, row.get(EMAIL), row.get(PHONE)).ok_or(NO_WAY_TO_TELL)?;
    let code = code.ok_or(CODE_WANTED)?;
    CODES.spend(cx, &ticket.id, &purpose_of(&reach), code)?;
    let of_address = match reach.channel {
        Channel::Mail => EMAIL.eq(reach.to.as_str()),
        _ => PHONE.eq(reach.to.as_str()),
    };
    let made = [
        of_address,
        RECRUITMENT.eq(row.need(RECRUITMENT)?),
        STATUS.ne(CandidateStatus::Withdrawn),
    ];
    if cx.count(&CANDIDATES, made)? > 0 {
        return Err(CONTACT_USED.into());
    }
    Ok(())
}

//! Letters about an account: links and codes that prove an address, and notices of what was changed.
//!
//! The outbox holds the text with [`HIDDEN`] for the link or the code; the job derives the secret again when it sends,
//! and sends nothing once the token was used or has expired.

mod link;
mod moment;
mod note;
mod render;
#[cfg(test)]
mod tests;
mod trial;
mod words;

use engine::notify::{self, Channel, Letter, OutboxMessage, Outgoing, TO};
use engine::{Cx, HIDDEN, Job, JobKind};
use schema::{Choice, Document, Instant, Lang, Result, choices};
use serde::{Deserialize, Serialize};

use crate::master_key::MasterKey;
use crate::token::{self, ASKED, PURPOSE, Purpose, SecretForm, TOKENS};
pub use moment::{day, format_moment};
pub use note::{Note, note, note_to_guest};
use render::LetterValues;
pub use trial::TRIAL;

choices! {
    /// What a letter is about; the label is its subject.
    Kind {
        Verification = "verification": "تأكيد البريد الإلكتروني", "Confirmez votre courriel", "Confirm your e-mail address";
        Recovery = "recovery": "استرجاع كلمة السر", "Réinitialisation de votre mot de passe", "Reset your password";
        Invitation = "invitation": "حسابكم جاهز", "Votre compte est ouvert", "Your account is ready";
        EmailCode = "emailCode": "رمز تسجيل الدخول", "Votre code de connexion", "Your sign-in code";
        MagicLink = "magicLink": "رابط تسجيل الدخول", "Votre lien de connexion", "Your sign-in link";
        Challenge = "challenge": "رمز التحقق", "Votre code de vérification", "Your verification code";
        PhoneCode = "phoneCode": "رمز تسجيل الدخول", "Votre code de connexion", "Your sign-in code";
        PhoneVerification = "phoneVerification": "تأكيد رقم الهاتف", "Confirmez votre numéro de téléphone", "Confirm your telephone number";
        SignUpOfKnownAddress = "signUpOfKnownAddress": "لديكم حساب من قبل", "Vous avez déjà un compte", "You already have an account";
        PasswordChanged = "passwordChanged": "تم تغيير كلمة السر", "Votre mot de passe a été changé", "Your password was changed";
        Trial = "trial": "رسالة تجريبية", "Message d’essai", "Test message";
        EmailChanged = "emailChanged": "تم تغيير البريد الإلكتروني", "Votre courriel a été changé", "Your e-mail address was changed";
        EmailChangedByAdministration = "emailChangedByAdministration": "غيرت الإدارة بريدكم الإلكتروني", "L’administration a changé votre courriel", "The administration changed your e-mail address";
    }
}

impl Kind {
    /// Whether it only tells what happened, without anything to use up.
    fn is_notice(self) -> bool {
        use Kind::{EmailChanged, EmailChangedByAdministration, PasswordChanged, SignUpOfKnownAddress, Trial};
        matches!(
            self,
            SignUpOfKnownAddress | PasswordChanged | EmailChanged | EmailChangedByAdministration | Trial
        )
    }
}

/// A letter to be sent.
#[derive(Clone, Copy, Debug)]
pub struct Sending<'s> {
    /// What it is about.
    pub kind: Kind,
    /// By mail, or as a short message (codes only).
    pub channel: Channel,
    /// The reader's language.
    pub lang: Lang,
    /// The address, or the telephone number.
    pub to: &'s str,
    /// The token whose secret it tells, as [`token::issue`] made it; notices have none.
    pub token: Option<&'s Document>,
    /// Where its button leads. The caller has checked that its host is one of ours. With a token for a link, `userId`,
    /// `secret` and `expire` are added.
    pub url: Option<&'s str>,
    /// The phrase that the caller's screen shows too, so that the reader knows the code is for that screen.
    pub phrase: Option<&'s str>,
    /// The account that caused it.
    pub caused_by: Option<&'s str>,
    /// Whether nobody is behind the address: the same is written, nothing is sent ([`OutboxMessage::is_decoy`]).
    pub is_decoy: bool,
}

/// The jobs of this page.
pub const JOBS: &[&dyn Job] = &[&LETTER];

const LETTER: JobKind<LetterJob> = JobKind::send("account.letter", compose);

/// What the job of a letter is given: all but its secret.
#[derive(Deserialize, Serialize)]
struct LetterJob {
    kind: String,
    lang: String,
    token: Option<String>,
    url: Option<String>,
    phrase: Option<String>,
}

/// Puts a letter into the outbox, in the transaction of its cause. Whether a sender is configured is for the caller to
/// ask (`cx.post()`) and to say after the commit: the row and the work are the same either way.
pub fn send(cx: &mut Cx<'_>, sending: &Sending<'_>) -> Result<Document> {
    let filling = LetterValues {
        lang: sending.lang,
        house: cx.letterhead(sending.lang)?,
        at: sending.token.and_then(expiry).unwrap_or_else(|| cx.now()),
        code: is_code(sending.token).then(|| HIDDEN.to_owned()),
        link: sending.url.map(|url| masked_link(sending.token, url)),
        phrase: sending.phrase.map(str::to_owned),
    };
    let is_mail = sending.channel == Channel::Mail;
    let draft = OutboxMessage {
        channel: sending.channel,
        to: sending.to.to_owned(),
        subject: if is_mail {
            subject(sending.kind, sending.lang)
        } else {
            String::new()
        },
        body: if is_mail {
            render::text(sending.kind, &filling)
        } else {
            render::sms(&filling)
        },
        caused_by: sending.caused_by.map(str::to_owned),
        due: None,
        is_decoy: sending.is_decoy,
    };
    let order = LetterJob {
        kind: sending.kind.wire().to_owned(),
        lang: sending.lang.code().to_owned(),
        token: sending.token.map(|token| token.id.clone()),
        url: sending.url.map(str::to_owned),
        phrase: sending.phrase.map(str::to_owned),
    };
    notify::queue(cx, &LETTER, draft, &order)
}

/// The subject, in one language.
fn subject(kind: Kind, lang: Lang) -> String {
    kind.label().text(lang).to_owned()
}

/// The letter of a job, with its secret; none once there is nothing left to tell.
fn compose(cx: &Cx<'_>, row: &Document, order: &LetterJob) -> Result<Option<Outgoing>> {
    let Some(kind) = Kind::ALL.iter().copied().find(|kind| kind.wire() == order.kind) else {
        return Ok(None);
    };
    let token = match &order.token {
        Some(id) => cx.get(&TOKENS, id)?,
        None => None,
    };
    let is_over = token.as_ref().is_none_or(|token| !token::is_live(cx, token));
    if order.token.is_some() && is_over {
        return Ok(None);
    }
    let filling = filling(cx, order, token.as_ref(), row)?;
    let to = row.get(TO).unwrap_or_default();
    Ok(Some(if row.get(notify::CHANNEL) == Some(Channel::Sms) {
        let text = render::sms(&filling);
        Outgoing::Sms { to, text }
    } else {
        Outgoing::Mail(Letter {
            to,
            subject: subject(kind, filling.lang),
            html: render::html(kind, &filling),
            text: render::text(kind, &filling),
        })
    }))
}

/// What the letter of a job is filled with, its secret among it.
fn filling(cx: &Cx<'_>, order: &LetterJob, token: Option<&Document>, row: &Document) -> Result<LetterValues> {
    let secret = match token {
        Some(token) => token::secret(&MasterKey::need(cx)?, token),
        None => String::new(),
    };
    let lang = Lang::read(&order.lang).unwrap_or_default();
    let written = || schema::read_instant(&row.created_at).unwrap_or_else(|| cx.now());
    Ok(LetterValues {
        lang,
        house: cx.letterhead(lang)?,
        at: token.and_then(expiry).unwrap_or_else(written),
        code: is_code(token).then(|| secret.clone()),
        link: order.url.as_deref().map(|url| match token {
            Some(token) if !is_code(Some(token)) => link::with_secret(url, token, &secret),
            _ => url.to_owned(),
        }),
        phrase: order.phrase.clone(),
    })
}

/// The link as the outbox shows it.
fn masked_link(token: Option<&Document>, url: &str) -> String {
    match token {
        Some(_) if !is_code(token) => HIDDEN.to_owned(),
        _ => url.to_owned(),
    }
}

fn is_code(token: Option<&Document>) -> bool {
    token.and_then(|token| token.get(PURPOSE)).map(Purpose::form) == Some(SecretForm::Code)
}

fn expiry(token: &Document) -> Option<jiff::Timestamp> {
    token.get(token::TOKEN_EXPIRE).map(|Instant(at)| at)
}

/// The user id that a link carries.
fn user_id(token: &Document) -> String {
    token.get(ASKED).unwrap_or_default()
}

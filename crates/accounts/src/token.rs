//! Tokens: what a link or a code in a message stands for. Once, until it expires, for one purpose.
//!
//! A row never holds the secret: it follows from the row's id under the [`MasterKey`]. A token asked for an address that
//! nobody has is written like any other, without an account, so that a known and an unknown address cost the same.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Collection, Document, Instant, Result, choices, fields};
use serde_json::{Value as Json, json};

use crate::digest;
use crate::master_key::MasterKey;
use crate::session::{OUT_OF_STEP, was_made_ahead};

choices! {
    /// What a token may be used for.
    Purpose {
        Recovery = "recovery": "استرجاع كلمة السر", "Récupération", "Recovery";
        EmailVerification = "emailVerification": "تأكيد البريد", "Vérification du courriel", "E-mail verification";
        PhoneVerification = "phoneVerification": "تأكيد الهاتف", "Vérification du téléphone", "Telephone verification";
        EmailCode = "emailCode": "رمز بالبريد", "Code par courriel", "Code by e-mail";
        MagicLink = "magicLink": "رابط الدخول", "Lien de connexion", "Sign-in link";
        PhoneCode = "phoneCode": "رمز بالهاتف", "Code par téléphone", "Code by telephone";
        Challenge = "challenge": "خطوة ثانية", "Second facteur", "Second factor";
        Custom = "custom": "رمز مسلم", "Code remis", "Code handed over";
        Journey = "journey": "ولوج عبر مزود هوية", "Passage chez un fournisseur", "Journey to a provider";
        Provider = "provider": "مزود الهوية", "Fournisseur d’identité", "Identity provider";
    }
}

fields! {
    /// The account; none for an address that nobody has.
    TOKEN_ACCOUNT: String = schema::text("userId") => "الحساب", "Compte", "Account";
    /// The user id that the caller asked with and was answered.
    ASKED: String = schema::text("asked").required() => "المعرف المطلوب", "Identifiant demandé", "Asked id";
    PURPOSE: Purpose = schema::choice("purpose").required() => "الغرض", "Usage", "Purpose";
    /// The address or telephone number that it proves.
    IDENTIFIER: String = schema::text("identifier").preset("") => "الوجهة", "Destinataire", "Identifier";
    TOKEN_EXPIRE: Instant = schema::instant("expire").required() => "نهاية الصلاحية", "Fin", "Expires";
    TRIES: i64 = schema::integer("tries") => "المحاولات", "Essais", "Tries";
    USED: Instant = schema::instant("usedAt") => "استعمل في", "Utilisé le", "Used at";
    /// The session that asked; a challenge serves no other.
    TOKEN_SESSION: String = schema::text("sessionId") => "الجلسة", "Session", "Session";
    /// What else belongs to it: where a journey leads.
    DETAIL: Json = schema::json("detail") => "تفاصيل", "Détail", "Detail";
    /// The length of a secret that is handed over.
    LENGTH: i64 = schema::integer("length") => "الطول", "Longueur", "Length";
    /// The factor that a challenge proves.
    FACTOR: String = schema::text("factor") => "وسيلة التحقق", "Facteur", "Factor";
}

/// Tokens; too short-lived for the journal.
pub static TOKENS: Collection = Collection {
    database: "system",
    indexes: &[
        &[ASKED.def, PURPOSE.def],
        &[TOKEN_ACCOUNT.def, PURPOSE.def],
        &[IDENTIFIER.def, PURPOSE.def],
    ],
    logged: false,
    publishes: &[USED.def],
    expires_when: Some(TOKEN_EXPIRE.before(schema::days_ago(1))),
    ..Collection::new("tokens", FIELDS)
};

/// Wrong tries after which a token is worth nothing.
pub const TRIES_AT_MOST: i64 = 5;
/// Codes that may hold at once for one address, whoever asked: 60 an hour (`docs/protocol.md` §2.9).
const FLOOD: u64 = 15;
/// Tokens of one purpose that one may hold at once: a second mail must not spoil the first.
const HELD_AT_MOST: u64 = 3;

/// A token to be made.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// Its id, made outside the transaction.
    pub id: String,
    /// The account; none for an address that nobody has.
    pub account: Option<String>,
    /// The user id that the answer tells.
    pub asked: String,
    /// What it may be used for.
    pub purpose: Purpose,
    /// The address or telephone number that it proves.
    pub identifier: String,
    /// How long it holds.
    pub lasts: SignedDuration,
    /// The session that asked, for challenges.
    pub session: Option<String>,
    /// The factor, for challenges.
    pub factor: Option<String>,
}

/// How the secret was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretForm {
    /// In a link: long.
    Link,
    /// As six digits.
    Code,
}

impl Purpose {
    /// Whether it is told as a link or as a code.
    pub fn form(self) -> SecretForm {
        match self {
            Purpose::Recovery | Purpose::EmailVerification | Purpose::MagicLink | Purpose::Provider => SecretForm::Link,
            _ => SecretForm::Code,
        }
    }
}

/// Makes a token in the caller's transaction.
pub fn issue(cx: &mut Cx<'_>, new: &NewToken) -> Result<Document> {
    let mut token = Document::new(&TOKENS)
        .with(ASKED, new.asked.clone())
        .with(PURPOSE, new.purpose)
        .with(IDENTIFIER, new.identifier.clone())
        .with(TOKEN_EXPIRE, Instant(cx.now() + new.lasts))
        .with(TRIES, 0);
    token.id.clone_from(&new.id);
    for (key, value) in [
        (TOKEN_ACCOUNT, &new.account),
        (TOKEN_SESSION, &new.session),
        (FACTOR, &new.factor),
    ] {
        if let Some(value) = value {
            token.set(key, value.clone());
        }
    }
    cx.create(token)
}

/// The secret that a token's bearer must tell.
pub fn secret(key: &MasterKey, token: &Document) -> String {
    if let Some(length) = token.get(LENGTH).and_then(|length| usize::try_from(length).ok()) {
        return key.handed_secret(&token.id, length);
    }
    match token.get(PURPOSE).map(Purpose::form) {
        Some(SecretForm::Link) => key.link_secret(&token.id),
        _ => key.code(&token.id),
    }
}

/// Whether a token may still be used.
pub fn is_live(cx: &Cx<'_>, token: &Document) -> bool {
    let is_fresh = token.get(TOKEN_EXPIRE).is_some_and(|Instant(end)| end > cx.now());
    let is_fresh = is_fresh && !was_made_ahead(token, cx.now());
    is_fresh && token.get(USED).is_none() && token.get(TRIES).unwrap_or(0) < TRIES_AT_MOST
}

/// Uses up the token of that purpose whose secret this is, for the user id that was asked with. `None` when there is
/// none: then the wrong try has been counted, so the caller must let the transaction commit and refuse after it.
pub fn redeem(cx: &mut Cx<'_>, key: &MasterKey, purpose: Purpose, asked: &str, told: &str) -> Result<Option<Document>> {
    let mut right = None;
    for mut token in live_tokens(cx, purpose, asked)? {
        if right.is_none() && is_same(&secret(key, &token), told) {
            token.set(USED, cx.moment());
            right = Some(cx.update(token)?);
        } else if right.is_none() && purpose.form() == SecretForm::Code {
            // Nobody guesses a link; counting would let a stranger spoil one.
            let tries = token.get(TRIES).unwrap_or(0);
            token.set(TRIES, tries + 1);
            cx.update(token)?;
        }
    }
    Ok(right)
}

/// The live token of that purpose whose secret this is, before it is used up. For links alone: nobody guesses one.
pub fn find(cx: &Cx<'_>, key: &MasterKey, purpose: Purpose, asked: &str, told: &str) -> Result<Option<Document>> {
    let found = live_tokens(cx, purpose, asked)?;
    Ok(found.into_iter().find(|token| is_same(&secret(key, token), told)))
}

/// Whether so many codes hold for an address or a number that another would only be one more to guess at: whoever asks
/// from everywhere at once shall not try them all.
pub fn is_flooded(cx: &Cx<'_>, purpose: Purpose, to: &str) -> Result<bool> {
    if purpose.form() == SecretForm::Link {
        return Ok(false);
    }
    let holding = [
        IDENTIFIER.eq(to),
        PURPOSE.eq(purpose),
        TOKEN_EXPIRE.gt(cx.now()),
        // Those of a clock that was years ahead would fill it for years.
        TOKEN_EXPIRE.lt(cx.now() + 2 * OUT_OF_STEP),
    ];
    Ok(cx.count(&TOKENS, holding)? >= FLOOD)
}

/// Ends a token before it is told.
pub fn end(cx: &mut Cx<'_>, token: Document) -> Result<Document> {
    cx.update(token.with(TRIES, TRIES_AT_MOST))
}

/// Ends the unused tokens of a purpose that an account has.
pub fn end_unused(cx: &mut Cx<'_>, account: &str, purpose: Purpose) -> Result<()> {
    let unused = [TOKEN_ACCOUNT.eq(account), PURPOSE.eq(purpose), USED.is_null()];
    for mut token in cx.all(&TOKENS, unused)? {
        token.set(USED, cx.moment());
        cx.update(token)?;
    }
    Ok(())
}

/// The last token that was asked for with that user id.
pub fn asked_last(cx: &Cx<'_>, asked: &str) -> Result<Option<Document>> {
    Ok(cx.newest(&TOKENS, [ASKED.eq(asked)], 0, 1)?.pop())
}

/// The newest live tokens of a purpose, the newest first.
fn live_tokens(cx: &Cx<'_>, purpose: Purpose, asked: &str) -> Result<Vec<Document>> {
    let unused = [
        ASKED.eq(asked),
        PURPOSE.eq(purpose),
        TOKEN_EXPIRE.gt(cx.now()),
        USED.is_null(),
    ];
    let mut found = cx.all(&TOKENS, unused)?;
    found.retain(|token| is_live(cx, token));
    found.reverse();
    found.truncate(usize::try_from(HELD_AT_MOST).unwrap_or(usize::MAX));
    Ok(found)
}

/// Compares by digest, so that the time it takes tells nothing about the secret.
pub fn is_same(right: &str, told: &str) -> bool {
    digest(right) == digest(told)
}

/// The Token of the protocol (`docs/protocol.md` §4.1). The secret is told to keys alone.
pub fn token_model(token: &Document, secret: &str, phrase: &str) -> Json {
    json!({
        "$id": token.id, "$createdAt": token.created_at, "userId": token.get(ASKED).unwrap_or_default(),
        "secret": secret, "expire": token.value(TOKEN_EXPIRE.def.name).text().unwrap_or_default(), "phrase": phrase,
    })
}

//! The account: an address, a password, preferences. What it may do is the city's to say.

use engine::Cx;
use schema::{Collection, Document, FieldDefault, Id, Instant, Result, Unique, error_codes, fields};
use serde_json::{Map, Value as Json, json};

use crate::session::{SESSION_ACCOUNT, SESSIONS};

fields! {
    EMAIL: String = schema::text("email").form(&schema::EMAIL).required() => "البريد الإلكتروني", "E-mail", "E-mail";
    NAME: String = schema::text("name").max(128).preset("") => "الاسم", "Nom", "Name";
    PHONE: String = schema::text("phone").preset("") => "الهاتف", "Téléphone", "Telephone";
    HASH: String = schema::text("passwordHash").secret() => "بصمة كلمة السر", "Empreinte du mot de passe", "Password hash";
    /// Hashes of the passwords before, the newest first.
    FORMER: Vec<String> = schema::texts("formerHashes").secret() => "بصمات كلمات السر السابقة", "Empreintes des anciens mots de passe", "Former password hashes";
    PASSWORD_UPDATE: Instant = schema::instant("passwordUpdate") => "تغيير كلمة السر", "Mot de passe changé", "Password changed";
    MUST_RESET: bool = schema::flag("mustReset") => "تغيير إجباري لكلمة السر", "Mot de passe à changer", "Must change the password";
    STATUS: bool = schema::flag("status").yes_by_default() => "مفعل", "Actif", "Enabled";
    /// Made by the administration: its password was never a stranger's, proven address or not.
    VOUCHED: bool = schema::flag("vouched") => "فتحته الإدارة", "Ouvert par l’administration", "Made by the administration";
    EMAIL_VERIFIED: bool = schema::flag("emailVerification") => "البريد مؤكد", "E-mail vérifié", "E-mail verified";
    PHONE_VERIFIED: bool = schema::flag("phoneVerification") => "الهاتف مؤكد", "Téléphone vérifié", "Telephone verified";
    MFA: bool = schema::flag("mfa") => "التحقق بخطوتين", "Double authentification", "Second factor";
    PREFS: Json = schema::json("prefs") => "التفضيلات", "Préférences", "Preferences";
    LABELS: Vec<String> = schema::texts("labels") => "الوسوم", "Étiquettes", "Labels";
    /// When it was signed out everywhere; what it handed out before opens nothing any more.
    SIGNED_OUT: Instant = schema::instant("signedOutAt") => "آخر خروج من جميع الأجهزة", "Dernière déconnexion de tous les appareils", "Last signed out everywhere";
    ACCESSED: Instant = schema::instant("accessedAt") => "آخر ولوج", "Dernier accès", "Last seen";
}

/// Accounts; without a place on the wire but `/account`.
pub static ACCOUNTS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[EMAIL.def]).otherwise(error_codes::USER_EXISTS)],
    title: &[NAME.def],
    rights_follow: &[
        STATUS.def,
        PASSWORD_UPDATE.def,
        MUST_RESET.def,
        MFA.def,
        EMAIL_VERIFIED.def,
        PHONE_VERIFIED.def,
    ],
    ..Collection::new("accounts", FIELDS)
};

/// Greatest size of the preferences, in bytes (`docs/protocol.md` §4.2).
pub(crate) const PREFS_LIMIT: usize = 65_536;

/// So many last passwords may not be taken again.
const NOT_AGAIN: usize = 5;

/// An account to be made.
#[derive(Clone, Debug, Default)]
pub struct NewAccount {
    /// Its id; made by the server when empty.
    pub id: String,
    /// Its address.
    pub email: String,
    /// Its name.
    pub name: String,
    /// The hash of its password; without one nobody signs in by password.
    pub hash: Option<String>,
    /// Whether the password must be changed at the first sign-in.
    pub must_reset: bool,
    /// Whether the administration makes it, rather than whoever says to have the address.
    pub is_vouched: bool,
}

/// Makes an account in the caller's transaction.
pub fn create(cx: &mut Cx<'_>, fresh: &NewAccount) -> Result<Document> {
    let mut account = Document::new(&ACCOUNTS);
    account.id.clone_from(&fresh.id);
    account.set(EMAIL, schema::EMAIL.normal(&fresh.email));
    account.set(NAME, fresh.name.clone());
    account.set(MUST_RESET, fresh.must_reset);
    account.set(VOUCHED, fresh.is_vouched);
    if let Some(hash) = &fresh.hash {
        account.set(HASH, hash.clone());
        account.set(PASSWORD_UPDATE, cx.moment());
    }
    if !fresh.id.is_empty() && is_taken(cx, &fresh.id)? {
        return Err(error_codes::USER_EXISTS.into());
    }
    cx.create(account)
}

/// Names under which the journal knows the house itself: nobody registers as one of them.
const OF_THE_HOUSE: &[&str] = &["cli", "demo", "engine", "guest", "job", "sweep"];

/// Whether nobody may take that id any more.
pub(crate) fn is_taken(cx: &Cx<'_>, id: &str) -> Result<bool> {
    Ok(OF_THE_HOUSE.contains(&id) || cx.get(&ACCOUNTS, id)?.is_some())
}

/// Enables or disables an account; disabling ends its sessions, in the caller's transaction.
pub fn set_status(cx: &mut Cx<'_>, account: &str, is_enabled: bool) -> Result<()> {
    let mut row = cx.need(&ACCOUNTS, account)?;
    if row.get(STATUS) != Some(is_enabled) {
        row.set(STATUS, is_enabled);
        cx.update(row)?;
    }
    if is_enabled { Ok(()) } else { end_sessions(cx, account) }
}

/// Gives an account another password hash; its sessions end.
pub fn set_password(cx: &mut Cx<'_>, account: &str, hash: &str, must_reset: bool) -> Result<()> {
    let row = with_password(cx, cx.need(&ACCOUNTS, account)?, hash);
    cx.update(row.with(MUST_RESET, must_reset))?;
    end_sessions(cx, account)
}

/// The account with another password, the one before among the former ones.
pub(crate) fn with_password(cx: &Cx<'_>, mut account: Document, hash: &str) -> Document {
    let mut former = hashes(&account);
    former.truncate(NOT_AGAIN - 1);
    account.set(FORMER, former);
    account.set(HASH, hash.to_owned());
    account.set(PASSWORD_UPDATE, cx.moment());
    account.set(MUST_RESET, false);
    account
}

/// The hashes of the last passwords, the newest first: none of them may be taken again.
pub(crate) fn hashes(account: &Document) -> Vec<String> {
    let former = account.get(FORMER).unwrap_or_default();
    account.get(HASH).into_iter().chain(former).collect()
}

/// Ends all sessions of an account, and whatever else it handed out that opens something by itself.
pub fn end_sessions(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    if let Some(row) = cx.get(&ACCOUNTS, account)? {
        let row = signed_out(cx, row);
        cx.update(row)?;
    }
    for session in cx.all(&SESSIONS, [SESSION_ACCOUNT.eq(account)])? {
        cx.delete(&SESSIONS, &session.id)?;
    }
    Ok(())
}

/// The account, signed out everywhere as of now.
pub(crate) fn signed_out(cx: &Cx<'_>, account: Document) -> Document {
    account.with(SIGNED_OUT, cx.moment())
}

/// Whether an address or a key that the account handed out at that moment, as rows write it, still opens what it did.
pub fn still_opens(account: &Document, since: &str) -> bool {
    let end = account.get(SIGNED_OUT).map(|Instant(at)| schema::wire_instant(at));
    end.is_none_or(|end| end.as_str() < since)
}

/// Ends one session of an account; another's is not found.
pub fn end_session(cx: &mut Cx<'_>, account: &str, session: &str) -> Result<()> {
    let session = cx.get(&SESSIONS, session)?;
    let is_own = |row: &Document| row.get(SESSION_ACCOUNT).is_some_and(|of| of.0 == account);
    let session = session.filter(is_own).ok_or(error_codes::SESSION_NOT_FOUND)?;
    cx.delete(&SESSIONS, &session.id)
}

/// The account with that address.
pub(crate) fn by_email(cx: &Cx<'_>, email: &str) -> Result<Option<Document>> {
    cx.first(&ACCOUNTS, [EMAIL.eq(email)])
}

/// The Account of the protocol (`docs/protocol.md` §4.1): no field is missing, none is null.
pub fn model(account: &Document) -> Json {
    let text = |key| account.get(key).unwrap_or_default();
    let moment = |name: &str| account.value(name).text().unwrap_or_default().to_owned();
    let flag = |key| account.get(key).unwrap_or(false);
    let prefs = account
        .get(PREFS)
        .filter(Json::is_object)
        .unwrap_or_else(|| Json::Object(Map::new()));
    json!({
        "$id": account.id, "$createdAt": account.created_at, "$updatedAt": account.updated_at,
        "name": text(NAME), "registration": account.created_at, "status": flag(STATUS),
        "labels": account.get(LABELS).unwrap_or_default(), "passwordUpdate": moment(PASSWORD_UPDATE.def.name),
        "email": text(EMAIL), "phone": text(PHONE), "emailVerification": flag(EMAIL_VERIFIED),
        "phoneVerification": flag(PHONE_VERIFIED), "mfa": flag(MFA), "prefs": prefs,
        "targets": targets(account), "accessedAt": moment(ACCESSED.def.name),
    })
}

/// The address and the telephone number as targets of messages; those of devices stand in a collection of their own.
fn targets(account: &Document) -> Vec<Json> {
    let target = |id: String, kind: &str, identifier: Option<String>| {
        let identifier = identifier.filter(|identifier| !identifier.is_empty())?;
        Some(json!({
            "$id": id, "$createdAt": account.created_at, "$updatedAt": account.updated_at, "name": "",
            "userId": account.id, "providerId": null, "providerType": kind, "identifier": identifier, "expired": false,
        }))
    };
    let email = target(account.id.clone(), "email", account.get(EMAIL));
    let sms = target(format!("{}.sms", account.id), "sms", account.get(PHONE));
    email.into_iter().chain(sms).collect()
}

/// The preset of a flag stands in its declaration; this keeps the two in step.
const _: () = assert!(matches!(STATUS.def.preset, FieldDefault::Flag(true)));

/// The id of an account as a typed value.
pub(crate) fn id_of(account: &Document) -> Id {
    Id(account.id.clone())
}

//! Signatures: somebody was shown something, entered the password a moment before, and said yes to exactly that.
//!
//! A signature is a simple one by law 43-20: who, what, when, sealed by the house. What was shown is kept beside its hash, so that
//! anybody can see later what was agreed to. No key, job, sheet or command line signs.

use accounts::signing;
use accounts::{Seal, content_hash, is_sealed};
use engine::{Cx, Entity};
use schema::{
    Access, Choice as _, Collection, Document, Id, Instant, Label, Result, choice, choices, error_codes, fields,
    instant, json, link, text,
};
use serde_json::{Value as Json, json};

use crate::papers::canonical;
use crate::people;
use crate::people::employee::EMPLOYEES;
use crate::people::user::{self, USERS};

pub mod drawing;
pub mod office;
#[cfg(test)]
mod tests;
mod wording;

choices! {
    /// What the signer proved themselves with.
    Method {
        Password = "password": "كلمة السر", "Mot de passe", "Password";
        Mfa = "mfa": "كلمة السر ورمز التحقق", "Mot de passe et second facteur", "Password and second factor";
        Provider = "provider": "مزود الهوية", "Fournisseur d’identité", "Identity provider";
    }
}

fields! {
    SUBJECT_COLLECTION: String = text("subjectCollection").required() => "نوع الوثيقة", "Nature du document", "Collection of the document";
    SUBJECT: String = text("subjectId").required() => "الوثيقة", "Document", "Document";
    SIGNER: Id = link("signerId", || &USERS).expands("signer").weak().required() => "الموقع(ة)", "Signataire", "Signer";
    /// The signer's name, as it was: an account may be renamed, a signature is not.
    SIGNER_NAME: String = text("signerName") => "اسم الموقع(ة)", "Nom du signataire", "Name of the signer";
    PURPOSE: String = text("purpose").required() => "موضوع التوقيع", "Objet", "Purpose";
    /// SHA-256 of `shown` in its canonical form, in hexadecimal digits.
    HASH: String = text("contentHash").required() => "بصمة المحتوى", "Empreinte", "Content hash";
    /// The seal of the house (Ed25519, base64) over who signed what and when.
    SIGNATURE: String = text("signature").required() => "الختم", "Sceau", "Seal";
    KEY: String = text("keyId").required() => "مفتاح الختم", "Clé du sceau", "Key of the seal";
    SIGNED_AT: Instant = instant("signedAt").required() => "تاريخ التوقيع", "Signé le", "Signed at";
    METHOD: Method = choice("method").required() => "طريقة التحقق", "Moyen", "Means";
    /// Those signed together with one word have one batch.
    BATCH: String = text("batchId").required() => "الدفعة", "Lot", "Batch";
    /// Exactly what the signer was shown.
    SHOWN: Json = json("shown").bytes(65_536).required() => "ما عرض للتوقيع", "Ce qui a été présenté", "What was shown";
    /// What the signer has drawn, under the name by which papers find it.
    DRAWING: String = text("drawing") => "التوقيع المرسوم", "Signature manuscrite", "Drawn signature";
    /// The head in whose name it was signed.
    ON_BEHALF_OF: Id = link("onBehalfOfId", || &EMPLOYEES).expands("onBehalfOf").weak() => "نيابة عن", "Au nom de", "On behalf of";
}

error_codes! {
    /// The password was not entered in this session within the last five minutes.
    SIGNING_CLOSED = "signing_closed", 401 => "أدخلوا كلمة السر للتوقيع", "Saisissez votre mot de passe pour signer", "Enter your password to sign";
    /// Keys, jobs, sheets, the command line, and tokens that were handed on in place of a session's own.
    NOT_A_PERSON = "signature_not_a_person", 403 => "لا يوقع إلا شخص سجل دخوله", "Seule une personne connectée signe", "Only a person who is signed in signs";
    TOO_MANY = "signature_too_many", invalid => "{most} على الأكثر في توقيع واحد", "{most} au plus en une signature", "At most {most} in one signature";
}

/// So many are signed together, for they are shown together.
pub const MOST: usize = 50;

/// Read with the document that is signed, by its own doors; never written or listed by the generic ones, nor by administrators.
pub static SIGNATURES: Collection = Collection {
    one: Label::new("توقيع", "Signature", "Signature"),
    many: Label::new("التوقيعات", "Signatures", "Signatures"),
    indexes: &[&[SUBJECT_COLLECTION.def, SUBJECT.def]],
    access: Access::resource(people::RESOURCE).private().read_only().append_only(),
    title: &[PURPOSE.def],
    ..Collection::new("signatures", FIELDS)
};

/// Only ever added to.
pub static SIGNATURE_ENTITY: Entity = Entity {
    actions: &[&office::WAITING],
    error_codes: &[ERROR_CODES, office::ERROR_CODES],
    extensions: &[office::TASKS],
    ..Entity::plain(&SIGNATURES)
};

/// The nouns of signatures.
pub static ENTITIES: &[&Entity] = &[&drawing::DRAWN_SIGNATURE, &SIGNATURE_ENTITY];

/// Something that is signed.
pub struct Shown<'a> {
    /// The document.
    pub document: &'a Document,
    /// What is said of it: `leaveRequests.approved`.
    pub purpose: &'static str,
    /// What the signer was shown of it: exactly this is hashed.
    pub shown: Json,
    /// The head in whose name it is signed.
    pub on_behalf_of: Option<Id>,
}

/// Whether the caller may sign at this moment.
///
/// # Errors
/// `signature_not_a_person` for whoever does not present a session's own token, `signing_closed` where the password was not entered a moment before.
pub fn require_open(cx: &Cx<'_>) -> Result<()> {
    let is_person = !cx.who().is_key && !cx.is_import() && cx.who().user.is_some() && cx.session().is_some();
    if !is_person {
        return Err(NOT_A_PERSON.into());
    }
    method(cx).map(drop)
}

/// By what the caller opened signing.
fn method(cx: &Cx<'_>) -> Result<Method> {
    let word = signing::opened_by(cx)?.ok_or(SIGNING_CLOSED)?;
    Ok(Method::ALL
        .iter()
        .copied()
        .find(|method| method.wire() == word)
        .unwrap_or(Method::Password))
}

/// The name of a user: that of the employee, else of the account.
fn name_of(cx: &Cx<'_>, user: &Id) -> Result<String> {
    let user = cx.need(&USERS, user.as_str())?;
    let employee = user
        .get(user::EMPLOYEE)
        .map(|Id(id)| cx.get(&EMPLOYEES, &id))
        .transpose()?
        .flatten();
    Ok(employee.unwrap_or(user).title().0)
}

/// Signs what was shown, together, in the caller's name. → the signatures, in the order of what was shown.
///
/// # Errors
/// As [`require_open`]; `signature_too_many` for more than [`MOST`].
pub fn sign(cx: &mut Cx<'_>, shown: &[Shown<'_>]) -> Result<Vec<Document>> {
    require_open(cx)?;
    if shown.len() > MOST {
        return Err(schema::Rejection::new(TOO_MANY).arg("most", MOST).into());
    }
    let (batch, seal) = (cx.new_id(), Seal::of(cx)?);
    let signer = user::caller(cx)?;
    let name = name_of(cx, &signer)?;
    let (method, drawn) = (method(cx)?, drawing::kept_for_papers(cx, &signer)?);
    let mut made = Vec::with_capacity(shown.len());
    for one in shown {
        let at = cx.moment();
        let hash = content_hash(&canonical(&one.shown));
        let text = sealed_text(
            &hash,
            signer.as_str(),
            one.purpose,
            &one.document.id,
            at,
            drawn.as_deref(),
        );
        let mut row = Document::new(&SIGNATURES)
            .with(SUBJECT_COLLECTION, one.document.of.id.to_owned())
            .with(SUBJECT, one.document.id.clone())
            .with(SIGNER, signer.clone())
            .with(SIGNER_NAME, name.clone())
            .with(PURPOSE, one.purpose.to_owned())
            .with(SIGNATURE, seal.seal(&text))
            .with(KEY, seal.key_id())
            .with(HASH, hash)
            .with(SIGNED_AT, at)
            .with(METHOD, method)
            .with(BATCH, batch.clone())
            .with(SHOWN, one.shown.clone());
        row.set_or_clear(ON_BEHALF_OF, one.on_behalf_of.clone());
        row.set_or_clear(DRAWING, drawn.clone());
        made.push(cx.create(row)?);
    }
    Ok(made)
}

/// Whether a signature is what the house sealed: what was shown has its hash, and the seal is one of ours.
///
/// # Errors
/// When the keys cannot be read.
pub fn is_genuine(cx: &Cx<'_>, signature: &Document) -> Result<bool> {
    let at = signature.need(SIGNED_AT)?;
    let hash = content_hash(&canonical(&signature.need(SHOWN)?));
    let signer = signature.need(SIGNER)?;
    let (purpose, subject) = (signature.need(PURPOSE)?, signature.need(SUBJECT)?);
    let drawn = signature.get(DRAWING);
    let text = sealed_text(&hash, signer.as_str(), &purpose, &subject, at, drawn.as_deref());
    let is_ours = is_sealed(cx, &signature.need(KEY)?, &text, &signature.need(SIGNATURE)?, at)?;
    Ok(is_ours && signature.get(HASH) == Some(hash))
}

/// What a document keeps of a signature under its own fields: `{id, by, name, at, hash, onBehalfOf}`.
pub fn seal_json(signature: &Document) -> Json {
    json!({
        "id": signature.id,
        "by": signature.get(SIGNER).map(|Id(id)| id),
        "name": signature.get(SIGNER_NAME),
        "at": signature.get(SIGNED_AT).map(|Instant(at)| schema::wire_instant(at)),
        "hash": signature.get(HASH),
        "onBehalfOf": signature.get(ON_BEHALF_OF).map(|Id(id)| id),
    })
}

/// What is sealed: one line each, so that no value runs into the next.
fn sealed_text(
    hash: &str,
    signer: &str,
    purpose: &str,
    subject: &str,
    Instant(at): Instant,
    drawing: Option<&str>,
) -> String {
    let at = schema::wire_instant(at);
    let drawn = drawing.map(|name| format!("\n{name}")).unwrap_or_default();
    format!("signature\n{hash}\n{signer}\n{purpose}\n{subject}\n{at}{drawn}")
}

//! Authentic documents: what stands behind the QR code of a paper. Public by its `docId` alone.

use engine::Entity;
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Who, choice, choices, date, fields, file, integer, json,
    link, long, text,
};
use serde_json::Value as Json;

use crate::people::employee::EMPLOYEES;

mod issue;
pub mod qr;
#[cfg(test)]
mod tests;

choices! {
    /// Whether what the paper says still holds.
    State {
        Valid = "valid": "صحيحة", "Valable", "Valid";
        Cancelled = "cancelled": "ملغاة", "Annulé", "Cancelled";
        Replaced = "replaced": "معوضة", "Remplacé", "Replaced";
    }
}

fields! {
    DOC_ID: String = text("docId").required() => "رمز الوثيقة", "Code du document", "Document code";
    KIND: String = text("kind").required() => "النوع", "Nature", "Kind";
    REF_NUMBER: String = text("refNumber") => "المرجع", "Référence", "Reference";
    YEAR: i64 = integer("year") => "السنة", "Année", "Year";
    NUM: i64 = integer("num") => "الرقم", "Numéro", "Number";
    SUBJECT_COLLECTION: String = text("subjectCollection") => "سجل الموضوع", "Registre de l'objet", "Register of the subject";
    SUBJECT: String = text("subjectId") => "الموضوع", "Objet", "Subject";
    ISSUED_ON: Date = date("issuedOn").required() => "تاريخ الإصدار", "Délivré le", "Issued on";
    ISSUED_BY: Id = link("issuedById", || &EMPLOYEES).expands("issuedBy") => "أصدرها", "Délivré par", "Issued by";
    RECORD: Json = json("record") => "المضمون", "Contenu", "Record";
    CONTENT_HASH: String = text("contentHash").required() => "بصمة المضمون", "Empreinte du contenu", "Content hash";
    SEAL: String = text("seal").required() => "الختم الرقمي", "Sceau numérique", "Seal";
    KEY_ID: String = text("keyId").required() => "رمز مفتاح الختم", "Clé du sceau", "Seal key";
    TEMPLATE: String = text("templateId") => "النموذج", "Modèle", "Template";
    TEMPLATE_VERSION: i64 = integer("templateVersion") => "إصدار النموذج", "Version du modèle", "Template version";
    FILE: Id = file("fileId", crate::bucket::DOWNLOADABLE_DOCUMENTS) => "الملف", "Fichier", "File";
    STATE: State = choice("state") => "الحالة", "État", "State";
    CANCEL_REASON: String = long("cancelReason") => "سبب الإلغاء", "Motif d'annulation", "Reason for cancellation";
    REPLACED_BY: Id = link("replacedById", || &AUTHENTIC_DOCUMENTS).expands("replacedBy") => "عوضتها", "Remplacé par", "Replaced by";
}

/// Written by the engine alone; read by administrators, and by whoever issued one. Who may read the subject of a paper
/// reads its row as well: that comes with the first kind that has a subject.
pub static AUTHENTIC_DOCUMENTS: Collection = Collection {
    one: Label::new("وثيقة صحيحة", "Document authentique", "Authentic document"),
    many: Label::new("الوثائق الصحيحة", "Documents authentiques", "Authentic documents"),
    unique: &[schema::Unique::on(&[DOC_ID.def])],
    access: Access::resource("authenticDocuments")
        .only_grants()
        .read_only()
        .grants(&[Grant::new(Who::Employees, Rows::Own(&["issuedById"]), Fields::All)]),
    title: &[KIND.def, REF_NUMBER.def],
    indexes: &[&[CONTENT_HASH.def, KIND.def]],
    ..Collection::new("authenticDocuments", FIELDS)
};

/// Nothing follows from one.
pub static AUTHENTIC_DOCUMENT: Entity = Entity::plain(&AUTHENTIC_DOCUMENTS);

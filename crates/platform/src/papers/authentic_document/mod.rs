//! Authentic documents: what stands behind the QR code of a paper. Public by its `docId` alone.

use engine::{Entity, Finder, Seals, Sought, extensions};
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Unique, Who, choice, choices, date, error_codes, fields,
    file, integer, json, link, links, long, text,
};
use serde_json::Value as Json;

use crate::papers::PaperKind;
use crate::people::employee::EMPLOYEES;

pub mod act;
pub(in crate::papers) mod canonical;
pub mod check;
pub mod compose;
pub mod follow;
pub mod issue;
pub mod number;
mod picture;
pub mod qr;
mod render;
pub mod reprint;
pub mod signed_copy;
mod state_seal;
#[cfg(test)]
mod tests;
pub mod word;

pub use picture::PAPER_PICTURES;
pub(crate) use picture::store as store_picture;

choices! {
    /// Whether what the paper says still holds.
    State {
        Valid = "valid" as Good: "صحيحة", "Valable", "Valid";
        /// What it is about says otherwise now, until it is printed again.
        Outdated = "outdated" as Warn: "متجاوزة", "Périmé", "Outdated";
        Cancelled = "cancelled" as Bad: "ملغاة", "Annulé", "Cancelled";
        Replaced = "replaced" as Warn: "معوضة", "Remplacé", "Replaced";
    }
}

fields! {
    DOC_ID: String = text("docId").required() => "رمز الوثيقة", "Code du document", "Document code";
    KIND: String = text("kind").required() => "النوع", "Nature", "Kind";
    REF_NUMBER: String = text("refNumber") => "المرجع", "Référence", "Reference";
    YEAR: i64 = integer("year") => "السنة", "Année", "Year";
    NUM: i64 = integer("num") => "الرقم", "Numéro", "Number";
    SUBJECT_COLLECTION: String = text("subjectCollection") => "سجل الموضوع", "Registre de l’objet", "Register of the subject";
    SUBJECT: String = text("subjectId") => "الموضوع", "Objet", "Subject";
    ISSUED_ON: Date = date("issuedOn").required() => "تاريخ الإصدار", "Délivré le", "Issued on";
    ISSUED_BY: Id = link("issuedById", || &EMPLOYEES).expands("issuedBy") => "أصدرها", "Délivré par", "Issued by";
    LANGUAGE: String = text("language") => "اللغة", "Langue", "Language";
    /// The employee whom it is about, or who had it made: reads it as its own. No link: papers outlive who they are about.
    OWNER: String = text("ownerId") => "المعني(ة) بالأمر", "Intéressé(e)", "Person concerned";
    /// Other employees who read it: those whom its subject names now.
    READERS: Vec<Id> = links("readerIds", || &EMPLOYEES) => "المطلعون", "Lecteurs", "Readers";
    /// The permission, or the word of auth, that its other readers hold.
    READ_BY: String = text("readBy") => "صلاحية الاطلاع", "Autorisation de lecture", "Permission to read";
    RECORD: Json = json("record").bytes(1 << 20) => "المضمون", "Contenu", "Record";
    CONTENT_HASH: String = text("contentHash").required() => "بصمة المضمون", "Empreinte du contenu", "Content hash";
    SEAL: String = text("seal").required() => "الخاتم الإلكتروني", "Cachet électronique", "Seal";
    KEY_ID: String = text("keyId").required() => "رمز مفتاح الختم", "Clé du sceau", "Seal key";
    TEMPLATE: String = text("templateId") => "النموذج", "Modèle", "Template";
    TEMPLATE_VERSION: i64 = integer("templateVersion") => "إصدار النموذج", "Version du modèle", "Template version";
    FILE: Id = file("fileId", crate::bucket::DOWNLOADABLE_DOCUMENTS).other_buckets(&[crate::bucket::MISSION_DOCUMENTS]) => "الملف", "Fichier", "File";
    /// Of the bytes that were printed; none until they are.
    SHA256: String = text("sha256") => "بصمة الملف", "Empreinte du fichier", "File hash";
    /// The copy that says who signed it electronically, under the same code and number.
    SIGNED_FILE: Id = file("signedFileId", crate::bucket::DOWNLOADABLE_DOCUMENTS).other_buckets(&[crate::bucket::MISSION_DOCUMENTS]) => "النسخة الموقعة إلكترونيا", "Copie signée", "Signed copy";
    /// Of the bytes of that copy; none until they are printed.
    SIGNED_SHA256: String = text("signedSha256") => "بصمة النسخة الموقعة", "Empreinte de la copie signée", "Hash of the signed copy";
    /// Who signed it: name, office, when, in whose name.
    SIGNERS: Json = json("signers") => "الموقعون", "Signataires", "Signers";
    /// The office whose signature it waits for: it opens to whoever signs for that office, as long as it waits.
    SIGN_BY: String = text("signBy").hidden() => "في انتظار توقيع", "À signer par", "To be signed by";
    /// The seal over its state, its file and what replaced it.
    STANDING: Json = json("standing").hidden() => "ختم الحالة", "Sceau de l’état", "Seal of its state";
    STATE: State = choice("state") => "الحالة", "État", "State";
    CANCEL_REASON: String = long("cancelReason") => "سبب الإلغاء", "Motif d’annulation", "Reason for cancellation";
    REPLACED_BY: Id = link("replacedById", || &AUTHENTIC_DOCUMENTS).expands("replacedBy") => "عوضتها", "Remplacé par", "Replaced by";
}

/// Kinds of papers that tell for what somebody was on leave begin so: what they say is of the person and of whom the kind names,
/// not of administrators.
pub const SEALED_KINDS: &str = "leave_";

/// Written by the engine alone; read by administrators, by holders of what the kind of paper names, by the employee whom one is
/// about, by those whom its subject names beside, and by whoever is to sign it.
pub static AUTHENTIC_DOCUMENTS: Collection = Collection {
    one: Label::new("وثيقة صحيحة", "Document authentique", "Authentic document"),
    many: Label::new("الوثائق المسلمة", "Documents authentiques", "Authentic documents"),
    unique: &[Unique::on(&[DOC_ID.def]), Unique::on(&[KIND.def, YEAR.def, NUM.def])],
    access: Access::resource("authenticDocuments")
        .only_grants()
        .read_only()
        .grants(&[
            // Each kind of paper says who reads it, and its papers carry the word.
            Grant::new(Who::Users, Rows::Held(&READ_BY.def), Fields::All),
            Grant::new(Who::Users, Rows::Office(&SIGN_BY.def), Fields::All),
            Grant::new(Who::Employees, Rows::Own(&[OWNER.def, READERS.def]), Fields::All),
        ])
        .sealed_fields_where(&[RECORD.def, FILE.def, SIGNED_FILE.def], &KIND.def, SEALED_KINDS),
    title: &[KIND.def, REF_NUMBER.def],
    indexes: &[
        &[CONTENT_HASH.def, KIND.def],
        &[SUBJECT.def, SUBJECT_COLLECTION.def],
        &[REF_NUMBER.def],
        &[SIGN_BY.def],
    ],
    ..Collection::new("authenticDocuments", FIELDS)
};

error_codes! {
    /// A paper would say what nobody has written down.
    FACT_MISSING = "paper_fact_missing", invalid => "معطى ناقص لتحرير الوثيقة: {what}", "Il manque une donnée pour établir ce document\u{a0}: {what}", "Something is missing to make this paper: {what}";
    /// A paper in Arabic would print what was written in French alone.
    ARABIC_MISSING = "paper_arabic_missing", invalid => "«{what}» غير مكتوب بالعربية: أكملوه قبل تحرير الوثيقة", "«\u{a0}{what}\u{a0}» n’est pas saisi en arabe\u{a0}: complétez-le avant d’établir le document", "\"{what}\" is not written in Arabic: complete it before issuing the paper";
    /// A paper in French would print what was written in Arabic alone.
    FRENCH_MISSING = "paper_french_missing", invalid => "«{what}» غير مكتوب بالفرنسية: أكملوه قبل تحرير الوثيقة", "«\u{a0}{what}\u{a0}» n’est pas saisi en français\u{a0}: complétez-le avant d’établir le document", "\"{what}\" is not written in French: complete it before issuing the paper";
    /// A paper that does not hold any more is neither cancelled nor replaced.
    NOT_VALID = "paper_not_valid", conflict => "لم تعد هذه الوثيقة سارية المفعول", "Ce document n’est plus valable", "This paper no longer holds";
    /// A paper bears the signature that was given first.
    SIGNED_ALREADY = "paper_signed", conflict => "هذه الوثيقة موقعة", "Ce document est déjà signé", "This paper is signed already";
    /// Only papers are replaced; there is nothing to print a code from.
    NOT_A_PAPER = "paper_not_printed", invalid => "هذه ليست وثيقة مطبوعة", "Ce n’est pas un document imprimé", "This is not a printed paper";
}
/// Papers are cancelled and replaced; those without bytes are tried again.
pub static AUTHENTIC_DOCUMENT: Entity = Entity {
    before_write: &[signed_copy::waits_no_more],
    jobs: &[&render::JOB, &render::SIGNED_JOB],
    routines: &[&render::WAITING, &reprint::LOST],
    actions: &[&act::CANCEL, &act::REPLACE, &act::ROTATE],
    seals: &[
        Seals {
            file: FILE,
            sha256: SHA256,
        },
        Seals {
            file: SIGNED_FILE,
            sha256: SIGNED_SHA256,
        },
    ],
    keeps: &[&PAPER_PICTURES],
    finder: Some(Finder {
        by: &[REF_NUMBER.def, DOC_ID.def],
        details: &[REF_NUMBER.def, ISSUED_ON.def],
    }),
    sought: Sought {
        by_code: true,
        name: Some(|entities, paper, lang| {
            let kind = paper.get(KIND)?;
            let known = extensions::<PaperKind>(entities).find(|known| known.id == kind)?;
            Some(known.label.text(lang).to_owned())
        }),
        open: Some(("/verify/", DOC_ID.def)),
        ..Sought::ALL
    },
    error_codes: &[ERROR_CODES, check::ERROR_CODES, qr::ERROR_CODES],
    ..Entity::plain(&AUTHENTIC_DOCUMENTS)
};

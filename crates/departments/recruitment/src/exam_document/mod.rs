//! Documents that an exam asks of its candidates (وثائق ملف الترشيح): one copy, not legalised (law 55-19).

use engine::{Cx, Entity, Import};
use schema::{
    Access, Change, Collection, Id, Label, Rejection, Result, choice, choices, error_codes, fields, integer, link, text,
};

use crate::permission::EXAMS;
use crate::recruitment::{RECRUITMENTS, frozen};
use crate::reserved_ground::ReservedGround;

choices! {
    /// Of whom a document is asked.
    DocumentCondition {
        All = "all": "جميع المترشحين", "Tous les candidats", "All candidates";
        InService = "in_service": "الموظفون", "Candidats en fonction", "In public service";
        Reserved = "reserved": "المناصب المخصصة", "Postes réservés", "Reserved posts";
    }
    /// What a document is.
    #[derive(serde::Serialize, serde::Deserialize)]
    DocumentContent {
        Pdf = "pdf": "ملف \u{2066}PDF\u{2069}", "Fichier PDF", "PDF file";
        Image = "image": "صورة", "Image", "Image";
    }
}

fields! {
    /// A draft that goes takes its documents along.
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").weak().required() => "المباراة", "Concours", "Exam";
    /// Of the five that every exam begins with (photo, request, diploma, cin, cv), and of those that prove a claim.
    CODE: String = text("code").max(32) => "الرمز", "Code", "Code";
    LABEL_FR: String = text("labelFr").max(200).required().printable() => "الوثيقة بالفرنسية", "Pièce", "Document in French";
    LABEL_AR: String = text("labelAr").max(200).required().printable() => "الوثيقة", "Pièce en arabe", "Document in Arabic";
    CONDITION: DocumentCondition = choice("condition").default(DocumentCondition::All.wire()).required() => "ممن تطلب", "Demandée à", "Asked of";
    /// Of documents for reserved posts: the ground that it proves; any of them where none is said.
    GROUND: ReservedGround = choice("ground") => "الحصة التي تثبتها", "Quota qu’elle justifie", "Ground that it proves";
    KIND: DocumentContent = choice("kind").default(DocumentContent::Pdf.wire()).required() => "نوع الملف", "Type de fichier", "Kind of file";
    MAX_MEGABYTES: i64 = integer("maxMegabytes").within(1, 5) => "الحجم الأقصى بالميغابايت", "Taille maximale (Mo)", "Greatest size (MB)";
}

/// Kept by the secretariat until the exam is published.
pub static EXAM_DOCUMENTS: Collection = Collection {
    one: Label::new("وثيقة مطلوبة", "Pièce demandée", "Required document"),
    many: Label::new("الوثائق المطلوبة", "Pièces demandées", "Required documents"),
    indexes: &[&[RECRUITMENT.def]],
    access: Access::resource(EXAMS),
    title: &[LABEL_FR.def, LABEL_AR.def],
    ..Collection::new("examDocuments", FIELDS)
};

/// Frozen by publishing its exam.
pub static EXAM_DOCUMENT: Entity = Entity {
    before_write: &[a_document_is_of_its_exam, frozen::what_is_published_is_frozen],
    before_delete: &[frozen::what_is_published_stays],
    error_codes: &[ERROR_CODES],
    import: Some(&Import::by(&EXAM_DOCUMENTS, &[&[RECRUITMENT.def, LABEL_FR.def]])),
    ..Entity::plain(&EXAM_DOCUMENTS)
};

error_codes! {
    /// A picture is larger than the bucket of applications takes.
    PICTURE_TOO_LARGE = "exam_document_picture_too_large", invalid => "لا تتجاوز الصورة {most} ميغابايت", "Une image est de {most} Mo au plus", "A picture is of {most} MB at most";
    DOCUMENT_OF_OTHER_EXAM = "exam_document_moved", invalid => "لا تنقل الوثيقة إلى مباراة أخرى", "Une pièce ne passe pas à un autre concours", "A document does not go over to another exam";
}

/// A picture is of two megabytes at most, a PDF of five.
const LARGEST_PICTURE: i64 = 2;
const LARGEST_PDF: i64 = 5;

/// It stays in its exam, and is no larger than what may be sent.
fn a_document_is_of_its_exam(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() && change.touches(RECRUITMENT) {
        return Err(Rejection::new(DOCUMENT_OF_OTHER_EXAM)
            .field(RECRUITMENT.def.name)
            .into());
    }
    let is_picture = change.after.get(KIND) == Some(DocumentContent::Image);
    let most = if is_picture { LARGEST_PICTURE } else { LARGEST_PDF };
    let megabytes = change.after.get(MAX_MEGABYTES).unwrap_or(most);
    if megabytes > most {
        let refused = Rejection::new(PICTURE_TOO_LARGE).field(MAX_MEGABYTES.def.name);
        return Err(refused.arg("most", most).into());
    }
    change.after.set(MAX_MEGABYTES, megabytes);
    Ok(())
}

//! Documents that an exam asks of its candidates (وثائق ملف الترشيح): one copy, not legalised (law 55-19).

use engine::{Entity, Import};
use schema::{Access, Collection, Id, Label, choice, choices, fields, integer, link, text};

use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// Of whom a document is asked.
    DocumentCondition {
        All = "all": "جميع المترشحين", "Tous les candidats", "All candidates";
        InService = "in_service": "الموظفون", "Candidats en fonction", "In public service";
        Reserved = "reserved": "المناصب المخصصة", "Postes réservés", "Reserved posts";
    }
    /// What a document is.
    DocumentContent {
        Pdf = "pdf": "ملف \u{2066}PDF\u{2069}", "Fichier PDF", "PDF file";
        Image = "image": "صورة", "Image", "Image";
    }
}

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    /// Of the five that every exam begins with: photo, request, diploma, cin, cv.
    CODE: String = text("code").max(32) => "الرمز", "Code", "Code";
    LABEL_FR: String = text("labelFr").max(200).required().printable() => "الوثيقة بالفرنسية", "Pièce", "Document in French";
    LABEL_AR: String = text("labelAr").max(200).required().printable() => "الوثيقة", "Pièce en arabe", "Document in Arabic";
    CONDITION: DocumentCondition = choice("condition").default(DocumentCondition::All.wire()).required() => "ممن تطلب", "Demandée à", "Asked of";
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
    page: "/recruitment-system/recruitment-processes?document={id}",
    ..Collection::new("examDocuments", FIELDS)
};

/// A required document.
pub static EXAM_DOCUMENT: Entity = Entity {
    import: Some(&Import::by(&EXAM_DOCUMENTS, &[&[RECRUITMENT.def, LABEL_FR.def]])),
    ..Entity::plain(&EXAM_DOCUMENTS)
};

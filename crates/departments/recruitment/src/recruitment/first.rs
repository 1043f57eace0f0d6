//! What a new exam begins with: two tests, a photo and four PDFs. They go with an exam that goes.

use engine::Cx;
use schema::{Change, Document, Id, Result};

use super::{MIN_ORAL, MIN_WRITTEN, ORAL_WEIGHT, WRITTEN_WEIGHT};
use crate::exam_document::{self, DocumentCondition, DocumentContent, EXAM_DOCUMENTS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};

/// What is asked of everybody: code, French, Arabic, whether a picture.
const DOCUMENTS: [(&str, &str, &str, bool); 5] = [
    ("photo", "Photo d’identité récente", "صورة شمسية حديثة", true),
    ("request", "Demande manuscrite", "طلب خطي", false),
    ("diploma", "Copie du diplôme", "نسخة من الشهادة", false),
    ("cin", "Copie de la CNIE", "نسخة من بطاقة التعريف الوطنية", false),
    ("cv", "Curriculum vitæ", "السيرة الذاتية", false),
];
/// Pictures are of 2 MB at most, documents of 5 (the bucket of applications).
const MEGABYTES: (i64, i64) = (2, 5);

/// Makes the tests and the documents of a new exam, in its transaction.
pub(super) fn tests_and_documents_stand(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if !change.is_new() {
        return Ok(());
    }
    let exam = &change.after;
    let kinds = [
        (
            TestKind::Written,
            ["Épreuve écrite", "الاختبار الكتابي"],
            WRITTEN_WEIGHT,
            MIN_WRITTEN,
        ),
        (
            TestKind::Oral,
            ["Épreuve orale", "الاختبار الشفوي"],
            ORAL_WEIGHT,
            MIN_ORAL,
        ),
    ];
    for (kind, [fr, ar], weight, minimum) in kinds {
        // Without weight there is no such test.
        let Some(coefficient) = exam.get(weight).filter(|weight| weight.0 > 0) else {
            continue;
        };
        let mut test = Document::new(&EXAM_TESTS)
            .with(exam_test::RECRUITMENT, Id(exam.id.clone()))
            .with(exam_test::KIND, kind)
            .with(exam_test::LABEL_FR, fr.to_owned())
            .with(exam_test::LABEL_AR, ar.to_owned())
            .with(exam_test::COEFFICIENT, coefficient)
            .with(exam_test::MARKERS, 1);
        test.set_or_clear(exam_test::MIN_MARK, exam.get(minimum));
        cx.create(test)?;
    }
    DOCUMENTS
        .iter()
        .try_for_each(|one| cx.create(document(exam, one)).map(drop))
}

fn document(exam: &Document, one: &(&str, &str, &str, bool)) -> Document {
    let (code, fr, ar, is_picture) = *one;
    let (kind, megabytes) = if is_picture {
        (DocumentContent::Image, MEGABYTES.0)
    } else {
        (DocumentContent::Pdf, MEGABYTES.1)
    };
    Document::new(&EXAM_DOCUMENTS)
        .with(exam_document::RECRUITMENT, Id(exam.id.clone()))
        .with(exam_document::CODE, code.to_owned())
        .with(exam_document::LABEL_FR, fr.to_owned())
        .with(exam_document::LABEL_AR, ar.to_owned())
        .with(exam_document::CONDITION, DocumentCondition::All)
        .with(exam_document::KIND, kind)
        .with(exam_document::MAX_MEGABYTES, megabytes)
}

/// The tests and the documents of a draft go with it.
pub(super) fn tests_and_documents_go(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let exam = &change.after.id;
    for test in cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam)])? {
        cx.delete(&EXAM_TESTS, &test.id)?;
    }
    for document in cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(exam)])? {
        cx.delete(&EXAM_DOCUMENTS, &document.id)?;
    }
    Ok(())
}

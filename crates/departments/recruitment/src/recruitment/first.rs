//! What a new exam begins with: two tests, a photo and four PDFs, and the documents that prove what it takes account of. They go with
//! an exam that goes.

use engine::Cx;
use schema::{Change, Document, Id, Result};

use super::{AGE_EXTENSION, MIN_ORAL, MIN_WRITTEN, ORAL_WEIGHT, PUBLISHED_AT, WRITTEN_WEIGHT, quota};
use crate::exam_document::{self, DocumentCondition, DocumentContent, EXAM_DOCUMENTS};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::reserved_ground::ReservedGround;

/// What is asked of everybody: code, French, Arabic, whether a picture.
const DOCUMENTS: [(&str, &str, &str, bool); 5] = [
    ("photo", "Photo d’identité récente", "صورة شمسية حديثة", true),
    ("request", "Demande manuscrite", "طلب خطي", false),
    ("diploma", "Copie du diplôme", "نسخة من الشهادة", false),
    (
        "cin",
        "Copie de la CNIE",
        "نسخة من البطاقة الوطنية للتعريف الإلكترونية",
        false,
    ),
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

/// What proves a claim, asked for with it (decision 75): code, French, Arabic.
const SERVICE_DOCUMENT: (&str, &str, &str, bool) = (
    "services",
    "Attestation des services accomplis",
    "شهادة بالخدمات المنجزة",
    false,
);

fn ground_document(ground: ReservedGround) -> Option<(&'static str, &'static str, &'static str, bool)> {
    match ground {
        ReservedGround::None => None,
        ReservedGround::Resistant => Some((
            "ground_resistant",
            "Attestation de résistant, de pupille de la nation, d’ancien militaire ou d’ancien combattant",
            "شهادة تثبت صفة مقاوم أو مكفول الأمة أو عسكري قديم أو محارب قديم",
            false,
        )),
        ReservedGround::Disability => Some((
            "ground_disability",
            "Carte de personne en situation de handicap",
            "بطاقة شخص في وضعية إعاقة",
            false,
        )),
    }
}

/// The grounds for which an exam reserves posts.
fn reserved_grounds(exam: &Document) -> Result<Vec<ReservedGround>> {
    Ok(quota::read(exam)?.into_iter().map(|quota| quota.ground).collect())
}

/// A draft that begins to reserve posts for a ground asks for the document that proves it, one that raises the greatest age by service for
/// that of the service; what is reserved no more is not asked for either. Whoever leads the exam may delete or change them.
pub(super) fn proofs_are_asked_for(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let (exam, former) = (&change.after, change.before.as_ref());
    if exam.get(PUBLISHED_AT).is_some() {
        return Ok(());
    }
    let before = former.map(reserved_grounds).transpose()?.unwrap_or_default();
    let now = reserved_grounds(exam)?;
    for ground in now.iter().filter(|ground| !before.contains(ground)) {
        let Some(asked) = ground_document(*ground) else {
            continue;
        };
        let row = document(exam, &asked).with(exam_document::CONDITION, DocumentCondition::Reserved);
        cx.create(row.with(exam_document::GROUND, *ground))?;
    }
    for ground in before.iter().filter(|ground| !now.contains(ground)) {
        let code = ground_document(*ground).map(|asked| asked.0).unwrap_or_default();
        let own = [exam_document::RECRUITMENT.eq(&exam.id), exam_document::CODE.eq(code)];
        for row in cx.all(&EXAM_DOCUMENTS, own)? {
            cx.delete(&EXAM_DOCUMENTS, &row.id)?;
        }
    }
    let raised = |row: &Document| row.get(AGE_EXTENSION).is_some();
    if raised(exam) && !former.is_some_and(raised) {
        let row = document(exam, &SERVICE_DOCUMENT).with(exam_document::CONDITION, DocumentCondition::InService);
        cx.create(row)?;
    }
    Ok(())
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

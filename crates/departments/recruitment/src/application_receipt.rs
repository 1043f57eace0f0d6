//! What the receipt of an application says, and what its record keeps: who applied for what and when, and each document that was
//! received with the digest of its content, so that a complete file is proved by it. Nothing secret.

use engine::Cx;
use engine::doc::{Block, Words};
use platform::papers::facts::Gender;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Instant, Label, Result};

use crate::candidate::{CIN, NAME_AR, NAME_FR, POSITION, RECRUITMENT, SEX, SPECIALTY, SUBMITTED_AT};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::candidate_paper::candidate_paper;
use crate::exam_document::EXAM_DOCUMENTS;
use crate::exam_paper::{EXAM_TITLE, column, facts_of_exam, ltr, row};
use crate::position::{self, POSITIONS};
use crate::recruitment::{DEADLINE, DECISION_REF, RECRUITMENTS};
use crate::specialty::SPECIALTIES;

/// Replaced once the application was corrected.
pub(crate) static RECEIPT_KIND: PaperKind = candidate_paper(
    "exam_application_receipt",
    ["RCP", "و.ت"],
    Label::new(
        "وصل إيداع طلب الترشيح",
        "Récépissé de candidature",
        "Receipt of an application",
    ),
    NAMES,
    [FR, AR],
    facts,
);

const FULL_NAME: Name = Name::new("candidate.name", Label::new("الاسم الكامل", "Nom complet", "Full name"));
const GRADE: Name = Name::of("candidate.position", POSITION.def);
const OF_SPECIALTY: Name = Name::of("candidate.specialty", SPECIALTY.def);
const COUNT: Name = Name::new(
    "file.count",
    Label::new("عدد الوثائق", "Nombre de pièces", "Number of documents"),
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    FULL_NAME,
    GRADE,
    OF_SPECIALTY,
    COUNT,
    Name::of("exam.decision", DECISION_REF.def),
    Name::of("exam.deadline", DEADLINE.def),
    Name::of("candidate.cin", CIN.def),
    Name::of("candidate.submittedAt", SUBMITTED_AT.def),
];

const FR: &str = "\
La {commune.name} a reçu la candidature de {Monsieur|Madame|Madame / Monsieur} **{candidate.name}** au concours\u{a0}: \
**{exam.title}** (décision n°\u{a0}{exam.decision}).

- CNIE\u{a0}: {candidate.cin}
- Catégorie\u{a0}: {candidate.position}
- Spécialité\u{a0}: {candidate.specialty}
- Déposée le\u{a0}: {candidate.submittedAt}
- Date limite de dépôt\u{a0}: {exam.deadline}

[Pièces reçues\u{a0}: {file.count}, en un seul exemplaire et sans légalisation (loi n°\u{a0}55-19). L’empreinte SHA-256 de chacune prouve \
son contenu.]";

const AR: &str = "\
توصلت {commune.name} بطلب ترشيح {السيد|السيدة|السيد(ة)} **{candidate.name}** في المباراة: \
**{exam.title}** (القرار رقم {exam.decision}).

- ب.و.ت.إ : {candidate.cin}
- الفئة : {candidate.position}
- التخصص : {candidate.specialty}
- تاريخ الإيداع : {candidate.submittedAt}
- آخر أجل للإيداع : {exam.deadline}

[عدد الوثائق المتوصل بها: {file.count}، في نسخة واحدة وبدون تصحيح إمضاء (القانون رقم 55.19). وتثبت بصمة SHA-256 مضمون كل وثيقة.]";

fn facts(cx: &Cx<'_>, one: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, one.need(RECRUITMENT)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    // Its seal and its code are what it is known by; nobody of the house signs it.
    facts.by_those_present = true;
    let name = [NAME_FR, NAME_AR].map(|key| one.get(key).unwrap_or_default());
    facts.about.clone_from(&name);
    facts.gender = Gender::from(one.get(SEX));
    facts.add_bilingual(FULL_NAME.name, &name);
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code("candidate.cin", &one.get(CIN).unwrap_or_default());
    let position = cx.need(&POSITIONS, one.need(POSITION)?.as_str())?;
    let grade = [position::GRADE_FR, position::GRADE_AR].map(|key| position.get(key).unwrap_or_default());
    facts.add_bilingual(GRADE.name, &grade);
    let (fr, ar) = cx.need(&SPECIALTIES, one.need(SPECIALTY)?.as_str())?.title();
    facts.add_bilingual(OF_SPECIALTY.name, &[fr, ar]);
    for (name, at) in [
        ("candidate.submittedAt", one.get(SUBMITTED_AT)),
        ("exam.deadline", exam.get(DEADLINE)),
    ] {
        if let Some(Instant(at)) = at {
            facts.moment(name, at);
        }
    }
    let standing = [
        candidate_file::CANDIDATE.eq(&one.id),
        candidate_file::REPLACED_AT.is_null(),
    ];
    let files = cx.all(&CANDIDATE_FILES, standing)?;
    if !files.is_empty() {
        facts.text(COUNT.name, &files.len().to_string());
        facts.blocks = vec![documents(cx, &files)?];
    }
    Ok(facts)
}

/// Each document with the digest of its content.
fn documents(cx: &Cx<'_>, files: &[Document]) -> Result<Block> {
    let mut rows = Vec::new();
    for file in files {
        let asked = cx.need(&EXAM_DOCUMENTS, file.need(candidate_file::DOCUMENT)?.as_str())?;
        let (fr, ar) = asked.title();
        let digest = file.get(candidate_file::HASH).unwrap_or_default();
        rows.push(row(vec![Words::new(fr, ar), ltr(digest)]));
    }
    Ok(Block::Table {
        columns: vec![
            column("Pièce", "الوثيقة", 2),
            column("Empreinte (SHA-256)", "البصمة (SHA-256)", 3),
        ],
        rows,
    })
}

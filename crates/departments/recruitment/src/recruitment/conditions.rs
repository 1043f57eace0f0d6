//! What applicants rely on, in one form, and its digest: it stands on the notice, so that anybody can tell later that the exam
//! was led by what was announced. The text that was hashed is kept and handed to whoever asks, so that anybody computes it again.

use engine::Cx;
use platform::papers::canonical;
use schema::{Collection, Document, FieldDef, Result, to_json};
use serde_json::{Map, Value as Json, json};

use super::weight::tests_of;
use super::{CONDITIONS, CONDITIONS_HASH, RECRUITMENTS, SEED};
use crate::exam_document::{self, EXAM_DOCUMENTS};
use crate::exam_test::EXAM_TESTS;
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

/// The form in which texts are written from now on, which each names. It leaves out what is empty, so that a field that is added one
/// day changes no text that was published before.
const FORM: u8 = 2;

/// How a text was written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextForm {
    /// Every field of that time, empty ones as well, and without the name of the form.
    First,
    /// Only what is said.
    Second,
}

/// The fields of the first form, by collection: those that there were when the last exam was published in it.
const FIRST_FORM: [(&Collection, &[&str]); 5] = [
    (
        &RECRUITMENTS,
        &[
            "titleFr",
            "titleAr",
            "decision_ref",
            "decision_date",
            "exam_date",
            "exam_time",
            "application_deadline",
            "min_age",
            "max_age",
            "age_reference_date",
            "ageExtension",
            "decision_signature_date",
            "advertisement_ref",
            "press_announcement_ref",
            "written_weight",
            "oral_weight",
            "min_written",
            "min_oral",
            "min_total",
            "nationality",
            "rounding",
            "absentRule",
            "tieRules",
            "quotas",
            "thresholdsBy",
            "appealDays",
            "waitingListUntil",
            "nameOnLists",
            "listsDays",
            "instructionsFr",
            "instructionsAr",
        ],
    ),
    (
        &POSITIONS,
        &[
            "recruitmentId",
            "code",
            "diplomaAr",
            "diplomaFr",
            "gradeAr",
            "gradeFr",
            "minTotal",
            "order",
        ],
    ),
    (
        &SPECIALTIES,
        &["positionId", "nameAr", "nameFr", "posts", "communeFr", "communeAr"],
    ),
    (
        &EXAM_TESTS,
        &[
            "recruitmentId",
            "positionId",
            "kind",
            "labelFr",
            "labelAr",
            "coefficient",
            "minMark",
            "date",
            "startTime",
            "durationMinutes",
            "markers",
            "maxGap",
        ],
    ),
    (
        &EXAM_DOCUMENTS,
        &[
            "recruitmentId",
            "code",
            "labelFr",
            "labelAr",
            "condition",
            "kind",
            "maxMegabytes",
        ],
    ),
];

impl TextForm {
    fn holds(self, row: &Document, at: usize, field: &FieldDef) -> bool {
        let is_said = !row.values[at].is_null();
        match self {
            TextForm::Second => field.is_input() && field.is_stored() && is_said,
            TextForm::First => FIRST_FORM
                .iter()
                .any(|(of, names)| *of == row.of && names.contains(&field.name)),
        }
    }

    /// The fields of a row that people give, by their names; its id.
    fn values(self, row: &Document) -> Json {
        let mut said = Map::new();
        said.insert("$id".to_owned(), json!(row.id));
        for (at, field) in row.of.fields().iter().enumerate() {
            if self.holds(row, at, field) {
                said.insert(field.name.to_owned(), to_json(field, &row.values[at]));
            }
        }
        Json::Object(said)
    }

    fn list(self, rows: &[Document]) -> Json {
        rows.iter().map(|row| self.values(row)).collect()
    }

    /// The conditions of an exam and its seed.
    fn conditions(self, cx: &Cx<'_>, exam: &Document) -> Result<Json> {
        let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
        let ids: Vec<&String> = positions.iter().map(|one| &one.id).collect();
        let specialties = cx.all(&SPECIALTIES, [specialty::POSITION.any_of(ids)])?;
        let documents = cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(&exam.id)])?;
        let mut conditions = json!({
            "exam": self.values(exam), "seed": exam.get(SEED), "positions": self.list(&positions),
            "specialties": self.list(&specialties), "tests": self.list(&tests_of(cx, &exam.id)?),
            "documents": self.list(&documents),
        });
        if self == TextForm::Second {
            conditions["form"] = json!(FORM);
        }
        Ok(conditions)
    }
}

/// An exam with its conditions as they stand, and their digest: the SHA-256 of the text in hexadecimal digits.
pub(crate) fn fix(cx: &Cx<'_>, exam: Document) -> Result<Document> {
    let conditions = TextForm::Second.conditions(cx, &exam)?;
    let hash = accounts::content_hash(&canonical(&conditions));
    Ok(exam.with(CONDITIONS_HASH, hash).with(CONDITIONS, conditions))
}

/// The text whose digest stands on the notice; of an exam that was published before texts were kept, as far as its rows still say it.
pub(crate) fn published_text(cx: &Cx<'_>, exam: &Document) -> Result<Option<String>> {
    let conditions = match exam.get(CONDITIONS) {
        Some(kept) => kept,
        None => TextForm::First.conditions(cx, exam)?,
    };
    let text = canonical(&conditions);
    let is_it = exam.get(CONDITIONS_HASH) == Some(accounts::content_hash(&text));
    Ok(is_it.then_some(text))
}

/// The text of the first form, as an exam that was published in it has it, and its digest.
#[cfg(test)]
pub(crate) fn first_form(cx: &Cx<'_>, exam: &Document) -> Result<(String, String)> {
    let text = canonical(&TextForm::First.conditions(cx, exam)?);
    let hash = accounts::content_hash(&text);
    Ok((text, hash))
}

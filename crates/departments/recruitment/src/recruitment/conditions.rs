//! What applicants rely on, in one form, and its digest: it stands on the notice, so that anybody can tell later that the exam
//! was led by what was announced.

use engine::Cx;
use platform::papers::canonical;
use schema::{Document, Result, to_json};
use serde_json::{Map, Value as Json, json};

use super::SEED;
use super::weight::tests_of;
use crate::exam_document::{self, EXAM_DOCUMENTS};
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

/// Fields that came after notices were published: where they are empty they are left out, so that the digest on such a notice is that
/// of its conditions still (M9).
const CAME_LATER: [(&str, &str); 1] = [(EXAM_DOCUMENTS.id, exam_document::GROUND.def.name)];

/// The fields of a row that people give, by their names; its id.
fn values(row: &Document) -> Json {
    let mut said = Map::new();
    said.insert("$id".to_owned(), json!(row.id));
    for (at, field) in row.of.fields.iter().enumerate() {
        let is_later = CAME_LATER.contains(&(row.of.id, field.name));
        if field.is_input() && field.is_stored() && !(is_later && row.values[at].is_null()) {
            said.insert(field.name.to_owned(), to_json(field, &row.values[at]));
        }
    }
    Json::Object(said)
}

fn list(rows: &[Document]) -> Json {
    rows.iter().map(values).collect()
}

/// The SHA-256 of the conditions of an exam and of its seed, in hexadecimal digits.
pub(crate) fn digest(cx: &Cx<'_>, exam: &Document) -> Result<String> {
    Ok(accounts::content_hash(&canonical_text(cx, exam)?))
}

/// The conditions of an exam and its seed, as they are hashed.
pub(crate) fn canonical_text(cx: &Cx<'_>, exam: &Document) -> Result<String> {
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    let ids: Vec<&String> = positions.iter().map(|one| &one.id).collect();
    let specialties = cx.all(&SPECIALTIES, [specialty::POSITION.any_of(ids)])?;
    let documents = cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(&exam.id)])?;
    let conditions = json!({
        "exam": values(exam), "seed": exam.get(SEED), "positions": list(&positions), "specialties": list(&specialties),
        "tests": list(&tests_of(cx, &exam.id)?), "documents": list(&documents),
    });
    Ok(canonical(&conditions))
}

//! What anybody reads of the rows of an exam: some fields of each, by their names after the id of the row.

use std::borrow::Cow;

use schema::{Document, FieldDef, FieldDefault, Kind, to_json};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::{
    ABSENT_RULE, ADVERTISEMENT_REF, AGE_EXTENSION, AGE_ON, APPEAL_DAYS, CANCEL_REASON, CONDITIONS_HASH, DEADLINE,
    DECISION_DATE, DECISION_REF, EXAM_DATE, EXAM_TIME, INSTRUCTIONS_AR, INSTRUCTIONS_FR, MAX_AGE, MIN_AGE, MIN_ORAL,
    MIN_TOTAL, MIN_WRITTEN, NATIONALITY, NOTICE, NOTICE_DOC, ORAL_WEIGHT, PRESS_REF, PUBLISHED_AT, QUOTAS, RESULTS_AT,
    SEED, SIGNED_ON, STATUS, THRESHOLDS_BY, TIE_RULES, TITLE_AR, TITLE_FR, WAITING_UNTIL, WRITTEN_WEIGHT,
};
use crate::exam_corrigendum as corrigendum;
use crate::exam_document as document;
use crate::exam_list as list;
use crate::exam_test as test;
use crate::{position, specialty};

/// Declares what is public of rows: their types follow from their fields.
macro_rules! public_rows {
    ($($(#[doc = $about:literal])* $name:ident { $($field:expr,)+ })+) => {$(
        $(#[doc = $about])*
        #[derive(Serialize)]
        #[serde(transparent)]
        pub(super) struct $name(Map<String, Json>);

        impl $name {
            const FIELDS: &[FieldDef] = &[$($field.def),+];

            pub(super) fn of(row: &Document) -> Self {
                $name(values(row, Self::FIELDS))
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                described(concat!($($about),*).trim(), Self::FIELDS)
            }
        }
    )+};
}

public_rows! {
    /// What is public of an exam's own row.
    PublicExamRow {
        TITLE_FR, TITLE_AR, STATUS, DECISION_REF, DECISION_DATE, SIGNED_ON, ADVERTISEMENT_REF, PRESS_REF, DEADLINE,
        EXAM_DATE, EXAM_TIME, MIN_AGE, MAX_AGE, AGE_ON, AGE_EXTENSION, NATIONALITY, QUOTAS, TIE_RULES, ABSENT_RULE,
        THRESHOLDS_BY, WRITTEN_WEIGHT, ORAL_WEIGHT, MIN_WRITTEN, MIN_ORAL, MIN_TOTAL, APPEAL_DAYS, WAITING_UNTIL,
        INSTRUCTIONS_FR, INSTRUCTIONS_AR, NOTICE, NOTICE_DOC, SEED, CONDITIONS_HASH, PUBLISHED_AT, RESULTS_AT,
        CANCEL_REASON,
    }
    /// What the list of open exams says of each.
    OpenExamRow { TITLE_FR, TITLE_AR, DEADLINE, EXAM_DATE, PUBLISHED_AT, }
    /// An exam that takes no applications any more: under way, or ended as long as its lists stay.
    ClosedExam { TITLE_FR, TITLE_AR, DEADLINE, EXAM_DATE, PUBLISHED_AT, STATUS, RESULTS_AT, }
    /// A test of an exam.
    PublicExamTest {
        test::POSITION, test::KIND, test::LABEL_FR, test::LABEL_AR, test::COEFFICIENT, test::MIN_MARK, test::DATE,
        test::START_TIME, test::DURATION,
    }
    /// A document that is asked of applicants.
    RequiredDocument {
        document::CODE, document::LABEL_FR, document::LABEL_AR, document::CONDITION, document::GROUND, document::KIND,
        document::MAX_MEGABYTES,
    }
    /// A corrigendum.
    PublicCorrigendum {
        corrigendum::NUMBER, corrigendum::REASON, corrigendum::REASON_AR, corrigendum::CHANGES, corrigendum::DOC_ID,
        corrigendum::FILE, corrigendum::PUBLISHED_AT,
    }
    /// A published list.
    PublicListRow {
        list::KIND, list::DOC_ID, list::FILE, list::PUBLISHED_AT, list::APPEALS_UNTIL, list::PART, list::PARTS,
    }
    /// A position.
    PublicPositionRow {
        position::CODE, position::GRADE_FR, position::GRADE_AR, position::DIPLOMA_FR, position::DIPLOMA_AR,
        position::MIN_AGE, position::MAX_AGE, position::AGE_EXTENSION, position::MIN_TOTAL,
    }
    /// A specialty of a position.
    PublicSpecialty {
        specialty::NAME_FR, specialty::NAME_AR, specialty::POSTS, specialty::COMMUNE_FR, specialty::COMMUNE_AR,
    }
}

fn values(row: &Document, of: &[FieldDef]) -> Map<String, Json> {
    let told = of
        .iter()
        .map(|field| (field.name.to_owned(), to_json(field, row.value(field.name))));
    std::iter::once(("id".to_owned(), json!(row.id))).chain(told).collect()
}

fn described(about: &str, of: &[FieldDef]) -> Schema {
    let members = of.iter().map(|field| (field.name.to_owned(), member(field)));
    let id = std::iter::once(("id".to_owned(), json!({"type": "string"})));
    let properties: Map<String, Json> = id.chain(members).collect();
    let names: Vec<&String> = properties.keys().collect();
    json_schema!({"description": about, "type": "object", "required": names, "properties": properties})
}

fn member(field: &FieldDef) -> Json {
    let kind = match field.kind {
        Kind::Integer => "integer",
        Kind::Decimal => "number",
        Kind::Flag => "boolean",
        Kind::Json => return json!({"description": field.label.en}),
        _ => "string",
    };
    let is_never_null = field.required || field.preset != FieldDefault::Null;
    let words = field.kind.words().unwrap_or_default().iter();
    let mut words: Vec<Json> = words.map(|word| json!(word.wire)).collect();
    let mut member = json!({"description": field.label.en, "type": kind});
    if !is_never_null {
        member["type"] = json!([kind, "null"]);
    }
    if !words.is_empty() {
        words.extend((!is_never_null).then_some(Json::Null));
        member["enum"] = json!(words);
    }
    member
}

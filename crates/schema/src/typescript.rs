//! The declarations as TypeScript: types in one file, what the first load needs in another, metadata and labels in a lazy file for each collection and
//! language, so that a new collection never grows the entry of the web app.

mod actions;
mod answers;
mod facts;
mod meta;
mod patterns;
mod types;

use std::collections::BTreeSet;

use crate::{Collection, ErrorCode, FieldDef, Lang, Signature};

/// A generated file: its path below `web/src/api`, and its text.
pub struct Emitted {
    /// Path below `web/src/api`.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// Every generated file of the web app for these collections, refusals and acts.
pub fn emit(collections: &[&'static Collection], error_codes: &[ErrorCode], signatures: &[Signature]) -> Vec<Emitted> {
    let public: Vec<&'static Collection> = collections.iter().copied().filter(|of| of.is_public()).collect();
    let mut files = vec![
        Emitted {
            path: "schema.gen.ts".to_owned(),
            text: types::file(&public, error_codes),
        },
        Emitted {
            path: "facts.gen.ts".to_owned(),
            text: facts::file(&public),
        },
        Emitted {
            path: "schema/index.gen.ts".to_owned(),
            text: meta::index(&public),
        },
        patterns::file(&public),
        crate::printable::types(),
        actions::actions(signatures, &public),
    ];
    for of in public.iter().copied() {
        for lang in Lang::ALL {
            files.push(Emitted {
                path: format!("schema/{}.{}.gen.ts", of.id, lang.code()),
                text: meta::file(of, lang, &public, signatures),
            });
        }
    }
    files
}

/// The fields that leave the server, in order.
fn fields(of: &'static Collection) -> impl Iterator<Item = &'static FieldDef> {
    of.fields().iter().filter(|field| !field.hidden)
}

/// `employeeTypes` → `EmployeeTypes`.
pub(crate) fn capital(id: &str) -> String {
    let mut letters = id.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// The distinct codes of refusals, sorted.
pub(crate) fn codes(error_codes: &[ErrorCode]) -> BTreeSet<&'static str> {
    error_codes.iter().map(|kind| kind.code).collect()
}

//! What is read with a note of who did.

use crate::{Collection, FieldDef, FieldSet};

/// The fields of a collection whose readings are noted: of a file its bytes, of any other field its value. Such values leave
/// the server where one row is asked for by its id, and in a list or an export that names them: expansions, events, results
/// of searches and answers to writes are without them, and so is a list that names no fields.
#[derive(Clone, Copy)]
pub struct NotedReads {
    /// The fields.
    pub fields: &'static [FieldDef],
    /// The employee whom a row is about: sees that it was read, and reads it without a note.
    pub person: Option<&'static FieldDef>,
}

impl Collection {
    /// The fields whose values are read with a note.
    pub fn noted_values(&self) -> FieldSet {
        let fields = self.noted_reads.iter().flat_map(|noted| noted.fields);
        let values = fields.filter(|field| field.kind.bucket().is_none());
        values
            .filter_map(|field| self.position(field.name))
            .fold(FieldSet::NONE, FieldSet::with)
    }

    /// Whether the bytes of the files of a field are read with a note.
    pub fn notes_files_of(&self, field: &FieldDef) -> bool {
        let mut fields = self.noted_reads.iter().flat_map(|noted| noted.fields);
        field.kind.bucket().is_some() && fields.any(|noted| noted.name == field.name)
    }
}

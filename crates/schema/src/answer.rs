//! What acts answer, as data: descriptions and the types of the web are made of it.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::Collection;
use crate::typescript::capital;

/// What an act answers.
#[derive(Clone, Copy)]
pub enum AnswerShape {
    /// A document of that collection, as the caller reads it.
    Document(&'static Collection),
    /// A value of which the schema says how it is written.
    Value(fn(&mut SchemaGenerator) -> Schema),
}

/// Where the named types of a description stand.
pub(crate) const DEFINITIONS: &str = "/components/schemas";

/// The schema of a document of a collection: a reference to it, where the web knows the collection.
pub fn document_schema(of: &Collection) -> Schema {
    if of.is_public() {
        json_schema!({ "$ref": format!("#{DEFINITIONS}/{}", capital(of.id)) })
    } else {
        json_schema!({ "type": "object" })
    }
}

/// What makes schemas of what is written, not of what is read: a field that is always written is always there.
pub(crate) fn schemas() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings
        .with(|settings| settings.definitions_path = DEFINITIONS.into())
        .into_generator()
}

/// The id of a collection inside an answer: `#[schemars(with = "schema::CollectionId")]`.
pub struct CollectionId;

/// The id of an act inside an answer.
pub struct ActionId;

/// The two are named where collections and acts are described: they are referred to, and never described again.
macro_rules! ids {
    ($($id:ident)+) => {$(
        impl JsonSchema for $id {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                stringify!($id).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "$ref": format!("#{DEFINITIONS}/{}", stringify!($id)) })
            }
        }
    )+};
}

ids! { CollectionId ActionId }

impl AnswerShape {
    /// Its schema; `schemas` takes the named types that it stands on.
    pub(crate) fn schema(self, schemas: &mut SchemaGenerator) -> Schema {
        match self {
            AnswerShape::Document(of) => document_schema(of),
            AnswerShape::Value(schema) => schema(schemas),
        }
    }
}

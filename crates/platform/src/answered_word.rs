//! Words of closed lists inside answers: whoever reads the description of an answer sees which words there are.

use std::borrow::Cow;

use schema::Choice;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A word, written as rows keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnsweredWord<C>(pub C);

impl<C: Choice> Serialize for AnsweredWord<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.word())
    }
}

impl<C: Choice> JsonSchema for AnsweredWord<C> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        std::any::type_name::<C>().into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words: Vec<&str> = C::WORDS.iter().map(|word| word.wire).collect();
        json_schema!({ "type": "string", "enum": words })
    }
}

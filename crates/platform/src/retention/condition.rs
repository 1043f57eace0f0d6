//! Of which entries a rule is, where it is not of all: `{"status": "withdrawn"}`.

use schema::{FieldDef, Filter, Kind, Op, Value};
use serde_json::Value as Json;

use super::Retainable;

/// The filters that a condition comes to; nothing of one that names another field than the noun allows, or another word.
pub(super) fn filters(retainable: &Retainable, condition: &Json) -> Option<Vec<Filter>> {
    if condition.is_null() {
        return Some(Vec::new());
    }
    let named = condition.as_object()?.iter();
    named
        .map(|(name, word)| {
            let field = retainable.chosen_by.iter().find(|field| field.name == name)?;
            let word = word.as_str().filter(|word| has_word(field, word))?;
            Some(field.test(Op::Equal, vec![Value::Text(word.to_owned())]))
        })
        .collect()
}

fn has_word(field: &FieldDef, word: &str) -> bool {
    match field.kind {
        Kind::Choice(words) => words.iter().any(|known| known.wire == word),
        _ => false,
    }
}

//! Words that acts are given: one of a list, or the refusal that names the list.

use engine::input::{FromArgument, wrong_argument};
use schema::{Choice, Result, expected};
use serde_json::Value as Json;

/// The word that was given, of those that are taken.
pub(crate) fn read_word<E: Choice + PartialEq>(name: &'static str, given: &Json, of: &[E]) -> Result<Option<E>> {
    let Some(word) = String::read(name, given)? else {
        return Ok(None);
    };
    let known = of.iter().copied().find(|one| one.word() == word);
    let words = || of.iter().map(|one| one.word()).collect::<Vec<_>>().join(", ");
    known
        .map(Some)
        .ok_or_else(|| wrong_argument(name, expected::one_of(words())))
}

/// A list of objects, as JSON or as its text.
pub(crate) fn read_objects(name: &'static str, given: &Json) -> Result<Vec<Json>> {
    let read = match given {
        Json::String(text) => serde_json::from_str(text).ok(),
        json => json.as_array().cloned(),
    };
    read.ok_or_else(|| wrong_argument(name, expected::OBJECTS))
}

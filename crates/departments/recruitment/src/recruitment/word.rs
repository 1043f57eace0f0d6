//! Words of closed lists inside JSON.

use schema::{Choice, Rejection, Result, expected};
use serde_json::Value as Json;

/// One of these words; what is none is refused under the field, by the part that is wrong.
pub(super) fn read_word<E: Choice>(field: &str, part: &str, given: &Json, of: &[E]) -> Result<E> {
    let word = given.as_str().unwrap_or_default();
    of.iter().copied().find(|one| one.word() == word).ok_or_else(|| {
        let words: Vec<&str> = of.iter().map(|one| one.word()).collect();
        Rejection::argument(part, expected::one_of(words.join(", ")))
            .field(field)
            .into()
    })
}

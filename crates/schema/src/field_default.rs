//! What an unset field is.

/// The value of a field that create was not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldDefault {
    /// Null.
    Null,
    /// A text or a word.
    Text(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A number (hundredths for a decimal).
    Int(i64),
    /// The empty list: a list is never null, as the protocol's clients expect.
    EmptyList,
}

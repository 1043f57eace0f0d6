//! Where people find what is about themselves: a page of their own is open to every employee, the pages of records are not.

/// One of one's own letters; `{id}` is its id.
pub(crate) const LETTER: &str = "/employee-portail?tab=letters&letter={id}";
/// One's own letters.
pub(crate) const LETTERS: &str = "/employee-portail?tab=letters";
/// One's own absences.
pub(crate) const ABSENCES: &str = "/employee-portail?tab=absences";

/// What waits for one's word.
pub(crate) use platform::home::task::DECISIONS as PENDING;

/// One's own exit slips.
pub(crate) const EXITS: &str = "/employee-portail?tab=exits";

/// Where its addressee finds a letter.
pub(crate) fn letter(id: &str) -> String {
    LETTER.replace("{id}", id)
}

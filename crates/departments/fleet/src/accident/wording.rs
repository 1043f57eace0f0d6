//! What the act on an accident is called, and what is said before and after it.

use platform::papers::wording::issue;
use schema::{Label, Wording};

pub(super) const STATEMENT: Wording = issue(
    Label::new("طباعة التصريح", "Imprimer la déclaration", "Print the statement"),
    Label::new("تصريح بحادثة سير", "Déclaration d’accident", "Accident statement"),
);

//! What the act on an unknown code is called, and what is said before and after it.

use schema::{Label, Wording};

pub(super) const ASSIGN: Wording = Wording::new(
    Label::new("إسناد", "Attribuer", "Assign"),
    Label::new("أسند الرمز", "Code attribué", "Code assigned"),
)
.asking(
    Label::new("لمن هذا الرمز؟", "À qui est ce code\u{a0}?", "Whose code is this?"),
    Label::new(
        "يسجل الرمز في جذاذة الموظف(ة)، وتسند إليه(ا) حركات الحضور التي تنتظر.",
        "La fiche du fonctionnaire portera ce code, et les pointages en attente lui reviendront.",
        "The file of the employee will bear this code, and the punches that wait will be theirs.",
    ),
);

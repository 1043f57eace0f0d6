//! What nobody writes in their own file: what they are paid, where to, their rank, and who decides on what they ask for.

use engine::Cx;
use schema::{Change, FieldDef, Result};

use super::{BANK, BASE_SALARY, ECHELON, GRADE, GRADE_ROW, MANAGER, NET_SALARY, SCALE};
use crate::own_matter::is_said_by_others;

const SAID_BY_OTHERS: &[FieldDef] = &[
    MANAGER.def,
    BASE_SALARY.def,
    NET_SALARY.def,
    BANK.def,
    GRADE.def,
    GRADE_ROW.def,
    SCALE.def,
    ECHELON.def,
];

/// Judged by the file as it stood: a card or a person that is changed with it makes nobody else of them.
pub(super) fn others_pay_and_rank(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let file = change.before.as_ref().unwrap_or(&change.after);
    is_said_by_others(cx, change, SAID_BY_OTHERS, file)
}

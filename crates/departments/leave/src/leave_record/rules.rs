//! What holds of every row of the ledger.

use engine::Cx;
use schema::{Change, Id, Result, error_codes};

use super::{ACCOUNT, EMPLOYEE, ENTRY, KIND, TYPE, YEAR};

error_codes! {
    STANDS = "leave_record_stands", conflict => "لا يغير سجل الرخص ولا يحذف منه: التصحيح يكون بقيد جديد مع ذكر السبب", "Le registre des congés ne se modifie ni ne s’efface\u{a0}: une rectification motivée s’y ajoute", "The ledger of leave is neither changed nor deleted: a correction with its reason is added";
}

/// Nobody changes what was posted, the house neither.
pub(super) fn what_was_posted_stays(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        return Ok(());
    }
    Err(STANDS.into())
}

/// Nor does anybody take it away.
pub(super) fn nothing_is_deleted(_: &Cx<'_>, _: &mut Change) -> Result<()> {
    Err(STANDS.into())
}

/// What sums are made by.
pub(super) fn fill_keys(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &mut change.after;
    let account = account(&row.need(EMPLOYEE)?, &row.need(TYPE)?);
    let kind = schema::Choice::word(row.need(KIND)?);
    row.set(ENTRY, format!("{account}|{}|{kind}", row.need(YEAR)?));
    row.set(ACCOUNT, account);
    Ok(())
}

/// Whose days of which type.
pub(super) fn account(Id(employee): &Id, code: &str) -> String {
    format!("{employee}|{code}")
}

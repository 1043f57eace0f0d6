//! Human resources take back what one of them posted wrongly: a correction or an opening balance, by a second person. What the house
//! posts of requests, entitlements and expiries is put right where it comes from.

use engine::{Act, Allowed, Cx, Extension};
use platform::ledger::{Ledger, LedgerShape, Reversal, reversing};
use schema::{Date, Decimal, Document, Field, FieldDef, Id, Rejection, Result, To, error_codes};

use super::act::BELOW_ZERO;
use super::posting::post_reversal;
use super::{
    ACCOUNT, BY, DAYS, EMPLOYEE, KIND, Kind, LEAVE_RECORDS, ONCE, REASON, REVERSES, START, TYPE, balance, wording,
};
use crate::leave_request::plan::days_text;
use crate::leave_type::{self, Versions};
use crate::permission::HR;

error_codes! {
    POSTED_BY_THE_HOUSE = "leave_record_posted_by_house", conflict => "سجل النظام هذا القيد: يصحح من مصدره (الطلب أو الاستحقاق) أو بتصحيح معلل", "Cette écriture est passée par le système\u{a0}: elle se corrige à sa source (demande, droit) ou par une rectification motivée", "The system posted this entry: it is put right where it comes from (request, entitlement), or by a correction with its reason";
}

/// The ledger of days, each account that of an employee and a type.
pub(crate) struct LeaveLedger;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&LedgerShape::of::<LeaveLedger>()];

/// Takes back a correction or an opening balance.
pub(super) const REVERSE: Act<Reversal<LeaveLedger>> =
    reversing("leaveRecords.reverse", wording::REVERSE, Allowed::Holders(&[HR]));

impl Ledger for LeaveLedger {
    type Amount = Decimal;

    const ENTRIES: To = || &LEAVE_RECORDS;
    const HOLDER: Field<Id> = EMPLOYEE;
    const ACCOUNT: FieldDef = ACCOUNT.def;
    const DAY: Field<Date> = START;
    const AMOUNT: Field<Decimal> = DAYS;
    const REVERSES: Field<Id> = REVERSES;
    const REASON: Field<String> = REASON;
    const BY: Field<Id> = BY;
    const NOT_COPIED: &'static [FieldDef] = &[ONCE.def];
    const REVERSIBLE_BY: &'static [FieldDef] = &[EMPLOYEE.def, TYPE.def, KIND.def, DAYS.def];

    /// Only what people posted, and never below zero, as no correction goes.
    fn is_reversible(cx: &Cx<'_>, entry: &Document) -> Result<()> {
        if entry.get(KIND) != Some(Kind::Correction) {
            return Err(POSTED_BY_THE_HOUSE.into());
        }
        let (code, Decimal(days)) = (entry.need(TYPE)?, entry.need(DAYS)?);
        let balance = balance::sum_of(cx, &entry.need(EMPLOYEE)?, &code)?;
        if days <= 0 || balance >= days || may_owe(cx, &code)? {
            return Ok(());
        }
        let refused = Rejection::new(BELOW_ZERO).arg("balance", days_text(balance));
        Err(refused.into())
    }

    fn employee(_: &Cx<'_>, entry: &Document) -> Result<Option<Id>> {
        Ok(entry.get(EMPLOYEE))
    }

    fn post(cx: &mut Cx<'_>, reversal: Document) -> Result<Document> {
        post_reversal(cx, reversal)
    }
}

/// Whether days of a type may be owed, as it is in force today.
fn may_owe(cx: &Cx<'_>, code: &str) -> Result<bool> {
    let versions = Versions::read(cx)?;
    let version = versions.in_force(code, cx.today());
    Ok(version.and_then(|version| version.get(leave_type::ALLOWS_NEGATIVE)) == Some(true))
}

//! Balances as people and programs read them.

use engine::input::wrong_argument;
use engine::{Act, Allowed, Cx, inputs};
use jiff::civil;
use platform::decision::heads_unit_of;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Id, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;

use super::{Balance, balances as find};
use crate::leave_request::field::{self as request, LEAVE_REQUESTS};
use crate::leave_request::plan::days_number;
use crate::permission::{HR, PORTAL};

error_codes! {
    NOT_THEIRS = "leave_balance_not_yours", 401 => "لا يطلع على رصيد الرخص إلا المعني(ة) ورئيسه والموارد البشرية", "Un solde de congés se lit par l’intéressé, son responsable et les ressources humaines", "A balance of leave is read by the person, their head and human resources";
}

/// So many people are asked for at once.
const AT_ONCE: usize = 100;

inputs! {
    /// Whose balances.
    pub(crate) struct BalanceInput {
        /// Employees; oneself unless it is said.
        employees: Option<Vec<String>> = may("employeeIds"),
        /// On that day; today unless it is said.
        at: Option<civil::Date> = may("at"),
    }
}

/// Of oneself, of the people of one's unit, of whose request one decides, or, for human resources, of anybody.
pub(crate) const BALANCES: Act<BalanceInput, LeaveBalances> =
    Act::read("leaveRecords.balances", Allowed::Users, balances);

/// What people have of every type of leave with an entitlement.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LeaveBalances {
    balances: Vec<LeaveBalance>,
}

/// What somebody has of a type of leave, in days.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeaveBalance {
    employee_id: String,
    /// The code of the type.
    #[serde(rename = "type")]
    code: String,
    name_fr: String,
    name_ar: String,
    /// The year that the parts are of.
    year: i16,
    entitled: Number,
    /// Brought over into the year.
    carried: Number,
    taken: Number,
    expired: Number,
    corrected: Number,
    /// Days of years before, given back or taken after these were carried over.
    earlier: Number,
    balance: Number,
    /// Asked for and not decided yet.
    pending: Number,
    /// What may still be asked for.
    available: Number,
    /// Carried days that are lost after `expiresOn`.
    expiring: Option<Number>,
    expires_on: Option<String>,
}

fn balances(cx: &Cx<'_>, asked: &BalanceInput) -> Result<LeaveBalances> {
    let own = cx.who().employee.clone();
    let ids: Vec<Id> = match &asked.employees {
        Some(ids) if ids.len() > AT_ONCE => return Err(wrong_argument("employeeIds", expected::documents(0, AT_ONCE))),
        Some(ids) if !ids.is_empty() => ids.iter().map(Id::from).collect(),
        _ => own.clone().map(Id).into_iter().collect(),
    };
    let others: Vec<String> = ids
        .iter()
        .filter(|id| Some(&id.0) != own.as_ref())
        .map(|id| id.0.clone())
        .collect();
    if !cx.who().holds_permission(HR) {
        let known = cx.many(&EMPLOYEES, &others)?;
        let decided = decided_by_caller(cx, &others)?;
        let is_readable = |one: &Document| {
            heads_unit_of(cx, one, employee::UNITS, PORTAL) || decided.iter().any(|Id(id)| *id == one.id)
        };
        if known.len() < others.len() || !known.iter().all(is_readable) {
            return Err(NOT_THEIRS.into());
        }
    }
    let found = find(cx, &ids, asked.at)?;
    Ok(LeaveBalances {
        balances: found.iter().map(LeaveBalance::of).collect(),
    })
}

/// Those of these employees on whose requests the caller decides now.
fn decided_by_caller(cx: &Cx<'_>, employees: &[String]) -> Result<Vec<Id>> {
    let Some(user) = cx.who().user.clone() else {
        return Ok(Vec::new());
    };
    let open = [request::EMPLOYEE.any_of(employees), request::ACTORS.contains([user])];
    let requests = cx.all(&LEAVE_REQUESTS, open)?;
    Ok(requests.iter().filter_map(|row| row.get(request::EMPLOYEE)).collect())
}

impl LeaveBalance {
    pub(crate) fn of(one: &Balance) -> Self {
        let [fr, ar] = one.names.clone();
        LeaveBalance {
            employee_id: one.employee.clone(),
            code: one.code.clone(),
            name_fr: fr,
            name_ar: ar,
            year: one.year,
            entitled: days_number(one.entitled),
            carried: days_number(one.carried),
            taken: days_number(one.taken),
            expired: days_number(one.expired),
            corrected: days_number(one.corrected),
            earlier: days_number(one.earlier()),
            balance: days_number(one.balance),
            pending: days_number(one.pending),
            available: days_number(one.available()),
            expiring: one.expiring.map(|(days, _)| days_number(days)),
            expires_on: one.expiring.map(|(_, day)| day.to_string()),
        }
    }
}

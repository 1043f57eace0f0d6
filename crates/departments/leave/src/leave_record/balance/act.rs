//! Balances as people and programs read them.

use engine::input::wrong_argument;
use engine::{Cx, inputs};
use jiff::civil;
use platform::decision::heads_unit_of;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Id, Result, error_codes, expected};
use serde_json::{Value as Json, json};

use super::{Balance, balances as find};
use crate::leave_request::field::{self as request, LEAVE_REQUESTS};
use crate::leave_request::plan::days_json;
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

/// `leaveRecords.balances` → `{balances}`: of oneself, of the people of one's unit, of whose request one
/// decides, or, for human resources, of anybody.
pub(crate) fn balances(cx: &Cx<'_>, asked: &BalanceInput) -> Result<Json> {
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
    Ok(json!({ "balances": found.iter().map(to_json).collect::<Vec<Json>>() }))
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

/// A balance as it goes over the wire.
pub(crate) fn to_json(one: &Balance) -> Json {
    let [fr, ar] = &one.names;
    json!({
        "employeeId": one.employee, "type": one.code, "nameFr": fr, "nameAr": ar, "year": one.year, "entitled": days_json(one.entitled),
        "carried": days_json(one.carried), "taken": days_json(one.taken), "expired": days_json(one.expired),
        "corrected": days_json(one.corrected), "earlier": days_json(one.earlier()), "balance": days_json(one.balance), "pending": days_json(one.pending),
        "available": days_json(one.available()), "expiring": one.expiring.map(|(days, _)| days_json(days)),
        "expiresOn": one.expiring.map(|(_, day)| day.to_string()),
    })
}

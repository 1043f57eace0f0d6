//! What a delegation brings: whoever acts for a head today sees the days that the head sees by office, as far as the
//! delegation goes.

use engine::{Cx, Deadline, HeadedUnits, Rights};
use schema::{Collection, Date, Document, Lang, Result};

use crate::organisation::delegation::{self, ActingFor, DELEGATIONS};
use crate::people::employee::EMPLOYEES;
use crate::people::user::{ACCOUNT, EMPLOYEE, USERS};

/// A head for whom the caller acts today.
pub(super) struct Delegated {
    delegation: Document,
    head: Document,
    /// What the head may do by office, not as an employee or of a unit.
    pub rights: Rights,
}

impl Delegated {
    /// By every delegation to the caller that runs.
    pub fn to_caller(cx: &Cx<'_>) -> Result<Vec<Self>> {
        let Some(delegate) = cx.who().employee.clone() else {
            return Ok(Vec::new());
        };
        let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
        running.push(delegation::DELEGATE.eq(delegate));
        let mut all = Vec::new();
        for delegation in cx.all(&DELEGATIONS, running)? {
            let head = cx.need(&EMPLOYEES, delegation.need(delegation::HEAD)?.as_str())?;
            let users = vec![EMPLOYEE.eq(&head.id)];
            for account in cx.all(&USERS, users)?.iter().filter_map(|user| user.get(ACCOUNT)) {
                let mut rights = crate::rights(cx, &account)?;
                rights.employee = None;
                rights.units = HeadedUnits::default();
                all.push(Delegated {
                    delegation: delegation.clone(),
                    head: head.clone(),
                    rights,
                });
            }
        }
        Ok(all)
    }

    /// Whether it goes as far as this day of these documents.
    pub fn covers(&self, of: &'static Collection, deadline: &Deadline) -> bool {
        let own = [of.access.resource];
        let named = if deadline.resources.is_empty() {
            &own
        } else {
            deadline.resources
        };
        delegation::covers_resources(&self.delegation, named)
    }

    /// For whom the caller acts, and until when.
    pub fn acting_for(&self, lang: Lang) -> ActingFor {
        let (fr, ar) = self.head.title();
        ActingFor::of(if lang == Lang::Ar { ar } else { fr }, &self.delegation)
    }
}

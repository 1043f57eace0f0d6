//! Where somebody stands in the organisation on a day: the units above their bureau and service, as they are now.

use std::collections::HashMap;

use engine::Cx;
use schema::{Document, Id, Result};

use platform::organisation::assignment::posting::Posting;
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::division::{self, DIVISIONS};
use platform::organisation::service::{self, SERVICES};
use platform::organisation::work_schedule::{self, Placement};

/// What stands above what.
#[derive(Default)]
pub(super) struct Units {
    services: HashMap<String, Option<Id>>,
    divisions: HashMap<String, Option<Id>>,
    directions: HashMap<String, Option<Id>>,
}

impl Units {
    /// Read only where hours are of a unit above a bureau: a punch that comes alone asks for no organisation.
    pub fn read(cx: &Cx<'_>, schedules: &[Document]) -> Result<Units> {
        let above = [
            work_schedule::SERVICE,
            work_schedule::DIVISION,
            work_schedule::DIRECTION,
        ];
        let is_asked = schedules
            .iter()
            .any(|one| above.iter().any(|key| one.get(*key).is_some()));
        if !is_asked {
            return Ok(Units::default());
        }
        let above = |rows: Vec<Document>, key| rows.into_iter().map(|row| (row.id.clone(), row.get(key))).collect();
        Ok(Units {
            services: above(cx.all(&BUREAUX, [])?, bureau::SERVICE),
            divisions: above(cx.all(&SERVICES, [])?, service::DIVISION),
            directions: above(cx.all(&DIVISIONS, [])?, division::DIRECTION),
        })
    }

    /// The units of a posting, with those above them.
    pub fn placement(&self, employee: &str, posting: &Posting) -> Placement {
        let above = |units: &HashMap<String, Option<Id>>, unit: &Option<Id>| {
            let unit = unit.as_ref()?;
            units.get(unit.as_str()).cloned().flatten()
        };
        let service = posting
            .service
            .clone()
            .or_else(|| above(&self.services, &posting.bureau));
        let division = above(&self.divisions, &service);
        Placement {
            employee: Some(Id(employee.to_owned())),
            bureau: posting.bureau.clone(),
            direction: above(&self.directions, &division),
            service,
            division,
            annexe: posting.annexe.clone(),
        }
    }
}

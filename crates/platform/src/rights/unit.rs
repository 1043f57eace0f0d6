//! The units that somebody heads, or stands in for by a delegation that is running, with all that lies below them.

#[cfg(test)]
mod tests;

use engine::Cx;
use schema::{Collection, Date, Document, Field, Filter, Id, Result, Unit};

use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::service::{self, SERVICES};
use crate::people;

/// Headship reaches downward: direction → divisions → services → bureaux; annexe → its people.
pub(super) fn headed_by(cx: &Cx<'_>, employee: &str) -> Result<Vec<(Unit, Vec<String>)>> {
    let heads = represented_heads(cx, employee)?;
    let below = |collection: &'static Collection, own: Field<Id>, above: Option<(Field<Id>, &[String])>| {
        let mut any = vec![own.any_of(&heads)];
        if let Some((key, ids)) = above.filter(|(_, ids)| !ids.is_empty()) {
            any.push(key.any_of(ids));
        }
        let found = cx.all(collection, [Filter::Any(any)])?;
        Ok::<_, schema::Error>(found.into_iter().map(|unit| unit.id).collect::<Vec<_>>())
    };
    let directions = below(&DIRECTIONS, direction::HEAD, None)?;
    let divisions = below(&DIVISIONS, division::HEAD, Some((division::DIRECTION, &directions)))?;
    let services = below(&SERVICES, service::RESPONSIBLE, Some((service::DIVISION, &divisions)))?;
    let bureaux = below(&BUREAUX, bureau::HEAD, Some((bureau::SERVICE, &services)))?;
    let annexes = below(&ANNEXES, annexe::HEAD, None)?;
    let mut units = vec![
        (Unit::Direction, directions),
        (Unit::Division, divisions),
        (Unit::Service, services),
        (Unit::Bureau, bureaux),
        (Unit::Annexe, annexes),
    ];
    units.retain(|(_, ids)| !ids.is_empty());
    Ok(units)
}

/// The employee, and the heads whose view was delegated to the employee for today.
fn represented_heads(cx: &Cx<'_>, employee: &str) -> Result<Vec<String>> {
    let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
    running.push(delegation::DELEGATE.eq(employee));
    let mut heads = vec![employee.to_owned()];
    let running = cx.all(&DELEGATIONS, running)?;
    heads.extend(
        running
            .iter()
            .filter(|one| covers_people(one))
            .filter_map(|one| one.get(delegation::HEAD))
            .map(|id| id.0),
    );
    Ok(heads)
}

/// Rows of a unit are people of human resources so far: a delegation whose scope leaves them out shows none.
fn covers_people(one: &Document) -> bool {
    delegation::covers_resources(one, &[people::RESOURCE])
}

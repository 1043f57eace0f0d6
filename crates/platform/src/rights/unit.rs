//! The units that somebody heads, or stands in for by a delegation that is running, with all that lies below them.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use engine::{Cx, HeadedUnits, Headship};
use schema::{Collection, Date, Field, Filter, Id, Result, Unit};

use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::service::{self, SERVICES};
use crate::people::employee::{self, EMPLOYEES};

/// The own units, and those of the heads whose view was delegated, for the resources that the delegation names.
pub(super) fn headed_by(cx: &Cx<'_>, employee: &str) -> Result<HeadedUnits> {
    let mut units = Vec::new();
    for (resources, heads) in represented_heads(cx, employee)? {
        for (kind, ids) in below_heads(cx, &heads)? {
            let resources = resources.clone();
            units.push(Headship { kind, ids, resources });
        }
    }
    Ok(HeadedUnits(units))
}

/// Headship reaches downward: direction → divisions → services → bureaux; annexe → its people.
fn below_heads(cx: &Cx<'_>, heads: &[String]) -> Result<Vec<(Unit, Vec<String>)>> {
    let below = |collection: &'static Collection, own: Field<Id>, above: Option<(Field<Id>, &[String])>| {
        let mut any = vec![own.any_of(heads)];
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

/// By resources, all of them when none is named: the employee, and the heads for whom the employee acts today. Whoever has left
/// heads nothing, stands in for nobody, and has nobody stand in for them.
fn represented_heads(cx: &Cx<'_>, employee: &str) -> Result<BTreeMap<Vec<String>, Vec<String>>> {
    let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
    running.push(delegation::DELEGATE.eq(employee));
    let mut heads = BTreeMap::from([(Vec::new(), vec![employee.to_owned()])]);
    for one in cx.all(&DELEGATIONS, running)? {
        let Some(Id(head)) = one.get(delegation::HEAD) else {
            continue;
        };
        let mut scope: Vec<String> = one.get(delegation::SCOPE).unwrap_or_default();
        scope.sort();
        heads.entry(scope).or_default().push(head);
    }
    let all: Vec<String> = heads.values().flatten().cloned().collect();
    let mut files = cx.many(&EMPLOYEES, &all)?;
    files.retain(|file| file.get(employee::ACTIVE) == Some(false));
    let has_left = |id: &String| files.iter().any(|file| file.id == *id);
    if has_left(&employee.to_owned()) {
        return Ok(BTreeMap::new());
    }
    for ids in heads.values_mut() {
        ids.retain(|id| !has_left(id));
    }
    Ok(heads)
}

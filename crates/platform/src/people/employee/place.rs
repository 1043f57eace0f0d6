//! Where somebody works. A bureau is part of a service: whoever is in the one is in the other, whoever writes it down.

use engine::Cx;
use schema::{Change, Document, Id, Result};

use super::{BUREAU, EMPLOYEES, SERVICE};
use crate::organisation::bureau::{self, BUREAUX};

/// The service follows the bureau; a service to which the bureau does not belong leaves the bureau.
pub(super) fn service_is_that_of_the_bureau(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.touches(BUREAU) && !change.touches(SERVICE) {
        return Ok(());
    }
    let Some(Id(bureau)) = change.after.get(BUREAU) else {
        return Ok(());
    };
    let bureau = cx.get(&BUREAUX, &bureau)?;
    let Some(service) = bureau.and_then(|bureau| bureau.get(bureau::SERVICE)) else {
        return Ok(());
    };
    match change.after.get(SERVICE) {
        Some(said) if said != service && !change.touches(BUREAU) => change.after.clear(BUREAU),
        _ => change.after.set(SERVICE, service),
    }
    Ok(())
}

/// The people of a bureau that joins another service join it too.
pub fn people_follow_their_bureau(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(service) = change
        .after
        .get(bureau::SERVICE)
        .filter(|_| change.touches(bureau::SERVICE))
    else {
        return Ok(());
    };
    let theirs = cx.all(&EMPLOYEES, [BUREAU.eq(&change.after.id)])?;
    let elsewhere = |employee: &Document| employee.get(SERVICE).as_ref() != Some(&service);
    for employee in theirs.into_iter().filter(elsewhere) {
        cx.update(employee.with(SERVICE, service.clone()))?;
    }
    Ok(())
}

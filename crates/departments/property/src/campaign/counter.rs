//! What counters find in the application: the page of counting, whatever else they hold.

use engine::{Cx, Extension};
use platform::open_place::OpenPlace;
use schema::{Id, Result};

use super::{INVENTORY_CAMPAIGNS, MEMBERS, STATE, State};

/// Where counters scan.
const COUNTING_PAGE: &str = "/inventory-dashboard/counting";

/// The page of counting, for the members of a count that is going on.
pub(super) static EXTENSIONS: &[Extension] = &[&OpenPlace {
    path: COUNTING_PAGE,
    is_open: counts_now,
}];

fn counts_now(cx: &Cx<'_>, user: &Id) -> Result<bool> {
    let going_on = STATE.any_of([State::Open, State::Closing]);
    let own = MEMBERS.contains([user.clone()]);
    Ok(cx.first(&INVENTORY_CAMPAIGNS, [going_on, own])?.is_some())
}

//! Room for what strangers have on its way: shared by networks, never taken by who comes first, and counted when it came.

use engine::Cx;
use platform::public_follow::work::{self, Load, MetWork, WorkOutcome};
use schema::{Filter, Instant, Result};

use super::answer::AskedWork;
use super::rules::{MOST_BYTES, NO_ROOM, need_ticket};
use super::{ADDRESS, APPLICATION_TICKETS, BYTES, CANDIDATE, EXPIRES_AT, RECRUITMENT};

/// What the work of a piece is signed for.
const PURPOSE: &str = "candidates.attach";
/// How many bytes a network has on their way before work is asked for each piece more: a cyber café full of applicants.
const SHARE: i64 = 256 << 20;
/// How many a network has in any case, however full the house is.
const LEAST: i64 = 2 * MOST_BYTES;
/// How many bytes all open tickets have together.
const MOST_IN_ALL: i64 = 4 << 30;
/// How many bytes of a network are on their way.
pub(super) fn bytes_of(cx: &Cx<'_>, address: &str) -> Result<i64> {
    sum_of_bytes(
        cx,
        vec![ADDRESS.eq(address), EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_null()],
    )
}

fn sum_of_bytes(cx: &Cx<'_>, open: Vec<Filter>) -> Result<i64> {
    let measure = engine::Measure::Sum(APPLICATION_TICKETS.need(BYTES)?);
    let by = APPLICATION_TICKETS.need(RECRUITMENT)?;
    let groups = cx.groups(&APPLICATION_TICKETS, open, by, vec![measure])?;
    let held = groups
        .iter()
        .filter_map(|group| group.measures.first().copied().flatten());
    Ok(held.sum())
}

/// How much work is asked of a network for the next piece, which holds so many bytes already.
pub(super) fn load_of_bytes(held: i64) -> Load {
    if held < SHARE { Load::Calm } else { Load::Busy }
}

/// Refuses what comes while all open tickets together hold too much: of a network that holds more than what one applicant needs.
/// It hears when the first of what it holds ends.
fn check_room_of(cx: &Cx<'_>, address: &str, held: i64) -> Result<()> {
    if held < LEAST {
        return Ok(());
    }
    let open = [EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_null()];
    if sum_of_bytes(cx, open.clone().into())? < MOST_IN_ALL {
        return Ok(());
    }
    let of_network = [ADDRESS.eq(address), BYTES.gt(0)].into_iter().chain(open);
    let ends = cx.all(&APPLICATION_TICKETS, of_network)?;
    let first = ends.iter().filter_map(|ticket| ticket.get(EXPIRES_AT)).min();
    let wait = first.map_or(0, |Instant(end)| end.as_second() - cx.now().as_second());
    Err(NO_ROOM.rejection().arg("seconds", wait.max(1)).into())
}

/// As for a piece, of a form that brings everything: its work was done when its ticket was begun.
pub(super) fn check_room(cx: &Cx<'_>, hash: &str) -> Result<()> {
    let address = need_ticket(cx, hash)?.get(ADDRESS).unwrap_or_default();
    check_room_of(cx, &address, bytes_of(cx, &address)?)
}

/// The work that is asked for before a piece is taken, if any is: past the share of its network. One place in a file is one work,
/// however often it is sent, and what came stays.
pub(super) fn work_for_piece(cx: &Cx<'_>, hash: &str, place: &str, met: Option<&MetWork>) -> Result<Option<AskedWork>> {
    let address = need_ticket(cx, hash)?.get(ADDRESS).unwrap_or_default();
    let held = bytes_of(cx, &address)?;
    check_room_of(cx, &address, held)?;
    let outcome = work::check(cx, PURPOSE, &format!("{hash} {place}"), load_of_bytes(held), met)?;
    match outcome {
        WorkOutcome::Goes(_) => Ok(None),
        WorkOutcome::Asked(challenge) => AskedWork::of(challenge).map(Some),
    }
}

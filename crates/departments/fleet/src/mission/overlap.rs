//! Which missions lie in the time of another, found without reading those of years past.
//!
//! How long a mission takes says how much earlier it may have begun and still be under way. Every mission therefore carries
//! its length, rounded up to a power of two of hours; of those of one length only the ones count that departed no longer ago
//! than that. An index by length and departure gives these alone, however many missions there were before or are to come.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Document, Filter, Instant, Result};

use platform::unavailability::Booking;

use super::{CANCELLED_AT, DEPART, ENDS, LENGTH, MISSIONS};

/// The lengths that are told apart, as powers of two; what lasts longer than the last of them counts as that.
const LENGTHS: u32 = 17;

/// Sets the length of a mission whose departure and end are known.
///
/// # Errors
/// When it has none.
pub fn put_length(mission: &mut Document) -> Result<()> {
    let (Instant(departs), Instant(ends)) = (mission.need(DEPART)?, mission.need(ENDS)?);
    let hours = ends.duration_since(departs).as_hours();
    let begun = u32::try_from(hours + 1).unwrap_or(u32::MAX);
    let power = begun.checked_next_power_of_two().unwrap_or(u32::MAX);
    mission.set(LENGTH, i64::from(power.min(longest_days())));
    Ok(())
}

const fn longest_days() -> u32 {
    1 << (LENGTHS - 1)
}

/// The missions that are not cancelled, lie in the time that is asked for, and pass the test.
pub(super) fn of(cx: &Cx<'_>, booking: &Booking<'_>, test: Filter) -> Result<Vec<Document>> {
    let mut found = between(cx, booking.from, booking.to, test)?;
    found.retain(|other| booking.by.of != &MISSIONS || other.id != booking.by.id);
    Ok(found)
}

/// The missions that are not cancelled, lie wholly or partly between these moments, and pass the test.
pub(super) fn between(cx: &Cx<'_>, departs: Instant, ends: Instant, test: Filter) -> Result<Vec<Document>> {
    let of_length = |power: u32| {
        let hours = 1_u32 << power;
        // Both bounds lie near the time that is asked for, and so do few of all departures.
        let mut filters = vec![LENGTH.eq(hours), DEPART.lt(ends).selective(), ENDS.gt(departs)];
        if hours < longest_days() {
            let earliest = departs.0.saturating_sub(SignedDuration::from_hours(i64::from(hours)));
            let earliest = Instant(earliest.unwrap_or(jiff::Timestamp::MIN));
            filters.push(DEPART.ge(earliest).selective());
        }
        Filter::All(filters)
    };
    let filters = [
        Filter::Any((0..LENGTHS).map(of_length).collect()),
        CANCELLED_AT.is_null(),
        test,
    ];
    cx.all(&MISSIONS, filters)
}

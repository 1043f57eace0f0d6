//! The zone of terminals: each is told the offset in force at its handshake, and goes by it until the next one
//! (`docs/terminal-protocol.md` §7).
//!
//! When the offset changes it is asked to read its settings again; one that shakes no hands for that is restarted at night.

use engine::Cx;
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Instant, Result, attribute};
use serde_json::json;

use crate::device::notice;
use crate::device::state::ZONE;
use crate::device_command::text::is_night;
use crate::device_command::{self, DEVICE_COMMANDS, KIND, Kind};

/// A terminal that reads its settings again does so within this time, or is asked once more.
const CHECKED_WITHIN: SignedDuration = SignedDuration::from_hours(6);
/// One that has not shaken hands so long after it was asked does not by itself.
const PATIENCE: SignedDuration = SignedDuration::from_mins(30);

/// A clock that is further off than this after a handshake has another zone than the one that it was told.
const NOT_TAKEN: SignedDuration = SignedDuration::from_mins(30);

/// How many minutes the clock of Morocco is ahead of UTC.
pub(super) fn zone_now(now: Timestamp) -> i64 {
    let local = schema::moment_in_morocco(now);
    let utc = now.to_zoned(jiff::tz::TimeZone::UTC).datetime();
    local.duration_since(utc).as_mins()
}

/// A device that was heard and goes by a zone that holds no more is asked to read its settings again, and is restarted where
/// that was of no use: once a change, for a terminal that a restart does not help would restart every night.
pub(super) fn follow(cx: &mut Cx<'_>, device: &Document, state: &Document) -> Result<()> {
    let now = cx.now();
    if state.get(ZONE).is_none_or(|zone| zone == zone_now(now)) {
        return Ok(());
    }
    let changed = last_change(now);
    let was_asked = was_told(cx, device, Kind::Check, changed, now - PATIENCE)?;
    if is_night(now) && was_asked && !was_told(cx, device, Kind::Reboot, changed, now)? {
        return device_command::queue(cx, device, Kind::Reboot, json!({}));
    }
    if !was_told(cx, device, Kind::Check, now - CHECKED_WITHIN, now)? {
        device_command::queue(cx, device, Kind::Check, json!({}))?;
    }
    Ok(())
}

/// Tells administrators of a device that was told at its handshake to be at UTC, and whose next line is too far off for a clock that
/// is merely wrong: it does not go by what it is told, and is set by hand (`docs/terminal-protocol.md` §7).
pub(super) fn tell_if_not_taken(cx: &mut Cx<'_>, device: &Document, state: &Document, drift: i64) -> Result<()> {
    if state.get(ZONE) == Some(0) && drift.abs() > NOT_TAKEN.as_secs() {
        notice::zone_was_not_taken(cx, device, drift)?;
    }
    Ok(())
}

/// When the clock of Morocco was changed last.
fn last_change(now: Timestamp) -> Timestamp {
    let changes = schema::clock_changes_around(now).into_iter().rev();
    let mut past = changes.filter_map(|(since, _)| Timestamp::from_second(since).ok());
    past.find(|since| *since <= now).unwrap_or(Timestamp::MIN)
}

/// Whether a device was given such a command between two moments.
fn was_told(cx: &Cx<'_>, device: &Document, kind: Kind, after: Timestamp, until: Timestamp) -> Result<bool> {
    let told = [
        device_command::DEVICE.eq(device.id.as_str()),
        KIND.eq(kind),
        attribute::CREATED_AT.gt(Instant(after)),
        attribute::CREATED_AT.le(Instant(until)),
    ];
    Ok(cx.first(&DEVICE_COMMANDS, told)?.is_some())
}

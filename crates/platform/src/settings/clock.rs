//! The changes of the clock, as the commune knows them by decree: where its list says otherwise than the time zone data of the
//! machine, the list holds (decision 12).

use engine::Engine;
use jiff::civil;
use schema::{ClockChange, Result, differing_clock_changes, follow_clock_changes};
use serde_json::Value as Json;

use super::rules::InvalidMember;
use super::value;

/// A list of `{date, ahead}`: in the night of which day the clock goes over to how many minutes ahead of UTC.
pub const CLOCK_CHANGES: &str = "org.clockChanges";

/// What the clock of Morocco was ever ahead of UTC, in minutes.
const AHEAD: [i64; 3] = [0, 60, 120];

/// Has every hour be read by the commune's list from now on; the days on which that differs from the data of the machine. Once, at
/// start: what was written by another clock is not read anew in between.
pub async fn settle(engine: &Engine) -> Result<Vec<civil::Date>> {
    let listed = engine.read(|cx| value(cx, CLOCK_CHANGES)).await?;
    // Its shape was asked for when it was written.
    let changes = read(&listed).unwrap_or_default();
    let differing = differing_clock_changes(&changes);
    follow_clock_changes(&changes);
    Ok(differing)
}

/// Refuses a list that is none, a change that is none, and two of one day.
pub(super) fn check(value: &Json) -> std::result::Result<(), InvalidMember> {
    read(value).map(drop)
}

/// The changes of a list; none where there is no list.
fn read(value: &Json) -> std::result::Result<Vec<ClockChange>, InvalidMember> {
    if value.is_null() {
        return Ok(Vec::new());
    }
    let items = value.as_array().ok_or_else(|| InvalidMember::at("[]"))?;
    let mut changes = Vec::new();
    for (at, item) in (1..).zip(items) {
        let wrong = |member: &str| InvalidMember::at(&format!("{at}.{member}"));
        let day: civil::Date = item["date"]
            .as_str()
            .and_then(|day| day.parse().ok())
            .ok_or_else(|| wrong("date"))?;
        let ahead = item["ahead"].as_i64().filter(|minutes| AHEAD.contains(minutes));
        let ahead = ahead.and_then(|minutes| i32::try_from(minutes).ok());
        let change = ClockChange {
            day,
            ahead: ahead.ok_or_else(|| wrong("ahead"))?,
        };
        if changes.iter().any(|other: &ClockChange| other.day == change.day) {
            return Err(wrong("date"));
        }
        changes.push(change);
    }
    Ok(changes)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::settings::{KEY, SETTINGS, VALUE};
    use crate::testing::{code, new_app};

    #[tokio::test]
    async fn a_list_is_kept_when_each_of_its_changes_has_a_day_and_a_clock_of_morocco() {
        let app = new_app();
        let admin = crate::testing::TestApp::full_rights();
        let row = |id: &str, value: Json| json!({"$id": id, KEY.def.name: CLOCK_CHANGES, VALUE.def.name: value});
        let change = |date: &str, ahead: i64| json!({"date": date, "ahead": ahead});
        for wrong in [
            json!("2026-02-15"),
            json!([change("15/02/2026", 0)]),
            json!([change("2026-02-15", 30)]),
            json!([change("2026-02-15", 0), change("2026-02-15", 60)]),
            json!([{"date": "2026-02-15"}]),
        ] {
            let refused = app.create(&admin, &SETTINGS, row("no", wrong.clone())).await;
            assert_eq!(code(refused), "setting_shape_wrong", "{wrong}");
        }
        let list = json!([change("2026-02-15", 0), change("2026-03-22", 60)]);
        app.create(&admin, &SETTINGS, row("yes", list.clone())).await.unwrap();
        assert_eq!(read(&list).map_err(drop).unwrap().len(), 2);
        assert_eq!(read(&Json::Null).map_err(drop).unwrap(), []);
    }
}

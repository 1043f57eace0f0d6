//! Legal time, as the commune knows it by decree: where its list says otherwise than the newest time zone data, the list holds
//! (ADR 5). What holds, and where list and data differ, is told at start, by `/status` and on the screen of the clock.

mod list;
pub mod notice;
pub mod way_back;
mod wording;

use engine::{Act, Allowed, Cx, Engine};
use jiff::civil;
use schema::{LegalTime, Result, ZoneData, ZonePlace, follow_legal_time, legal_time};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::value;
pub(super) use list::check;

/// A list of `{date, time, ahead}`: on which day the clock, when it shows which legal time, goes over to how many minutes ahead
/// of UTC. The last one says `until` which day it holds, or `forGood`.
pub const CLOCK_CHANGES: &str = "org.clockChanges";

/// So many days of a difference are named at once.
const SHOWN: usize = 24;

/// Has every hour be read by the newer of the machine's data and the program's, and by the commune's list over them, from now on.
/// Once, at start: what was written by another clock is not read anew in between.
///
/// # Errors
/// When the settings cannot be read.
pub async fn settle(engine: &Engine, machine: Option<ZoneData>) -> Result<&'static LegalTime> {
    let listed = engine.read(|cx| value(cx, CLOCK_CHANGES)).await?;
    // Its shape was asked for when it was written.
    let list = list::read(&listed).unwrap_or_default();
    follow_legal_time(LegalTime::of(machine, &list));
    way_back::note_repair(engine, legal_time()).await?;
    Ok(legal_time())
}

/// What hours are read by.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TimeSource {
    /// Where the time zone data stand that hold.
    holds: TimeSourcePlace,
    /// The release of the program's data, where it is known.
    program: Option<String>,
    /// The release of the machine's data, where it is known.
    machine: Option<String>,
    has_machine: bool,
    /// Whether the newest release is more than twelve months old.
    is_old: bool,
    /// The first days on which the two say different things.
    differing: Vec<String>,
    /// The first days on which the list of the commune says otherwise than the data that hold.
    list_differing: Vec<String>,
    /// Whether the list does not say how long its last change holds.
    is_list_open: bool,
}

/// Where time zone data stand.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum TimeSourcePlace {
    Program,
    Machine,
}

impl TimeSource {
    fn of(time: &LegalTime, today: civil::Date) -> Self {
        let days = |days: &[civil::Date]| -> Vec<String> { days.iter().take(SHOWN).map(ToString::to_string).collect() };
        TimeSource {
            holds: match time.holds {
                ZonePlace::Program => TimeSourcePlace::Program,
                ZonePlace::Machine => TimeSourcePlace::Machine,
            },
            program: time.program.as_ref().map(ToString::to_string),
            machine: time.machine.as_ref().map(ToString::to_string),
            has_machine: time.has_machine,
            is_old: is_old(time, today),
            differing: days(&time.differing),
            list_differing: days(&time.list_differing),
            is_list_open: time.is_list_open,
        }
    }
}

/// What hours are read by, in the words of `/status` and of the screen of the clock.
pub fn described(time: &LegalTime, today: civil::Date) -> Json {
    json!(TimeSource::of(time, today))
}

/// Whether the newest data are of a release that came out more than twelve months ago.
fn is_old(time: &LegalTime, today: civil::Date) -> bool {
    time.release().is_none_or(|release| release.is_old(today))
}

/// What the clock shows, and why.
pub(super) const CLOCK: Act<(), LegalClock> = Act::read("settings.clock", Allowed::Admins, |cx, ()| Ok(read_clock(cx)));

/// What hours are read by, and what that comes to now.
#[derive(Serialize, JsonSchema)]
pub(super) struct LegalClock {
    #[serde(flatten)]
    source: TimeSource,
    /// Minutes ahead of UTC, now.
    ahead: i32,
}

fn read_clock(cx: &Cx<'_>) -> LegalClock {
    LegalClock {
        source: TimeSource::of(legal_time(), cx.today()),
        ahead: legal_time().ahead(cx.now()),
    }
}

#[cfg(test)]
mod tests;

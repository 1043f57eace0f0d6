//! What a device was told to be ahead of UTC, at which handshake. A line that comes late is read by the zone that its terminal had
//! when it wrote it, whatever the law of that day was: the clock at the door went by that zone and by no other.

use engine::Cx;
use jiff::tz::Offset;
use jiff::{Timestamp, civil};
use schema::{Collection, Document, Id, Instant, Result, Unique, fields, instant, integer, link};

use super::{DEVICES, state};
use crate::punch::local_time::{self, PlacedTime, TOLERANCE};

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).weak() => "الجهاز", "Appareil", "Device";
    SINCE: Instant = instant("since").required() => "منذ", "Depuis", "Since";
    /// Minutes ahead of UTC.
    ZONE: i64 = integer("zone").required() => "المنطقة الزمنية", "Fuseau", "Zone";
}

/// One row for each handshake that told a device another zone than the one before.
pub static DEVICE_ZONES: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[DEVICE.def, SINCE.def])],
    logged: false,
    ..Collection::new("deviceZones", FIELDS)
};

/// Since when a device that shook hands before its zones were kept is taken to have had the zone that it was told last: legal time
/// says the same of every hour before, and it was told no other since.
const KEPT_FROM: Timestamp = Timestamp::constant(1_789_866_000, 0);

/// Notes that a device is told a zone just now, and what it was told before, where that was not kept yet.
///
/// # Errors
/// When the rows cannot be read or written.
pub fn note(cx: &mut Cx<'_>, device: &Document, zone: i64) -> Result<()> {
    let zones = ToldZones::of(cx, &device.id)?;
    let is_kept = cx.first(&DEVICE_ZONES, [DEVICE.eq(device.id.as_str())])?.is_some();
    if let (false, Some((since, told))) = (is_kept, zones.0.first()) {
        keep(cx, device, *since, *told)?;
    }
    if zones.0.last().is_some_and(|(_, told)| *told == zone) {
        return Ok(());
    }
    let now = cx.now();
    keep(cx, device, now, zone)
}

fn keep(cx: &mut Cx<'_>, device: &Document, since: Timestamp, zone: i64) -> Result<()> {
    let row = Document::new(&DEVICE_ZONES)
        .with(DEVICE, Id(device.id.clone()))
        .with(SINCE, Instant(since))
        .with(ZONE, zone);
    cx.create(row).map(drop)
}

/// The zones of a device, each with the moment since when it went by it.
#[derive(Clone, Debug, Default)]
pub struct ToldZones(Vec<(Timestamp, i64)>);

impl ToldZones {
    /// Those of a device, the oldest first.
    ///
    /// # Errors
    /// When the rows cannot be read.
    pub fn of(cx: &Cx<'_>, device: &str) -> Result<ToldZones> {
        let rows = cx.all(&DEVICE_ZONES, [DEVICE.eq(device)])?;
        let told = rows.iter().filter_map(|row| {
            let Instant(since) = row.get(SINCE)?;
            Some((since, row.get(ZONE)?))
        });
        let mut zones: Vec<(Timestamp, i64)> = told.collect();
        if zones.is_empty()
            && cx.now() > KEPT_FROM
            && let Some(told) = state::of(cx, device)?.and_then(|state| state.get(state::ZONE))
        {
            zones.push((KEPT_FROM, told));
        }
        zones.sort_unstable();
        Ok(ToldZones(zones))
    }

    /// When a line was written that did not come at once: by the zone that the device had then, and by legal time before the first
    /// that is known. Of an hour that its clock showed twice it is the turn during which the line came, else the first one.
    pub fn place_in_time(&self, local: civil::DateTime, received: Timestamp) -> PlacedTime {
        let by_law = local_time::old(local, received);
        let Some((first, _)) = self.0.first() else {
            return by_law;
        };
        let ends = self.0.iter().skip(1).map(|(since, _)| *since);
        let spans = self.0.iter().zip(ends.chain([Timestamp::MAX]));
        let mut turns: Vec<Timestamp> = spans
            .filter_map(|((since, zone), end)| Some(read(local, *zone)?).filter(|at| (*since..end).contains(at)))
            .collect();
        if by_law.at < *first {
            turns.insert(0, by_law.at);
        }
        let is_near = |at: &&Timestamp| received.duration_since(**at).abs() <= TOLERANCE;
        match turns.as_slice() {
            [] => PlacedTime {
                is_doubtful: true,
                ..by_law
            },
            [one] if *one == by_law.at && *one < *first => by_law,
            [one] => PlacedTime {
                at: *one,
                is_doubtful: false,
            },
            [earliest, ..] => PlacedTime {
                at: turns.iter().find(is_near).copied().unwrap_or(*earliest),
                is_doubtful: true,
            },
        }
    }
}

fn read(local: civil::DateTime, zone: i64) -> Option<Timestamp> {
    let seconds = i32::try_from(zone * 60).ok()?;
    Offset::from_seconds(seconds).ok()?.to_timestamp(local).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }
    fn placed(zones: &ToldZones, local: &str, received: &str) -> (String, bool) {
        let placed = zones.place_in_time(local.parse().unwrap(), at(received));
        (placed.at.to_string(), placed.is_doubtful)
    }
    fn sure(text: &str) -> (String, bool) {
        (text.to_owned(), false)
    }

    #[test]
    fn a_late_line_is_read_by_the_zone_that_its_terminal_had() {
        let zones = ToldZones(vec![(at("2026-08-03T09:00:00Z"), 60), (at("2026-12-10T10:00:00Z"), 0)]);
        let later = "2026-12-10T18:00:00Z";
        for (local, utc) in [
            ("2026-07-01T08:20:00", "2026-07-01T07:20:00Z"),
            ("2026-03-02T08:20:00", "2026-03-02T08:20:00Z"),
            ("2026-08-04T08:20:00", "2026-08-04T07:20:00Z"),
            ("2026-10-05T09:20:00", "2026-10-05T08:20:00Z"),
            ("2026-12-10T12:00:00", "2026-12-10T12:00:00Z"),
        ] {
            assert_eq!(placed(&zones, local, later), sure(utc), "{local}");
        }
    }

    #[test]
    fn the_hour_that_its_clock_showed_twice_is_doubtful_and_so_is_one_it_never_showed() {
        let back = ToldZones(vec![(at("2026-08-03T09:00:00Z"), 60), (at("2026-12-10T10:00:00Z"), 0)]);
        let twice = "2026-12-10T10:30:00";
        let first = ("2026-12-10T09:30:00Z".to_owned(), true);
        let second = ("2026-12-10T10:30:00Z".to_owned(), true);
        assert_eq!(placed(&back, twice, "2026-12-11T10:00:00Z"), first);
        assert_eq!(placed(&back, twice, "2026-12-10T10:31:00Z"), second);
        let on = ToldZones(vec![(at("2026-08-03T09:00:00Z"), 0), (at("2026-12-10T10:00:00Z"), 60)]);
        assert!(placed(&on, "2026-12-10T10:30:00", "2026-12-11T10:00:00Z").1);
    }

    #[test]
    fn a_terminal_that_was_told_nothing_goes_by_legal_time() {
        let none = ToldZones::default();
        assert_eq!(
            placed(&none, "2026-10-05T08:20:00", "2026-12-10T18:00:00Z"),
            sure("2026-10-05T08:20:00Z")
        );
    }
}

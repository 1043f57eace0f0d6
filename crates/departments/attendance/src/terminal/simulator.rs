//! A terminal as the demonstration plays it: those who work where it stands come and go over the day, nobody who is on leave. It
//! keeps what it is not thanked for, sends it again, loses an answer now and then and restarts, and the clock of one is off. What
//! travels is text; whoever plays it carries that over.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::IpAddr;

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{SignedDuration, Timestamp, ToSpan};
use platform::demo::DemoRng;
use platform::people::employee::{self, EMPLOYEES};
use platform::terminal_door::{PlayedTerminal, TerminalCall, TerminalSimulation};
use platform::workday::{AwayKind, away};
use schema::{Document, Id, Instant, Query, Result, Select};

use crate::device::state::{self, LAST_LOG};
use crate::device::{ALLOWED, ANNEXE, DEVICES, IP, SERIAL};
use crate::punch::demo::played_day;
use crate::punch::{self, PUNCHES, day_of};

/// What plays them.
pub(super) static SIMULATION: TerminalSimulation = TerminalSimulation(terminals);

/// After so many of a hundred calls the answer is lost on its way back,
const LOST: i64 = 4;
/// and after so many the terminal restarts.
const RESTARTS: i64 = 1;
/// So many lines go at once.
const AT_ONCE: usize = 30;
/// Seconds that the clock of a terminal is off whose time nobody sets.
const DRIFT: i64 = 400;
/// Of so many days a terminal tells that nobody heard meanwhile.
const KEPT_DAYS: i64 = 10;

/// One terminal.
struct SimulatedTerminal {
    serial: String,
    address: Option<IpAddr>,
    /// Who comes or goes when, in the order of time.
    coming: VecDeque<(Timestamp, String)>,
    drift: SignedDuration,
    rng: DemoRng,
    has_shaken_hands: bool,
    kept: VecDeque<String>,
    asked: CallKind,
}

/// What the last call was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CallKind {
    Handshake,
    Lines(usize),
    Poll,
    Results,
}

/// The first terminals that may send, each with what those who work where it stands do until the end of today.
fn terminals(cx: &Cx<'_>, most: u64, seed: u64) -> Result<Vec<Box<dyn PlayedTerminal>>> {
    let mut all: Vec<Box<dyn PlayedTerminal>> = Vec::new();
    for (number, device) in (0..).zip(cx.find(&DEVICES, [ALLOWED.eq(true)], most)?) {
        // The second one is off, so that what is done about a wrong clock is seen.
        let drift = if number == 1 { DRIFT } else { 0 };
        all.push(Box::new(SimulatedTerminal {
            address: device.get(IP).and_then(|text| text.parse().ok()),
            coming: coming(cx, &device, seed)?,
            ..SimulatedTerminal::new(device.need(SERIAL)?, drift, seed + number)
        }));
    }
    Ok(all)
}

/// Who comes and goes where a device stands, from what it told last to the end of today.
fn coming(cx: &Cx<'_>, device: &Document, seed: u64) -> Result<VecDeque<(Timestamp, String)>> {
    let told = state::of(cx, &device.id)?.and_then(|state| state.get(LAST_LOG));
    let oldest = cx.now() - SignedDuration::from_hours(24 * KEPT_DAYS);
    let since = told.map_or(cx.now(), |Instant(told)| told.max(oldest));
    let (first, today) = (schema::day_in_morocco(since), cx.today());
    let mut filters = vec![employee::EMP_CODE.is_not_null(), employee::ACTIVE.eq(true)];
    filters.extend(device.get(ANNEXE).map(|annexe| employee::ANNEXE.eq(annexe)));
    let query = Query {
        filters,
        select: Select::only(&EMPLOYEES, &[employee::EMP_CODE.def]),
        ..Query::default()
    };
    let people: HashMap<Id, String> = cx
        .all_of(&EMPLOYEES, query)?
        .into_iter()
        .filter_map(|one| Some((Id(one.id.clone()), one.get(employee::EMP_CODE)?)))
        .collect();
    let on_leave = on_leave(cx, people.keys().cloned().collect(), first, today)?;
    let have_come = have_come(cx, device, first)?;
    let mut all = Vec::new();
    for (person, code) in &people {
        for day in first.series(1.day()).take_while(|day| *day <= today) {
            if !on_leave.contains(&(person.clone(), day)) {
                let times = times_of(seed, code, day);
                let rest = if day == first {
                    rest_of_day(&times, since, have_come.contains(code))
                } else {
                    times
                };
                all.extend(rest.into_iter().map(|at| (at, code.clone())));
            }
        }
    }
    all.sort();
    Ok(all.into())
}

/// When somebody comes and goes on a day.
fn times_of(seed: u64, code: &str, day: Day) -> Vec<Timestamp> {
    let small = |number: i64| i8::try_from(number).unwrap_or_default();
    let second = small(i64::try_from(code.len()).unwrap_or_default() * 7 % 60);
    let at = |minute: i64| schema::instant_in_morocco(day.at(small(minute / 60), small(minute % 60), second, 0));
    played_day(seed, code, day).into_iter().map(at).collect()
}

/// What is still to come of a day: whoever has come does not come again, and whoever should have stays away.
fn rest_of_day(times: &[Timestamp], since: Timestamp, has_come: bool) -> Vec<Timestamp> {
    let Some((first, others)) = times.split_first() else {
        return Vec::new();
    };
    let is_to_come = *first > since;
    if !is_to_come && !has_come {
        return Vec::new();
    }
    let later = others.iter().filter(|at| **at > since);
    Some(first)
        .filter(|_| is_to_come && !has_come)
        .into_iter()
        .chain(later)
        .copied()
        .collect()
}

/// Which of these people are on leave on which of these days.
fn on_leave(cx: &Cx<'_>, mut people: Vec<Id>, first: Day, last: Day) -> Result<HashSet<(Id, Day)>> {
    people.sort();
    let mut found = HashSet::new();
    for time in away(cx, &people, first, last)?
        .into_iter()
        .filter(|time| time.kind == AwayKind::Leave)
    {
        let (from, to) = match time.days {
            Some(days) => (days.first, days.last),
            None => (schema::day_in_morocco(time.from.0), schema::day_in_morocco(time.to.0)),
        };
        let days = from.max(first).series(1.day()).take_while(|day| *day <= to.min(last));
        found.extend(days.map(|day| (time.employee.clone(), day)));
    }
    Ok(found)
}

/// The codes that a device has told of a day.
fn have_come(cx: &Cx<'_>, device: &Document, day: Day) -> Result<HashSet<String>> {
    let midnight = Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
    let told = cx.all(&PUNCHES, [punch::DEVICE.eq(&device.id), punch::AT.ge(midnight)])?;
    let of_day = told.iter().filter(|one| day_of(one) == Some(day));
    Ok(of_day.filter_map(|one| one.get(punch::EMP_CODE)).collect())
}

impl SimulatedTerminal {
    fn new(serial: String, drift: i64, seed: u64) -> Self {
        SimulatedTerminal {
            serial,
            address: None,
            coming: VecDeque::new(),
            drift: SignedDuration::from_secs(drift),
            rng: DemoRng::new(seed),
            has_shaken_hands: false,
            kept: VecDeque::new(),
            asked: CallKind::Handshake,
        }
    }

    /// Those come whose time it is, or the current is cut.
    fn live(&mut self, now: Timestamp) {
        if self.rng.percent(RESTARTS) {
            self.has_shaken_hands = false;
        }
        while let Some((at, code)) = self.coming.pop_front_if(|(at, _)| *at <= now) {
            let local = schema::moment_in_morocco(at + self.drift);
            self.kept
                .push_back(format!("{code}\t{}\t0\t1\t0\t0\n", local.strftime("%Y-%m-%d %H:%M:%S")));
        }
    }

    /// Does what it is told, as old firmware does: it counts nothing.
    fn obey(&mut self, answer: &str) -> Option<TerminalCall> {
        let mut results = String::new();
        for order in answer.lines().filter_map(|line| line.strip_prefix("C:")) {
            let Some((id, command)) = order.split_once(':') else {
                continue;
            };
            let word = command.split(' ').next().unwrap_or_default();
            match word {
                "CHECK" | "REBOOT" => self.has_shaken_hands = false,
                "SET" => self.drift = SignedDuration::ZERO,
                _ => {}
            }
            // Unknown to it (`docs/terminal-protocol.md` §5).
            let result = if matches!(word, "VERIFY" | "ACCOUNT") {
                "-1002"
            } else {
                "0"
            };
            results.extend(["ID=", id, "&Return=", result, "&CMD=", word, "\n"]);
        }
        let target = format!("/iclock/devicecmd?SN={}", self.serial);
        (!results.is_empty()).then(|| self.ask(CallKind::Results, "POST", target, results))
    }

    fn ask(&mut self, kind: CallKind, method: &'static str, target: String, body: String) -> TerminalCall {
        self.asked = kind;
        TerminalCall { method, target, body }
    }
}

impl PlayedTerminal for SimulatedTerminal {
    fn address(&self) -> Option<IpAddr> {
        self.address
    }

    fn call(&mut self, now: Timestamp) -> TerminalCall {
        self.live(now);
        let serial = self.serial.clone();
        if !self.has_shaken_hands {
            let target = format!("/iclock/cdata?SN={serial}&options=all&pushver=2.4.1&DeviceType=att&language=70");
            return self.ask(CallKind::Handshake, "GET", target, String::new());
        }
        if self.kept.is_empty() {
            let target = format!("/iclock/getrequest?SN={serial}");
            return self.ask(CallKind::Poll, "GET", target, String::new());
        }
        let lines: Vec<&str> = self.kept.iter().take(AT_ONCE).map(String::as_str).collect();
        let (count, body) = (lines.len(), lines.concat());
        let target = format!("/iclock/cdata?SN={serial}&table=ATTLOG&Stamp=9999");
        self.ask(CallKind::Lines(count), "POST", target, body)
    }

    fn hear(&mut self, answer: Option<&str>) -> Option<TerminalCall> {
        let answer = answer.filter(|_| !self.rng.percent(LOST))?;
        match self.asked {
            CallKind::Handshake => self.has_shaken_hands = answer.starts_with("GET OPTION FROM"),
            CallKind::Lines(count) if answer.trim_end() == format!("OK:{count}") => {
                self.kept.drain(..count);
            }
            CallKind::Poll => return self.obey(answer),
            CallKind::Lines(_) | CallKind::Results => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wednesday, ten in the morning in Morocco.
    fn now() -> Timestamp {
        "2026-11-04T10:00:00Z".parse().unwrap()
    }
    fn terminal() -> SimulatedTerminal {
        SimulatedTerminal {
            coming: [(now(), "0042".to_owned())].into(),
            ..SimulatedTerminal::new("CQZ1".to_owned(), 0, 7)
        }
    }
    /// Calls until something of a kind is called, answered as a server would.
    fn until(one: &mut SimulatedTerminal, wanted: impl Fn(&TerminalCall) -> bool) -> TerminalCall {
        loop {
            let asked = one.call(now());
            if wanted(&asked) {
                return asked;
            }
            one.hear(Some("GET OPTION FROM: CQZ1\n"));
        }
    }

    #[test]
    fn it_shakes_hands_first_and_keeps_a_line_until_it_is_thanked_for_as_many() {
        let mut one = terminal();
        assert!(one.call(now()).target.contains("options=all"));
        let is_lines = |asked: &TerminalCall| asked.target.contains("ATTLOG");
        let asked = until(&mut one, is_lines);
        assert!(
            asked.body.starts_with("0042\t2026-11-04 10:00:00\t0\t1"),
            "{}",
            asked.body
        );
        for wrong in [None, Some("OK"), Some("UNKNOWN DEVICE"), Some("OK:99")] {
            one.hear(wrong);
            assert!(!one.kept.is_empty(), "{wrong:?}");
        }
        // An answer is lost now and then: the same lines go again, and are thanked for at last.
        while !one.kept.is_empty() {
            one.asked = CallKind::Lines(one.kept.len());
            one.hear(Some(&format!("OK:{}\n", one.kept.len())));
        }
    }

    #[test]
    fn it_does_what_it_is_told_and_counts_nothing() {
        let mut one = terminal();
        one.has_shaken_hands = true;
        one.drift = SignedDuration::from_secs(DRIFT);
        let orders = "C:1:VERIFY SUM ATTLOG StartTime=2026-11-03 00:00:00\nC:2:SET OPTION DateTime=1\nC:3:CHECK\n";
        let said = one.obey(orders).unwrap();
        assert_eq!(
            said.body,
            "ID=1&Return=-1002&CMD=VERIFY\nID=2&Return=0&CMD=SET\nID=3&Return=0&CMD=CHECK\n"
        );
        assert!(!one.has_shaken_hands && one.drift.is_zero());
        assert_eq!(one.obey("OK"), None);
    }

    #[test]
    fn whoever_has_come_only_goes_and_whoever_should_have_stays_away() {
        let at = |hour: i8| schema::instant_in_morocco(jiff::civil::date(2026, 11, 4).at(hour, 30, 0, 0));
        let times = [at(8), at(12), at(16)];
        assert_eq!(rest_of_day(&times, at(10), true), [at(12), at(16)]);
        assert_eq!(rest_of_day(&times, at(10), false), []);
        assert_eq!(rest_of_day(&times, at(7), false), times);
        assert_eq!(
            rest_of_day(&times, at(7), true),
            [at(12), at(16)],
            "who was early does not come twice"
        );
        assert_eq!(rest_of_day(&[], at(7), true), []);
    }

    #[test]
    fn everybody_comes_at_hours_of_work_and_nobody_on_a_day_of_rest() {
        let (worked, rest) = (jiff::civil::date(2026, 11, 4), jiff::civil::date(2026, 11, 7));
        let codes: Vec<String> = (0..200).map(|number| format!("{number:04}")).collect();
        let all: Vec<Timestamp> = codes.iter().flat_map(|code| times_of(1, code, worked)).collect();
        assert!(all.len() > 300);
        let hour = |at: &Timestamp| schema::moment_in_morocco(*at).hour();
        assert!(all.iter().all(|at| (7..19).contains(&hour(at))));
        assert!(codes.iter().all(|code| times_of(1, code, rest).is_empty()));
        assert_eq!(times_of(1, "0042", worked), times_of(1, "0042", worked));
    }

    #[test]
    fn nobody_comes_before_their_time() {
        let mut one = terminal();
        for _ in 0..500 {
            one.call("2026-11-04T02:00:00Z".parse().unwrap());
        }
        assert!(one.kept.is_empty());
    }
}

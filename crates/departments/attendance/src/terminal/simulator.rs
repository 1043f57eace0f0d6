//! A terminal as the demonstration plays it: it keeps what it is not thanked for, sends it again, loses an answer now and then,
//! restarts, and one of them has a clock that is off. What travels is text; whoever plays it carries that over the net.

use std::collections::VecDeque;

use engine::Cx;
use jiff::{SignedDuration, Timestamp};
use platform::demo::DemoRng;
use platform::people::employee::{self, EMPLOYEES};
use platform::terminal_door::{PlayedTerminal, TerminalCall, TerminalSimulation};
use schema::{Query, Result, Select};

use crate::device::{ALLOWED, ANNEXE, DEVICES, SERIAL};

/// What plays them.
pub(super) static SIMULATION: TerminalSimulation = TerminalSimulation(terminals);

/// Of a hundred calls so many bring somebody to the terminal,
const COMES: i64 = 25;
/// after so many the answer is lost on its way back,
const LOST: i64 = 4;
/// and after so many the terminal restarts.
const RESTARTS: i64 = 1;
/// The hours between which people come and go.
const OPEN: std::ops::Range<i8> = 7..19;
/// So many lines go at once.
const AT_ONCE: usize = 30;
/// Seconds that the clock of a terminal is off whose time nobody sets.
const DRIFT: i64 = 400;

/// One terminal.
struct SimulatedTerminal {
    serial: String,
    codes: Vec<String>,
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

/// The first terminals that may send, each with the codes of those who work where it stands.
fn terminals(cx: &Cx<'_>, most: u64, seed: u64) -> Result<Vec<Box<dyn PlayedTerminal>>> {
    let mut all: Vec<Box<dyn PlayedTerminal>> = Vec::new();
    for (number, device) in (0..).zip(cx.find(&DEVICES, [ALLOWED.eq(true)], most)?) {
        let mut filters = vec![employee::EMP_CODE.is_not_null(), employee::ACTIVE.eq(true)];
        filters.extend(device.get(ANNEXE).map(|annexe| employee::ANNEXE.eq(annexe)));
        let query = Query {
            filters,
            select: Select::only(&EMPLOYEES, &[employee::EMP_CODE.def]),
            ..Query::default()
        };
        let people = cx.all_of(&EMPLOYEES, query)?;
        let codes = people.iter().filter_map(|one| one.get(employee::EMP_CODE)).collect();
        // The second one is off, so that what is done about a wrong clock is seen.
        let drift = if number == 1 { DRIFT } else { 0 };
        let serial = device.need(SERIAL)?;
        all.push(Box::new(SimulatedTerminal::new(serial, codes, drift, seed + number)));
    }
    Ok(all)
}

impl SimulatedTerminal {
    fn new(serial: String, codes: Vec<String>, drift: i64, seed: u64) -> Self {
        SimulatedTerminal {
            serial,
            codes,
            drift: SignedDuration::from_secs(drift),
            rng: DemoRng::new(seed),
            has_shaken_hands: false,
            kept: VecDeque::new(),
            asked: CallKind::Handshake,
        }
    }

    /// Somebody comes, or the current is cut.
    fn live(&mut self, now: Timestamp) {
        if self.rng.percent(RESTARTS) {
            self.has_shaken_hands = false;
        }
        let local = schema::moment_in_morocco(now + self.drift);
        if !self.codes.is_empty() && OPEN.contains(&local.hour()) && self.rng.percent(COMES) {
            let code = self.rng.pick(&self.codes);
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
            // Unknown to it (adms.md §5).
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
        SimulatedTerminal::new("CQZ1".to_owned(), vec!["0042".to_owned()], 0, 7)
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
    fn nobody_comes_at_night() {
        let mut one = terminal();
        for _ in 0..500 {
            one.call("2026-11-04T02:00:00Z".parse().unwrap());
        }
        assert!(one.kept.is_empty());
    }
}

//! How commands are spelt: `docs/terminal-protocol.md` §5, and §6 for firmware of door control.

use jiff::{Timestamp, ToSpan, civil};
use serde_json::Value as Json;

use super::Kind;
use crate::terminal::zk_time;

/// So many signs of a name are shown.
const NAME: usize = 24;

/// The hours of the night during which a terminal may be away for the minutes of a restart: nobody comes or leaves then.
const NIGHT: std::ops::Range<i8> = 1..4;

/// The parameter of a count that is asked for in the old way: how many lines of the day stand here.
pub const OURS: &str = "ours";

/// Whether a terminal may be restarted now.
pub fn is_night(now: Timestamp) -> bool {
    NIGHT.contains(&schema::moment_in_morocco(now).hour())
}

/// The text of a command; none where that firmware has no such one, for what the next handshake does, and for a restart by day.
pub fn of(kind: Kind, params: &Json, is_access: bool, now: Timestamp) -> Option<String> {
    let day = |name: &str| params[name].as_str().and_then(|day| day.parse::<civil::Date>().ok());
    match kind {
        Kind::Check => Some("CHECK".to_owned()),
        Kind::Reboot if !is_night(now) => None,
        Kind::Reboot if is_access => Some("CONTROL DEVICE 03000000".to_owned()),
        Kind::Reboot => Some("REBOOT".to_owned()),
        Kind::SetTime if is_access => Some(format!("SET OPTIONS DateTime={}", zk_time::of_instant(now))),
        Kind::SetTime => {
            let local = zk_time::of_local(schema::moment_in_morocco(now));
            Some(format!("SET OPTION DateTime={local}"))
        }
        Kind::UserName => {
            let [pin, name] = ["pin", "name"].map(|key| params[key].as_str().map(printable));
            let (pin, name) = (pin?, name?);
            Some(if is_access {
                format!("DATA UPDATE user Pin={pin}\tName={name}")
            } else {
                format!("DATA UPDATE USERINFO PIN={pin}\tName={name}")
            })
        }
        Kind::Resend if is_access => Some("DATA QUERY tablename=transaction,fielddesc=*,filter=*".to_owned()),
        Kind::Resend => {
            let (from, to) = (day("day").or(day("from"))?, day("day").or(day("to"))?);
            Some(format!("DATA QUERY ATTLOG {}", span(from, to)))
        }
        Kind::Count if is_access => None,
        Kind::Count => {
            let day = day("day")?;
            // Old firmware counts by another word: it is told how many stand here, and answers how many it holds.
            Some(match params[OURS].as_i64() {
                Some(ours) => format!("ACCOUNT Start={day}\tEnd={day}\tCount={ours}"),
                None => format!("VERIFY SUM ATTLOG {}", span(day, day)),
            })
        }
    }
}

/// From the first moment of a day to the first after another.
fn span(from: civil::Date, to: civil::Date) -> String {
    let end = to.saturating_add(1.days());
    format!("StartTime={from} 00:00:00\tEndTime={end} 00:00:00")
}

/// What a terminal may be sent of a text: no sign that ends a field or a line, and no more than it shows.
fn printable(text: &str) -> String {
    let signs = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    let cut: String = signs.take(NAME).collect();
    cut.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn text(kind: Kind, params: Json) -> Option<String> {
        of(kind, &params, false, "2026-03-02T08:01:07Z".parse().unwrap())
    }

    #[test]
    fn commands_are_spelt_as_terminals_read_them() {
        assert_eq!(
            text(Kind::Resend, json!({ "from": "2026-03-01", "to": "2026-03-01" })).unwrap(),
            "DATA QUERY ATTLOG StartTime=2026-03-01 00:00:00\tEndTime=2026-03-02 00:00:00"
        );
        assert_eq!(
            text(Kind::Count, json!({ "day": "2026-12-31" })).unwrap(),
            "VERIFY SUM ATTLOG StartTime=2026-12-31 00:00:00\tEndTime=2027-01-01 00:00:00"
        );
        assert_eq!(
            text(Kind::Count, json!({ "day": "2026-12-31", "ours": 7 })).unwrap(),
            "ACCOUNT Start=2026-12-31\tEnd=2026-12-31\tCount=7"
        );
        // In Ramadan the clock of Morocco is that of UTC.
        assert_eq!(text(Kind::SetTime, json!({})).unwrap(), "SET OPTION DateTime=841132867");
        assert_eq!(text(Kind::Resend, json!({})), None, "the next handshake says it");
        assert_eq!(text(Kind::Check, json!({})).unwrap(), "CHECK");
    }

    #[test]
    fn a_terminal_restarts_at_night_alone() {
        let said = |at: &str, is_access| of(Kind::Reboot, &json!({}), is_access, at.parse().unwrap());
        assert_eq!(said("2026-11-20T01:00:00Z", false).unwrap(), "REBOOT", "one at night");
        assert_eq!(said("2026-11-20T03:59:59Z", true).unwrap(), "CONTROL DEVICE 03000000");
        assert_eq!(said("2026-11-20T00:59:59Z", false), None);
        assert_eq!(said("2026-11-20T04:00:00Z", false), None, "four in the morning");
    }

    #[test]
    fn a_name_is_cut_and_ends_no_field() {
        let name = "Amal\tPri=14\r\nC:9:CLEAR DATA";
        let sent = text(Kind::UserName, json!({ "pin": "0042", "name": name })).unwrap();
        assert_eq!(sent, "DATA UPDATE USERINFO PIN=0042\tName=Amal Pri=14  C:9:CLEAR D");
    }
}

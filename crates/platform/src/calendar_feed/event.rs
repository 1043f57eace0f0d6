//! Events as calendars are written (RFC 5545).

use jiff::Timestamp;
use jiff::civil::Date;

/// When an event is.
#[derive(Clone, Copy, Debug)]
pub enum EventTime {
    /// From a moment until another.
    Moments(Timestamp, Timestamp),
    /// Whole days: the first and the last.
    Days(Date, Date),
}

/// An event of a calendar.
#[derive(Clone, Debug)]
pub struct CalendarEvent {
    /// What it is known by, in its feed.
    pub id: String,
    /// When it was last changed.
    pub stamp: Timestamp,
    /// When it is.
    pub time: EventTime,
    /// What it is called.
    pub summary: String,
    /// Where it is; empty where that is not said.
    pub place: String,
    /// More of it; empty where nothing is said.
    pub about: String,
}

/// The calendar with these events, line by line.
pub(super) fn calendar(feed: &str, name: &str, events: &[CalendarEvent]) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        format!("PRODID:-//Diwan//{feed}//FR"),
        "CALSCALE:GREGORIAN".to_owned(),
        format!("X-WR-CALNAME:{}", escape_text(name)),
    ];
    for event in events {
        lines.extend(lines_of(feed, event));
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| fold_line(line)).collect()
}

fn lines_of(feed: &str, event: &CalendarEvent) -> Vec<String> {
    let moment = |at: Timestamp| at.strftime("%Y%m%dT%H%M%SZ").to_string();
    let mut lines = vec![
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}@{feed}.diwan", event.id),
        format!("DTSTAMP:{}", moment(event.stamp)),
    ];
    match event.time {
        EventTime::Moments(begins, ends) => {
            lines.push(format!("DTSTART:{}", moment(begins)));
            // An end is later than its beginning (§3.8.2.2); without one the event is of that moment.
            lines.extend((ends > begins).then(|| format!("DTEND:{}", moment(ends))));
        }
        EventTime::Days(first, last) => {
            // The end of whole days is the day after the last (§3.6.1).
            let after = last.tomorrow().unwrap_or(last);
            lines.push(format!("DTSTART;VALUE=DATE:{}", first.strftime("%Y%m%d")));
            lines.push(format!("DTEND;VALUE=DATE:{}", after.strftime("%Y%m%d")));
        }
    }
    lines.push(format!("SUMMARY:{}", escape_text(&event.summary)));
    for (name, text) in [("LOCATION", &event.place), ("DESCRIPTION", &event.about)] {
        lines.extend((!text.is_empty()).then(|| format!("{name}:{}", escape_text(text))));
    }
    lines.push("END:VEVENT".to_owned());
    lines
}

/// Text of a value (§3.3.11).
fn escape_text(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,");
    text.replace("\r\n", "\n").replace(['\n', '\r'], "\\n")
}

/// A line ends with CRLF, and none is longer than 75 bytes (§3.1).
fn fold_line(line: &str) -> String {
    let mut out = String::new();
    let mut length = 0;
    for c in line.chars() {
        if length + c.len_utf8() > 74 {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(c);
        length += c.len_utf8();
    }
    out.push_str("\r\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_and_texts_escaped_as_calendars_want_them() {
        assert_eq!(escape_text("a,b;c\\d\ne"), "a\\,b\\;c\\\\d\\ne");
        let long = fold_line(&format!("SUMMARY:{}", "مهمة ".repeat(30)));
        assert!(long.ends_with("\r\n"));
        for line in long.split("\r\n") {
            assert!(line.len() <= 75, "{line}");
        }
        assert_eq!(
            long.replace("\r\n ", "").trim_end_matches("\r\n").chars().count(),
            8 + 150
        );
    }

    #[test]
    fn whole_days_end_on_the_day_after() {
        let days = CalendarEvent {
            id: "one".to_owned(),
            stamp: Timestamp::UNIX_EPOCH,
            time: EventTime::Days("2026-12-30".parse().unwrap(), "2026-12-31".parse().unwrap()),
            summary: "x".to_owned(),
            place: String::new(),
            about: String::new(),
        };
        let text = calendar("leave", "x", &[days]);
        assert!(
            text.contains("DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n"),
            "{text}"
        );
        assert!(!text.contains("LOCATION"), "{text}");
    }
}

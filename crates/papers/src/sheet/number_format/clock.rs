//! Times of day and durations.

use super::token::Token;

/// The seconds of a day.
const DAY: i64 = 86_400;

/// The hours, minutes and seconds of a number, which counts days.
pub(super) fn time_text(tokens: &[Token], number: f64) -> Option<String> {
    let units: Vec<&str> = tokens.iter().filter_map(unit).collect();
    // Months are written as minutes are; a format with months alone shows a day.
    if units.iter().all(|unit| unit.starts_with('m')) || !(0.0..1e6).contains(&number) {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "below a million days, checked above")]
    let seconds = (number * 86_400.0).round() as i64;
    let is_halved = units.contains(&"am/pm");
    let is_duration = units.iter().any(|unit| unit.starts_with('['));
    let of_day = if is_duration { seconds } else { seconds % DAY };
    let mut text = String::new();
    for token in tokens {
        match token {
            Token::Clock(unit) => text.push_str(&part(unit, of_day, is_halved, is_duration)?),
            Token::Text(literal) => text.push_str(literal),
            // Parts of a second are not shown.
            Token::Point => break,
            _ => {}
        }
    }
    Some(text.trim().to_owned())
}

fn unit(token: &Token) -> Option<&str> {
    match token {
        Token::Clock(unit) => Some(unit),
        _ => None,
    }
}

/// One unit of so many seconds. Hours of the day have two digits, as the clocks of offices write them.
fn part(unit: &str, seconds: i64, is_halved: bool, is_duration: bool) -> Option<String> {
    let hour = seconds / 3_600;
    let half = if hour % 12 == 0 { 12 } else { hour % 12 };
    Some(match unit {
        "[h]" => hour.to_string(),
        "[m]" => (seconds / 60).to_string(),
        "[s]" => seconds.to_string(),
        "h" | "hh" if is_halved => half.to_string(),
        "h" | "hh" if is_duration => hour.to_string(),
        "h" | "hh" => format!("{hour:02}"),
        "m" | "mm" => format!("{:02}", seconds / 60 % 60),
        "s" | "ss" => format!("{:02}", seconds % 60),
        "am/pm" => (if hour < 12 { "AM" } else { "PM" }).to_owned(),
        _ => return None,
    })
}

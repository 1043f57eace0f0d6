//! Releases of the IANA time zone database: `2026e`, a year and letters that count from `a` within it.

use std::fmt;

use jiff::{ToSpan, civil};

/// Data older than so many months may have missed an order.
const FRESH_MONTHS: i32 = 12;

/// A release; the later one is the greater.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ZoneRelease {
    year: i16,
    /// `z` is followed by `za`: the longer one is later.
    length: usize,
    letters: String,
}

impl ZoneRelease {
    /// Reads `2026e`; none where the text is no release.
    pub fn read(text: &str) -> Option<ZoneRelease> {
        let (year, rest) = text.trim().split_at_checked(4)?;
        let letters: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
        // What distributors add to it ("2025b-0+deb12u2") is no part of the release.
        let is_whole = rest[letters.len()..].chars().next().is_none_or(|sign| sign == '-');
        let year = year
            .bytes()
            .all(|sign| sign.is_ascii_digit())
            .then(|| year.parse().ok());
        (!letters.is_empty() && is_whole).then_some(ZoneRelease {
            year: year.flatten()?,
            length: letters.len(),
            letters,
        })
    }

    /// The end of the month in which it came out, as far as its name tells: five to seven a year come out, one in two months.
    pub fn about(&self) -> civil::Date {
        let first = self.letters.bytes().next().unwrap_or(b'a');
        let number = i8::try_from(first.saturating_sub(b'a')).unwrap_or(0).min(5) + 1;
        let month = if self.length > 1 { 12 } else { number * 2 };
        civil::date(self.year, month, 1).last_of_month()
    }

    /// Whether it came out more than twelve months before a day.
    pub fn is_old(&self, today: civil::Date) -> bool {
        self.about().saturating_add(FRESH_MONTHS.months()) < today
    }
}

impl fmt::Display for ZoneRelease {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.year, self.letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn release(text: &str) -> ZoneRelease {
        ZoneRelease::read(text).unwrap()
    }

    #[test]
    fn releases_follow_one_another_by_year_and_letters() {
        let names = ["2025a", "2025b", "2025z", "2025za", "2026a", "2026e"];
        let all: Vec<ZoneRelease> = names.map(release).to_vec();
        assert!(all.is_sorted(), "{all:?}");
        assert_eq!(all.iter().map(ToString::to_string).collect::<Vec<_>>(), names);
        assert_eq!(release("2025b-0+deb12u2\n").to_string(), "2025b");
        for wrong in ["", "2026", "e2026", "2026E", "20é6e", "+026e", "2026e.1", "unknown"] {
            assert_eq!(ZoneRelease::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_release_is_old_twelve_months_after_the_month_that_its_name_tells() {
        let day = |text: &str| text.parse::<civil::Date>().unwrap();
        assert_eq!(release("2025b").about(), day("2025-04-30"));
        assert!(!release("2025b").is_old(day("2026-04-30")));
        assert!(release("2025b").is_old(day("2026-05-01")));
        assert!(!release("2026e").is_old(day("2027-10-31")));
        assert_eq!(release("2025h").about(), day("2025-12-31"));
        assert_eq!(release("2025za").about(), day("2025-12-31"));
    }
}

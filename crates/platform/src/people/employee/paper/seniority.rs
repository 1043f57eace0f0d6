//! How long somebody has worked here, in words.

use jiff::Unit;
use jiff::civil::Date;

use crate::papers::counted::{ArabicNoun, arabic_count};

const YEAR: ArabicNoun = ArabicNoun {
    one: "سنة واحدة",
    two: "سنتان",
    few: "سنوات",
    many: "سنة",
    other: "سنة",
};
const MONTH: ArabicNoun = ArabicNoun {
    one: "شهر واحد",
    two: "شهران",
    few: "أشهر",
    many: "شهرا",
    other: "شهر",
};

/// Whole years and months between two days, in French and in Arabic; empty below a month.
pub(super) fn years_and_months(since: Date, today: Date) -> [String; 2] {
    let span = since.until((Unit::Year, today)).unwrap_or_default();
    let (years, months) = (i64::from(span.get_years()), i64::from(span.get_months()));
    if years < 0 || months < 0 {
        return [String::new(), String::new()];
    }
    let (mut french, mut arabic) = (Vec::new(), Vec::new());
    if years > 0 {
        french.push(format!("{years}\u{a0}{}", if years == 1 { "an" } else { "ans" }));
        arabic.push(arabic_count(years, YEAR));
    }
    if months > 0 {
        french.push(format!("{months}\u{a0}mois"));
        arabic.push(arabic_count(months, MONTH));
    }
    [french.join(" et "), arabic.join(" و")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_and_months_are_counted_in_the_forms_of_both_languages() {
        let today = "2026-11-20".parse().unwrap();
        for (since, fr, ar) in [
            ("2026-11-01", "", ""),
            ("2026-10-20", "1 mois", "شهر واحد"),
            ("2025-11-20", "1 an", "سنة واحدة"),
            ("2024-09-20", "2 ans et 2 mois", "سنتان وشهران"),
            ("2016-06-01", "10 ans et 5 mois", "10 سنوات و5 أشهر"),
            ("2005-12-01", "20 ans et 11 mois", "20 سنة و11 شهرا"),
            ("2027-01-01", "", ""),
        ] {
            let [french, arabic] = years_and_months(since.parse().unwrap(), today);
            assert_eq!(
                (french.replace('\u{a0}', " "), arabic.replace('\u{a0}', " ")),
                (fr.to_owned(), ar.to_owned()),
                "{since}"
            );
        }
    }
}

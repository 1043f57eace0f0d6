//! How long somebody has worked here, in words.

use jiff::Unit;
use jiff::civil::Date;

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
        arabic.push(arabic_plural(years, ["سنة واحدة", "سنتان", "سنوات", "سنة"]));
    }
    if months > 0 {
        french.push(format!("{months}\u{a0}mois"));
        arabic.push(arabic_plural(months, ["شهر واحد", "شهران", "أشهر", "شهرا"]));
    }
    [french.join(" et "), arabic.join(" و")]
}

/// A number of days, in French and in Arabic.
pub fn days(number: i64) -> [String; 2] {
    let noun = if number == 1 { "jour" } else { "jours" };
    [
        format!("{number}\u{a0}{noun}"),
        arabic_plural(number, ["يوم واحد", "يومان", "أيام", "يوما"]),
    ]
}

/// A number with its noun: one and two have words of their own, 3 to 10 take the plural, more the singular.
fn arabic_plural(number: i64, [one, two, few, many]: [&str; 4]) -> String {
    match (number, number % 100) {
        (1, _) => one.to_owned(),
        (2, _) => two.to_owned(),
        (_, 3..=10) => format!("{number}\u{a0}{few}"),
        _ => format!("{number}\u{a0}{many}"),
    }
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

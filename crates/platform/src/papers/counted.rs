//! A number with its noun, in French and in Arabic.

/// The forms that an Arabic noun takes beside a number: alone for one, the dual, the plural after 3 to 10, the accusative
/// after 11 to 99, and the genitive after whole hundreds.
#[derive(Clone, Copy)]
pub struct ArabicNoun {
    /// *One of it*, in words.
    pub one: &'static str,
    /// *Two of it*, in one word.
    pub two: &'static str,
    /// After 3 to 10.
    pub few: &'static str,
    /// After 11 to 99.
    pub many: &'static str,
    /// After 100, 101, 102, 200…
    pub other: &'static str,
}

const DAY: ArabicNoun = ArabicNoun {
    one: "يوم واحد",
    two: "يومان",
    few: "أيام",
    many: "يوما",
    other: "يوم",
};
const NIGHT: ArabicNoun = ArabicNoun {
    one: "ليلة واحدة",
    two: "ليلتان",
    few: "ليال",
    many: "ليلة",
    other: "ليلة",
};
const HOUR: ArabicNoun = ArabicNoun {
    one: "ساعة واحدة",
    two: "ساعتان",
    few: "ساعات",
    many: "ساعة",
    other: "ساعة",
};
const MINUTE: ArabicNoun = ArabicNoun {
    one: "دقيقة واحدة",
    two: "دقيقتان",
    few: "دقائق",
    many: "دقيقة",
    other: "دقيقة",
};

/// The number with the form of the noun that follows it.
pub fn arabic_count(number: i64, noun: ArabicNoun) -> String {
    match (number, number % 100) {
        (1, _) => noun.one.to_owned(),
        (2, _) => noun.two.to_owned(),
        (_, 3..=10) => format!("{number}\u{a0}{}", noun.few),
        (0, _) | (_, 11..=99) => format!("{number}\u{a0}{}", noun.many),
        _ => format!("{number}\u{a0}{}", noun.other),
    }
}

/// A number of days, in French and in Arabic.
pub fn days(number: i64) -> [String; 2] {
    let noun = if number == 1 { "jour" } else { "jours" };
    [format!("{number}\u{a0}{noun}"), arabic_count(number, DAY)]
}

/// A number of nights, in French and in Arabic.
pub fn nights(number: i64) -> [String; 2] {
    let noun = if number == 1 { "nuit" } else { "nuits" };
    [format!("{number}\u{a0}{noun}"), arabic_count(number, NIGHT)]
}

/// A length of time in hours and minutes, in French and in Arabic: *7 h 30 min*. Less than nothing bears a sign.
pub fn hours_and_minutes(minutes: i64) -> [String; 2] {
    /// Of an hour.
    const MINUTES: i64 = 60;
    let sign = if minutes < 0 { "−" } else { "" };
    let (hours, rest) = (minutes.abs() / MINUTES, minutes.abs() % MINUTES);
    let french = match (hours, rest) {
        (0, rest) => format!("{rest}\u{a0}min"),
        (hours, 0) => format!("{hours}\u{a0}h"),
        (hours, rest) => format!("{hours}\u{a0}h\u{a0}{rest:02}\u{a0}min"),
    };
    let arabic = match (hours, rest) {
        (0, rest) => arabic_count(rest, MINUTE),
        (hours, 0) => arabic_count(hours, HOUR),
        (hours, rest) => format!("{} و{}", arabic_count(hours, HOUR), arabic_count(rest, MINUTE)),
    };
    [format!("{sign}{french}"), format!("{sign}{arabic}")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noun_takes_the_form_of_its_number() {
        for (number, arabic) in [
            (0, "0 يوما"),
            (1, "يوم واحد"),
            (2, "يومان"),
            (3, "3 أيام"),
            (10, "10 أيام"),
            (11, "11 يوما"),
            (99, "99 يوما"),
            (100, "100 يوم"),
            (102, "102 يوم"),
            (103, "103 أيام"),
            (180, "180 يوما"),
        ] {
            assert_eq!(days(number)[1].replace('\u{a0}', " "), arabic);
        }
    }

    #[test]
    fn a_length_of_time_is_told_in_hours_and_minutes() {
        for (minutes, french, arabic) in [
            (0, "0 min", "0 دقيقة"),
            (45, "45 min", "45 دقيقة"),
            (60, "1 h", "ساعة واحدة"),
            (180, "3 h", "3 ساعات"),
            (450, "7 h 30 min", "7 ساعات و30 دقيقة"),
            (-125, "−2 h 05 min", "−ساعتان و5 دقائق"),
        ] {
            assert_eq!(
                hours_and_minutes(minutes).map(|text| text.replace('\u{a0}', " ")),
                [french, arabic]
            );
        }
    }
}

//! One cell of a sheet, and the values read from it.

pub mod day;
pub mod flag;
pub mod number;
mod plain;

pub use plain::plain;

use day::Reading;
use jiff::civil::{Date, DateTime};
use std::borrow::Cow;

/// What one cell holds. A formula counts as the value stored with it.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Cell {
    /// Nothing, or a formula with no stored value (which the sheet lists apart).
    #[default]
    Empty,
    /// Text as typed.
    Text(String),
    /// A number whose style is not a date's.
    Number(f64),
    /// A number that the sheet shows with what its value has not: zeros before it (`0042`), hours (`08:30`), a share (`12%`).
    Formatted {
        /// Its value.
        number: f64,
        /// What stands in the sheet.
        shown: String,
    },
    /// TRUE or FALSE.
    Bool(bool),
    /// A number whose style is a date's, in local time; midnight where the cell holds a day only.
    Date(DateTime),
    /// An error value of Excel, such as `#REF!`.
    Error(String),
}

/// The cell holds something, but not a value of the kind asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the cell does not hold such a value")]
pub struct Unreadable;

/// The cell holds a number of more digits than a spreadsheet keeps: the last ones are not those that were typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the number has lost digits")]
pub struct LostDigits;

impl Cell {
    /// True if there is nothing to see: no value, or only spaces.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Empty => true,
            Self::Text(text) => text.trim().is_empty(),
            _ => false,
        }
    }

    /// The cell as text: a number as it is shown, a whole one without decimals, a day as `yyyy-mm-dd`, blanks as an empty text. Text
    /// loses only the spaces around it.
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Empty => Cow::Borrowed(""),
            Self::Text(text) => Cow::Borrowed(text.trim()),
            Self::Number(number) => Cow::Owned(number::text(*number)),
            Self::Formatted { shown, .. } => Cow::Borrowed(shown),
            Self::Bool(flag) => Cow::Borrowed(if *flag { "true" } else { "false" }),
            Self::Date(at) if at.time() == jiff::civil::Time::midnight() => Cow::Owned(at.date().to_string()),
            Self::Date(at) => Cow::Owned(at.to_string()),
            Self::Error(error) => Cow::Borrowed(error),
        }
    }

    /// The cell as the text that somebody typed, unless it is a number that has lost digits since.
    pub fn typed_text(&self) -> Result<Cow<'_, str>, LostDigits> {
        let has_lost = match self {
            Self::Text(text) => number::is_shortened(text),
            _ => self.number().is_some_and(|number| !number::has_its_digits(number)),
        };
        if has_lost { Err(LostDigits) } else { Ok(self.text()) }
    }

    /// The number in the cell, however it is shown.
    fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) | Self::Formatted { number, .. } => Some(*number),
            _ => None,
        }
    }

    /// The day in the cell, `None` if it is blank.
    pub fn date(&self, reading: Reading) -> Result<Option<Date>, Unreadable> {
        match (self, self.number()) {
            (Self::Date(at), _) => Ok(Some(at.date())),
            (_, Some(serial)) => day::plausible_serial(serial, reading.calendar)
                .map(Some)
                .ok_or(Unreadable),
            _ => self.read(|text| day::parse(text, reading)),
        }
    }

    /// The flag in the cell, `None` if it is blank.
    pub fn flag(&self) -> Result<Option<bool>, Unreadable> {
        match self {
            Self::Bool(flag) => Ok(Some(*flag)),
            Self::Date(_) => Err(Unreadable),
            Self::Formatted { number, .. } => Self::Number(*number).flag(),
            _ => self.read(flag::parse),
        }
    }

    /// The whole number in the cell, `None` if it is blank.
    pub fn integer(&self) -> Result<Option<i64>, Unreadable> {
        match (self, self.number()) {
            (_, Some(number)) => number::whole(number).map(Some).ok_or(Unreadable),
            (Self::Bool(_) | Self::Date(_), _) => Err(Unreadable),
            _ => self.read(number::integer),
        }
    }

    /// The decimal in the cell, `None` if it is blank.
    pub fn decimal(&self) -> Result<Option<f64>, Unreadable> {
        match (self, self.number()) {
            (_, Some(number)) => Ok(Some(number)),
            (Self::Bool(_) | Self::Date(_), _) => Err(Unreadable),
            _ => self.read(number::decimal),
        }
    }

    fn read<T>(&self, parse: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Unreadable> {
        if self.is_blank() {
            return Ok(None);
        }
        parse(&self.text()).map(Some).ok_or(Unreadable)
    }
}

/// The letters of a column as a spreadsheet shows them: 0 is A, 26 is AA.
pub fn column_letters(column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        letters.push(char::from(b'A' + u8::try_from((rest - 1) % 26).unwrap_or(0)));
        rest = (rest - 1) / 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const LATEST: Reading = Reading::until(date(2010, 11, 20));

    #[test]
    fn columns_have_the_letters_of_excel() {
        let letters: Vec<String> = [0, 12, 25, 26, 51, 701, 702, 16_383].map(column_letters).into();
        assert_eq!(letters, ["A", "M", "Z", "AA", "AZ", "ZZ", "AAA", "XFD"]);
    }

    #[test]
    fn blank_cells_hold_no_value_of_any_kind() {
        for blank in [Cell::Empty, Cell::Text(" \u{A0}".into())] {
            assert_eq!(blank.date(LATEST), Ok(None));
            assert_eq!(blank.flag(), Ok(None));
            assert_eq!(blank.integer(), Ok(None));
            assert_eq!(blank.decimal(), Ok(None));
            assert_eq!(blank.text(), "");
        }
    }

    #[test]
    fn typed_cells_give_their_own_kind() {
        let born = Cell::Date(date(1967, 4, 16).at(0, 0, 0, 0));
        assert_eq!(born.date(LATEST), Ok(Some(date(1967, 4, 16))));
        assert_eq!(
            (born.integer(), born.flag(), born.decimal()),
            (Err(Unreadable), Err(Unreadable), Err(Unreadable))
        );
        assert_eq!(born.text(), "1967-04-16");
        assert_eq!(Cell::Number(1.0).flag(), Ok(Some(true)));
        assert_eq!(Cell::Number(2.0).flag(), Err(Unreadable));
        assert_eq!(Cell::Bool(false).flag(), Ok(Some(false)));
        assert_eq!(Cell::Number(100_003.0).integer(), Ok(Some(100_003)));
        assert_eq!(Cell::Number(100_003.0).text(), "100003");
        assert_eq!(Cell::Number(12.5).integer(), Err(Unreadable));
        assert_eq!(Cell::Number(24_578.0).date(LATEST), Ok(Some(date(1967, 4, 16))));
        assert_eq!(Cell::Error("#REF!".into()).integer(), Err(Unreadable));
    }

    #[test]
    fn a_number_that_is_shown_otherwise_is_both() {
        let code = Cell::Formatted {
            number: 42.0,
            shown: "0042".into(),
        };
        assert_eq!((code.text().as_ref(), code.integer()), ("0042", Ok(Some(42))));
        assert_eq!((code.decimal(), code.flag()), (Ok(Some(42.0)), Err(Unreadable)));
    }

    #[test]
    fn a_number_that_has_lost_digits_is_no_text() {
        let bank = Cell::Number(230_780_123_456_789_012_345_678.0);
        assert_eq!((bank.typed_text(), bank.integer()), (Err(LostDigits), Err(Unreadable)));
        assert_eq!(Cell::Text("2,30780123456789E+23".into()).typed_text(), Err(LostDigits));
        assert_eq!(
            Cell::Number(999_999_999_999_999.0).typed_text().unwrap(),
            "999999999999999"
        );
        assert_eq!(
            Cell::Text("230780123456789012345678".into())
                .typed_text()
                .unwrap()
                .len(),
            24
        );
    }
}

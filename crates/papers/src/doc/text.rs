//! What is said: runs of a kind in a line, lines in the languages of the house.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A piece of a line. Numbers of cars and telephones, amounts with spaces and the like are found in plain text too; a run
/// of their own says so for certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Run {
    /// Text.
    Text(String),
    /// Text in bold.
    Bold(String),
    /// What reads from left to right in every language: number of a car, telephone, code, reference, address of the web.
    Ltr(String),
    /// Hundredths of a dirham, shown as `1 250,00 DH`, in Arabic `1 250,00 درهم`.
    Amount(i64),
    /// Hundredths of anything, shown as `1 250,00`.
    Number(i64),
    /// A day, shown as `20 novembre 2026`, in Arabic `20 نونبر 2026`.
    Date(Date),
    /// A day, shown as `20/11/2026`.
    Day(Date),
}

/// A line (or paragraph): runs one after another. In JSON, plain text is a string.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Spelled", into = "Spelled")]
pub struct Line(pub Vec<Run>);

/// The same text in the languages of the house. In JSON, text that is the same in all is a string or a list of runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Told", into = "Told")]
pub struct Words {
    /// What is the same in every language (a name, a code, a number), where the language itself is silent.
    pub any: Line,
    /// In French.
    pub fr: Line,
    /// In Arabic.
    pub ar: Line,
    /// In English.
    pub en: Line,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Spelled {
    Plain(String),
    Runs(Vec<Run>),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Told {
    Same(Line),
    Each(Each),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Each {
    #[serde(default, skip_serializing_if = "Line::is_empty")]
    any: Line,
    #[serde(default, skip_serializing_if = "Line::is_empty")]
    fr: Line,
    #[serde(default, skip_serializing_if = "Line::is_empty")]
    ar: Line,
    #[serde(default, skip_serializing_if = "Line::is_empty")]
    en: Line,
}

impl Line {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Run::is_empty)
    }

    /// The line with a run after it.
    pub fn and(mut self, run: Run) -> Self {
        self.0.push(run);
        self
    }

    /// The line with text after it.
    pub fn text(self, text: impl Into<String>) -> Self {
        self.and(Run::Text(text.into()))
    }

    /// The line with bold text after it.
    pub fn bold(self, text: impl Into<String>) -> Self {
        self.and(Run::Bold(text.into()))
    }

    /// The line with something after it that reads from left to right.
    pub fn ltr(self, text: impl Into<String>) -> Self {
        self.and(Run::Ltr(text.into()))
    }
}

impl Run {
    /// Whether it shows nothing.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Text(text) | Self::Bold(text) | Self::Ltr(text) if text.is_empty())
    }
}

impl Words {
    /// Text that is the same in every language.
    pub fn any(line: impl Into<Line>) -> Self {
        Self {
            any: line.into(),
            ..Self::default()
        }
    }

    /// Text in French and in Arabic.
    pub fn new(fr: impl Into<Line>, ar: impl Into<Line>) -> Self {
        Self {
            fr: fr.into(),
            ar: ar.into(),
            ..Self::default()
        }
    }

    /// The same with its English.
    pub fn en(mut self, en: impl Into<Line>) -> Self {
        self.en = en.into();
        self
    }

    /// Whether nothing is said in any language.
    pub fn is_empty(&self) -> bool {
        [&self.any, &self.fr, &self.ar, &self.en]
            .iter()
            .all(|line| line.is_empty())
    }
}

impl<T: Into<String>> From<T> for Line {
    fn from(text: T) -> Self {
        let run = Run::Text(text.into());
        if run.is_empty() {
            Self::default()
        } else {
            Self(vec![run])
        }
    }
}

impl From<Run> for Line {
    fn from(run: Run) -> Self {
        Self(vec![run])
    }
}

impl From<Spelled> for Line {
    fn from(spelled: Spelled) -> Self {
        match spelled {
            Spelled::Plain(text) if text.is_empty() => Self::default(),
            Spelled::Plain(text) => Self(vec![Run::Text(text)]),
            Spelled::Runs(runs) => Self(runs),
        }
    }
}

impl From<Line> for Spelled {
    fn from(line: Line) -> Self {
        match <[Run; 1]>::try_from(line.0) {
            Ok([Run::Text(text)]) => Self::Plain(text),
            Ok(runs) => Self::Runs(runs.into()),
            Err(runs) if runs.is_empty() => Self::Plain(String::new()),
            Err(runs) => Self::Runs(runs),
        }
    }
}

impl From<Told> for Words {
    fn from(told: Told) -> Self {
        match told {
            Told::Same(any) => Self::any(any),
            Told::Each(Each { any, fr, ar, en }) => Self { any, fr, ar, en },
        }
    }
}

impl From<Words> for Told {
    fn from(words: Words) -> Self {
        let Words { any, fr, ar, en } = words;
        if fr.is_empty() && ar.is_empty() && en.is_empty() {
            Self::Same(any)
        } else {
            Self::Each(Each { any, fr, ar, en })
        }
    }
}

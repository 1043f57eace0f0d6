//! What is so of a paper and its subject, by the names that texts use.

use std::collections::BTreeMap;

use engine::doc::{Block, Line, Run, Words};
use jiff::{Timestamp, civil};
use schema::{Choice, Id, Label, Lang};

use super::template::Template;
use crate::people::person::Sex;

/// What is so of a paper and its subject, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// Whom it is about, in French and in Arabic: what the public check shows of it, masked.
    pub about: [String; 2],
    /// Male or female, for the forms of words; neither when nobody wrote it down.
    pub gender: Gender,
    /// The employee who may read the paper as its own.
    pub owner: Option<String>,
    /// Other employees who may read it.
    pub readers: Vec<Id>,
    /// The number and the year that the subject has already; without them the kind counts its papers.
    pub number: Option<(i64, i64)>,
    /// Its title, where that of its kind does not say enough.
    pub title: Option<Label>,
    /// Signed by those who were there, in the frames of its text: the house signs nothing and stamps nothing.
    pub by_those_present: bool,
    /// What stands below its text: tables, codes, labels. The record keeps them with the document.
    pub blocks: Vec<Block>,
    /// Names that stand for another text in each language, as they were written down.
    in_both: BTreeMap<&'static str, [String; 2]>,
    by_name: BTreeMap<&'static str, Words>,
}

/// Of which gender somebody is spoken of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gender {
    /// Nobody wrote it down: both forms stand.
    #[default]
    Unknown,
    /// Masculine.
    Male,
    /// Feminine.
    Female,
}

impl From<Option<Sex>> for Gender {
    fn from(sex: Option<Sex>) -> Gender {
        match sex {
            Some(Sex::Male) => Gender::Male,
            Some(Sex::Female) => Gender::Female,
            None => Gender::Unknown,
        }
    }
}

impl Facts {
    /// Notes what a name stands for.
    pub fn set(&mut self, name: &'static str, words: Words) {
        self.by_name.insert(name, words);
    }

    /// A name that stands for text, the same in all languages.
    pub fn text(&mut self, name: &'static str, text: &str) {
        self.set(name, Words::any(line(text)));
    }

    /// A name that stands for text in French and in Arabic.
    pub fn add_bilingual(&mut self, name: &'static str, text: &[String; 2]) {
        self.set(name, bilingual(text));
    }

    /// A name that stands for text which somebody may have written in one language alone: then it stands once on a paper in both.
    pub fn add_as_written(&mut self, name: &'static str, text: &[String; 2]) {
        let [fr, ar] = text;
        if fr == ar {
            self.text(name, fr);
        } else {
            self.add_bilingual(name, text);
        }
    }

    /// A name that stands for text which must be written in each language: a paper in one of them never says the other's.
    pub fn add_in_both(&mut self, name: &'static str, text: &[String; 2]) {
        self.add_as_written(name, text);
        self.in_both.insert(name, text.clone());
    }

    /// A letter that must exist prints what nobody has written in its language as it is written.
    #[must_use]
    pub fn as_written(mut self) -> Self {
        self.in_both.clear();
        self
    }

    /// The first name whose text nobody has written in a language, though it stands in the other.
    pub fn lacking_in(&self, lang: Lang) -> Option<&'static str> {
        let lacks = |[fr, ar]: &[String; 2]| {
            let (own, other) = if lang == Lang::Ar { (ar, fr) } else { (fr, ar) };
            let is_unknown = own.is_empty() && other.is_empty();
            !is_unknown && !is_written_in(lang, own)
        };
        self.in_both.iter().find(|(_, text)| lacks(text)).map(|(name, _)| *name)
    }

    /// A name that stands for a code, which reads from left to right.
    pub fn code(&mut self, name: &'static str, code: &str) {
        if !code.is_empty() {
            self.set(name, Words::any(Run::Ltr(code.to_owned())));
        }
    }

    /// A name that stands for a day.
    pub fn day(&mut self, name: &'static str, day: civil::Date) {
        self.set(name, Words::any(Run::Date(day)));
    }

    /// A name that stands for a sum, in hundredths of a dirham.
    pub fn amount(&mut self, name: &'static str, hundredths: i64) {
        self.set(name, Words::any(Run::Amount(hundredths)));
    }

    /// A name that stands for a moment, by the clock of Morocco.
    pub fn moment(&mut self, name: &'static str, at: Timestamp) {
        let [fr, ar] = moment(at);
        self.set(name, Words::new(fr, ar));
    }

    /// A name that stands for a word of a list.
    pub fn add_choice(&mut self, name: &'static str, word: impl Choice) {
        let Label { ar, fr, .. } = word.label();
        self.set(name, Words::new(fr, ar));
    }

    /// Only what texts name: nobody reads in a record what the paper does not say.
    pub fn retain_used(mut self, texts: &[Template]) -> Self {
        let is_used = |name: &str| texts.iter().any(|text| text.names(name));
        self.by_name.retain(|name, _| is_used(name));
        self.in_both.retain(|name, _| is_used(name));
        self
    }

    /// How somebody is spoken of who signs: `soussignée`, `الموقعة أسفله`; in both forms when nobody wrote it down.
    pub fn add_undersigned(&mut self, name: &'static str, gender: Gender) {
        let [fr, ar] = match gender {
            Gender::Male => ["soussigné", "الموقع أسفله"],
            Gender::Female => ["soussignée", "الموقعة أسفله"],
            Gender::Unknown => ["soussigné(e)", "الموقع(ة) أسفله"],
        };
        self.set(name, Words::new(fr, ar));
    }

    /// What a name stands for; nothing when it is not known.
    pub fn get(&self, name: &str) -> Words {
        self.by_name.get(name).cloned().unwrap_or_default()
    }

    /// All of them, in the order of their names.
    pub fn entries(&self) -> impl Iterator<Item = (&'static str, &Words)> {
        self.by_name.iter().map(|(name, words)| (*name, words))
    }
}

/// Whether a text has letters of a language, or none at all: figures and signs are of both.
fn is_written_in(lang: Lang, text: &str) -> bool {
    let is_arabic = |letter: char| ('\u{600}'..='\u{6ff}').contains(&letter);
    let mut letters = text.chars().filter(|letter| letter.is_alphabetic());
    let has_none = !text.is_empty() && letters.clone().next().is_none();
    has_none || letters.any(|letter| is_arabic(letter) == (lang == Lang::Ar))
}

/// A moment by the clock of Morocco, in French and in Arabic.
pub fn moment(at: Timestamp) -> [Line; 2] {
    let local = schema::moment_in_morocco(at);
    let clock = format!("{:02}:{:02}", local.hour(), local.minute());
    [" à ", " على الساعة "].map(|between| Line::from(Run::Day(local.date())).text(between).ltr(clock.clone()))
}

/// Text in French and in Arabic.
pub fn bilingual([fr, ar]: &[String; 2]) -> Words {
    Words::new(line(fr), line(ar))
}

/// A line of text; none of an empty one.
pub fn line(text: &str) -> Line {
    if text.is_empty() {
        Line::default()
    } else {
        Line::from(text)
    }
}

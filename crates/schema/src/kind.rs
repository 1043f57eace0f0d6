//! What a field holds.

use crate::{Condition, Form, To, Word};

/// What a field holds, and for derived fields what it follows from.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Short text, 255 characters unless said.
    Text,
    /// Long text (notes, reasons), 5,000 characters unless said.
    Long,
    /// Whole number within ±(2^53−1), what JSON clients can hold.
    Integer,
    /// Number with two decimals, kept exactly as an integer of hundredths. Money is in MAD.
    Decimal,
    /// Yes or no.
    Flag,
    /// Calendar day without time zone, kept as `2026-11-02`.
    Date,
    /// Instant in UTC with milliseconds, kept as fixed-width text.
    Instant,
    /// One of a closed list of words.
    Choice(&'static [Word]),
    /// The id of a document of another collection: a real foreign key.
    Link(To),
    /// The id of a file in a bucket.
    File(&'static str),
    /// A list of items.
    List(Item),
    /// Any JSON value.
    Json,
    /// Derived at read: the first arm that holds gives the word.
    Case {
        /// The words the case may give.
        words: &'static [Word],
        /// Tried in order.
        arms: &'static [Arm],
        /// When no arm holds.
        otherwise: &'static str,
    },
    /// Derived at read from the documents of `of` whose link field `by` points here.
    Rollup {
        /// How many, the sum, or the latest.
        fold: Aggregate,
        /// The collection counted over.
        of: To,
        /// Its link field that points here.
        by: &'static str,
        /// The stored field summed or maximised; empty for a count.
        what: &'static str,
        /// Only documents for which this holds.
        when: Condition,
        /// What kind of value comes out.
        gives: Scalar,
    },
}

/// An arm of a case: when the condition holds, the value is the word.
pub type Arm = (Condition, &'static str);

/// How a tally folds the documents that link here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aggregate {
    /// How many.
    Count,
    /// How many different values.
    Distinct,
    /// The sum of a number (0 when there is none).
    Sum,
    /// The greatest value (null when there is none).
    Latest,
}

/// The kind of the items of a list.
#[derive(Clone, Copy)]
pub enum Item {
    /// Texts.
    Text,
    /// Whole numbers.
    Integer,
    /// Ids of files in a bucket.
    File(&'static str),
    /// Ids of documents of another collection, kept in the row and in a join table.
    Link(To),
}

/// The kind of a value that a tally gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// A whole number.
    Integer,
    /// Hundredths.
    Decimal,
    /// A calendar day.
    Date,
    /// An instant.
    Instant,
}

impl Kind {
    /// Whether the value is derived when read and has no column.
    pub const fn is_derived(&self) -> bool {
        matches!(self, Kind::Case { .. } | Kind::Rollup { .. })
    }

    /// Whether the value is text with a folded twin column.
    pub const fn is_text(&self) -> bool {
        matches!(self, Kind::Text | Kind::Long)
    }

    /// The words of a choice or a case.
    pub const fn words(&self) -> Option<&'static [Word]> {
        match self {
            Kind::Choice(words) | Kind::Case { words, .. } => Some(words),
            _ => None,
        }
    }

    /// The bucket of a file (or of a list of files).
    pub const fn bucket(&self) -> Option<&'static str> {
        match self {
            Kind::File(bucket) | Kind::List(Item::File(bucket)) => Some(bucket),
            _ => None,
        }
    }

    /// The collection a link (or a list of links) points to.
    pub const fn target(&self) -> Option<To> {
        match self {
            Kind::Link(to) | Kind::List(Item::Link(to)) => Some(*to),
            _ => None,
        }
    }
}

/// A form belongs to text only; see [`Form`].
pub type FormOf = Option<&'static Form>;

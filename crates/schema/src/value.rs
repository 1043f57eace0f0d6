//! Values as the store keeps them, and the types that rules see.

use jiff::{Timestamp, civil};

use crate::{Choice, time};

/// A stored value. Days and instants are fixed-width text, decimals are hundredths, lists and JSON are compact text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// No value; the lowest in any order.
    #[default]
    Null,
    /// Yes or no.
    Flag(bool),
    /// A whole number, or the hundredths of a decimal.
    Int(i64),
    /// Text, a word, an id, a day or an instant.
    Text(String),
    /// Compact JSON text: a list or any value.
    Json(String),
}

impl Value {
    /// Whether there is no value.
    pub fn is_null(&self) -> bool {
        matches!(self, Value::Null)
    }
    /// The text, when it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) | Value::Json(text) => Some(text),
            _ => None,
        }
    }
    /// The number, when it is one.
    pub fn int(&self) -> Option<i64> {
        match self {
            Value::Int(number) => Some(*number),
            _ => None,
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

/// A type that rules read and write through a [`Field`](crate::Field).
pub trait FieldValue: Sized {
    /// Reads a stored value; `None` for null.
    fn read(value: &Value) -> Option<Self>;
    /// The stored value.
    fn write(self) -> Value;
}

/// The id of a document.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub String);

impl Id {
    /// The text of the id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A calendar day without time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date(pub civil::Date);

/// An instant, to the millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instant(pub Timestamp);

/// A number with two decimals, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Decimal(pub i64);

impl From<&str> for Id {
    fn from(id: &str) -> Self {
        Id(id.to_owned())
    }
}
impl From<String> for Id {
    fn from(id: String) -> Self {
        Id(id)
    }
}
impl From<&String> for Id {
    fn from(id: &String) -> Self {
        Id(id.clone())
    }
}
impl From<&Id> for Id {
    fn from(id: &Id) -> Self {
        id.clone()
    }
}
impl From<civil::Date> for Date {
    fn from(day: civil::Date) -> Self {
        Date(day)
    }
}
impl From<Timestamp> for Instant {
    fn from(at: Timestamp) -> Self {
        Instant(at)
    }
}

macro_rules! cell {
    ($type:ty, |$value:ident| $read:expr, |$own:ident| $write:expr) => {
        impl FieldValue for $type {
            fn read($value: &Value) -> Option<Self> {
                $read
            }
            fn write(self) -> Value {
                let $own = self;
                $write
            }
        }
    };
}

cell!(String, |value| value.text().map(str::to_owned), |own| Value::Text(own));
cell!(Id, |value| value.text().map(|text| Id(text.to_owned())), |own| {
    Value::Text(own.0)
});
cell!(i64, |value| value.int(), |own| Value::Int(own));
cell!(Decimal, |value| value.int().map(Decimal), |own| Value::Int(own.0));
cell!(
    bool,
    |value| if let Value::Flag(flag) = value {
        Some(*flag)
    } else {
        None
    },
    |own| Value::Flag(own)
);
cell!(Date, |value| value.text()?.parse().ok().map(Date), |own| Value::Text(
    own.0.to_string()
));
cell!(Instant, |value| value.text()?.parse().ok().map(Instant), |own| {
    Value::Text(time::wire_instant(own.0))
});
cell!(
    serde_json::Value,
    |value| value.text().and_then(|text| serde_json::from_str(text).ok()),
    |own| Value::Json(own.to_string())
);
cell!(
    Vec<String>,
    |value| value.text().and_then(|text| serde_json::from_str(text).ok()),
    |own| Value::Json(serde_json::Value::from(own).to_string())
);
cell!(
    Vec<i64>,
    |value| value.text().and_then(|text| serde_json::from_str(text).ok()),
    |own| Value::Json(serde_json::Value::from(own).to_string())
);
cell!(
    Vec<Id>,
    |value| Vec::<String>::read(value).map(|ids| ids.into_iter().map(Id).collect()),
    |own| own.into_iter().map(|id| id.0).collect::<Vec<_>>().write()
);

impl<E: Choice> FieldValue for E {
    fn read(value: &Value) -> Option<Self> {
        let word = value.text()?;
        E::ALL.iter().copied().find(|one| one.word() == word)
    }
    fn write(self) -> Value {
        Value::from(self.word())
    }
}

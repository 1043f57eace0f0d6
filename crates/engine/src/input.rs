//! What an act is given: the named values that were sent, and the types that they are read as.
//!
//! An act declares its input as a struct (`inputs!`): what is missing or has not its shape is refused by its name before the
//! act begins, what it does not name is passed over, and its description and the types of the web follow from it.

use std::collections::BTreeMap;

use schema::{
    Argument, Collection, Document, Field, FieldDef, FieldValue, Id, Rejection, Result, Shape, error_codes, expected,
};
use serde_json::{Map, Value as Json};

use crate::Upload;

/// What was sent to an act.
#[derive(Clone, Default)]
pub struct Input {
    /// The named values; those of a form are texts.
    pub data: Map<String, Json>,
    /// The files of a form.
    pub files: Vec<Upload>,
}

impl Input {
    /// The values of these fields, as they were sent: what a collection's validation is then asked of.
    pub fn values(&self, fields: &[FieldDef]) -> Map<String, Json> {
        let is_one = |name: &str| fields.iter().any(|field| field.name == name);
        let given = self.data.iter().filter(|(name, _)| is_one(name));
        given.map(|(name, value)| (name.clone(), value.clone())).collect()
    }
}

/// What an act is given, as a type.
pub trait Inputs: Sized + Send + 'static {
    /// The values that it is read from.
    fn arguments() -> Vec<Argument>;
    /// Reads it.
    ///
    /// # Errors
    /// What is missing or has not its shape is refused by its name.
    fn read(input: &mut Input) -> Result<Self>;
}

/// Nothing is given.
impl Inputs for () {
    fn arguments() -> Vec<Argument> {
        Vec::new()
    }
    fn read(_: &mut Input) -> Result<Self> {
        Ok(())
    }
}

/// Declares what acts are given, one value a line: `key: Type = word("name on the wire"),`. The word is [`need`], [`may`],
/// [`flag`], [`edit`] or [`file`], or, with a collection and its field behind the name, [`need_field`] or [`may_field`]; the comment above a value is its description. `..key: Type,` at the end are the values of
/// another type of input.
#[macro_export]
macro_rules! inputs {
    ($($(#[doc = $about:literal])* $vis:vis struct $of:ident {
        $($(#[doc = $says:literal])* $key:ident: $type:ty = $word:ident($name:literal $(, $more:expr)*),)*
        $(..$rest:ident: $rest_type:ty,)*
    })+) => {$(
        $(#[doc = $about])*
        #[derive(Clone)]
        $vis struct $of {
            $($(#[doc = $says])* $vis $key: $type,)*
            $($vis $rest: $rest_type,)*
        }

        impl $crate::input::Inputs for $of {
            fn arguments() -> Vec<schema::Argument> {
                let own: Vec<schema::Argument> = vec![$({
                    let declared: $crate::input::Declared<$type> = $crate::input::$word($name $(, $more)*);
                    declared.argument(concat!("", $($says),*))
                }),*];
                let rest: Vec<Vec<schema::Argument>> = vec![$(<$rest_type as $crate::input::Inputs>::arguments()),*];
                own.into_iter().chain(rest.into_iter().flatten()).collect()
            }
            fn read(input: &mut $crate::Input) -> schema::Result<Self> {
                $(
                    let declared: $crate::input::Declared<$type> = $crate::input::$word($name $(, $more)*);
                    let $key = declared.read(input)?;
                )*
                $(let $rest = <$rest_type as $crate::input::Inputs>::read(input)?;)*
                Ok($of { $($key,)* $($rest,)* })
            }
        }
    )+};
}

/// A kind of value that an act may be given.
pub trait FromArgument: Sized + 'static {
    /// What it looks like.
    const SHAPE: Shape;
    /// Reads one; none when it says nothing, as an empty text does.
    ///
    /// # Errors
    /// What is no such value.
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>>;
}

impl FromArgument for String {
    const SHAPE: Shape = Shape::Text;
    fn read(_: &'static str, given: &Json) -> Result<Option<Self>> {
        let text = given.as_str().map(str::trim);
        Ok(text.filter(|text| !text.is_empty()).map(str::to_owned))
    }
}

impl FromArgument for Id {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        Ok(<String as FromArgument>::read(name, given)?.map(Id))
    }
}

/// A whole number from 0, as JSON or as the text of a form.
impl FromArgument for u64 {
    const SHAPE: Shape = Shape::Count;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let read = match given {
            Json::Null => return Ok(None),
            Json::String(text) => text.trim().parse().ok(),
            other => other.as_u64(),
        };
        read.map(Some)
            .ok_or_else(|| wrong_argument(name, expected::WHOLE_NUMBER_FROM_0))
    }
}

impl FromArgument for jiff::civil::Date {
    const SHAPE: Shape = Shape::Day;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() || given == "" {
            return Ok(None);
        }
        let day = given.as_str().and_then(schema::read_day);
        day.map(Some).ok_or_else(|| wrong_argument(name, expected::DAY))
    }
}

/// Several texts, as JSON or as the text of a form (JSON again, or parted by commas). Named and empty they are none.
impl FromArgument for Vec<String> {
    const SHAPE: Shape = Shape::Texts;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let texts = match given {
            Json::Null => Some(Vec::new()),
            Json::Array(items) => items.iter().map(|item| item.as_str().map(str::to_owned)).collect(),
            Json::String(text) if text.trim_start().starts_with('[') => serde_json::from_str(text).ok(),
            Json::String(text) => {
                let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
                Some(items.map(str::to_owned).collect())
            }
            _ => None,
        };
        texts.map(Some).ok_or_else(|| wrong_argument(name, expected::TEXT_LIST))
    }
}

/// Texts by their names, as JSON or as the text of JSON that a form sends.
impl FromArgument for BTreeMap<String, String> {
    const SHAPE: Shape = Shape::TextsByName;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let read: serde_json::Result<BTreeMap<String, Option<String>>> = match given {
            Json::Null => return Ok(None),
            Json::String(text) if text.trim().is_empty() => return Ok(None),
            Json::String(text) => serde_json::from_str(text),
            json => serde_json::from_value(json.clone()),
        };
        let texts = read.map_err(|_| wrong_argument(name, expected::OBJECT_OF_TEXTS))?;
        let each = texts.into_iter().map(|(name, text)| (name, text.unwrap_or_default()));
        Ok(Some(each.collect()))
    }
}

/// What an act makes of it by itself.
impl FromArgument for Json {
    const SHAPE: Shape = Shape::Json;
    fn read(_: &'static str, given: &Json) -> Result<Option<Self>> {
        Ok(Some(given.clone()))
    }
}

/// What becomes of a value that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit<T> {
    /// Nothing is said of it.
    Keep,
    /// It is said to be empty.
    Clear,
    /// It is another.
    Set(T),
}

impl<T> Edit<T> {
    /// What it is said to be.
    pub fn value(&self) -> Option<&T> {
        match self {
            Edit::Set(value) => Some(value),
            Edit::Keep | Edit::Clear => None,
        }
    }

    /// Applies it to a field of a row: sets it, empties it, or leaves it as it stands.
    pub fn apply<C: schema::FieldValue>(&self, row: &mut Document, key: Field<C>, into: impl Fn(&T) -> C) {
        match self {
            Edit::Keep => {}
            Edit::Clear => row.clear(key),
            Edit::Set(value) => row.set(key, into(value)),
        }
    }

    /// Whether anything is said of it, be it that it is empty.
    pub fn is_named(&self) -> bool {
        !matches!(self, Edit::Keep)
    }
}

/// One value as it is declared.
pub struct Declared<T> {
    name: &'static str,
    shape: Shape,
    is_required: bool,
    read: fn(&mut Input, &'static str, Shape) -> Result<T>,
}

impl<T> Declared<T> {
    /// As data.
    pub const fn argument(&self, says: &'static str) -> Argument {
        Argument {
            name: self.name,
            says,
            shape: self.shape,
            is_required: self.is_required,
        }
    }

    /// What was given.
    pub fn read(&self, input: &mut Input) -> Result<T> {
        (self.read)(input, self.name, self.shape)
    }
}

/// A value without which the act is refused.
pub const fn need<T: FromArgument>(name: &'static str) -> Declared<T> {
    Declared {
        name,
        shape: T::SHAPE,
        is_required: true,
        read: |input, name, _| read_given(input, name)?.ok_or_else(|| missing_argument(name)),
    }
}

/// A value that may be left out.
pub const fn may<T: FromArgument>(name: &'static str) -> Declared<Option<T>> {
    Declared {
        name,
        shape: T::SHAPE,
        is_required: false,
        read: |input, name, _| read_given(input, name),
    }
}

/// A value that is left as it stands, emptied or set.
pub const fn edit<T: FromArgument>(name: &'static str) -> Declared<Edit<T>> {
    Declared {
        name,
        shape: T::SHAPE,
        is_required: false,
        read: |input, name, _| match read_given(input, name)? {
            Some(value) => Ok(Edit::Set(value)),
            None if input.data.contains_key(name) => Ok(Edit::Clear),
            None => Ok(Edit::Keep),
        },
    }
}

/// What a field of a collection holds, by a name of the act's own; the act is refused without it.
pub const fn need_field<T: FieldValue>(
    name: &'static str,
    of: &'static Collection,
    field: &'static Field<T>,
) -> Declared<T> {
    Declared {
        name,
        shape: Shape::Field(of, &field.def),
        is_required: true,
        read: |input, name, shape| read_field(input, name, shape)?.ok_or_else(|| missing_argument(name)),
    }
}

/// As [`need_field`], of a value that may be left out.
pub const fn may_field<T: FieldValue>(
    name: &'static str,
    of: &'static Collection,
    field: &'static Field<T>,
) -> Declared<Option<T>> {
    Declared {
        name,
        shape: Shape::Field(of, &field.def),
        is_required: false,
        read: read_field,
    }
}

/// What was given in the form of a field, refused as the field refuses it; an empty text says nothing.
fn read_field<T: FieldValue>(input: &mut Input, name: &'static str, shape: Shape) -> Result<Option<T>> {
    let (Shape::Field(_, field), Some(given)) = (shape, input.data.get(name)) else {
        return Ok(None);
    };
    match schema::read(field, given) {
        Ok(value) if value.text().is_some_and(|text| text.trim().is_empty()) => Ok(None),
        Ok(value) => Ok(T::read(&value)),
        Err(refused) => Err(refused.field(name).into()),
    }
}

/// Yes or no: true, or the words that a form sends; anything else is no.
pub const fn flag(name: &'static str) -> Declared<bool> {
    Declared {
        name,
        shape: Shape::Flag,
        is_required: false,
        read: |input, name, _| {
            Ok(match input.data.get(name) {
                Some(Json::Bool(flag)) => *flag,
                Some(Json::String(text)) => matches!(text.as_str(), "true" | "1" | "on"),
                _ => false,
            })
        },
    }
}

/// A file of a form.
pub const fn file(name: &'static str) -> Declared<Upload> {
    Declared {
        name,
        shape: Shape::File,
        is_required: true,
        read: |input, name, _| {
            let at = input.files.iter().position(|file| file.field == name);
            at.map(|at| input.files.swap_remove(at))
                .ok_or_else(|| missing_argument(name))
        },
    }
}

fn read_given<T: FromArgument>(input: &Input, name: &'static str) -> Result<Option<T>> {
    let given = input.data.get(name);
    given.map_or(Ok(None), |given| T::read(name, given))
}

/// The values of fields of a collection, by their names.
pub fn fields(of: &'static Collection, fields: &[FieldDef]) -> Vec<Argument> {
    let known = fields.iter().filter_map(|field| of.position(field.name));
    let shown = known.map(|at| &of.fields()[at]).filter(|field| !field.hidden);
    let argument = |field: &'static FieldDef| Argument {
        name: field.name,
        says: "",
        shape: Shape::Field(of, field),
        is_required: false,
    };
    shown.map(argument).collect()
}

/// The refusal of an act that was not given what it needs.
pub fn missing_argument(name: &str) -> schema::Error {
    let refused = Rejection::new(error_codes::ARGUMENT_MISSING);
    refused.field(name).arg("param", name).into()
}

/// The refusal of a value that is not what is expected of it.
pub fn wrong_argument(name: &str, expected: expected::Expected) -> schema::Error {
    Rejection::argument(name, expected).field(name).into()
}

#[cfg(test)]
mod tests;

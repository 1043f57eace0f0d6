//! The one record type: what the wire, the store and the rules all hold.

use crate::{Collection, Error, Field, FieldDefault, FieldValue, Rejection, Result, Value, error_codes};

/// A row of a collection. Values stand in the order of the collection's fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Whose row it is.
    pub of: &'static Collection,
    /// `$id`.
    pub id: String,
    /// `$sequence`: grows with every creation.
    pub sequence: i64,
    /// `$createdAt`, in the wire's form.
    pub created_at: String,
    /// `$updatedAt`, in the wire's form.
    pub updated_at: String,
    /// One value per field.
    pub values: Vec<Value>,
}

impl Document {
    /// A new row with the presets of its fields.
    pub fn new(of: &'static Collection) -> Self {
        let preset = |preset: FieldDefault| match preset {
            FieldDefault::Null => Value::Null,
            FieldDefault::Text(text) => Value::from(text),
            FieldDefault::Flag(flag) => Value::Flag(flag),
            FieldDefault::Int(number) => Value::Int(number),
            FieldDefault::EmptyList => Value::Json("[]".to_owned()),
        };
        let values = of.fields().iter().map(|field| preset(field.preset)).collect();
        Document {
            of,
            id: String::new(),
            sequence: 0,
            created_at: String::new(),
            updated_at: String::new(),
            values,
        }
    }

    /// The stored value of a field by name; null when there is no such field.
    pub fn value(&self, name: &str) -> &Value {
        debug_assert!(self.of.position(name).is_some(), "{} has no field {name}", self.of.id);
        self.of
            .position(name)
            .and_then(|at| self.values.get(at))
            .unwrap_or(&Value::Null)
    }

    /// Sets a stored value by name.
    pub fn set_value(&mut self, name: &str, value: Value) {
        debug_assert!(self.of.position(name).is_some(), "{} has no field {name}", self.of.id);
        if let Some(slot) = self.of.position(name).and_then(|at| self.values.get_mut(at)) {
            *slot = value;
        }
    }

    /// The typed value of a field; `None` when unset.
    pub fn get<T: FieldValue>(&self, key: Field<T>) -> Option<T> {
        T::read(self.value(key.def.name))
    }

    /// The typed value of a field, or the refusal that it is required.
    pub fn need<T: FieldValue>(&self, key: Field<T>) -> Result<T> {
        self.get(key)
            .ok_or_else(|| Error::from(Rejection::new(error_codes::REQUIRED).about(&key.def)))
    }

    /// Sets a typed value.
    pub fn set<T: FieldValue>(&mut self, key: Field<T>, value: T) {
        self.set_value(key.def.name, value.write());
    }

    /// Empties a field.
    pub fn clear<T>(&mut self, key: Field<T>) {
        self.set_value(key.def.name, Value::Null);
    }

    /// Sets a typed value, or empties the field when there is none.
    pub fn set_or_clear<T: FieldValue>(&mut self, key: Field<T>, value: Option<T>) {
        self.set_value(key.def.name, value.map_or(Value::Null, FieldValue::write));
    }

    /// The document with one more value; for building.
    #[must_use]
    pub fn with<T: FieldValue>(mut self, key: Field<T>, value: T) -> Self {
        self.set(key, value);
        self
    }

    /// What the document is called in lists and messages: the title fields, French first; its id when it has none.
    pub fn title(&self) -> (String, String) {
        let mut names = self
            .of
            .title
            .iter()
            .filter_map(|field| self.value(field.name).text())
            .map(str::to_owned);
        let first = names.next().unwrap_or_else(|| self.id.clone());
        let second = names.next().unwrap_or_else(|| first.clone());
        (first, second)
    }

    /// `59/2026`, of what is numbered by the year.
    pub fn number(&self) -> Option<String> {
        let series = self.of.series?;
        let number = self.value(series.number.name).int()?;
        Some(format!("{number}/{}", self.value(series.year.name).int()?))
    }
}

/// A write in the making: the row before (none on create) and after.
pub struct Change {
    /// The stored row; none on create.
    pub before: Option<Document>,
    /// The row as it will be stored.
    pub after: Document,
}

impl Change {
    /// Whether the field's value differs from the stored one.
    pub fn touches<T>(&self, key: Field<T>) -> bool {
        let name = key.def.name;
        self.before.as_ref().map_or(&Value::Null, |before| before.value(name)) != self.after.value(name)
    }

    /// Whether the row is being created.
    pub fn is_new(&self) -> bool {
        self.before.is_none()
    }
}

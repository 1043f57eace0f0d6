//! One cell to the stored value of a field.

use engine::cell::Cell;
use engine::cell::day::{Calendar, DayOrder, Reading};
use jiff::{Timestamp, ToSpan, civil};
use schema::{FieldDef, Item, Kind, Label, Lang, Rejection, Value, error_codes};
use serde_json::Value as Json;

use super::column::normal;
use super::unit_word::without_unit;
use super::{Import, Latest};

/// What a cell gives for a field.
pub(super) enum Read {
    /// Nothing: the field stays as it is.
    Blank,
    /// A value.
    Value(Value),
    /// Names of documents, still to be found.
    Names(Vec<String>),
}

/// Reads cells for one import on one day.
pub(super) struct CellReader {
    import: &'static Import,
    today: civil::Date,
    order: DayOrder,
    calendar: Calendar,
}

impl CellReader {
    pub fn new(import: &'static Import, today: civil::Date, order: DayOrder, calendar: Calendar) -> Self {
        CellReader {
            import,
            today,
            order,
            calendar,
        }
    }

    /// How days of this field are read.
    fn days(&self, field: &FieldDef) -> Reading {
        Reading {
            latest: self.latest(field),
            order: self.order,
            calendar: self.calendar,
        }
    }

    /// What the cell gives for the field, or why it does not fit.
    pub fn read(&self, field: &FieldDef, cell: &Cell) -> Result<Read, Rejection> {
        if cell.is_blank() {
            return Ok(Read::Blank);
        }
        if matches!(cell, Cell::Error(_)) {
            return Err(invalid_cell(field));
        }
        let cell = &*without_unit(field, cell);
        let json = match field.kind {
            Kind::Link(_) => return Ok(Read::Names(vec![typed_text(field, cell)?])),
            Kind::List(Item::Link(_)) => return Ok(Read::Names(parts(&typed_text(field, cell)?))),
            Kind::List(item) => list(item, &typed_text(field, cell)?).ok_or_else(|| invalid_cell(field))?,
            Kind::Integer => cell.integer().ok().flatten().ok_or_else(|| invalid_cell(field))?.into(),
            Kind::Decimal => decimal(cell).ok_or_else(|| invalid_cell(field))?,
            Kind::Flag => cell.flag().ok().flatten().ok_or_else(|| invalid_cell(field))?.into(),
            Kind::Date => {
                let day = cell.date(self.days(field)).ok().flatten();
                day.ok_or_else(|| self.no_such_day(field, cell).unwrap_or_else(|| invalid_cell(field)))?
                    .to_string()
                    .into()
            }
            Kind::Instant => match moment(cell, self.days(field)) {
                Some(at) => schema::wire_instant(at).into(),
                None => text(field, cell)?.into(),
            },
            Kind::Choice(words) => parse_choice(words, &cell.text())
                .ok_or_else(|| invalid_cell(field))?
                .into(),
            Kind::Json => serde_json::from_str(&cell.text()).unwrap_or_else(|_| cell.text().into()),
            _ => text(field, cell)?.into(),
        };
        Ok(Read::Value(schema::read(field, &json)?))
    }

    /// The refusal of a day that its month has not, by its name: who typed it sees what is wrong.
    fn no_such_day(&self, field: &FieldDef, cell: &Cell) -> Option<Rejection> {
        let (year, month, day) = engine::cell::day::beyond_month(&cell.text(), self.days(field))?;
        let (ar, fr, en) = engine::doc::month_name(month)?;
        let refused = Rejection::new(super::error_codes::NO_SUCH_DAY).field(field.name);
        Some(
            refused
                .arg("day", day)
                .label("month", Label::new(ar, fr, en))
                .arg("year", year),
        )
    }

    /// The latest day that a year of two digits may mean in this field.
    fn latest(&self, field: &FieldDef) -> civil::Date {
        let said = self
            .import
            .days
            .iter()
            .find(|(one, _)| one.name == field.name)
            .map(|(_, latest)| *latest);
        match said {
            Some(Latest::Today) => self.today,
            Some(Latest::YearsAgo(years)) => self.today.saturating_sub(years.years()),
            None => self.today.saturating_add(20.years()),
        }
    }
}

/// The refusal of a cell that is no value of its field: a choice is offered as its words are shown, of others the reader of
/// the field says best what is expected.
fn invalid_cell(field: &FieldDef) -> Rejection {
    if let Kind::Choice(words) = field.kind {
        let refused = Rejection::new(error_codes::WRONG_TYPE).field(field.name);
        return words
            .iter()
            .fold(refused, |refused, word| refused.label("expected", word.label));
    }
    // An empty object fits no field that a sheet can fill.
    schema::read(field, &Json::Object(serde_json::Map::new()))
        .err()
        .unwrap_or_else(|| {
            Rejection::new(error_codes::WRONG_TYPE)
                .field(field.name)
                .arg("expected", field.label.en)
        })
}

/// Text as typed, which the form of its field cleans; a telephone number kept as a number has lost its zero.
fn text(field: &FieldDef, cell: &Cell) -> Result<String, Rejection> {
    let text = typed_text(field, cell)?;
    let is_short_phone = field.form.is_some_and(|form| form.name == schema::PHONE.name)
        && matches!(cell, Cell::Number(_))
        && text.len() == 9
        && text.starts_with(['5', '6', '7', '8']);
    Ok(if is_short_phone { format!("0{text}") } else { text })
}

/// What somebody typed into the cell, unless a program lost some of it since.
fn typed_text(field: &FieldDef, cell: &Cell) -> Result<String, Rejection> {
    let lost = |code| Rejection::new(code).field(field.name).arg("text", cell.text());
    let text = cell.typed_text().map_err(|_| lost(super::error_codes::LOST_DIGITS))?;
    if text.contains('\u{FFFD}') {
        return Err(lost(super::error_codes::LOST_LETTERS));
    }
    Ok(text.into_owned())
}

/// A moment as Morocco's clocks show it, which is how an export writes it. One that names its zone is read as it says.
fn moment(cell: &Cell, days: Reading) -> Option<Timestamp> {
    let local = if let Cell::Date(at) = cell {
        *at
    } else {
        let text = engine::cell::plain(&cell.text());
        let (day, time) = text.split_once([' ', 'T'])?;
        let is_bare = time.bytes().all(|b| b.is_ascii_digit() || matches!(b, b':' | b'.'));
        let time: civil::Time = time.parse().ok().filter(|_| is_bare)?;
        engine::cell::day::parse(day, days)?.to_datetime(time)
    };
    Some(schema::instant_in_morocco(local))
}

/// The shortest text of the number, so that 0.1 is not 0.1000000001. What a workbook's own arithmetic left behind the
/// second decimal (525390.9399999999) is no third decimal.
fn decimal(cell: &Cell) -> Option<Json> {
    let number = cell.decimal().ok().flatten()?;
    let rounded = (number * 100.0).round() / 100.0;
    let is_noise = (number - rounded).abs() <= rounded.abs() * 1e-12 + 1e-9;
    serde_json::from_str(&(if is_noise { rounded } else { number }).to_string()).ok()
}

/// A word by its spelling on the wire or by its label in any language.
fn parse_choice(words: &[schema::Word], text: &str) -> Option<&'static str> {
    let asked = normal(text);
    let is_meant = |word: &&schema::Word| {
        let labels = Lang::ALL.map(|lang| word.label.text(lang));
        std::iter::once(word.wire)
            .chain(word.also.iter().copied())
            .chain(labels)
            .any(|one| normal(one) == asked)
    };
    words.iter().find(is_meant).map(|word| word.wire)
}

fn parts(text: &str) -> Vec<String> {
    text.split([',', ';', '،', '؛', '\n'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

fn list(item: Item, text: &str) -> Option<Json> {
    let items = parts(text);
    if !matches!(item, Item::Integer) {
        return Some(items.into());
    }
    let numbers: Option<Vec<i64>> = items.iter().map(|item| engine::cell::number::integer(item)).collect();
    numbers.map(Json::from)
}

//! CSV as Excel opens it with French or Moroccan settings.

use super::guard::{guarded, printable_text};
use super::{Table, Unwritten, Value};
use std::borrow::Cow;
use std::io::Write;

/// Characters that some program takes for a separator or a line end: a text with one of them stands in quotes.
const QUOTED: [char; 7] = [';', ',', '\t', '|', '"', '\r', '\n'];

/// Writes a table as CSV: byte order mark, `;`, CRLF, quotes where needed. Days are
/// `yyyy-mm-dd`, moments `yyyy-mm-dd hh:mm`, decimals have a comma: with `;` between fields Excel takes `12.5` for a
/// day of May.
pub struct CsvWriter<W: Write> {
    out: W,
    columns: usize,
}

impl<W: Write> CsvWriter<W> {
    /// Writes the byte order mark and the header.
    pub fn new(table: &Table, mut out: W) -> Result<Self, Unwritten> {
        out.write_all("\u{FEFF}".as_bytes())?;
        let mut writer = Self {
            out,
            columns: table.columns.len(),
        };
        let titles: Vec<Value> = table
            .columns
            .iter()
            .map(|column| Value::Text(column.title.clone()))
            .collect();
        writer.push(&titles)?;
        Ok(writer)
    }

    /// Writes one row: missing values are empty, those beyond the columns are left out.
    pub fn push(&mut self, row: &[Value]) -> Result<(), Unwritten> {
        let fields: Vec<Cow<str>> = (0..self.columns)
            .map(|i| row.get(i).map_or(Cow::Borrowed(""), field))
            .collect();
        self.out.write_all(fields.join(";").as_bytes())?;
        Ok(self.out.write_all(b"\r\n")?)
    }

    /// The output, for one that is emptied while the table is written.
    pub fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// Ends the table and gives the output back.
    pub fn finish(mut self) -> Result<W, Unwritten> {
        self.out.flush()?;
        Ok(self.out)
    }
}

fn field(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Text(text) => Cow::Owned(quoted(&guarded(&printable_text(text)))),
        Value::Integer(number) => Cow::Owned(number.to_string()),
        Value::Decimal(number) if number.is_finite() => Cow::Owned(number.to_string().replace('.', ",")),
        Value::Empty | Value::Decimal(_) => Cow::Borrowed(""),
        Value::Date(day) => Cow::Owned(day.to_string()),
        Value::Instant(at) => Cow::Owned(format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute())),
    }
}

fn quoted(text: &str) -> String {
    if text.contains(QUOTED) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

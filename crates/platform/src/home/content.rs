//! What panels show: shapes that the application draws without knowing what they are about.

use schema::{Date, Document, FieldDef, Form, Instant, Label, Lang, Tone, Value, Word};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// What stands in a panel.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "shape", rename_all = "camelCase")]
#[schemars(rename = "PanelContent")]
pub enum Content {
    /// One number.
    Figure(Figure),
    /// Lines, each with its way.
    Rows(Rows),
    /// The parts of a whole.
    Ring {
        /// The parts, the greatest first.
        parts: Vec<Part>,
    },
    /// Sums by months, one upon the other.
    Months(Months),
    /// How much lies on each of the days to come, and what comes first.
    Days(Days),
    /// What the application draws by itself.
    Own,
}

/// What a number counts.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Measured {
    /// Things or people.
    #[default]
    Count,
    /// Hundredths of dirhams.
    Dirhams,
    /// Kilometres.
    Kilometres,
}

/// One number, and what it was before.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
pub struct Figure {
    /// The number.
    pub value: i64,
    /// What it counts.
    pub of: Measured,
    /// What the same days of the month before came to.
    pub before: Option<i64>,
    /// Whether more of it is good, bad or neither.
    #[serde(serialize_with = "tone")]
    #[schemars(schema_with = "tone_or_none_schema")]
    pub more_is: Option<Tone>,
    /// What else is to be said of it.
    pub note: Option<String>,
    /// By what rule it is counted, as help beside it.
    pub rule: Option<String>,
    /// Where what it counts is listed.
    pub link: Option<String>,
}

/// Lines of a panel.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
pub struct Rows {
    /// The first of them.
    pub rows: Vec<Line>,
    /// How many there are.
    pub total: u64,
    /// Where all of them are listed.
    pub link: Option<String>,
}

/// A line of a panel: what it is about, and what there is to know of it at a glance.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "PanelLine")]
pub struct Line {
    /// Tells it from the others.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// What else tells what it is.
    pub detail: String,
    /// Where it is found.
    pub link: Option<String>,
    /// Whose face stands before it.
    pub face: Option<Face>,
    /// What is drawn as its form hangs or is written, such as a number.
    pub mark: Option<Mark>,
    /// A word by which the application picks a picture.
    pub picture: Option<&'static str>,
    /// Until when, or at what moment.
    pub until: Option<String>,
    /// Until the end of which day, where it is for whole days.
    pub last_day: Option<String>,
    /// On which day.
    pub day: Option<String>,
    /// How it stands.
    pub badge: Option<Badge>,
    /// How many.
    pub count: Option<u64>,
    /// How they are called.
    pub phone: Option<String>,
}

/// Somebody, with the photo where there is one and it may be seen.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PanelFace")]
pub struct Face {
    /// Name in the reader's language.
    pub name: String,
    /// The file of the photo.
    pub photo: Option<String>,
}

/// A text in its form.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "FormMark")]
pub struct Mark {
    /// The name of the form.
    pub form: &'static str,
    /// The text.
    pub text: String,
}

/// A state.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PanelBadge")]
pub struct Badge {
    /// Its words.
    pub text: String,
    /// What it means.
    #[serde(serialize_with = "one_tone")]
    #[schemars(schema_with = "tone_schema")]
    pub tone: Tone,
}

/// A part of a whole, or what comes by months.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PanelPart")]
pub struct Part {
    /// What it is called.
    pub label: String,
    /// How much it is.
    pub value: i64,
    /// What it means, where it is a state.
    #[serde(serialize_with = "tone")]
    #[schemars(schema_with = "tone_or_none_schema")]
    pub tone: Option<Tone>,
    /// Where it is listed.
    pub link: Option<String>,
}

/// Sums by months.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
pub struct Months {
    /// The months, the last being this one: `2026-11`.
    pub months: Vec<String>,
    /// What is summed, each with a number for every month.
    pub series: Vec<MonthSeries>,
    /// What the numbers count.
    pub of: Measured,
    /// Where what they sum up is listed.
    pub link: Option<String>,
}

/// One kind of what is summed.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PanelSeries")]
pub struct MonthSeries {
    /// What it is called.
    pub label: String,
    /// A number for every month.
    pub values: Vec<i64>,
}

/// How much lies on each of the days to come.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
pub struct Days {
    /// The first day.
    pub from: String,
    /// How many on each day from then on.
    pub counts: Vec<u64>,
    /// What comes first.
    #[serde(flatten)]
    pub first: Rows,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives the field as it stands")]
fn one_tone<S: Serializer>(tone: &Tone, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(tone.wire())
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde gives the field as it stands"
)]
fn tone<S: Serializer>(tone: &Option<Tone>, to: S) -> Result<S::Ok, S::Error> {
    tone.map(Tone::wire).serialize(to)
}

const TONES: [Tone; 5] = [Tone::Good, Tone::Warn, Tone::Bad, Tone::Info, Tone::Quiet];

fn tone_schema(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": TONES.map(Tone::wire) })
}

fn tone_or_none_schema(_: &mut SchemaGenerator) -> Schema {
    let tones = TONES.map(|tone| Some(tone.wire())).into_iter().chain([None]);
    json_schema!({ "enum": tones.collect::<Vec<Option<&str>>>() })
}

impl Figure {
    /// That many of something.
    pub fn of(count: u64) -> Self {
        Figure {
            value: i64::try_from(count).unwrap_or(i64::MAX),
            ..Figure::default()
        }
    }

    /// With the rule it is counted by.
    #[must_use]
    pub fn ruled(self, rule: Label, lang: Lang) -> Self {
        Figure {
            rule: Some(rule.text(lang).to_owned()),
            ..self
        }
    }
}

impl Line {
    /// A line about a document, by its title in that language, which leads to its page.
    pub fn about(document: &Document, lang: Lang) -> Self {
        Line {
            key: document.id.clone(),
            title: title_in(document, lang),
            link: Some(document.of.page_of(&document.id)),
            ..Line::default()
        }
    }
}

impl Mark {
    /// The text in that form.
    pub fn new(form: &Form, text: String) -> Self {
        Mark { form: form.name, text }
    }
}

impl Badge {
    /// Words of what they mean.
    pub fn new(text: impl Into<String>, tone: Tone) -> Self {
        Badge {
            text: text.into(),
            tone,
        }
    }
}

/// The title of a document in a language.
pub fn title_in(document: &Document, lang: Lang) -> String {
    let (fr, ar) = document.title();
    if lang == Lang::Ar && !ar.is_empty() { ar } else { fr }
}

/// The day as the wire writes it.
pub fn day_text(Date(day): Date) -> String {
    day.to_string()
}

/// The moment as the wire writes it.
pub fn moment_text(Instant(at): Instant) -> String {
    schema::wire_instant(at)
}

/// The word of a choice that a value is.
pub fn word_of(field: &FieldDef, value: &Value) -> Option<&'static Word> {
    let text = value.text()?;
    field.kind.words()?.iter().find(|word| word.wire == text)
}

//! Templates: what papers say. Each kind has a text of the house; an administrator may put another in its place.
//!
//! A text is never changed: another version is written beside it, and holds from its day. Papers keep the version they were
//! made of, and what they say.

use engine::doc::Mode;
use engine::input::FromArgument;
use engine::{Cx, Entity};
use jiff::civil;
use schema::printable::{unprintable, unprintable_error};
use schema::{
    Access, Change, Collection, Date, Document, Filter, Id, Label, Lang, Rejection, Result, Shape, Unique, choice,
    choices, date, error_codes, fields, integer, link, long, text as short,
};
use serde_json::Value as Json;

use self::text::{TemplateError, TemplatePart};
use super::{PaperKind, letter};
use crate::people::user::USERS;

mod act;
pub mod fill;
pub mod text;

choices! {
    /// The language of a text.
    Language {
        Fr = "fr": "الفرنسية", "Français", "French";
        Ar = "ar": "العربية", "Arabe", "Arabic";
    }
}

fields! {
    KIND: String = short("kind").required() => "نوع الوثيقة", "Nature du document", "Kind of paper";
    LANGUAGE: Language = choice("language").required() => "اللغة", "Langue", "Language";
    VERSION: i64 = integer("version").computed() => "الإصدار", "Version", "Version";
    BODY: String = long("body").required().max(20_000) => "النص", "Texte", "Text";
    VALID_FROM: Date = date("validFrom") => "يسري من", "Valable du", "Valid from";
    AUTHOR: Id = link("authorId", || &USERS).expands("author").computed() => "المحرر(ة)", "Auteur", "Author";
}

/// Read and written by administrators; never changed, because papers name their version.
pub static PAPER_TEMPLATES: Collection = Collection {
    one: Label::new("نموذج نص", "Modèle de texte", "Text template"),
    many: Label::new("نماذج النصوص", "Modèles de textes", "Text templates"),
    unique: &[Unique::on(&[KIND.def, LANGUAGE.def, VERSION.def])],
    access: Access::resource("paperTemplates")
        .only_grants()
        .written_by_admins()
        .append_only(),
    title: &[KIND.def],
    ..Collection::new("paperTemplates", FIELDS)
};

/// A new text is checked, and numbered as the next version.
pub static PAPER_TEMPLATE: Entity = Entity {
    before_write: &[text_is_understood, is_the_next_version],
    actions: &[&act::FIELDS, &act::PREVIEW],
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&PAPER_TEMPLATES)
};

error_codes! {
    KIND_UNKNOWN = "paper_kind_unknown", invalid => "نوع وثيقة غير معروف: {kind}", "Nature de document inconnue\u{a0}: {kind}", "Unknown kind of paper: {kind}";
    NAME_UNKNOWN = "template_field_unknown", invalid => "حقل غير معروف: {name}", "Champ inconnu\u{a0}: {name}", "Unknown field: {name}";
    NAME_MISSING = "template_field_missing", invalid => "يجب أن يرد الحقل {name} في فقرة من النص", "Le champ {name} doit figurer dans un paragraphe du texte", "The field {name} must stand in a paragraph of the text";
    UNPAIRED = "template_unpaired", invalid => "العلامة {sign} بلا مقابل", "Le signe {sign} n’a pas son pendant", "The sign {sign} has no counterpart";
    BOLD_UNPAIRED = "template_unpaired", invalid => "الخط الغليظ الذي تفتحه العلامة ** يجب أن تغلقه ** في الفقرة نفسها أو الحقل نفسه أو بين المعقوفتين نفسيهما", "Le gras ouvert par ** doit être fermé par ** dans le même paragraphe, la même case ou les mêmes crochets", "Bold that begins with ** must end with ** in the same paragraph, the same cell or the same brackets";
}
/// The kind of that name, or what is wrong with it.
pub fn need_kind(declared: impl Iterator<Item = &'static PaperKind>, id: &str) -> Result<&'static PaperKind> {
    let unknown = || Rejection::new(KIND_UNKNOWN).field(KIND.def.name).arg("kind", id);
    super::kind(declared, id).ok_or_else(|| unknown().into())
}

fn text_is_understood(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let kind = need_kind(cx.extensions(), &change.after.need(KIND)?)?;
    parse_template(kind, &change.after.need(BODY)?).map(drop)
}

/// The parts of a text of a kind that is to be kept; a refusal that names what is wrong.
pub(super) fn parse_template(kind: &PaperKind, body: &str) -> Result<Vec<TemplatePart>> {
    let parts = parts_of(kind, body)?;
    if text::is_bold_paired(&parts) {
        Ok(parts)
    } else {
        Err(Rejection::new(BOLD_UNPAIRED).field(BODY.def.name).into())
    }
}

/// As [`parse_template`], of a text that may be older than that bold parts must end.
fn parts_of(kind: &PaperKind, body: &str) -> Result<Vec<TemplatePart>> {
    let strange = body
        .chars()
        .find(|letter| letter.is_control() && !"\n\r".contains(*letter));
    if let Some(letter) = strange.or_else(|| unprintable(body)) {
        return Err(unprintable_error(letter).field(BODY.def.name).into());
    }
    let wrong = |wrong| -> schema::Error {
        let rejection = match wrong {
            TemplateError::Unknown(name) => Rejection::new(NAME_UNKNOWN).arg("name", name),
            TemplateError::Unpaired(sign) => Rejection::new(UNPAIRED).arg("sign", sign),
            TemplateError::Empty => {
                return Rejection::argument("body", schema::expected::NOT_EMPTY)
                    .field(BODY.def.name)
                    .into();
            }
        };
        rejection.field(BODY.def.name).into()
    };
    let parts = text::read(body, |name| kind.name(name).is_some()).map_err(wrong)?;
    if kind.is_letter() && !text::names_in_a_paragraph(&parts, letter::BODY.name) {
        let rejection = Rejection::new(NAME_MISSING).arg("name", letter::BODY.name);
        return Err(rejection.field(BODY.def.name).into());
    }
    Ok(parts)
}

fn is_the_next_version(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let after = &mut change.after;
    let (kind, language) = (after.need(KIND)?, after.need(LANGUAGE)?);
    let of = &PAPER_TEMPLATES;
    let last = cx.newest(of, [KIND.eq(kind), LANGUAGE.eq(language)], 0, 1)?;
    let version = last.first().and_then(|last| last.get(VERSION)).unwrap_or(0) + 1;
    after.set(VERSION, version);
    if let Some(user) = cx.who().user.clone() {
        after.set(AUTHOR, Id(user));
    }
    Ok(())
}

/// The text of a kind that holds on a day.
pub struct Template {
    /// The row; none for the text of the house.
    pub id: Option<String>,
    /// Its language.
    pub lang: Lang,
    /// Its version; 0 for the text of the house.
    pub version: i64,
    /// As it was written.
    pub body: String,
    /// What it says.
    pub parts: Vec<TemplatePart>,
}

impl Template {
    /// Whether its text names something.
    pub fn names(&self, name: &str) -> bool {
        text::names(&self.parts, name)
    }
}

/// The latest version whose day has come, or the text of the house.
pub(super) fn in_force(cx: &Cx<'_>, kind: &PaperKind, lang: Lang, on: civil::Date) -> Result<Template> {
    let of = &PAPER_TEMPLATES;
    let language = if lang == Lang::Ar { Language::Ar } else { Language::Fr };
    let has_come = Filter::Any(vec![VALID_FROM.is_null(), VALID_FROM.le(on)]);
    let filters = [KIND.eq(kind.id), LANGUAGE.eq(language), has_come];
    let row: Option<Document> = cx.newest(of, filters, 0, 1)?.pop();
    let own = kind.text[usize::from(lang == Lang::Ar)].to_owned();
    let body = row.as_ref().and_then(|row| row.get(BODY)).unwrap_or(own);
    Ok(Template {
        lang,
        version: row.as_ref().and_then(|row| row.get(VERSION)).unwrap_or(0),
        id: row.map(|row| row.id),
        parts: parts_of(kind, &body)?,
        body,
    })
}

/// In which language a paper speaks, as an act is given it: one, or both side by side.
#[derive(Clone, Copy)]
pub struct PaperLanguage(pub Mode);

impl FromArgument for PaperLanguage {
    const SHAPE: Shape = Shape::Word(&["fr", "ar", "both"]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = String::read(name, given)?;
        word.map(|word| mode(&word).map(PaperLanguage)).transpose()
    }
}

/// The mode of a language as callers write it: `fr`, `ar` or `both`.
pub fn mode(language: &str) -> Result<Mode> {
    Ok(match language {
        "fr" => Mode::Fr,
        "ar" => Mode::Ar,
        "both" => Mode::Both,
        _ => {
            return Err(Rejection::argument("language", schema::expected::PAPER_LANGUAGE)
                .field("language")
                .into());
        }
    })
}

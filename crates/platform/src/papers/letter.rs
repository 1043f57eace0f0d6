//! Letters: papers whose words are given with the order. Addressee, subject, references and copies stand where every letter of
//! the house has them; the text of the kind says what stands around the body.
//!
//! What is given is data: it is never read as a text with names in it.

use engine::doc::{Doc, Mode, Words};
use engine::input::{FromArgument, missing_argument, wrong_argument};
use engine::inputs;
use schema::expected::{self, Expected};
use schema::printable::{unprintable, unprintable_error};
use schema::{Label, Lang, Result, Shape};
use serde_json::Value as Json;

use super::facts::Facts;
use super::kind::{Name, PaperKind, languages};

/// What the text of a letter must name: what whoever orders it wrote.
pub const BODY: Name = Name::new(
    "letter.body",
    Label::new("نص المراسلة", "Corps de la lettre", "Body of the letter"),
);

/// How the addressee is spoken to.
pub const CIVILITY: Name = Name::new(
    "letter.civility",
    Label::new("صيغة المخاطبة", "Formule d’appel", "Form of address"),
);

/// Longest subject, in characters.
const SUBJECT: usize = 300;
/// Longest addressee and references, in characters, and their most lines.
const LINES: (usize, usize) = (500, 6);
/// Longest body in one language, in characters.
const LONGEST: usize = 10_000;
/// Most copies, and the longest name of who gets one, in characters.
const COPIES: (usize, usize) = (20, 200);

/// What is written in a letter beside what its kind says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    subject: Words,
    addressee: Vec<Words>,
    under_cover: Words,
    reference: Vec<Words>,
    attachments: Vec<Words>,
    civility: Words,
    /// Paragraphs with a blank line between them.
    body: Words,
    copies: Vec<Words>,
}

impl PaperKind {
    /// Whether the words of such a paper are given with its order.
    pub fn is_letter(&self) -> bool {
        self.names.iter().any(|one| one.name == BODY.name)
    }
}

inputs! {
    /// What a letter says. One in both languages is given French, and Arabic beside it.
    pub struct LetterWords {
        /// What it is about, in one line.
        subject: GivenText = need("subject"),
        /// The same in Arabic.
        subject_ar: Option<GivenText> = may("subjectAr"),
        /// To whom it goes, in a few lines.
        addressee: GivenText = need("addressee"),
        /// The same in Arabic.
        addressee_ar: Option<GivenText> = may("addresseeAr"),
        /// Through whom it goes up to them, in one line.
        under_cover: Option<GivenText> = may("underCover"),
        /// The same in Arabic.
        under_cover_ar: Option<GivenText> = may("underCoverAr"),
        /// How the addressee is spoken to, in one line: `Monsieur le Gouverneur`.
        civility: Option<GivenText> = may("civility"),
        /// The same in Arabic.
        civility_ar: Option<GivenText> = may("civilityAr"),
        /// What it refers to, in a few lines.
        reference: Option<GivenText> = may("reference"),
        /// The same in Arabic.
        reference_ar: Option<GivenText> = may("referenceAr"),
        /// What goes with it, in a few lines.
        attachments: Option<GivenText> = may("attachments"),
        /// The same in Arabic.
        attachments_ar: Option<GivenText> = may("attachmentsAr"),
        /// Its text; a blank line parts paragraphs.
        body: GivenText = need("body"),
        /// The same in Arabic, without which there is no letter in both.
        body_ar: Option<GivenText> = may("bodyAr"),
        /// Who gets a copy.
        copies: Option<Copies> = may("copies"),
    }
}

/// A text as it is given; nothing else is taken for one.
#[derive(Clone)]
pub struct GivenText(String);

impl FromArgument for GivenText {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match given {
            Json::String(_) | Json::Null => Ok(String::read(name, given)?.map(GivenText)),
            _ => Err(wrong_argument(name, expected::TEXT)),
        }
    }
}

/// Who gets a copy, each in one line.
#[derive(Clone, Default)]
pub struct Copies(Vec<Words>);

impl FromArgument for Copies {
    const SHAPE: Shape = Shape::Texts;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let all = match given {
            Json::Null => return Ok(None),
            Json::Array(all) => all,
            _ => return Err(wrong_argument(name, expected::TEXTS)),
        };
        let (most, longest) = COPIES;
        if all.len() > most {
            return Err(wrong_argument(name, expected::lines(most)));
        }
        let one = |one: &Json| {
            let text = one
                .as_str()
                .ok_or_else(|| wrong_argument(name, expected::TEXTS))?
                .trim();
            if longer(text, longest) || text.contains('\n') {
                return Err(wrong_argument(name, expected::line(longest)));
            }
            Ok(Words::any(printable(name, text.to_owned())?))
        };
        let all = all.iter().map(one).collect::<Result<Vec<Words>>>()?;
        Ok(Some(Copies(all.into_iter().filter(|one| !one.is_empty()).collect())))
    }
}

impl Letter {
    /// What an order gives, in the language of the letter; for a letter in both, French and Arabic.
    pub fn of(given: LetterWords, mode: Mode) -> Result<Letter> {
        if mode == Mode::Both && given.body_ar.is_none() {
            return Err(missing_argument("bodyAr"));
        }
        let in_each = |part: GivenPart, most: &dyn Fn(&str) -> Option<Expected>| check_part(mode, part, most);
        let one_line = |text: &str| (longer(text, SUBJECT) || text.contains('\n')).then(|| expected::line(SUBJECT));
        let not_too_long = |text: &str| longer(text, LONGEST).then(|| expected::at_most_characters(LONGEST));
        let subject = [("subject", Some(given.subject)), ("subjectAr", given.subject_ar)];
        let addressee = [
            ("addressee", Some(given.addressee)),
            ("addresseeAr", given.addressee_ar),
        ];
        let under_cover = [
            ("underCover", given.under_cover),
            ("underCoverAr", given.under_cover_ar),
        ];
        let civility = [("civility", given.civility), ("civilityAr", given.civility_ar)];
        let reference = [("reference", given.reference), ("referenceAr", given.reference_ar)];
        let attachments = [
            ("attachments", given.attachments),
            ("attachmentsAr", given.attachments_ar),
        ];
        let body = [("body", Some(given.body)), ("bodyAr", given.body_ar)];
        Ok(Letter {
            subject: bilingual(in_each(subject, &one_line)?),
            addressee: lines(&in_each(addressee, &few_lines)?),
            under_cover: bilingual(in_each(under_cover, &one_line)?),
            reference: lines(&in_each(reference, &few_lines)?),
            attachments: lines(&in_each(attachments, &few_lines)?),
            civility: bilingual(in_each(civility, &one_line)?),
            body: bilingual(in_each(body, &not_too_long)?),
            copies: given.copies.unwrap_or_default().0,
        })
    }

    /// What was written in a letter that was issued, from its record.
    pub(super) fn of_record(record: &Json) -> Result<Letter> {
        let unread = |error| schema::Error::fault("reading a letter", error);
        let doc: Doc = serde_json::from_value(record["doc"].clone()).map_err(unread)?;
        // A letter from before there was a form of address has none.
        let fact = |one: Name| match &record["facts"][one.name] {
            Json::Null => Ok(Words::default()),
            words => serde_json::from_value(words.clone()).map_err(unread),
        };
        Ok(Letter {
            subject: doc.subject,
            addressee: doc.addressee,
            under_cover: doc.under_cover,
            reference: doc.reference,
            attachments: doc.attachments,
            civility: fact(CIVILITY)?,
            body: fact(BODY)?,
            copies: doc.copies,
        })
    }

    /// A letter of nobody, whose parts say what they are.
    pub(super) fn specimen() -> Letter {
        let shown = |fr: &str, ar: &str| Words::new(format!("[{fr}]"), format!("[{ar}]"));
        Letter {
            subject: shown("Objet", "الموضوع"),
            addressee: vec![shown("Destinataire", "المرسل إليه")],
            under_cover: Words::default(),
            reference: vec![shown("Référence", "المرجع")],
            attachments: vec![shown("Pièces jointes", "المرفقات")],
            civility: shown(CIVILITY.label.fr, CIVILITY.label.ar),
            body: shown(BODY.label.fr, BODY.label.ar),
            copies: vec![shown("Copie", "نسخة")],
        }
    }

    /// Whether it says something in a language.
    pub(super) fn has_language(&self, lang: Lang) -> bool {
        let body = if lang == Lang::Ar { &self.body.ar } else { &self.body.fr };
        !body.is_empty()
    }

    /// Notes what its text may name.
    pub(super) fn add_facts(&self, facts: &mut Facts) {
        facts.set(BODY.name, self.body.clone());
        facts.set(CIVILITY.name, self.civility.clone());
    }

    /// The document with what stands outside its text.
    pub(super) fn wrap_document(&self, doc: Doc) -> Doc {
        Doc {
            title: self.subject.clone(),
            untitled: true,
            subject: self.subject.clone(),
            addressee: self.addressee.clone(),
            under_cover: self.under_cover.clone(),
            reference: self.reference.clone(),
            attachments: self.attachments.clone(),
            copies: self.copies.clone(),
            stamp: false,
            closing: false,
            ..doc
        }
    }
}

/// A part as it is given: by its name, and beside it the one of the Arabic of a letter in both languages.
type GivenPart = [(&'static str, Option<GivenText>); 2];

/// A part in French and in Arabic, empty in a language that the letter does not speak. A letter in Arabic alone says its Arabic where
/// both were given.
fn check_part(mode: Mode, [own, arabic]: GivenPart, most: &dyn Fn(&str) -> Option<Expected>) -> Result<[String; 2]> {
    let mut texts = [String::new(), String::new()];
    let is_alone = mode == Mode::Ar && arabic.1.is_none();
    let of_ar = if is_alone { &own } else { &arabic };
    for (lang, (name, text)) in [(Lang::Fr, &own), (Lang::Ar, of_ar)] {
        if languages(mode).contains(&lang) {
            texts[usize::from(lang == Lang::Ar)] = check_text(name, text.as_ref(), most)?;
        }
    }
    Ok(texts)
}

/// A text as it will stand, empty when none is given; refused where it is longer than `most` has it, or cannot be printed.
fn check_text(name: &str, given: Option<&GivenText>, most: &dyn Fn(&str) -> Option<Expected>) -> Result<String> {
    let text = given.map_or_else(String::new, |GivenText(text)| paragraphs(text));
    match most(&text) {
        Some(expected) => Err(wrong_argument(name, expected)),
        None => printable(name, text),
    }
}

fn printable(name: &str, text: String) -> Result<String> {
    match unprintable(&text) {
        Some(letter) => Err(unprintable_error(letter).field(name).into()),
        None => Ok(text),
    }
}

fn longer(text: &str, most: usize) -> bool {
    text.chars().count() > most
}

fn few_lines(text: &str) -> Option<Expected> {
    let (characters, most) = LINES;
    if longer(text, characters) {
        return Some(expected::at_most_characters(characters));
    }
    (text.lines().count() > most).then(|| expected::lines(most))
}

/// The text with one blank line between paragraphs, and nothing around its lines.
fn paragraphs(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let text = lines.join("\n");
    let parts = text.split("\n\n").map(|part| part.trim_matches('\n'));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

fn bilingual([fr, ar]: [String; 2]) -> Words {
    Words::new(fr, ar)
}

/// The lines of a text, each with that of the other language beside it.
fn lines([fr, ar]: &[String; 2]) -> Vec<Words> {
    let apart = |text: &str| -> Vec<String> {
        text.lines()
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (mut fr, mut ar) = (apart(fr), apart(ar));
    let most = fr.len().max(ar.len());
    fr.resize(most, String::new());
    ar.resize(most, String::new());
    fr.into_iter().zip(ar).map(|(fr, ar)| Words::new(fr, ar)).collect()
}

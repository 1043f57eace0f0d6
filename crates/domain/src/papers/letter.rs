//! Letters: papers whose words are given with the order. Addressee, subject, references and copies stand where every letter of
//! the house has them; the text of the kind says what stands around the body.
//!
//! What is given is data: it is never read as a text with names in it.

use engine::Input;
use engine::doc::{Doc, Mode, Words};
use schema::expected::{self, Expected};
use schema::printable::{refused, unprintable};
use schema::{Label, Lang, Refusal, Result};
use serde_json::Value as Json;

use super::facts::Facts;
use super::kind::{Kind, Name, languages};

/// What the text of a letter must name: what whoever orders it wrote.
pub const BODY: Name = Name::new(
    "letter.body",
    Label::new("نص المراسلة", "Corps de la lettre", "Body of the letter"),
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
    reference: Vec<Words>,
    /// Paragraphs with a blank line between them.
    body: Words,
    copies: Vec<Words>,
}

impl Kind {
    /// Whether the words of such a paper are given with its order.
    pub fn is_letter(&self) -> bool {
        self.names.iter().any(|one| one.name == BODY.name)
    }
}

impl Letter {
    /// What an order gives: `{subject, addressee, reference?, body, copies?}`, in the language of the letter; for a letter in
    /// both, these are French, and `bodyAr` stands beside them, as may `subjectAr`, `addresseeAr` and `referenceAr`.
    pub fn of(input: &Input, mode: Mode) -> Result<Letter> {
        need(input, "subject")?;
        need(input, "addressee")?;
        for lang in languages(mode) {
            need(input, &member("body", (mode, *lang)))?;
        }
        let in_each = |name: &str, most: &dyn Fn(&str) -> Option<Expected>| -> Result<[String; 2]> {
            let mut texts = [String::new(), String::new()];
            for lang in languages(mode) {
                texts[usize::from(*lang == Lang::Ar)] = given(input, &member(name, (mode, *lang)), most)?;
            }
            Ok(texts)
        };
        let one_line = |text: &str| (longer(text, SUBJECT) || text.contains('\n')).then(|| expected::line(SUBJECT));
        let not_too_long = |text: &str| longer(text, LONGEST).then(|| expected::at_most_characters(LONGEST));
        Ok(Letter {
            subject: words(in_each("subject", &one_line)?),
            addressee: lines(&in_each("addressee", &few_lines)?),
            reference: lines(&in_each("reference", &few_lines)?),
            body: words(in_each("body", &not_too_long)?),
            copies: copies(input)?,
        })
    }

    /// What was written in a letter that was issued, from its record.
    pub(super) fn of_record(record: &Json) -> Result<Letter> {
        let unread = |error| schema::Error::fault("reading a letter", error);
        let doc: Doc = serde_json::from_value(record["doc"].clone()).map_err(unread)?;
        Ok(Letter {
            subject: doc.subject,
            addressee: doc.addressee,
            reference: doc.reference,
            body: serde_json::from_value(record["facts"][BODY.name].clone()).map_err(unread)?,
            copies: doc.copies,
        })
    }

    /// A letter of nobody, whose parts say what they are.
    pub(super) fn specimen() -> Letter {
        let shown = |fr: &str, ar: &str| Words::new(format!("[{fr}]"), format!("[{ar}]"));
        Letter {
            subject: shown("Objet", "الموضوع"),
            addressee: vec![shown("Destinataire", "المرسل إليه")],
            reference: vec![shown("Référence", "المرجع")],
            body: shown(BODY.label.fr, BODY.label.ar),
            copies: vec![shown("Copie", "نسخة")],
        }
    }

    /// Whether it says something in a language.
    pub(super) fn speaks(&self, lang: Lang) -> bool {
        let body = if lang == Lang::Ar { &self.body.ar } else { &self.body.fr };
        !body.is_empty()
    }

    /// Notes what its text may name.
    pub(super) fn tell(&self, facts: &mut Facts) {
        facts.set(BODY.name, self.body.clone());
    }

    /// The document with what stands outside its text.
    pub(super) fn written(&self, doc: Doc) -> Doc {
        Doc {
            title: self.subject.clone(),
            untitled: true,
            subject: self.subject.clone(),
            addressee: self.addressee.clone(),
            reference: self.reference.clone(),
            copies: self.copies.clone(),
            stamp: false,
            ..doc
        }
    }
}

/// The member that holds a part in a language.
fn member(name: &str, of: (Mode, Lang)) -> String {
    let ending = if of == (Mode::Both, Lang::Ar) { "Ar" } else { "" };
    format!("{name}{ending}")
}

fn need(input: &Input, name: &str) -> Result<()> {
    match input.data.get(name) {
        Some(Json::String(_) | Json::Null) | None => input.need(name).map(drop),
        Some(_) => Err(wrong(name, expected::TEXT)),
    }
}

/// A text as it will stand, empty when none is given; refused where it is longer than `most` has it, or cannot be printed.
fn given(input: &Input, name: &str, most: &dyn Fn(&str) -> Option<Expected>) -> Result<String> {
    if input
        .data
        .get(name)
        .is_some_and(|one| !one.is_string() && !one.is_null())
    {
        return Err(wrong(name, expected::TEXT));
    }
    let text = paragraphs(input.text(name).unwrap_or_default());
    if let Some(expected) = most(&text) {
        return Err(wrong(name, expected));
    }
    printable(name, text)
}

fn copies(input: &Input) -> Result<Vec<Words>> {
    const NAME: &str = "copies";
    let none = Vec::new();
    let all = match input.data.get(NAME) {
        None | Some(Json::Null) => &none,
        Some(Json::Array(all)) => all,
        Some(_) => return Err(wrong(NAME, expected::TEXTS)),
    };
    let (most, longest) = COPIES;
    if all.len() > most {
        return Err(wrong(NAME, expected::lines(most)));
    }
    let one = |one: &Json| {
        let text = one.as_str().ok_or_else(|| wrong(NAME, expected::TEXTS))?.trim();
        if longer(text, longest) || text.contains('\n') {
            return Err(wrong(NAME, expected::line(longest)));
        }
        Ok(Words::any(printable(NAME, text.to_owned())?))
    };
    let all = all.iter().map(one).collect::<Result<Vec<Words>>>()?;
    Ok(all.into_iter().filter(|one| !one.is_empty()).collect())
}

fn printable(name: &str, text: String) -> Result<String> {
    match unprintable(&text) {
        Some(letter) => Err(refused(letter).field(name).into()),
        None => Ok(text),
    }
}

fn wrong(name: &str, expected: Expected) -> schema::Error {
    Refusal::argument(name, expected).field(name).into()
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

fn words([fr, ar]: [String; 2]) -> Words {
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

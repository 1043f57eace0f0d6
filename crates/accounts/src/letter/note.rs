//! A letter about what happened in the house, in the form of every letter of ours.

use engine::notify::Letter;
use schema::Lang;

use super::render::{self, LetterPage};
use super::words::{COPY, OPEN, WISHES};

/// What a letter of this kind says; nothing in it is secret.
#[derive(Clone, Debug)]
pub struct Note {
    /// The reader's language.
    pub lang: Lang,
    /// The name of the commune.
    pub house: String,
    /// The subject.
    pub subject: String,
    /// The paragraphs beneath.
    pub paragraphs: Vec<String>,
    /// Where its button leads.
    pub link: Option<String>,
}

/// The letter to an address.
pub fn note(to: &str, note: &Note) -> Letter {
    let lang = note.lang;
    let foot = render::fill(WISHES.text(lang), &[("house", &note.house)]);
    let mut body: Vec<String> = note.paragraphs.iter().map(|text| render::paragraph(text)).collect();
    let mut parts = vec![note.house.clone(), note.subject.clone()];
    parts.extend(note.paragraphs.iter().cloned());
    if let Some(link) = &note.link {
        body.extend(render::button(OPEN.text(lang), COPY.text(lang), link));
        parts.push(link.clone());
    }
    parts.push(foot.clone());
    let html = render::page(&LetterPage {
        lang,
        house: &note.house,
        subject: &note.subject,
        foot: &foot,
        body: &body.join("\n"),
    });
    Letter {
        to: to.to_owned(),
        subject: note.subject.clone(),
        html,
        text: render::lines(lang, parts, |part| Some(part) == note.link.as_ref()),
    }
}

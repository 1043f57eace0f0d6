//! A letter about what happened in the house, in the form of every letter of ours.

use engine::notify::Letter;
use schema::{Label, Lang};

use super::render::{self, LetterPage};
use super::words::{COPY, FOOT, OPEN, OPEN_PAGE, WISHES};

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

/// The letter to somebody with an account, who chooses what they are told.
pub fn note(to: &str, note: &Note) -> Letter {
    compose(to, note, WISHES, OPEN)
}

/// The letter to somebody without an account: there are no settings to choose in, and no application to open.
pub fn note_to_guest(to: &str, note: &Note) -> Letter {
    compose(to, note, FOOT, OPEN_PAGE)
}

fn compose(to: &str, note: &Note, foot: Label, open: Label) -> Letter {
    let lang = note.lang;
    let foot = render::fill(foot.text(lang), &[("house", &note.house)]);
    let mut body: Vec<String> = note.paragraphs.iter().map(|text| render::paragraph(text)).collect();
    let mut parts = vec![note.house.clone(), note.subject.clone()];
    parts.extend(note.paragraphs.iter().cloned());
    if let Some(link) = &note.link {
        body.extend(render::button(open.text(lang), COPY.text(lang), link));
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

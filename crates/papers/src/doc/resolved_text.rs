//! Texts made ready for the page: in the language of the document, in pieces that are drawn one after another.

use std::fmt::Write;

use unicode_normalization::UnicodeNormalization;

use super::text::{Line, Run, Words};
use super::{Mode, find, glyph, term};

/// A line in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ResolvedLine {
    /// Whether it reads from right to left.
    pub rtl: bool,
    /// Its language, never both.
    pub lang: Mode,
    /// Its pieces.
    pub pieces: Vec<StyledRun>,
}

/// A part of a line that looks alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StyledRun {
    /// What it says. Line ends are `\n`.
    pub text: String,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it reads from left to right whatever stands around it.
    pub ltr: bool,
}

/// A longer word may be broken; names and words of people are shorter.
const LONGEST_WORD: usize = 28;
/// After how many characters such a word may be broken: as many as the narrowest column holds.
const BREAK_AFTER: usize = 10;

impl ResolvedLine {
    /// The text alone, for screen readers and names of files.
    pub(super) fn plain(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// The line with text before it.
    pub(super) fn after(mut self, text: &str, bold: bool) -> Self {
        let (text, ltr) = (text.to_owned(), false);
        self.pieces.insert(0, StyledRun { text, bold, ltr });
        self
    }

    /// The line with text behind it.
    pub(super) fn before(mut self, text: &str) -> Self {
        self.pieces.push(StyledRun {
            text: text.to_owned(),
            ..StyledRun::default()
        });
        self
    }
}

/// What words say in a document: nothing, one line, or French and Arabic.
pub(super) fn resolve_words(words: &Words, mode: Mode) -> Vec<ResolvedLine> {
    let Words { any, fr, ar, en } = words;
    let (first, second) = match mode {
        Mode::Both if !fr.is_empty() && !ar.is_empty() => return vec![ready(fr, Mode::Fr), ready(ar, Mode::Ar)],
        Mode::Both if fr.is_empty() && ar.is_empty() && any.0.iter().any(is_spelled) => {
            return vec![ready(any, Mode::Fr), ready(any, Mode::Ar)];
        }
        Mode::Ar => ((ar, Mode::Ar), (fr, Mode::Fr)),
        Mode::En => ((en, Mode::En), (any, Mode::En)),
        Mode::Fr | Mode::Both => ((fr, Mode::Fr), (ar, Mode::Ar)),
    };
    let home = if mode == Mode::Both { Mode::Fr } else { mode };
    let rest = [(any, home), second, (fr, Mode::Fr), (ar, Mode::Ar), (en, Mode::En)];
    let told = std::iter::once(first).chain(rest).find(|(line, _)| !line.is_empty());
    told.map(|(line, lang)| ready(line, lang)).into_iter().collect()
}

/// The same, but once where both languages say one thing: in the face of the language that it reads like.
pub(super) fn said_once(words: &Words, mode: Mode) -> Vec<ResolvedLine> {
    let mut told = resolve_words(words, mode);
    if let [fr, ar] = &told[..]
        && fr.pieces == ar.pieces
    {
        let odd = usize::from(!fr.rtl);
        told.remove(odd);
    }
    told
}

/// Whether a run is written in the words of a language.
fn is_spelled(run: &Run) -> bool {
    matches!(run, Run::Amount(_) | Run::Date(_))
}

/// A line made ready.
pub(super) fn ready(line: &Line, lang: Mode) -> ResolvedLine {
    let mut pieces = Vec::new();
    for run in &line.0 {
        match run {
            Run::Text(text) => plain(&mut pieces, text, false),
            Run::Bold(text) => plain(&mut pieces, text, true),
            Run::Ltr(text) => pieces.push(left_to_right(&clean(text), false)),
            Run::Amount(hundredths) => {
                pieces.push(left_to_right(&term::amount(*hundredths), false));
                plain(&mut pieces, &format!("\u{A0}{}", term::DIRHAM.text(lang)), false);
            }
            Run::Number(hundredths) => pieces.push(left_to_right(&term::amount(*hundredths), false)),
            Run::Date(day) => plain(&mut pieces, &term::date(*day, lang), false),
            Run::Day(day) => pieces.push(left_to_right(&term::day(*day), false)),
        }
    }
    let rtl = direction(&pieces).unwrap_or(lang == Mode::Ar);
    ResolvedLine { rtl, lang, pieces }
}

/// The direction of the first letter that has one, outside pieces that say theirs.
fn direction(pieces: &[StyledRun]) -> Option<bool> {
    let letters = pieces
        .iter()
        .filter(|piece| !piece.ltr)
        .flat_map(|piece| piece.text.chars());
    letters.filter(|c| c.is_alphabetic()).map(is_right_to_left).next()
}

fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}')
}

fn plain(pieces: &mut Vec<StyledRun>, text: &str, bold: bool) {
    for (text, ltr) in find::parts(&clean(text)) {
        if ltr {
            pieces.push(left_to_right(&text, bold));
        } else {
            let text = with_break_points(&text);
            pieces.push(StyledRun { text, bold, ltr });
        }
    }
}

/// A piece that cannot be broken while it is short; a long one is broken like a word.
fn left_to_right(text: &str, bold: bool) -> StyledRun {
    let (text, ltr) = (with_break_points(text), true);
    StyledRun { text, bold, ltr }
}

/// The text as a page can show it: composed, without what is hidden or turns text around, and with the number of each
/// character that no font has.
fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut missing = Vec::new();
    for c in text.nfc() {
        match c {
            '\n' | '\u{2028}' | '\u{2029}' => out.push('\n'),
            '\t' => out.push(' '),
            _ if c.is_control() || is_hidden(c) => {}
            _ if glyph::is_printable(c) => out.push(c),
            _ => {
                missing.push(c);
                let _ = write!(out, "[U+{:04X}]", u32::from(c));
            }
        }
    }
    if !missing.is_empty() {
        tracing::warn!(
            ?missing,
            "a paper holds characters that no font has: their numbers are printed"
        );
    }
    out
}

/// Marks of direction (the pieces say theirs) and what only chooses between pictures.
fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{61C}'
    ) || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{AD}' | '\u{FFF9}'..='\u{FFFB}')
}

/// The text with places to break in words that may be wider than their column.
fn with_break_points(text: &str) -> String {
    let broken_up = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let parts = letters.chunks(BREAK_AFTER).map(String::from_iter);
        parts.collect::<Vec<_>>().join("\u{200B}")
    };
    let words = text.split_inclusive([' ', '\n']);
    let shown = words.map(|word| {
        if word.chars().count() > LONGEST_WORD {
            broken_up(word)
        } else {
            word.to_owned()
        }
    });
    shown.collect()
}

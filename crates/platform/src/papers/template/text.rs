//! The texts of papers: paragraphs with names in them. Data, never code: a text names what it may name, and that is all.
//!
//! ```text
//! # A heading
//!
//! A paragraph that names {employee.fullName}, in **bold**, [with a part that is left out when {employee.grade} is unknown,]
//! and {né|née|né(e)} in the form of the person it is about: masculine, feminine, not known.
//!
//! - Label : {employee.cin}
//! - Lines that begin so are a table; one whose value is unknown is left out.
//!
//! + Lines that begin so are empty frames side by side
//! + to be stamped by hand
//! ```
//! A brace, a bracket, a star or a backslash after a backslash stands for itself.

use std::iter::Peekable;
use std::str::Chars;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text as it stands.
    Text(String),
    /// What a name stands for.
    Name(String),
    /// Masculine, feminine, not known.
    Forms([String; 3]),
    /// Left out when something in it is unknown.
    Optional(Vec<Piece>),
    /// From here on bold, or no longer.
    Bold,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Heading(Vec<Piece>),
    /// A paragraph.
    Paragraph(Vec<Piece>),
    /// Labels and values.
    Fields(Vec<(Vec<Piece>, Vec<Piece>)>),
    /// What stands at the head of empty frames.
    Frames(Vec<Vec<Piece>>),
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A name that it may not use.
    Unknown(String),
    /// A brace or a bracket without its end, or an end without its beginning; what stands there.
    Unpaired(char),
    /// It says nothing.
    Empty,
}

/// Reads a text whose names `is_known` knows.
pub fn read(text: &str, is_known: impl Fn(&str) -> bool) -> Result<Vec<Part>, Wrong> {
    let text = text.replace("\r\n", "\n");
    let mut parts = Vec::new();
    for paragraph in text.split("\n\n").map(|one| one.trim_matches('\n')) {
        if !paragraph.trim().is_empty() {
            parts.push(part(paragraph, &is_known)?);
        }
    }
    if parts.is_empty() { Err(Wrong::Empty) } else { Ok(parts) }
}

/// Whether a paragraph names something, outside its parts that may be left out.
pub fn names_in_a_paragraph(parts: &[Part], name: &str) -> bool {
    let is_it = |piece: &Piece| matches!(piece, Piece::Name(named) if named == name);
    let names = |part: &Part| matches!(part, Part::Paragraph(pieces) if pieces.iter().any(is_it));
    parts.iter().any(names)
}

/// Whether parts name something anywhere.
pub fn names(parts: &[Part], name: &str) -> bool {
    parts.iter().flat_map(Part::lines).any(|line| is_named_in(line, name))
}

fn is_named_in(pieces: &[Piece], name: &str) -> bool {
    let is_it = |piece: &Piece| match piece {
        Piece::Name(named) => named == name,
        Piece::Optional(inner) => is_named_in(inner, name),
        _ => false,
    };
    pieces.iter().any(is_it)
}

/// Whether each bold part also ends, in its own line and within its own brackets.
pub fn is_bold_paired(parts: &[Part]) -> bool {
    parts.iter().flat_map(Part::lines).all(is_paired)
}

fn is_paired(pieces: &[Piece]) -> bool {
    let signs = pieces.iter().filter(|piece| matches!(piece, Piece::Bold)).count();
    let is_well = |piece: &Piece| !matches!(piece, Piece::Optional(inner) if !is_paired(inner));
    signs.is_multiple_of(2) && pieces.iter().all(is_well)
}

impl Part {
    fn lines(&self) -> Vec<&[Piece]> {
        match self {
            Part::Heading(line) | Part::Paragraph(line) => vec![line],
            Part::Fields(rows) => rows
                .iter()
                .flat_map(|(label, value)| [&label[..], &value[..]])
                .collect(),
            Part::Frames(heads) => heads.iter().map(Vec::as_slice).collect(),
        }
    }
}

fn part(paragraph: &str, is_known: &dyn Fn(&str) -> bool) -> Result<Part, Wrong> {
    if let Some(heading) = paragraph.strip_prefix("# ") {
        return Ok(Part::Heading(line(heading, is_known)?));
    }
    let each = |sign: &str| -> Option<Vec<&str>> { paragraph.lines().map(|line| line.strip_prefix(sign)).collect() };
    if let Some(frames) = each("+ ") {
        let heads = frames.into_iter().map(|head| line(head.trim(), is_known));
        return Ok(Part::Frames(heads.collect::<Result<_, Wrong>>()?));
    }
    let Some(rows) = each("- ") else {
        let flowing: Vec<&str> = paragraph.lines().map(str::trim).collect();
        return Ok(Part::Paragraph(line(&flowing.join(" "), is_known)?));
    };
    let row = |row: &&str| {
        let (label, value) = row.split_once(':').unwrap_or((row, ""));
        Ok((line(label.trim(), is_known)?, line(value.trim(), is_known)?))
    };
    Ok(Part::Fields(rows.iter().map(row).collect::<Result<_, Wrong>>()?))
}

fn line(text: &str, is_known: &dyn Fn(&str) -> bool) -> Result<Vec<Piece>, Wrong> {
    let mut letters = text.chars().peekable();
    pieces(&mut letters, is_known, false)
}

fn pieces(
    letters: &mut Peekable<Chars<'_>>,
    is_known: &dyn Fn(&str) -> bool,
    inside: bool,
) -> Result<Vec<Piece>, Wrong> {
    let (mut all, mut text) = (Vec::new(), String::new());
    let end = |text: &mut String, all: &mut Vec<Piece>| {
        if !text.is_empty() {
            all.push(Piece::Text(std::mem::take(text)));
        }
    };
    while let Some(letter) = letters.next() {
        let piece = match letter {
            '\\' => {
                text.extend(letters.next());
                continue;
            }
            '*' if letters.peek() == Some(&'*') => {
                letters.next();
                Piece::Bold
            }
            '{' => named(letters, is_known)?,
            '[' if !inside => Piece::Optional(pieces(letters, is_known, true)?),
            ']' if inside => {
                end(&mut text, &mut all);
                return Ok(all);
            }
            '}' | '[' | ']' => return Err(Wrong::Unpaired(letter)),
            plain => {
                text.push(plain);
                continue;
            }
        };
        end(&mut text, &mut all);
        all.push(piece);
    }
    end(&mut text, &mut all);
    if inside { Err(Wrong::Unpaired('[')) } else { Ok(all) }
}

/// What stands between braces: a name, or the forms of a word.
fn named(letters: &mut Peekable<Chars<'_>>, is_known: &dyn Fn(&str) -> bool) -> Result<Piece, Wrong> {
    let mut inside = String::new();
    loop {
        match letters.next() {
            None | Some('{') => return Err(Wrong::Unpaired('{')),
            Some('}') => break,
            Some(letter) => inside.push(letter),
        }
    }
    let forms: Vec<&str> = inside.split('|').collect();
    match forms.as_slice() {
        [name] if is_known(name.trim()) => Ok(Piece::Name(name.trim().to_owned())),
        [male, female] => {
            let either = format!("{male} / {female}");
            Ok(Piece::Forms([(*male).to_owned(), (*female).to_owned(), either]))
        }
        [male, female, either] => Ok(Piece::Forms([male, female, either].map(|form| (*form).to_owned()))),
        _ => Err(Wrong::Unknown(inside.trim().to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str) -> bool {
        name.starts_with("a.")
    }

    #[test]
    fn a_text_is_read_as_it_was_meant() {
        let text =
            "# Titre\n\nUn {a.b} [, **né{|e} le** {a.c}]\nsuite \\{x\\}\n\n- Nom : {a.b}\n- Vide :\n\n+ Visa\n+ {a.b}";
        let parts = read(text, known).unwrap();
        let text = |text: &str| Piece::Text(text.to_owned());
        let name = |name: &str| Piece::Name(name.to_owned());
        assert_eq!(parts[0], Part::Heading(vec![text("Titre")]));
        let forms = Piece::Forms(["", "e", " / e"].map(str::to_owned));
        let optional = vec![
            text(", "),
            Piece::Bold,
            text("né"),
            forms,
            text(" le"),
            Piece::Bold,
            text(" "),
            name("a.c"),
        ];
        let said = vec![
            text("Un "),
            name("a.b"),
            text(" "),
            Piece::Optional(optional),
            text(" suite {x}"),
        ];
        assert_eq!(parts[1], Part::Paragraph(said));
        let rows = vec![(vec![text("Nom")], vec![name("a.b")]), (vec![text("Vide")], Vec::new())];
        assert_eq!(parts[2], Part::Fields(rows));
        assert_eq!(parts[3], Part::Frames(vec![vec![text("Visa")], vec![name("a.b")]]));
    }

    #[test]
    fn what_is_wrong_with_a_text_is_named() {
        for (text, wrong) in [
            ("Un {b.c}", Wrong::Unknown("b.c".to_owned())),
            ("Un {}", Wrong::Unknown(String::new())),
            ("Un {a|b|c|d}", Wrong::Unknown("a|b|c|d".to_owned())),
            ("Un {#let x = 1}", Wrong::Unknown("#let x = 1".to_owned())),
            ("Un {a.b", Wrong::Unpaired('{')),
            ("Un {a{a.b}}", Wrong::Unpaired('{')),
            ("Un a.b}", Wrong::Unpaired('}')),
            ("Un [a", Wrong::Unpaired('[')),
            ("Un [a[b]]", Wrong::Unpaired('[')),
            ("Un a]", Wrong::Unpaired(']')),
            (" \n\n ", Wrong::Empty),
        ] {
            assert_eq!(read(text, known), Err(wrong), "{text}");
        }
    }

    #[test]
    fn bold_ends_in_the_line_and_the_brackets_where_it_begins() {
        let is_well = |text: &str| is_bold_paired(&read(text, known).unwrap());
        for text in [
            "a",
            "**a** [**b**] **c**",
            "- **a** : **{a.b}**\n- c : d",
            "# **a**",
            "2 * 3 \\*\\* 4",
        ] {
            assert!(is_well(text), "{text}");
        }
        for text in [
            "**a",
            "# a**",
            "**a\n\nb**",
            "**a [b** c]",
            "a [**b] c",
            "- **a : b**",
            "- a : **b\n- c : d**",
            "+ **a",
        ] {
            assert!(!is_well(text), "{text}");
        }
    }
}

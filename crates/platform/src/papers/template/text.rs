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
pub enum TemplatePiece {
    /// Text as it stands.
    Text(String),
    /// What a name stands for.
    Name(String),
    /// Masculine, feminine, not known.
    Forms([String; 3]),
    /// Left out when something in it is unknown.
    Optional(Vec<TemplatePiece>),
    /// From here on bold, or no longer.
    Bold,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplatePart {
    /// A heading.
    Heading(Vec<TemplatePiece>),
    /// A paragraph.
    Paragraph(Vec<TemplatePiece>),
    /// Labels and values.
    Fields(Vec<(Vec<TemplatePiece>, Vec<TemplatePiece>)>),
    /// What stands at the head of empty frames.
    Frames(Vec<Vec<TemplatePiece>>),
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    /// A name that it may not use.
    Unknown(String),
    /// A brace or a bracket without its end, or an end without its beginning; what stands there.
    Unpaired(char),
    /// It says nothing.
    Empty,
}

/// Reads a text whose names `is_known` knows.
pub fn read(text: &str, is_known: impl Fn(&str) -> bool) -> Result<Vec<TemplatePart>, TemplateError> {
    let text = text.replace("\r\n", "\n");
    let mut parts = Vec::new();
    for paragraph in text.split("\n\n").map(|one| one.trim_matches('\n')) {
        if !paragraph.trim().is_empty() {
            parts.push(part(paragraph, &is_known)?);
        }
    }
    if parts.is_empty() {
        Err(TemplateError::Empty)
    } else {
        Ok(parts)
    }
}

/// Whether a paragraph names something, outside its parts that may be left out.
pub fn names_in_a_paragraph(parts: &[TemplatePart], name: &str) -> bool {
    let is_it = |piece: &TemplatePiece| matches!(piece, TemplatePiece::Name(named) if named == name);
    let names = |part: &TemplatePart| matches!(part, TemplatePart::Paragraph(pieces) if pieces.iter().any(is_it));
    parts.iter().any(names)
}

/// Whether parts name something anywhere.
pub fn names(parts: &[TemplatePart], name: &str) -> bool {
    parts
        .iter()
        .flat_map(TemplatePart::lines)
        .any(|line| is_named_in(line, name))
}

fn is_named_in(pieces: &[TemplatePiece], name: &str) -> bool {
    let is_it = |piece: &TemplatePiece| match piece {
        TemplatePiece::Name(named) => named == name,
        TemplatePiece::Optional(inner) => is_named_in(inner, name),
        _ => false,
    };
    pieces.iter().any(is_it)
}

/// Whether each bold part also ends, in its own line and within its own brackets.
pub fn is_bold_paired(parts: &[TemplatePart]) -> bool {
    parts.iter().flat_map(TemplatePart::lines).all(is_paired)
}

fn is_paired(pieces: &[TemplatePiece]) -> bool {
    let signs = pieces
        .iter()
        .filter(|piece| matches!(piece, TemplatePiece::Bold))
        .count();
    let is_well = |piece: &TemplatePiece| !matches!(piece, TemplatePiece::Optional(inner) if !is_paired(inner));
    signs.is_multiple_of(2) && pieces.iter().all(is_well)
}

impl TemplatePart {
    fn lines(&self) -> Vec<&[TemplatePiece]> {
        match self {
            TemplatePart::Heading(line) | TemplatePart::Paragraph(line) => vec![line],
            TemplatePart::Fields(rows) => rows
                .iter()
                .flat_map(|(label, value)| [&label[..], &value[..]])
                .collect(),
            TemplatePart::Frames(heads) => heads.iter().map(Vec::as_slice).collect(),
        }
    }
}

fn part(paragraph: &str, is_known: &dyn Fn(&str) -> bool) -> Result<TemplatePart, TemplateError> {
    if let Some(heading) = paragraph.strip_prefix("# ") {
        return Ok(TemplatePart::Heading(line(heading, is_known)?));
    }
    let each = |sign: &str| -> Option<Vec<&str>> { paragraph.lines().map(|line| line.strip_prefix(sign)).collect() };
    if let Some(frames) = each("+ ") {
        let heads = frames.into_iter().map(|head| line(head.trim(), is_known));
        return Ok(TemplatePart::Frames(heads.collect::<Result<_, TemplateError>>()?));
    }
    let Some(rows) = each("- ") else {
        let flowing: Vec<&str> = paragraph.lines().map(str::trim).collect();
        return Ok(TemplatePart::Paragraph(line(&flowing.join(" "), is_known)?));
    };
    let row = |row: &&str| {
        let (label, value) = row.split_once(':').unwrap_or((row, ""));
        Ok((line(label.trim(), is_known)?, line(value.trim(), is_known)?))
    };
    Ok(TemplatePart::Fields(
        rows.iter().map(row).collect::<Result<_, TemplateError>>()?,
    ))
}

fn line(text: &str, is_known: &dyn Fn(&str) -> bool) -> Result<Vec<TemplatePiece>, TemplateError> {
    let mut letters = text.chars().peekable();
    pieces(&mut letters, is_known, false)
}

fn pieces(
    letters: &mut Peekable<Chars<'_>>,
    is_known: &dyn Fn(&str) -> bool,
    inside: bool,
) -> Result<Vec<TemplatePiece>, TemplateError> {
    let (mut all, mut text) = (Vec::new(), String::new());
    let end = |text: &mut String, all: &mut Vec<TemplatePiece>| {
        if !text.is_empty() {
            all.push(TemplatePiece::Text(std::mem::take(text)));
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
                TemplatePiece::Bold
            }
            '{' => parse_placeholder(letters, is_known)?,
            '[' if !inside => TemplatePiece::Optional(pieces(letters, is_known, true)?),
            ']' if inside => {
                end(&mut text, &mut all);
                return Ok(all);
            }
            '}' | '[' | ']' => return Err(TemplateError::Unpaired(letter)),
            plain => {
                text.push(plain);
                continue;
            }
        };
        end(&mut text, &mut all);
        all.push(piece);
    }
    end(&mut text, &mut all);
    (!inside).then_some(all).ok_or(TemplateError::Unpaired('['))
}

/// What stands between braces: a name, or the forms of a word.
fn parse_placeholder(
    letters: &mut Peekable<Chars<'_>>,
    is_known: &dyn Fn(&str) -> bool,
) -> Result<TemplatePiece, TemplateError> {
    let mut inside = String::new();
    loop {
        match letters.next() {
            None | Some('{') => return Err(TemplateError::Unpaired('{')),
            Some('}') => break,
            Some(letter) => inside.push(letter),
        }
    }
    let forms: Vec<&str> = inside.split('|').collect();
    match forms.as_slice() {
        [name] if is_known(name.trim()) => Ok(TemplatePiece::Name(name.trim().to_owned())),
        [male, female] => {
            let either = format!("{male} / {female}");
            Ok(TemplatePiece::Forms([(*male).to_owned(), (*female).to_owned(), either]))
        }
        [male, female, either] => Ok(TemplatePiece::Forms(
            [male, female, either].map(|form| (*form).to_owned()),
        )),
        _ => Err(TemplateError::Unknown(inside.trim().to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_known_name(name: &str) -> bool {
        name.starts_with("a.")
    }

    #[test]
    fn a_text_is_read_as_it_was_meant() {
        let text =
            "# Titre\n\nUn {a.b} [, **né{|e} le** {a.c}]\nsuite \\{x\\}\n\n- Nom : {a.b}\n- Vide :\n\n+ Visa\n+ {a.b}";
        let parts = read(text, is_known_name).unwrap();
        let text = |text: &str| TemplatePiece::Text(text.to_owned());
        let name = |name: &str| TemplatePiece::Name(name.to_owned());
        assert_eq!(parts[0], TemplatePart::Heading(vec![text("Titre")]));
        let forms = TemplatePiece::Forms(["", "e", " / e"].map(str::to_owned));
        let optional = vec![
            text(", "),
            TemplatePiece::Bold,
            text("né"),
            forms,
            text(" le"),
            TemplatePiece::Bold,
            text(" "),
            name("a.c"),
        ];
        let said = vec![
            text("Un "),
            name("a.b"),
            text(" "),
            TemplatePiece::Optional(optional),
            text(" suite {x}"),
        ];
        assert_eq!(parts[1], TemplatePart::Paragraph(said));
        let rows = vec![(vec![text("Nom")], vec![name("a.b")]), (vec![text("Vide")], Vec::new())];
        assert_eq!(parts[2], TemplatePart::Fields(rows));
        assert_eq!(
            parts[3],
            TemplatePart::Frames(vec![vec![text("Visa")], vec![name("a.b")]])
        );
    }

    #[test]
    fn what_is_wrong_with_a_text_is_named() {
        for (text, wrong) in [
            ("Un {b.c}", TemplateError::Unknown("b.c".to_owned())),
            ("Un {}", TemplateError::Unknown(String::new())),
            ("Un {a|b|c|d}", TemplateError::Unknown("a|b|c|d".to_owned())),
            ("Un {#let x = 1}", TemplateError::Unknown("#let x = 1".to_owned())),
            ("Un {a.b", TemplateError::Unpaired('{')),
            ("Un {a{a.b}}", TemplateError::Unpaired('{')),
            ("Un a.b}", TemplateError::Unpaired('}')),
            ("Un [a", TemplateError::Unpaired('[')),
            ("Un [a[b]]", TemplateError::Unpaired('[')),
            ("Un a]", TemplateError::Unpaired(']')),
            (" \n\n ", TemplateError::Empty),
        ] {
            assert_eq!(read(text, is_known_name), Err(wrong), "{text}");
        }
    }

    #[test]
    fn bold_ends_in_the_line_and_the_brackets_where_it_begins() {
        let is_well = |text: &str| is_bold_paired(&read(text, is_known_name).unwrap());
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

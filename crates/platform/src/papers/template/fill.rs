//! Filling a text: names become what they stand for, in one language.

use engine::doc::{Block, Field, Line, Run, Words};
use schema::Lang;

use super::text::{TemplatePart, TemplatePiece};
use crate::papers::facts::{Facts, Gender};

/// The name that nothing is known of, outside a part that may be left out.
#[derive(Debug, PartialEq, Eq)]
pub struct MissingFact(pub String);

/// The blocks that texts come to, each in its language; parts in the same place of two languages stand side by side.
pub fn blocks(texts: &[(Lang, Vec<TemplatePart>)], facts: &Facts) -> Result<Vec<Block>, MissingFact> {
    let longest = texts.iter().map(|(_, parts)| parts.len()).max().unwrap_or(0);
    let mut blocks = Vec::new();
    for at in 0..longest {
        let here = texts.iter().filter_map(|(lang, parts)| Some((*lang, parts.get(at)?)));
        let mut made: Vec<Block> = Vec::new();
        for (lang, part) in here {
            let mut alone = Vec::new();
            for (at, block) in of_part(part, (facts, lang))?.into_iter().enumerate() {
                alone.extend(match made.get_mut(at) {
                    Some(beside) => join(beside, block),
                    None => Some(block),
                });
            }
            made.extend(alone);
        }
        for block in made {
            push_block(&mut blocks, block);
        }
    }
    Ok(blocks)
}

/// A part that says nothing is left out, and with a table of which nothing is known its heading.
fn push_block(blocks: &mut Vec<Block>, block: Block) {
    match &block {
        Block::Paragraph { text, .. } if text.is_empty() => {}
        Block::Fields { rows, .. } if rows.is_empty() => {
            blocks.pop_if(|last| matches!(last, Block::Heading { .. }));
        }
        _ => blocks.push(block),
    }
}

type FillContext<'a> = (&'a Facts, Lang);

/// One block, or as many paragraphs as what is named in one has.
fn of_part(part: &TemplatePart, within: FillContext<'_>) -> Result<Vec<Block>, MissingFact> {
    let words = |pieces: &[TemplatePiece]| Ok(line_words(line(pieces, within)?, within.1));
    let paragraph = |line: Line| Block::Paragraph {
        text: line_words(line, within.1),
        align: engine::doc::Align::Start,
    };
    Ok(match part {
        TemplatePart::Heading(pieces) => vec![Block::Heading { text: words(pieces)? }],
        TemplatePart::Paragraph(pieces) => paragraphs(line(pieces, within)?).into_iter().map(paragraph).collect(),
        TemplatePart::Fields(rows) => {
            let known = |(_, value): &&(Vec<TemplatePiece>, Vec<TemplatePiece>)| is_known(value, within.0);
            let row = |(label, value): &(Vec<TemplatePiece>, Vec<TemplatePiece>)| {
                Ok(Field {
                    label: words(label)?,
                    value: words(value)?,
                })
            };
            vec![Block::Fields {
                rows: rows.iter().filter(known).map(row).collect::<Result<_, MissingFact>>()?,
                wide: false,
                picture: None,
            }]
        }
        TemplatePart::Frames(heads) => vec![Block::Frames {
            list: heads
                .iter()
                .map(|head| words(head))
                .collect::<Result<_, MissingFact>>()?,
        }],
    })
}

/// A line in parts: a blank line in what a name stands for ends a paragraph.
fn paragraphs(line: Line) -> Vec<Line> {
    let (mut all, mut last) = (Vec::new(), Line::default());
    for run in line.0 {
        let (text, made): (String, fn(String) -> Run) = match run {
            Run::Text(text) => (text, Run::Text),
            Run::Bold(text) => (text, Run::Bold),
            other => {
                last.0.push(other);
                continue;
            }
        };
        for (at, part) in text.split("\n\n").enumerate() {
            if at > 0 {
                all.push(std::mem::take(&mut last));
            }
            last.0.push(made(part.to_owned()));
        }
    }
    all.push(last);
    all
}

/// Puts a block of another language into one of its kind; one of another kind comes back.
fn join(last: &mut Block, next: Block) -> Option<Block> {
    match (last, next) {
        (Block::Heading { text }, Block::Heading { text: other })
        | (Block::Paragraph { text, .. }, Block::Paragraph { text: other, .. }) => join_languages(text, other),
        (Block::Fields { rows, .. }, Block::Fields { rows: others, .. }) if rows.len() == others.len() => {
            for (row, other) in rows.iter_mut().zip(others) {
                join_languages(&mut row.label, other.label);
                join_languages(&mut row.value, other.value);
            }
            None
        }
        (Block::Frames { list }, Block::Frames { list: others }) if list.len() == others.len() => {
            for (words, other) in list.iter_mut().zip(others) {
                join_languages(words, other);
            }
            None
        }
        (_, next) => Some(next),
    }
}

fn join_languages(words: &mut Words, other: Words) -> Option<Block> {
    if !other.fr.is_empty() {
        words.fr = other.fr;
    }
    if !other.ar.is_empty() {
        words.ar = other.ar;
    }
    None
}

/// A line as words of one language.
fn line_words(line: Line, lang: Lang) -> Words {
    match lang {
        Lang::Ar => Words {
            ar: line,
            ..Words::default()
        },
        _ => Words {
            fr: line,
            ..Words::default()
        },
    }
}

/// Whether everything that is named is known.
fn is_known(pieces: &[TemplatePiece], facts: &Facts) -> bool {
    pieces.iter().all(|piece| match piece {
        TemplatePiece::Name(name) => !facts.get(name).is_empty(),
        _ => true,
    })
}

fn line(pieces: &[TemplatePiece], within: FillContext<'_>) -> Result<Line, MissingFact> {
    let (mut line, mut bold) = (Line::default(), false);
    add(&mut line, pieces, within, &mut bold)?;
    Ok(line)
}

fn add(line: &mut Line, pieces: &[TemplatePiece], within: FillContext<'_>, bold: &mut bool) -> Result<(), MissingFact> {
    let (facts, lang) = within;
    for piece in pieces {
        match piece {
            TemplatePiece::Text(text) => push(line, Run::Text(text.clone()), *bold),
            TemplatePiece::Forms(forms) => {
                let [male, female, either] = forms;
                let form = match facts.gender {
                    Gender::Male => male,
                    Gender::Female => female,
                    Gender::Unknown => either,
                };
                push(line, Run::Text(form.clone()), *bold);
            }
            TemplatePiece::Name(name) => {
                let mut runs = words_in(facts.get(name), lang).0;
                if runs.is_empty() {
                    return Err(MissingFact(name.clone()));
                }
                match lang {
                    Lang::Ar => assimilate(line, &mut runs),
                    _ => elide(line, &runs),
                }
                for run in runs {
                    push(line, run, *bold);
                }
            }
            TemplatePiece::Optional(inner) if is_known(inner, facts) => add(line, inner, (facts, lang), bold)?,
            TemplatePiece::Optional(_) => {}
            TemplatePiece::Bold => *bold = !*bold,
        }
    }
    Ok(())
}

/// In French `de` before a vowel is `d’`: `en qualité d’Administrateur`. An `h` is left alone, for nothing tells whether it
/// is heard, and a `y` that is (`Yassine`).
fn elide(line: &mut Line, next: &[Run]) {
    let letters: Vec<char> = match next.first() {
        Some(Run::Text(text) | Run::Bold(text)) => text.chars().take(2).flat_map(char::to_lowercase).collect(),
        _ => return,
    };
    let is_open = match letters[..] {
        ['y', next] => next.is_alphabetic() && !is_vowel(next),
        [first, ..] => is_vowel(first),
        [] => false,
    };
    if let Some(Run::Text(before) | Run::Bold(before)) = line.0.last_mut()
        && is_open
        && before.ends_with(" de ")
    {
        before.truncate(before.len() - "e ".len());
        before.push('’');
    }
}

/// In Arabic ل before the article is لل: `للجماعة الترابية`, never `لالجماعة`.
fn assimilate(line: &Line, next: &mut [Run]) {
    let Some(Run::Text(before) | Run::Bold(before)) = line.0.last() else {
        return;
    };
    let is_preposition = before == "ل" || before.ends_with(" ل");
    if let Some(Run::Text(name) | Run::Bold(name)) = next.first_mut()
        && is_preposition
        && let Some(rest) = name.strip_prefix("ال")
    {
        *name = format!("ل{rest}");
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyâàäéèêëîïôöùûüœæ".contains(letter)
}

/// Runs of one kind that follow each other are one.
fn push(line: &mut Line, run: Run, bold: bool) {
    let run = match run {
        Run::Text(text) if bold => Run::Bold(text),
        other => other,
    };
    match (line.0.last_mut(), run) {
        (_, run) if run.is_empty() => {}
        (Some(Run::Text(last)), Run::Text(text)) | (Some(Run::Bold(last)), Run::Bold(text)) => last.push_str(&text),
        (_, run) => line.0.push(run),
    }
}

/// What is said in a language, or else what is the same in all, or else what is said in the other.
pub fn words_in(words: Words, lang: Lang) -> Line {
    let (first, other) = match lang {
        Lang::Ar => (words.ar, words.fr),
        _ => (words.fr, words.ar),
    };
    [first, words.any, other]
        .into_iter()
        .find(|line| !line.is_empty())
        .unwrap_or_default()
}

//! What is so of a statement, by the names that its text uses.

use engine::Cx;
use engine::doc::{Align, Block, Column, Line, Row, Run, Words, month_name};
use jiff::civil;
use platform::papers::counted::hours_and_minutes;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Choice as _, Document, Label, Lang, Result};
use serde_json::Value as Json;

use super::super as statement;
use super::super::ready::{is_ready, missing_of};
use super::NOT_SIGNED;

const DAYS: Name = Name::new("statement.days", Label::new("الأيام", "Journées", "Days"));
const TOTAL: Name = Name::new("statement.total", Label::new("المجموع", "Total", "Total"));

/// What the text of a statement may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("statement.month", statement::MONTH.def),
    DAYS,
    TOTAL,
];

/// Of a signed statement, and of whom it is about.
pub(super) fn statement(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    if row.get(statement::STATE) != Some(statement::State::Signed) {
        return Err(NOT_SIGNED.into());
    }
    of_any_state(cx, row)
}

/// The same of a draft, which is no paper yet.
pub(super) fn of_any_state(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    let employee = cx.need(&EMPLOYEES, row.need(statement::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    let month = row.need(statement::MONTH)?;
    facts.add_bilingual("statement.month", &in_words(&month));
    facts.add_bilingual(
        TOTAL.name,
        &hours_and_minutes(row.get(statement::MINUTES).unwrap_or_default()),
    );
    let lines: Json = row.get(statement::LINES).unwrap_or_default();
    facts.set(DAYS.name, days(&lines));
    // Words of hours and of what is missing stand in columns of their own.
    facts.blocks.extend(tables(&lines));
    Ok(facts.as_written())
}

/// `2026-10` as *octobre 2026*, in French and in Arabic.
fn in_words(month: &str) -> [String; 2] {
    let named = month.split_once('-').and_then(|(year, number)| {
        let (ar, fr, _) = month_name(number.parse().ok()?)?;
        Some([fr, ar].map(|name| format!("{name} {year}")))
    });
    named.unwrap_or_else(|| [month.to_owned(), month.to_owned()])
}

/// The days that are deducted, and apart from them those that are not, each with what is missing.
fn tables(lines: &Json) -> Vec<Block> {
    let all = || lines.as_array().into_iter().flatten();
    let (ready, apart): (Vec<&Json>, Vec<&Json>) = all().partition(|line| is_ready(line));
    let mut blocks = Vec::new();
    if !ready.is_empty() {
        blocks.push(table(
            &ready,
            [("Demande et réponse", "الاستفسار والجواب"), ("Décision", "القرار")],
            |line| {
                let [fr, ar] = [&FRENCH, &ARABIC].map(|words| request_and_reply(line, words));
                let decision = line["decision"].as_str().unwrap_or_default();
                [Words::new(fr, ar), Words::any(decision)]
            },
        ));
    }
    if !apart.is_empty() {
        // A heading stays with its table.
        blocks.push(Block::Heading {
            text: Words::new(
                "À régulariser, non compris dans la durée à retenir\u{a0}:",
                "في انتظار التسوية، خارج المدة موضوع الاقتطاع:",
            ),
        });
        blocks.push(table(
            &apart,
            [("Lettre", "المراسلة"), ("Il manque", "ينقص")],
            |line| {
                let number = line["refNumber"].as_str().unwrap_or_default();
                let [fr, ar] = [&FRENCH, &ARABIC].map(|words| {
                    let missing: Vec<&str> = missing_of(line).map(|one| one.label().text(words.lang)).collect();
                    Line::from(missing.join(words.and).as_str())
                });
                [Words::any(Line::default().ltr(number)), Words::new(fr, ar)]
            },
        ));
    }
    blocks
}

/// A row for each of these days: the day, how long, and two columns more.
fn table(lines: &[&Json], more: [(&str, &str); 2], cells: impl Fn(&Json) -> [Words; 2]) -> Block {
    let column = |(fr, ar): (&str, &str), share| Column {
        title: Words::new(fr, ar),
        align: Align::Start,
        share,
    };
    let row = |line: &&Json| {
        let [fr, ar] = hours_and_minutes(line["minutes"].as_i64().unwrap_or_default());
        let counter = line["counter"] == true;
        let told = |text: String, words: &Phrases| {
            if counter {
                format!("{text}{}", words.counter)
            } else {
                text
            }
        };
        let day = day_of(line, "day").map_or_else(Words::default, |day| Words::any(Run::Day(day)));
        let duration = Words::new(told(fr, &FRENCH).as_str(), told(ar, &ARABIC).as_str());
        let mut row = vec![day, duration];
        row.extend(cells(line));
        Row {
            cells: row,
            total: false,
        }
    };
    let [third, fourth] = more;
    Block::Table {
        columns: vec![
            column(("Jour", "اليوم"), 0),
            column(("Durée", "المدة"), 0),
            column(third, 1),
            column(fourth, 1),
        ],
        rows: lines.iter().map(row).collect(),
    }
}

/// The request of a day, and its reply.
fn request_and_reply(line: &Json, words: &Phrases) -> Line {
    let Some(number) = line["refNumber"].as_str() else {
        return Line::default();
    };
    let reply = match day_of(line, "repliedOn") {
        Some(day) => Line::default()
            .text(words.reply.trim_start_matches([' ', ';', '؛']))
            .and(Run::Day(day)),
        None => Line::from(words.no_reply.trim_start_matches([' ', ';', '؛'])),
    };
    let asked = Line::default().ltr(number).text(", ");
    reply.0.into_iter().fold(asked, Line::and)
}

/// A line for each day: how long, and what preceded it; then those that are not deducted, each with what is missing.
fn days(lines: &Json) -> Words {
    let mut told = [Line::default(), Line::default()];
    let all = || lines.as_array().into_iter().flatten();
    let mut is_headed = false;
    for line in all()
        .filter(|line| is_ready(line))
        .chain(all().filter(|line| !is_ready(line)))
    {
        let Some(day) = day_of(line, "day") else { continue };
        let [fr, ar] = hours_and_minutes(line["minutes"].as_i64().unwrap_or_default());
        if !is_ready(line) && !is_headed {
            is_headed = true;
            told = head(told);
        }
        let [french, arabic] = std::mem::take(&mut told);
        told = [
            precedents(begin(french, day).text(format!(" : {fr}")), line, &FRENCH),
            precedents(begin(arabic, day).text(format!(": {ar}")), line, &ARABIC),
        ];
    }
    let [fr, ar] = told;
    Words::new(fr, ar)
}

/// Above the days that are not deducted.
fn head([french, arabic]: [Line; 2]) -> [Line; 2] {
    [
        french.text("\nÀ régulariser, non compris dans la durée à retenir\u{a0}:"),
        arabic.text("\nفي انتظار التسوية، خارج المدة موضوع الاقتطاع:"),
    ]
}

fn begin(list: Line, day: civil::Date) -> Line {
    let list = if list.is_empty() { list } else { list.text("\n") };
    list.and(Run::Day(day))
}

fn day_of(line: &Json, name: &str) -> Option<civil::Date> {
    line[name].as_str()?.parse().ok()
}

/// The words between what preceded a deduction.
struct Phrases {
    counter: &'static str,
    letter: &'static str,
    no_letter: &'static str,
    reply: &'static str,
    no_reply: &'static str,
    decision: &'static str,
    missing: &'static str,
    /// Between what is missing.
    and: &'static str,
    lang: Lang,
}

const FRENCH: Phrases = Phrases {
    counter: " (régularisation d’un état antérieur)",
    letter: " ; lettre n° ",
    no_letter: " ; sans demande d’explication",
    reply: " ; réponse du ",
    no_reply: " ; sans réponse",
    decision: " ; décision : ",
    missing: " ; manque\u{a0}: ",
    and: ", ",
    lang: Lang::Fr,
};

const ARABIC: Phrases = Phrases {
    counter: " (تسوية لجدول سابق)",
    letter: "؛ مراسلة رقم ",
    no_letter: "؛ بدون استفسار",
    reply: "؛ جواب بتاريخ ",
    no_reply: "؛ بدون جواب",
    decision: "؛ القرار: ",
    missing: "؛ ينقص: ",
    and: "، ",
    lang: Lang::Ar,
};

fn precedents(told: Line, line: &Json, words: &Phrases) -> Line {
    let missing: Vec<&str> = missing_of(line).map(|one| one.label().text(words.lang)).collect();
    let told = letter_of(told, line, words);
    if missing.is_empty() {
        return told;
    }
    told.text(words.missing).text(missing.join(words.and))
}

fn letter_of(mut told: Line, line: &Json, words: &Phrases) -> Line {
    if line["counter"] == true {
        told = told.text(words.counter);
    }
    let Some(number) = line["refNumber"].as_str() else {
        // Of a day that is not deducted the missing request is named among what is missing.
        return if is_ready(line) {
            told.text(words.no_letter)
        } else {
            told
        };
    };
    told = told.text(words.letter).ltr(number.to_owned());
    told = match day_of(line, "repliedOn") {
        Some(day) => told.text(words.reply).and(Run::Day(day)),
        None => told.text(words.no_reply),
    };
    match line["decision"].as_str() {
        Some(decision) => told.text(words.decision).text(decision.to_owned()),
        None => told,
    }
}

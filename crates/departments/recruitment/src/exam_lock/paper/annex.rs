//! The table that two people signed, below their minutes: every number with its marks, as many beside each other as a line holds.
//! Copies stand there by their numbers, so that nobody is named before anonymity is lifted.

use std::collections::BTreeMap;

use engine::Cx;
use engine::doc::{Block, Line, Words};
use schema::{Choice as _, Decimal, Document, Id, Result};
use serde_json::Value as Json;

use crate::calculation_sheet::{self, CALCULATION_SHEETS};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_copy;
use crate::exam_lock::{COUNTS, LockPhase, table};
use crate::exam_paper::{column, ltr, mark_text, row};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::ranking::Phase;
use crate::recruitment;
use crate::specialty::SPECIALTIES;

/// A line takes some twenty bytes of a record, which holds a mebibyte; of more the digest alone speaks.
const MOST_LINES: usize = 30_000;
/// Pairs of a number and its marks beside each other.
const BESIDE: usize = 4;

/// Part of a table, under a title of its own.
struct Section {
    title: Words,
    /// A number, and what stands beside it.
    lines: Vec<(String, Words)>,
}

/// A table as it stands on paper.
pub(super) struct Annex {
    pub(super) lines: usize,
    pub(super) blocks: Vec<Block>,
}

/// The table of a lock; none of one that a record cannot hold.
pub(super) fn of_lock(cx: &Cx<'_>, lock: &Document, exam: &Document, phase: LockPhase) -> Result<Option<Annex>> {
    let sections = match phase {
        LockPhase::Presence => Vec::new(),
        LockPhase::Written => of_tests(cx, exam, Phase::Written)?,
        LockPhase::Oral => of_tests(cx, exam, Phase::Oral)?,
        LockPhase::Ranking => of_ranking(cx, lock, exam)?,
    };
    let lines = sections.iter().map(|section| section.lines.len()).sum();
    if lines == 0 || lines > MOST_LINES {
        return Ok(None);
    }
    let mut blocks = vec![
        Block::PageBreak,
        heading(Words::new("Annexe : tableau signé", "ملحق: الجدول الموقع")),
    ];
    for section in sections.into_iter().filter(|section| !section.lines.is_empty()) {
        blocks.push(heading(section.title));
        blocks.push(pairs(&section.lines, phase));
    }
    Ok(Some(Annex { lines, blocks }))
}

fn heading(text: Words) -> Block {
    Block::Heading { text }
}

fn pairs(lines: &[(String, Words)], phase: LockPhase) -> Block {
    let [fr, ar] = if phase == LockPhase::Ranking {
        ["Rang · moyenne", "الرتبة · المعدل"]
    } else {
        ["Note", "النقطة"]
    };
    let columns = (0..BESIDE).flat_map(|_| [column("N°", "الرقم", 1), column(fr, ar, 2)]);
    let cells = |some: &[(String, Words)]| {
        row(some
            .iter()
            .flat_map(|(number, marks)| [Words::any(number.clone()), marks.clone()])
            .collect())
    };
    Block::Table {
        columns: columns.collect(),
        rows: lines.chunks(BESIDE).map(cells).collect(),
    }
}

/// Numbers in the order in which people count.
fn sort(lines: &mut [(String, Words)]) {
    lines.sort_by(|(one, _), (other, _)| (one.len(), one).cmp(&(other.len(), other)));
}

/// Every test of a half, as it was marked before any appeal.
fn of_tests(cx: &Cx<'_>, exam: &Document, half: Phase) -> Result<Vec<Section>> {
    let rows = cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(Id(exam.id.clone()))])?;
    let numbers = if half == Phase::Oral {
        numbers_of(cx, exam)?
    } else {
        BTreeMap::new()
    };
    let mut sections = Vec::new();
    for test in table::tests_of(&rows, half) {
        let mut lines = match half {
            Phase::Written => of_copies(cx, test)?,
            Phase::Oral => of_heard(cx, test, &numbers)?,
        };
        sort(&mut lines);
        let (fr, ar) = test.title();
        sections.push(Section {
            title: Words::new(fr, ar),
            lines,
        });
    }
    Ok(sections)
}

/// The candidate number of everybody who has one, by id.
fn numbers_of(cx: &Cx<'_>, exam: &Document) -> Result<BTreeMap<String, String>> {
    let numbered = [
        candidate::RECRUITMENT.eq(&exam.id),
        candidate::CANDIDATE_NUMBER.is_not_null(),
    ];
    let rows = cx.all(&CANDIDATES, numbered)?;
    let number = |one: Document| (one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(), one.id);
    Ok(rows.into_iter().map(number).map(|(number, id)| (id, number)).collect())
}

/// The marks of a test that no appeal gave, by what `whose` says they belong to, in the order of the markings.
fn marks_of(
    cx: &Cx<'_>,
    test: &Document,
    whose: impl Fn(&Document) -> Option<Id>,
) -> Result<BTreeMap<String, Vec<(i64, i64)>>> {
    let wanted = [
        grade_entry::TEST.eq(&test.id),
        grade_entry::STANDING.is_not_null(),
        grade_entry::APPEAL.is_null(),
    ];
    let mut marks: BTreeMap<String, Vec<(i64, i64)>> = BTreeMap::new();
    for entry in cx.all(&GRADE_ENTRIES, wanted)? {
        let Some(Id(owner)) = whose(&entry) else { continue };
        let mark = entry.get(grade_entry::MARK).map_or(0, |Decimal(mark)| mark);
        let round = entry.get(grade_entry::ROUND).unwrap_or_default();
        marks.entry(owner).or_default().push((round, mark));
    }
    for own in marks.values_mut() {
        own.sort_by_key(|(round, _)| *round);
    }
    Ok(marks)
}

fn marks_words(marks: &[(i64, i64)]) -> Words {
    let each: Vec<String> = marks.iter().map(|(_, mark)| mark_text(*mark)).collect();
    Words::any(each.join(" · "))
}

fn of_copies(cx: &Cx<'_>, test: &Document) -> Result<Vec<(String, Words)>> {
    let marks = marks_of(cx, test, |entry| entry.get(grade_entry::COPY))?;
    let copies = exam_copy::of_tests(cx, std::slice::from_ref(test))?;
    let line = |copy: &Document| {
        let own = marks.get(&copy.id).map_or(&[][..], Vec::as_slice);
        Ok((copy.need(exam_copy::NUMBER)?, marks_words(own)))
    };
    copies.iter().map(line).collect()
}

/// Marks by candidate number, and who was absent.
fn of_heard(cx: &Cx<'_>, test: &Document, numbers: &BTreeMap<String, String>) -> Result<Vec<(String, Words)>> {
    let marks = marks_of(cx, test, |entry| entry.get(grade_entry::CANDIDATE))?;
    let number = |id: &str| numbers.get(id).cloned().unwrap_or_default();
    let mut lines: Vec<_> = marks.iter().map(|(id, own)| (number(id), marks_words(own))).collect();
    let absent = [exam_presence::TEST.eq(&test.id), exam_presence::PRESENT.eq(false)];
    for row in cx.all(&EXAM_PRESENCE_ROWS, absent)? {
        let Id(id) = row.need(exam_presence::CANDIDATE)?;
        if !marks.contains_key(&id) {
            lines.push((number(&id), Words::new("absent(e)", "متغيب(ة)")));
        }
    }
    Ok(lines)
}

/// The rank, the number and what the line says.
type RankedLine = (i64, String, Words);

/// Rank and final mark of everybody, by specialty and by what became of them.
fn of_ranking(cx: &Cx<'_>, lock: &Document, exam: &Document) -> Result<Vec<Section>> {
    let counts: Json = lock.get(COUNTS).unwrap_or_default();
    let signed = counts["runId"].as_str().map(|id| Id(id.to_owned()));
    let Some(run) = signed.or_else(|| exam.get(recruitment::CURRENT_RUN)) else {
        return Ok(Vec::new());
    };
    let numbers = numbers_of(cx, exam)?;
    let mut parts: BTreeMap<(String, usize), Vec<RankedLine>> = BTreeMap::new();
    for sheet in cx.all(&CALCULATION_SHEETS, [calculation_sheet::RUN.eq(run)])? {
        let said: Json = sheet.get(calculation_sheet::SHEET).unwrap_or_default();
        let whose = sheet.need(calculation_sheet::CANDIDATE)?.0;
        let number = numbers.get(&whose).cloned().unwrap_or_default();
        let (rank, score) = (said["rank"].as_i64(), said["score"]["printed"].as_i64());
        let text = rank
            .zip(score)
            .map(|(rank, score)| ltr(format!("{rank} · {}", mark_text(score))));
        let part = (
            said["specialtyId"].as_str().unwrap_or_default().to_owned(),
            verdict_place(said["verdict"].as_str().unwrap_or_default()),
        );
        let line = (rank.unwrap_or(i64::MAX), number, text.unwrap_or_default());
        parts.entry(part).or_default().push(line);
    }
    let mut sections = Vec::new();
    for ((specialty, verdict), mut lines) in parts {
        lines.sort_by(|(one, a, _), (other, b, _)| (one, a.len(), a).cmp(&(other, b.len(), b)));
        sections.push(Section {
            title: ranked_title(cx, &specialty, verdict)?,
            lines: lines.into_iter().map(|(_, number, text)| (number, text)).collect(),
        });
    }
    Ok(sections)
}

/// Those who have a post first, then those who wait, then all others.
const VERDICTS: [CandidateStatus; 3] = [
    CandidateStatus::Hired,
    CandidateStatus::WaitingList,
    CandidateStatus::RejectedFinal,
];

fn verdict_place(word: &str) -> usize {
    VERDICTS
        .iter()
        .position(|one| one.wire() == word)
        .unwrap_or(VERDICTS.len())
}

fn ranked_title(cx: &Cx<'_>, specialty: &str, verdict: usize) -> Result<Words> {
    let (fr, ar) = cx
        .get(&SPECIALTIES, specialty)?
        .map(|row| row.title())
        .unwrap_or_default();
    let others = ["Non classés", "غير مرتبين"];
    let words = VERDICTS.get(verdict).map_or(others, |status| {
        let label = status.label();
        [label.fr, label.ar]
    });
    Ok(Words::new(
        Line::default().text(format!("{fr} — {}", words[0])),
        Line::default().text(format!("{ar} — {}", words[1])),
    ))
}

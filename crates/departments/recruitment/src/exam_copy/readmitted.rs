//! Copies of those who were there after all: an appeal about their presence was carried out after the draw, and what they handed in
//! gets a number as the others have (decision 73).

use std::collections::BTreeSet;

use engine::{Cx, random};
use platform::signature;
use schema::{Document, Id, Result};
use serde_json::json;

use accounts::content_hash;

use super::draw::{CopiesDraw, DrawnExamTest, SIGNED_DRAW, is_assured, written_tests};
use super::{EXAM_COPIES, LOT, NUMBER, OWNER, OWNER_MARK, TEST, of_tests, owner};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::signing_once::sign_once;

/// Numbers the copies that lack one, after those that were drawn; nothing where none was drawn yet or none lacks one.
pub(super) fn draw_readmitted(cx: &mut Cx<'_>, exam: &Document) -> Result<Option<CopiesDraw>> {
    signature::require_open(cx)?;
    let tests = written_tests(cx, &Id(exam.id.clone()))?;
    let copies = of_tests(cx, &tests)?;
    if copies.is_empty() {
        return Ok(None);
    }
    let mut last = copies.len();
    let (mut lines, mut counts) = (Vec::new(), Vec::new());
    for test in &tests {
        let late = without_copy(cx, test, &copies)?;
        if late.is_empty() {
            continue;
        }
        let own = copies_of(test, &copies);
        let total = own.clone().count() + late.len();
        counts.push(DrawnExamTest {
            exam_test_id: test.id.clone(),
            copies: late.len(),
            assured: is_assured(total),
        });
        let lot = own.filter_map(|copy| copy.get(LOT)).max().unwrap_or_default() + 1;
        for candidate in late {
            last += 1;
            lines.push(number_copy(cx, test, &candidate, last, lot)?);
        }
    }
    if counts.is_empty() {
        return Ok(None);
    }
    let drawn = CopiesDraw {
        tests: counts,
        digest: content_hash(&lines.join("\n")),
    };
    sign_once(cx, exam, SIGNED_DRAW, json!(drawn))?;
    Ok(Some(drawn))
}

/// Makes the copy of somebody who has none. → its line of what is signed.
fn number_copy(cx: &mut Cx<'_>, test: &Document, candidate: &str, number: usize, lot: i64) -> Result<String> {
    let owner = format!("{candidate}{OWNER_MARK}{}", cx.new_code());
    let line = format!("{}\n{number}\n{owner}", test.id);
    let copy = Document::new(&EXAM_COPIES)
        .with(TEST, Id(test.id.clone()))
        .with(NUMBER, number.to_string())
        .with(OWNER, owner)
        .with(LOT, lot);
    cx.create(copy)?;
    Ok(line)
}

fn copies_of<'c>(test: &'c Document, copies: &'c [Document]) -> impl Iterator<Item = &'c Document> + Clone {
    copies
        .iter()
        .filter(|copy| copy.get(TEST).is_some_and(|of| of.as_str() == test.id))
}

/// Who came to a test and has none of the copies, in an order of chance.
pub(super) fn without_copy(cx: &Cx<'_>, test: &Document, copies: &[Document]) -> Result<Vec<String>> {
    let present = [exam_presence::TEST.eq(&test.id), exam_presence::PRESENT.eq(true)];
    let rows = cx.all(&EXAM_PRESENCE_ROWS, present)?;
    let owners: BTreeSet<String> = copies_of(test, copies).filter_map(owner).collect();
    let late = rows.iter().filter_map(|row| row.get(exam_presence::CANDIDATE));
    let mut late: Vec<String> = late.map(|Id(id)| id).filter(|id| !owners.contains(id)).collect();
    let chance: [u8; 32] = random::bytes();
    late.sort_by_cached_key(|id| content_hash(&format!("{chance:?}{id}")));
    Ok(late)
}

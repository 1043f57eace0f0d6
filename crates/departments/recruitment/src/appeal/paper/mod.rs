//! The list of marks before and after (لائحة النقط قبل التظلم وبعده): every mark of a test that an accepted appeal changed since its
//! lock, with its reason and who decided. A copy stands there by its number until anonymity is lifted.

pub(super) mod minutes;

use accounts::content_hash;
use engine::Cx;
use engine::doc::{Block, Line, Row, Run, Words};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::papers::{Facts, Follows, Name, PaperKind, canonical};
use schema::{Decimal, Document, Id, Instant, Label, Result};
use serde_json::{Value as Json, json};

use super::{APPEALS, CARRIED_OUT_AT, DECIDED_AT, FILED_AT};
use crate::candidate::{self, CANDIDATES};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::{LOCKED_AT, TABLE_HASH, lock_of};
use crate::exam_paper::{EXAM_TITLE, column, exam_paper, facts_of_exam, ltr, mark_text, row};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::recruitment::{DECISION_REF, RECRUITMENTS};

/// Replaced by a newer one once another appeal has changed a mark.
pub(super) static MARK_CHANGES: PaperKind = PaperKind {
    follows: Some(Follows {
        bucket: DOWNLOADABLE_DOCUMENTS,
        // A test is frozen: its papers are found by their subject.
        noted: |_, _, _| Ok(()),
    }),
    ..exam_paper(
        "exam_mark_changes",
        ["EN", "ل.ظ"],
        Label::new(
            "لائحة النقط قبل التظلم وبعده",
            "État des notes avant et après recours",
            "Marks before and after appeals",
        ),
        || &EXAM_TESTS,
        NAMES,
        [FR, AR],
        facts,
    )
};

const TEST_NAME: Name = Name::new("test.title", Label::new("الاختبار", "Épreuve", "Test"));
const COUNT: Name = Name::new(
    "changes.count",
    Label::new("عدد النقط المغيرة", "Notes modifiées", "Marks changed"),
);
const NONE: Name = Name::new(
    "changes.none",
    Label::new("لا نقطة مغيرة", "Aucune note modifiée", "No mark changed"),
);
const DIGEST: Name = Name::new(
    "changes.digest",
    Label::new("بصمة اللائحة", "Empreinte de l’état", "Digest of the list"),
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    TEST_NAME,
    COUNT,
    NONE,
    DIGEST,
    Name::of("exam.decision", DECISION_REF.def),
    Name::of("lock.lockedAt", LOCKED_AT.def),
    Name::of("lock.tableHash", TABLE_HASH.def),
];

const FR: &str = "\
Concours : **{exam.title}** (décision n° {exam.decision})

Épreuve : **{test.title}**

Les notes de cette épreuve ont été closes le {lock.lockedAt}. Depuis, seules celles qu’un recours accepté a changées diffèrent ; \
chacune est une saisie nouvelle, et celle d’avant demeure.

[{changes.none}]

[Notes modifiées : {changes.count}]

Empreinte du tableau clos (SHA-256) : {lock.tableHash}

Empreinte du présent état (SHA-256) : {changes.digest}

+ Le président de la commission
+ Le membre";

const AR: &str = "\
المباراة: **{exam.title}** (القرار رقم {exam.decision})

الاختبار: **{test.title}**

أقفلت نقط هذا الاختبار بتاريخ {lock.lockedAt}. ومنذ ذلك الحين لا تختلف إلا النقط التي غيرها تظلم مقبول؛ وكل واحدة منها إدخال جديد، \
وتبقى النقطة السابقة مسجلة.

[{changes.none}]

[عدد النقط المغيرة: {changes.count}]

بصمة الجدول المقفل (SHA-256): {lock.tableHash}

بصمة هذه اللائحة (SHA-256): {changes.digest}

+ رئيس(ة) اللجنة
+ العضو";

fn facts(cx: &Cx<'_>, test: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, test.need(exam_test::RECRUITMENT)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    facts.by_those_present = true;
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    let (fr, ar) = test.title();
    facts.add_bilingual(TEST_NAME.name, &[fr, ar]);
    if let Some(lock) = lock_of(cx, &Id(exam.id), super::mark_changes::phase_of(test))? {
        facts.code("lock.tableHash", &lock.get(TABLE_HASH).unwrap_or_default());
        if let Some(Instant(at)) = lock.get(LOCKED_AT) {
            facts.moment("lock.lockedAt", at);
        }
    }
    let changes = changes_of(cx, test)?;
    if changes.is_empty() {
        let none = ["Aucune note n’a changé depuis.", "لم تتغير أي نقطة منذ ذلك الحين."];
        facts.add_bilingual(NONE.name, &none.map(str::to_owned));
    } else {
        facts.text(COUNT.name, &changes.len().to_string());
        facts.blocks = vec![table(&changes)];
    }
    let told: Vec<Json> = changes.iter().map(MarkChange::to_json).collect();
    facts.code(DIGEST.name, &content_hash(&canonical(&Json::Array(told))));
    Ok(facts)
}

/// A mark that an appeal changed.
struct MarkChange {
    entry: Document,
    appeal: Document,
    number: String,
    before: String,
    after: String,
    decider: String,
}

impl MarkChange {
    fn to_json(&self) -> Json {
        json!({"number": self.number, "before": self.before, "after": self.after, "entryId": self.entry.id,
            "appealId": self.appeal.id, "reason": self.entry.get(grade_entry::REASON),
            "carriedOut": self.appeal.get(CARRIED_OUT_AT).map(|Instant(at)| schema::wire_instant(at))})
    }

    /// Number, before, after, reason, decision.
    fn row(&self) -> Row {
        let reason = self.entry.get(grade_entry::REASON).unwrap_or_default();
        row(vec![
            ltr(self.number.clone()),
            Words::any(self.before.clone()),
            Words::any(self.after.clone()),
            Words::any(reason),
            self.decision(),
        ])
    }

    fn decision(&self) -> Words {
        let day = |line: Line, field| match self.appeal.get(field) {
            Some(Instant(at)) => line.and(Run::Day(schema::day_in_morocco(at))),
            None => line,
        };
        let told = |[filed, comma, accepted, by, done]: [&str; 5]| {
            let mut line = Line::default();
            if self.appeal.get(FILED_AT).is_some() {
                line = day(line.text(filed), FILED_AT).text(comma);
            }
            line = day(line.text(accepted), DECIDED_AT).text(format!(" {by} {}", self.decider));
            if self.appeal.get(CARRIED_OUT_AT).is_some() {
                line = day(line.text(done), CARRIED_OUT_AT);
            }
            line
        };
        Words::new(
            told(["Recours du ", ", ", "accepté le ", "par", ", exécuté le "]),
            told(["تظلم بتاريخ ", "، ", "قبل بتاريخ ", "من طرف", "، ونفذ بتاريخ "]),
        )
    }
}

fn table(changes: &[MarkChange]) -> Block {
    Block::Table {
        columns: vec![
            column("N°", "الرقم", 0),
            column("Note avant", "النقطة قبل", 0),
            column("Note après", "النقطة بعد", 0),
            column("Motif", "السبب", 3),
            column("Décision", "القرار", 3),
        ],
        rows: changes.iter().map(MarkChange::row).collect(),
    }
}

/// Every entry of a test that an appeal made, in the order in which they were made.
fn changes_of(cx: &Cx<'_>, test: &Document) -> Result<Vec<MarkChange>> {
    let made = [grade_entry::TEST.eq(&test.id), grade_entry::APPEAL.is_not_null()];
    let entries = cx.all(&GRADE_ENTRIES, made)?;
    let mut changes = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let seat = cx.get(&COMMITTEE_MEMBERS, entry.need(grade_entry::MARKER)?.as_str())?;
        changes.push(MarkChange {
            appeal: cx.need(&APPEALS, entry.need(grade_entry::APPEAL)?.as_str())?,
            number: number_of(cx, entry)?,
            before: mark_before(cx, entry, &entries[..at])?,
            after: mark_text(hundredths(entry)),
            decider: seat
                .and_then(|seat| seat.get(committee_member::NAME))
                .unwrap_or_default(),
            entry: entry.clone(),
        });
    }
    Ok(changes)
}

fn hundredths(entry: &Document) -> i64 {
    entry.get(grade_entry::MARK).map_or(0, |Decimal(mark)| mark)
}

/// Of the same copy, or of the same candidate where there is none.
fn is_of_same(one: &Document, other: &Document) -> bool {
    let whose = |entry: &Document| (entry.get(grade_entry::COPY), entry.get(grade_entry::CANDIDATE));
    whose(one) == whose(other)
}

/// What stood before: the mark of an earlier appeal, else those of the markers in the order of the markings.
fn mark_before(cx: &Cx<'_>, entry: &Document, earlier: &[Document]) -> Result<String> {
    if let Some(last) = earlier.iter().rev().find(|one| is_of_same(one, entry)) {
        return Ok(mark_text(hundredths(last)));
    }
    let whose = match (entry.get(grade_entry::COPY), entry.get(grade_entry::CANDIDATE)) {
        (Some(copy), _) => grade_entry::COPY.eq(copy),
        (None, Some(candidate)) => grade_entry::CANDIDATE.eq(candidate),
        (None, None) => return Ok(String::new()),
    };
    let standing = [
        whose,
        grade_entry::TEST.eq(entry.need(grade_entry::TEST)?),
        grade_entry::STANDING.is_not_null(),
        grade_entry::APPEAL.is_null(),
    ];
    let mut marks = cx.all(&GRADE_ENTRIES, standing)?;
    marks.sort_by_key(|one| one.get(grade_entry::ROUND));
    let marks: Vec<String> = marks.iter().map(|one| mark_text(hundredths(one))).collect();
    Ok(marks.join(" · "))
}

/// The candidate's number; of a copy that nobody may know the owner of yet, its own.
fn number_of(cx: &Cx<'_>, entry: &Document) -> Result<String> {
    let mut candidate = entry.get(grade_entry::CANDIDATE);
    if let Some(copy) = entry.get(grade_entry::COPY) {
        let copy = cx.need(&EXAM_COPIES, copy.as_str())?;
        candidate = copy.get(exam_copy::CANDIDATE);
        if candidate.is_none() {
            return copy.need(exam_copy::NUMBER);
        }
    }
    let row = candidate.map(|Id(id)| cx.need(&CANDIDATES, &id)).transpose()?;
    Ok(row
        .and_then(|row| row.get(candidate::CANDIDATE_NUMBER))
        .unwrap_or_default())
}

//! The minutes of presence (محضر الحضور): how many came to a test, who did not, and who closed the sheet.

use std::collections::BTreeMap;

use engine::Cx;
use engine::doc::{Align, Block, Column, Words};
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Instant, Label, Result};
use serde_json::Value as Json;

use super::scan::is_of_position;
use super::{CANDIDATE, EXAM_PRESENCE_ROWS, PRESENT, TEST};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee_member::composition::composition;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_lock::{self, COUNTS, EXAM_LOCKS, LOCKED_AT, MEMBER, PRESIDENT, REASON, TABLE_HASH, WITHOUT_REASON};
use crate::exam_paper::{EXAM_TITLE, exam_paper, facts_of_exam, ltr, row};
use crate::exam_room::places_of;
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::{DECISION_REF, RECRUITMENTS};

/// Read by whoever reads exams.
pub(super) static MINUTES_KIND: PaperKind = exam_paper(
    "exam_presence_minutes",
    ["PVP", "م.ح"],
    Label::new("محضر الحضور", "Procès-verbal de présence", "Minutes of presence"),
    || &EXAM_LOCKS,
    NAMES,
    [FR, AR],
    facts,
);

const TEST_NAME: Name = Name::new("test.title", Label::new("الاختبار", "Épreuve", "Test"));
const CAME: Name = Name::new("presence.present", Label::new("عدد الحاضرين", "Présents", "Present"));
const MISSING: Name = Name::new("presence.absent", Label::new("عدد المتغيبين", "Absents", "Absent"));
const FIRST: Name = Name::new(
    "presence.first",
    Label::new("العضو الأول", "Premier membre", "First member"),
);
const SECOND: Name = Name::new(
    "presence.second",
    Label::new("العضو الثاني", "Second membre", "Second member"),
);

const CORRECTED: Name = Name::new("presence.corrected", Label::new("ما صحح", "Rectifié", "Corrected"));

const WITHOUT: Name = Name::new(
    "presence.without",
    Label::new("لوائح لم تعد", "Listes non rendues", "Lists not handed in"),
);

const PLACE: Name = Name::new("presence.place", Label::new("المكان", "Lieu", "Place"));
const COMPOSITION: Name = Name::new(
    "presence.composition",
    Label::new(
        "تأليف اللجنة",
        "Composition de la commission",
        "Members of the committee",
    ),
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    TEST_NAME,
    CAME,
    MISSING,
    FIRST,
    SECOND,
    CORRECTED,
    PLACE,
    COMPOSITION,
    WITHOUT,
    Name::of("presence.withoutReason", WITHOUT_REASON.def),
    Name::of("presence.reason", REASON.def),
    Name::of("exam.decisionRef", DECISION_REF.def),
    Name::of("presence.hash", TABLE_HASH.def),
    Name::of("presence.closedAt", LOCKED_AT.def),
];

const FR: &str = "\
Concours : **{exam.title}** (décision n° {exam.decisionRef})

Épreuve : **{test.title}**

Le {presence.closedAt}, {presence.first} et {presence.second}, membres de la commission de surveillance, ont chacun confirmé par leur signature \
électronique la présence constatée à cette épreuve, qui est close. Aucune note n’est attribuée aux absents.

[Close sans les listes de présence non rendues de : {presence.without}. Motif : {presence.withoutReason}]

[Rectification d’une présence déjà close : {presence.corrected}. Motif : {presence.reason}]

- Lieu : {presence.place}
- Composition de la commission : {presence.composition}
- Présents : {presence.present}
- Absents : {presence.absent}
- Empreinte du tableau : {presence.hash}

+ Premier membre
+ Second membre";

const AR: &str = "\
المباراة: **{exam.title}** (القرار رقم {exam.decisionRef})

الاختبار: **{test.title}**

بتاريخ {presence.closedAt}، أكد {presence.first} و{presence.second}، عضوا لجنة الحراسة، كل بتوقيعه الإلكتروني، الحضور المسجل في هذا \
الاختبار، وقد أقفل. لا تمنح للمتغيب أي نقطة.

[أقفل دون لوائح الحضور التي لم يعدها: {presence.without}. السبب: {presence.withoutReason}]

[تصحيح حضور سبق إقفاله: {presence.corrected}. السبب: {presence.reason}]

- المكان : {presence.place}
- تأليف اللجنة : {presence.composition}
- عدد الحاضرين : {presence.present}
- عدد المتغيبين : {presence.absent}
- بصمة الجدول : {presence.hash}

+ العضو الأول
+ العضو الثاني";

fn facts(cx: &Cx<'_>, lock: &Document) -> Result<Facts> {
    facts_corrected(cx, lock, &BTreeMap::new())
}

/// What minutes say once some are recorded otherwise than they are.
pub(super) fn facts_corrected(cx: &Cx<'_>, lock: &Document, corrected_to: &BTreeMap<String, bool>) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, lock.need(exam_lock::RECRUITMENT)?.as_str())?;
    let test = cx.need(&EXAM_TESTS, lock.need(exam_lock::TEST)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    facts.by_those_present = true;
    let (fr, ar) = test.title();
    facts.add_bilingual(TEST_NAME.name, &[fr, ar]);
    facts.code("exam.decisionRef", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code("presence.hash", &lock.get(TABLE_HASH).unwrap_or_default());
    if let Some(Instant(at)) = lock.get(LOCKED_AT) {
        facts.moment("presence.closedAt", at);
    }
    let counts = lock.get(COUNTS).unwrap_or_default();
    for (name, key) in [(CAME, "present"), (MISSING, "absent")] {
        facts.text(name.name, &counts[key].as_u64().unwrap_or_default().to_string());
    }
    if let Some(reason) = lock.get(WITHOUT_REASON) {
        facts.text("presence.withoutReason", &reason);
        facts.add_as_written(WITHOUT.name, &holders(&counts["without"]));
    }
    if let Some(reason) = lock.get(REASON) {
        facts.text("presence.reason", &reason);
        facts.add_bilingual(CORRECTED.name, &corrected(&counts["corrected"]));
    }
    for (name, key) in [(FIRST, PRESIDENT), (SECOND, MEMBER)] {
        let member = cx.need(&COMMITTEE_MEMBERS, lock.need(key)?.as_str())?;
        facts.text(name.name, &member.get(committee_member::NAME).unwrap_or_default());
    }
    facts.add_as_written(PLACE.name, &places_of(cx, &exam.id)?);
    let seats = [lock.need(PRESIDENT)?, lock.need(MEMBER)?];
    facts.add_bilingual(COMPOSITION.name, &composition(cx, &seats)?);
    let absent = absentees(cx, lock, &test, corrected_to)?;
    if !absent.is_empty() {
        facts.blocks.push(table(absent));
    }
    Ok(facts)
}

/// The holders of the lists that were left out, one after another.
fn holders(names: &Json) -> [String; 2] {
    let all: Vec<&str> = names
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Json::as_str)
        .collect();
    [all.join(", "), all.join("، ")]
}

/// `0003 (présent(e))`, one after another.
fn corrected(numbers: &Json) -> [String; 2] {
    let each = |words: [&str; 2], between: &str| {
        let one = |one: &Json| {
            let word = words[usize::from(one[1] == true)];
            format!("{} ({word})", one[0].as_str().unwrap_or_default())
        };
        let all: Vec<String> = numbers.as_array().into_iter().flatten().map(one).collect();
        all.join(between)
    };
    [
        each(["absent(e)", "présent(e)"], ", "),
        each(["متغيب(ة)", "حاضر(ة)"], "، "),
    ]
}

/// So many are named; of more the digest speaks.
const NAMED: usize = 2_000;

/// The numbers of those who did not come.
fn absentees(
    cx: &Cx<'_>,
    lock: &Document,
    test: &Document,
    corrected_to: &BTreeMap<String, bool>,
) -> Result<Vec<String>> {
    let summoned = [
        candidate::RECRUITMENT.eq(lock.need(exam_lock::RECRUITMENT)?),
        candidate::STATUS.any_of([CandidateStatus::ConvokedWritten, CandidateStatus::ConvokedOral]),
    ];
    let came = cx.all(&EXAM_PRESENCE_ROWS, [TEST.eq(&test.id), PRESENT.eq(true)])?;
    let came: std::collections::HashSet<String> = came
        .iter()
        .filter_map(|row| row.get(CANDIDATE))
        .map(|id| id.0)
        .collect();
    let people = cx.all(&CANDIDATES, summoned)?;
    let has_come = |one: &Document| corrected_to.get(&one.id).copied().unwrap_or(came.contains(&one.id));
    let absent = people.iter().filter(|one| is_of_position(test, one) && !has_come(one));
    let mut numbers: Vec<String> = absent.filter_map(|one| one.get(candidate::CANDIDATE_NUMBER)).collect();
    numbers.sort_unstable();
    numbers.truncate(NAMED);
    Ok(numbers)
}

/// Five numbers in a row.
fn table(numbers: Vec<String>) -> Block {
    /// As many as a line of a page has room for.
    const BESIDE: usize = 5;
    let title = |at: usize| {
        if at == 0 {
            Words::new("Absents", "المتغيبون")
        } else {
            Words::default()
        }
    };
    let columns = (0..BESIDE).map(|at| Column {
        title: title(at),
        align: Align::Start,
        share: 1,
    });
    let rows = numbers
        .chunks(BESIDE)
        .map(|some| row(some.iter().map(|one| ltr(one.clone())).collect()));
    Block::Table {
        columns: columns.collect(),
        rows: rows.collect(),
    }
}

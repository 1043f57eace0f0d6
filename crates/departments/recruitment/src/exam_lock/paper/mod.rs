//! The minutes of a lock (محضر): what was closed, by whom, and the digest that nobody can change a mark under.

mod annex;

use std::fmt::Write as _;

use engine::Cx;
use platform::papers::{Facts, Name, PaperKind};
use platform::signature::{PURPOSE, SHOWN};
use schema::{Decimal, Document, Id, Instant, Label, Result};
use serde_json::Value as Json;

use super::{
    COUNTS, EXAM_LOCKS, LOCKED_AT, MINIMUM_TOTAL, PHASE, PRESIDENT, RECRUITMENT, TABLE_HASH, minima_of, signers, table,
};
use crate::committee_member::composition::composition;
use crate::committee_member::{self, COMMITTEE_MEMBERS, MemberRole};
use crate::exam_copy::SIGNED_DRAW;
use crate::exam_lock::LockPhase;
use crate::exam_paper::{EXAM_TITLE, exam_paper, facts_of_exam, mark_text};
use crate::exam_room::places_of;
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::recusals_of_exam;
use crate::ranking::Phase;
use crate::recruitment::{self, RECRUITMENTS};
use crate::signing_once::signatures_of;

/// Read by whoever reads exams.
pub(super) static MINUTES: PaperKind = exam_paper(
    "exam_lock",
    ["PVN", "م.ن"],
    Label::new(
        "محضر إقفال النقط",
        "Procès-verbal de clôture des notes",
        "Minutes of a lock",
    ),
    || &EXAM_LOCKS,
    NAMES,
    [FR, AR],
    facts,
);

const PRESIDENT_NAME: Name = Name::new("lock.president", Label::new("رئيس(ة) اللجنة", "Président(e)", "Chair"));
const MEMBER_NAME: Name = Name::new("lock.member", Label::new("عضو", "Membre", "Member"));
const DAY: Name = Name::new(
    "lock.day",
    Label::new(
        "تاريخ الإقفال وساعته",
        "Date et heure de la clôture",
        "Day and hour of the lock",
    ),
);
const PLACE: Name = Name::new("lock.place", Label::new("المكان", "Lieu", "Place"));
const COMPOSITION: Name = Name::new(
    "lock.composition",
    Label::new(
        "تأليف اللجنة",
        "Composition de la commission",
        "Members of the committee",
    ),
);
const MARKED: Name = Name::new("lock.marked", Label::new("عدد النقط", "Notes", "Marks"));
const ABSENT: Name = Name::new("lock.absent", Label::new("عدد المتغيبين", "Absents", "Absentees"));
const SHEETS: Name = Name::new("lock.ranked", Label::new("عدد المترشحين", "Candidats", "Candidates"));
const TESTS: Name = Name::new("lock.tests", Label::new("الاختبارات", "Épreuves", "Tests"));
const MINIMA_TEXT: Name = Name::new("lock.minima", Label::new("الحدود الدنيا", "Minima", "Minima"));
const WARNING: Name = Name::new("lock.notAssured", Label::new("تنبيه", "Avertissement", "Warning"));
const DRAW: Name = Name::new(
    "lock.drawDigest",
    Label::new("بصمة القرعة", "Empreinte du tirage", "Digest of the draw"),
);

const RECUSALS: Name = Name::new("lock.recusals", Label::new("التجريح", "Récusations", "Recusals"));
const LINES: Name = Name::new(
    "lock.lines",
    Label::new("عدد أسطر الجدول", "Lignes du tableau", "Lines of the table"),
);

/// What the text of minutes may name.
const NAMES: &[Name] = &[
    EXAM_TITLE,
    Name::of("exam.decision", recruitment::DECISION_REF.def),
    Name::of("lock.phase", PHASE.def),
    Name::of("lock.tableHash", TABLE_HASH.def),
    PRESIDENT_NAME,
    MEMBER_NAME,
    DAY,
    MARKED,
    ABSENT,
    SHEETS,
    TESTS,
    MINIMA_TEXT,
    WARNING,
    DRAW,
    LINES,
    RECUSALS,
    PLACE,
    COMPOSITION,
];

/// In French.
const FR: &str = "\
Concours : **{exam.title}** (décision {exam.decision})

Phase : **{lock.phase}**

Le {lock.day}, {lock.president}, président(e) de la commission, et {lock.member}, membre, ont chacun confirmé par leur signature électronique le \
tableau de cette phase, qui est clos.

- Lieu : {lock.place}
- Composition de la commission : {lock.composition}
- Épreuves : {lock.tests}
- Notes : {lock.marked}
- Absents : {lock.absent}
- Candidats classés : {lock.ranked}
- Minima fixés : {lock.minima}
- Récusations : {lock.recusals}

[{lock.notAssured}]

Empreinte du tableau (SHA-256) : {lock.tableHash}

[Empreinte du tirage des numéros d’anonymat (SHA-256) : {lock.drawDigest}]

[Le tableau signé est annexé au présent procès-verbal ; nombre de lignes : {lock.lines}.]

Après cette clôture, une note ne change que par un recours accepté.

+ Le président de la commission
+ Le membre";

/// In Arabic.
const AR: &str = "\
المباراة: **{exam.title}** (القرار رقم {exam.decision})

المرحلة: **{lock.phase}**

بتاريخ {lock.day}، أكد {lock.president}، رئيس(ة) اللجنة، و{lock.member}، عضو(ة)، كل بتوقيعه الإلكتروني، جدول نقط هذه المرحلة الذي تم إقفاله.

- المكان : {lock.place}
- تأليف اللجنة : {lock.composition}
- الاختبارات : {lock.tests}
- عدد النقط : {lock.marked}
- عدد المتغيبين : {lock.absent}
- عدد المرتبين : {lock.ranked}
- الحدود الدنيا المحددة : {lock.minima}
- التجريح : {lock.recusals}

[{lock.notAssured}]

بصمة الجدول (SHA-256): {lock.tableHash}

[بصمة قرعة الأرقام السرية (SHA-256): {lock.drawDigest}]

[يلحق الجدول الموقع بهذا المحضر، وعدد أسطره: {lock.lines}.]

لا تتغير نقطة بعد هذا الإقفال إلا بتظلم مقبول.

+ رئيس(ة) اللجنة
+ العضو";

fn facts(cx: &Cx<'_>, lock: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, lock.need(RECRUITMENT)?.as_str())?;
    let phase = lock.need(PHASE)?;
    let mut facts = facts_of_exam(&exam);
    facts.by_those_present = true;
    facts.text(
        "exam.decision",
        &exam.get(recruitment::DECISION_REF).unwrap_or_default(),
    );
    let word = schema::Choice::label(phase);
    facts.add_bilingual("lock.phase", &[word.fr.to_owned(), word.ar.to_owned()]);
    add_signers(cx, &mut facts, lock)?;
    let Instant(at) = lock.get(LOCKED_AT).unwrap_or_else(|| cx.moment());
    facts.moment(DAY.name, at);
    facts.add_as_written(PLACE.name, &places_of(cx, &exam.id)?);
    facts.add_bilingual(COMPOSITION.name, &composition(cx, &signers(lock))?);
    facts.code("lock.tableHash", &lock.get(TABLE_HASH).unwrap_or_default());
    add_counts(&mut facts, &lock.get(COUNTS).unwrap_or_default());
    add_tests(cx, &mut facts, lock, &exam, phase)?;
    if phase == LockPhase::Oral {
        let recusals = recusals_of_exam(cx, &exam.id)?;
        if !recusals.is_empty() {
            facts.text(RECUSALS.name, &recusals.join(" · "));
        }
    }
    if let Some(annex) = annex::of_lock(cx, lock, &exam, phase)? {
        facts.text(LINES.name, &annex.lines.to_string());
        facts.blocks = annex.blocks;
    }
    if phase == LockPhase::Written
        && let Some(digest) = draw_digest(cx, &exam)?
    {
        facts.code(DRAW.name, &digest);
    }
    Ok(facts)
}

fn add_counts(facts: &mut Facts, counts: &Json) {
    for (name, key) in [(MARKED, "marked"), (ABSENT, "absent"), (SHEETS, "sheets")] {
        if let Some(count) = counts[key].as_u64() {
            facts.text(name.name, &count.to_string());
        }
    }
    if counts["assured"] == false && counts["copies"].as_u64().is_some_and(|copies| copies > 0) {
        let told = [
            "Avec moins de cinq copies à une épreuve, l’anonymat n’est pas assuré.",
            "أقل من خمس أوراق في أحد الاختبارات: السرية غير مضمونة.",
        ];
        facts.add_bilingual(WARNING.name, &told.map(str::to_owned));
    }
}

/// Who signed: those who preside, and the other members.
fn add_signers(cx: &Cx<'_>, facts: &mut Facts, lock: &Document) -> Result<()> {
    let is_ranking = lock.get(PHASE) == Some(LockPhase::Ranking);
    let first = lock.need(PRESIDENT)?;
    let (mut presidents, mut members) = (Vec::new(), Vec::new());
    for id in signers(lock) {
        let seat = cx.need(&COMMITTEE_MEMBERS, id.as_str())?;
        let presides = seat.get(committee_member::ROLE) == Some(MemberRole::President);
        let side = if id == first || (presides && !is_ranking) {
            &mut presidents
        } else {
            &mut members
        };
        side.push(seat.get(committee_member::NAME).unwrap_or_default());
    }
    facts.text(PRESIDENT_NAME.name, &presidents.join(" · "));
    facts.text(MEMBER_NAME.name, &members.join(" · "));
    Ok(())
}

/// What parts the entries of a list, and a name from its value, in French and in Arabic.
const SIGNS: [(&str, &str); 2] = [("\u{a0}; ", "\u{a0}: "), ("؛ ", ": ")];

/// The tests of the phase with their coefficients, and the minima that the committee fixed.
fn add_tests(cx: &Cx<'_>, facts: &mut Facts, lock: &Document, exam: &Document, phase: LockPhase) -> Result<()> {
    let half = match phase {
        LockPhase::Presence | LockPhase::Ranking => return Ok(()),
        LockPhase::Written => Phase::Written,
        LockPhase::Oral => Phase::Oral,
    };
    let rows = cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(Id(exam.id.clone()))])?;
    let (mut tests, mut minima) = ([String::new(), String::new()], [String::new(), String::new()]);
    let fixed = minima_of(lock);
    for test in table::tests_of(&rows, half) {
        let labels = [test.need(exam_test::LABEL_FR)?, test.need(exam_test::LABEL_AR)?];
        let coefficient = mark_text(test.get(exam_test::COEFFICIENT).map_or(0, |Decimal(weight)| weight));
        for (((list, label), word), (parting, _)) in
            tests.iter_mut().zip(&labels).zip(["coefficient", "المعامل"]).zip(SIGNS)
        {
            let parting = if list.is_empty() { "" } else { parting };
            let _ = write!(list, "{parting}{label} ({word} {coefficient})");
        }
        let Some(mark) = fixed.get(&test.id) else { continue };
        for ((list, label), (parting, colon)) in minima.iter_mut().zip(&labels).zip(SIGNS) {
            let parting = if list.is_empty() { "" } else { parting };
            let _ = write!(list, "{parting}{label}{colon}{}", mark_text(*mark));
        }
    }
    facts.add_bilingual(TESTS.name, &tests);
    if let Some(total) = fixed.get(MINIMUM_TOTAL) {
        for ((list, label), (parting, colon)) in minima.iter_mut().zip(["Moyenne générale", "المعدل العام"]).zip(SIGNS)
        {
            let parting = if list.is_empty() { "" } else { parting };
            let _ = write!(list, "{parting}{label}{colon}{}", mark_text(*total));
        }
    }
    if !fixed.is_empty() {
        facts.add_bilingual(MINIMA_TEXT.name, &minima);
    }
    Ok(())
}

fn draw_digest(cx: &Cx<'_>, exam: &Document) -> Result<Option<String>> {
    let signed = signatures_of(cx, &RECRUITMENTS, &exam.id)?;
    let draw = signed
        .iter()
        .find(|one| one.get(PURPOSE).as_deref() == Some(SIGNED_DRAW));
    let shown: Option<Json> = draw.and_then(|one| one.get(SHOWN));
    Ok(shown.and_then(|shown| shown["digest"].as_str().map(str::to_owned)))
}

//! What is so of an exam, by the names that the texts of its papers use.

use engine::Cx;
use engine::doc::{Line, Run, Words};
use platform::papers::{Facts, Name, counted};
use schema::{Date, Document, Instant, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::super::{
    ABSENT_RULE, ADVERTISEMENT_REF, AGE_ON, APPEAL_DAYS, AbsentRule, CONDITIONS_HASH, DEADLINE, DECISION_DATE,
    DECISION_REF, EXAM_DATE, EXAM_TIME, INSTRUCTIONS_AR, INSTRUCTIONS_FR, MIN_TOTAL, NO_APPEAL_REASON, PRESS_REF,
    QR_CODE, SEED, SIGNED_ON, THRESHOLDS_BY, TITLE_AR, TITLE_FR, ThresholdsBy, WAITING_UNTIL,
};
use super::condition;
use crate::exam_room::places_of;

const TITLE: Name = Name::new(
    "exam.title",
    Label::new("عنوان المباراة", "Intitulé du concours", "Title of the exam"),
);
const AGES: Name = Name::new("exam.ages", Label::new("شروط السن", "Conditions d’âge", "Age bounds"));
const NATIONALITY: Name = Name::new(
    "exam.nationality",
    Label::new("الجنسية المطلوبة", "Nationalité exigée", "Nationality required"),
);
const QUOTAS: Name = Name::new(
    "exam.quotas",
    Label::new("الحصص المخصصة", "Postes réservés", "Reserved posts"),
);
const TIES: Name = Name::new(
    "exam.ties",
    Label::new("ترتيب المتساوين", "Départage des ex æquo", "Tie rules"),
);
const DOCUMENTS: Name = Name::new(
    "exam.documents",
    Label::new("وثائق الملف", "Pièces du dossier", "Documents of the file"),
);
const ADDRESS: Name = Name::new(
    "exam.address",
    Label::new("عنوان صفحة الترشيح", "Adresse de dépôt", "Where one applies"),
);
const PLACES: Name = Name::new(
    "exam.places",
    Label::new("أماكن إجراء المباراة", "Lieux du concours", "Places of the exam"),
);
const ABSENCE: Name = Name::new(
    "exam.absence",
    Label::new("حكم الغياب", "Absence à une épreuve", "Absence from a test"),
);
const MINIMUM: Name = Name::new(
    "exam.minimum",
    Label::new(
        "الحد الأدنى للمعدل العام",
        "Minimum de la moyenne générale",
        "Minimum of the final mark",
    ),
);
const INSTRUCTIONS: Name = Name::new(
    "exam.instructions",
    Label::new("تعليمات", "Instructions", "Instructions"),
);

/// What the text of a notice may name.
pub(super) const NAMES: &[Name] = &[
    TITLE,
    Name::of("exam.decisionRef", DECISION_REF.def),
    Name::of("exam.decisionDate", DECISION_DATE.def),
    Name::of("exam.signedOn", SIGNED_ON.def),
    Name::of("exam.advertisementRef", ADVERTISEMENT_REF.def),
    Name::of("exam.pressRef", PRESS_REF.def),
    Name::of("exam.deadline", DEADLINE.def),
    Name::of("exam.date", EXAM_DATE.def),
    Name::of("exam.time", EXAM_TIME.def),
    Name::of("exam.ageOn", AGE_ON.def),
    Name::of("exam.appealDays", APPEAL_DAYS.def),
    Name::of("exam.noAppealReason", NO_APPEAL_REASON.def),
    Name::of("exam.waitingUntil", WAITING_UNTIL.def),
    Name::of("exam.seed", SEED.def),
    Name::of("exam.conditionsHash", CONDITIONS_HASH.def),
    AGES,
    NATIONALITY,
    QUOTAS,
    TIES,
    DOCUMENTS,
    ADDRESS,
    PLACES,
    ABSENCE,
    MINIMUM,
    INSTRUCTIONS,
];

/// Of a published exam, or of one that is about to be.
pub(super) fn of_exam(cx: &Cx<'_>, exam: &Document) -> Result<Facts> {
    let title = [TITLE_FR, TITLE_AR].map(|key| exam.get(key).unwrap_or_default());
    let mut facts = Facts::default();
    facts.about.clone_from(&title);
    facts.add_in_both(TITLE.name, &title);
    references(&mut facts, exam);
    if let Some(Instant(deadline)) = exam.get(DEADLINE) {
        facts.moment("exam.deadline", deadline);
    }
    let url = exam
        .get(QR_CODE)
        .and_then(|code| code["url"].as_str().map(str::to_owned));
    facts.code(ADDRESS.name, &url.unwrap_or_default());
    facts.add_as_written(PLACES.name, &places_of(cx, &exam.id)?);
    let told = [
        (AGES, condition::ages(cx, exam)?),
        (NATIONALITY, condition::nationality(exam)),
        (QUOTAS, condition::quotas(cx, exam)?),
        (TIES, Some(condition::ties(cx, exam)?)),
        (DOCUMENTS, condition::documents(cx, exam)?),
        (
            ABSENCE,
            exam.get(ABSENT_RULE)
                .or(Some(AbsentRule::Eliminated))
                .map(condition::absence),
        ),
        (MINIMUM, minimum(exam)),
    ];
    for (name, words) in told {
        if let Some(words) = words {
            facts.set(name.name, words);
        }
    }
    let instructions = [INSTRUCTIONS_FR, INSTRUCTIONS_AR].map(|key| exam.get(key).unwrap_or_default());
    if instructions.iter().any(|text| !text.is_empty()) {
        facts.add_in_both(INSTRUCTIONS.name, &instructions);
    }
    Ok(facts)
}

/// A condition as the notice says it.
#[derive(Serialize, JsonSchema)]
pub(in crate::recruitment) struct NoticeCondition {
    name: &'static str,
    fr: String,
    ar: String,
}

/// The conditions that the notice says in words, by their names: what the public page says of them is the same text.
pub(in crate::recruitment) fn in_words(cx: &Cx<'_>, exam: &Document) -> Result<Vec<NoticeCondition>> {
    let facts = of_exam(cx, exam)?;
    let told = [
        ("ages", AGES.name),
        ("nationality", NATIONALITY.name),
        ("quotas", QUOTAS.name),
        ("ties", TIES.name),
        ("absence", ABSENCE.name),
        ("minimum", MINIMUM.name),
        ("appealDays", "exam.appealDays"),
    ];
    let one = |(name, fact): (&'static str, &str)| {
        let words = facts.get(fact);
        let [fr, ar] = [plain(&words.fr, &words.any), plain(&words.ar, &words.any)];
        (!fr.is_empty()).then_some(NoticeCondition { name, fr, ar })
    };
    Ok(told.into_iter().filter_map(one).collect())
}

/// The text of a line; of the other where it says nothing.
fn plain(line: &Line, otherwise: &Line) -> String {
    let said = if line.is_empty() { otherwise } else { line };
    let text = |run: &Run| match run {
        Run::Text(text) | Run::Bold(text) | Run::Ltr(text) => text.clone(),
        Run::Date(day) | Run::Day(day) => day.to_string(),
        Run::Amount(_) | Run::Number(_) => String::new(),
    };
    said.0.iter().map(text).collect()
}

/// The references of the decision and of where it was made known, and the days of the exam.
fn references(facts: &mut Facts, exam: &Document) {
    for (name, key) in [
        ("exam.decisionRef", DECISION_REF),
        ("exam.advertisementRef", ADVERTISEMENT_REF),
        ("exam.pressRef", PRESS_REF),
        ("exam.time", EXAM_TIME),
        ("exam.seed", SEED),
        ("exam.conditionsHash", CONDITIONS_HASH),
    ] {
        facts.code(name, &exam.get(key).unwrap_or_default());
    }
    for (name, key) in [
        ("exam.decisionDate", DECISION_DATE),
        ("exam.signedOn", SIGNED_ON),
        ("exam.date", EXAM_DATE),
        ("exam.ageOn", AGE_ON),
        ("exam.waitingUntil", WAITING_UNTIL),
    ] {
        if let Some(Date(day)) = exam.get(key) {
            facts.day(name, day);
        }
    }
    if let Some(reason) = exam.get(NO_APPEAL_REASON).filter(|_| exam.get(APPEAL_DAYS) == Some(0)) {
        facts.text("exam.noAppealReason", &reason);
    }
    if let Some(days) = exam.get(APPEAL_DAYS) {
        facts.add_bilingual("exam.appealDays", &counted::days(days));
    }
}

/// The least final mark, or that the committee fixes minima.
fn minimum(exam: &Document) -> Option<Words> {
    if exam.get(THRESHOLDS_BY) == Some(ThresholdsBy::Committee) {
        return Some(Words::new(
            "fixé par la commission avant la levée de l’anonymat",
            "تحدده اللجنة قبل رفع السرية",
        ));
    }
    exam.get(MIN_TOTAL)
        .map(|mark| Words::any(format!("{}/20", condition::hundredths(mark))))
}

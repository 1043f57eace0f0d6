//! The minutes of an appeal that was carried out (محضر تنفيذ التظلم): what was contested and decided, by whom and in what quality, and
//! what it changed, before and after.

use engine::Cx;
use engine::doc::{Block, Words};
use platform::papers::{Facts, Name, PaperKind};
use schema::{Choice as _, Document, FieldDef, Instant, Label, Lang, Result};
use serde_json::Value as Json;

use super::super::{
    ABOUT, APPEALS, CANDIDATE, CARRIED_OUT_AT, CARRIED_OUT_BY, DECIDED_AT, DECIDED_BY, DECIDER, DECISION, EXECUTOR,
    FILED_AT, MOVED, POST_DECISION, RECRUITMENT, TEST,
};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::{self, COMMITTEES};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_paper::{EXAM_TITLE, column, exam_paper, facts_of_exam, ltr, mark_text, row};
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::{DECISION_REF, RECRUITMENTS};
use platform::people::user::USERS;

/// Read by whoever reads exams.
pub(in crate::appeal) static MINUTES: PaperKind = exam_paper(
    "exam_appeal_minutes",
    ["PVR", "م.ظ"],
    Label::new(
        "محضر تنفيذ تظلم",
        "Procès-verbal d’exécution d’un recours",
        "Minutes of an appeal carried out",
    ),
    || &APPEALS,
    NAMES,
    [FR, AR],
    facts,
);

const NUMBER: Name = Name::new(
    "appeal.candidate",
    Label::new("رقم المترشح(ة)", "N° du candidat", "Candidate number"),
);
/// Whoever was not admitted has no number: the name stands in its place.
const APPLICANT: Name = Name::new(
    "appeal.applicant",
    Label::new("صاحب(ة) التظلم", "Auteur du recours", "Who appeals"),
);
const SUBJECT: Name = Name::new("appeal.subject", Label::new("الموضوع", "Objet", "Subject"));
const DECIDED: Name = Name::new("appeal.decidedBy", Label::new("بت فيه", "Décidé par", "Decided by"));
const EXECUTED: Name = Name::new(
    "appeal.carriedOutBy",
    Label::new("نفذه", "Exécuté par", "Carried out by"),
);
const EXECUTION_REASON: Name = Name::new(
    "appeal.executionReason",
    Label::new("سبب التنفيذ", "Motif de l’exécution", "Reason of carrying out"),
);

const NOTHING: Name = Name::new(
    "appeal.nothing",
    Label::new("لا شيء يتغير", "Rien ne change", "Nothing changes"),
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    NUMBER,
    APPLICANT,
    SUBJECT,
    DECIDED,
    EXECUTED,
    EXECUTION_REASON,
    NOTHING,
    Name::of("exam.decision", DECISION_REF.def),
    Name::of("appeal.filedAt", FILED_AT.def),
    Name::of("appeal.decidedAt", DECIDED_AT.def),
    Name::of("appeal.decision", DECISION.def),
    Name::of("appeal.carriedOutAt", CARRIED_OUT_AT.def),
    Name::of("appeal.postDecision", POST_DECISION.def),
];

const FR: &str = "\
Concours : **{exam.title}** (décision n° {exam.decision})

Recours[ du candidat n° **{appeal.candidate}**][ de **{appeal.applicant}**], déposé le {appeal.filedAt}. Objet : {appeal.subject}.

Le {appeal.decidedAt}, {appeal.decidedBy} a accepté ce recours pour le motif suivant : {appeal.decision}

Le {appeal.carriedOutAt}, {appeal.carriedOutBy} l’a exécuté. Motif : {appeal.executionReason}

[Poste supplémentaire, décision n° {appeal.postDecision}]

[{appeal.nothing}]

Aucun des deux n’avait pris la première décision ; tous deux ont signé.

+ Membre ayant statué
+ Membre ayant exécuté";

const AR: &str = "\
المباراة: **{exam.title}** (القرار رقم {exam.decision})

تظلم[ المترشح(ة) رقم **{appeal.candidate}**][ **{appeal.applicant}**] المودع بتاريخ {appeal.filedAt}. الموضوع: {appeal.subject}.

بتاريخ {appeal.decidedAt} قبل {appeal.decidedBy} هذا التظلم للسبب التالي: {appeal.decision}

بتاريخ {appeal.carriedOutAt} نفذه {appeal.carriedOutBy}. السبب: {appeal.executionReason}

[منصب إضافي، القرار رقم {appeal.postDecision}]

[{appeal.nothing}]

لم يشارك أي منهما في القرار الأول، وقد وقعا معا.

+ من بت في التظلم
+ من نفذه";

/// By the number, or by the name where there is none.
fn name_appellant(facts: &mut Facts, candidate: &Document) {
    if let Some(number) = candidate.get(candidate::CANDIDATE_NUMBER) {
        facts.code(NUMBER.name, &number);
    } else {
        let names = [candidate::NAME_FR, candidate::NAME_AR].map(|name| candidate.get(name).unwrap_or_default());
        facts.add_bilingual(APPLICANT.name, &names);
    }
}

fn facts(cx: &Cx<'_>, appeal: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, appeal.need(RECRUITMENT)?.as_str())?;
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    facts.by_those_present = true;
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    name_appellant(&mut facts, &candidate);
    facts.add_bilingual(SUBJECT.name, &subject(cx, appeal)?);
    for (name, field) in [
        ("appeal.filedAt", FILED_AT),
        ("appeal.decidedAt", DECIDED_AT),
        ("appeal.carriedOutAt", CARRIED_OUT_AT),
    ] {
        if let Some(Instant(at)) = appeal.get(field) {
            facts.moment(name, at);
        }
    }
    facts.text("appeal.decision", &appeal.get(DECISION).unwrap_or_default());
    let moved: Json = appeal.get(MOVED).unwrap_or_default();
    facts.text(EXECUTION_REASON.name, moved["reason"].as_str().unwrap_or_default());
    if let Some(post) = appeal.get(POST_DECISION) {
        facts.code("appeal.postDecision", &post);
    }
    facts.add_bilingual(DECIDED.name, &person(cx, appeal.get(DECIDER), appeal.get(DECIDED_BY))?);
    facts.add_bilingual(
        EXECUTED.name,
        &person(cx, appeal.get(EXECUTOR), appeal.get(CARRIED_OUT_BY))?,
    );
    facts.blocks = tables(&candidate, &moved);
    if facts.blocks.is_empty() {
        let told = [
            "Ce qui était contesté n’existe plus ou est déjà acquis : rien ne change.",
            "ما كان موضوع التظلم لم يعد قائما أو تحقق من قبل: لا شيء يتغير.",
        ];
        facts.add_bilingual(NOTHING.name, &told.map(str::to_owned));
    }
    Ok(facts)
}

/// What is contested, with the test where it is one's.
fn subject(cx: &Cx<'_>, appeal: &Document) -> Result<[String; 2]> {
    let about = appeal.need(ABOUT)?.label();
    let mut told = [about.text(Lang::Fr).to_owned(), about.text(Lang::Ar).to_owned()];
    if let Some(test) = appeal.get(TEST) {
        let (fr, ar) = cx.need(&EXAM_TESTS, test.as_str())?.title();
        told = [format!("{} — {fr}", told[0]), format!("{} — {ar}", told[1])];
    }
    Ok(told)
}

/// Who acted, in which quality of which committee, and by which decision the seat was given.
fn person(cx: &Cx<'_>, seat: Option<schema::Id>, user: Option<schema::Id>) -> Result<[String; 2]> {
    let Some(seat) = seat else {
        let user = user.map(|id| cx.get(&USERS, id.as_str())).transpose()?.flatten();
        let (fr, ar) = user.map(|user| user.title()).unwrap_or_default();
        return Ok([fr, ar]);
    };
    let seat = cx.need(&COMMITTEE_MEMBERS, seat.as_str())?;
    let committee = cx.need(&COMMITTEES, seat.need(committee_member::COMMITTEE)?.as_str())?;
    let name = seat.get(committee_member::NAME).unwrap_or_default();
    let role = seat.need(committee_member::ROLE)?.label();
    let reference = seat
        .get(committee_member::DECISION_REF)
        .or_else(|| committee.get(committee::DECISION_REF))
        .unwrap_or_default();
    let (fr, ar) = committee.title();
    Ok([
        format!(
            "{name}, {} ({fr}, décision n° {reference})",
            role.text(Lang::Fr).to_lowercase()
        ),
        format!("{name}، {} ({ar}، القرار رقم {reference})", role.text(Lang::Ar)),
    ])
}

/// What changed of the appellant, and whom it moves.
fn tables(candidate: &Document, moved: &Json) -> Vec<Block> {
    let rows = |list: &Json, line: &dyn Fn(&Json) -> Vec<Words>| -> Vec<_> {
        list.as_array()
            .into_iter()
            .flatten()
            .map(|one| row(line(one)))
            .collect()
    };
    let own = rows(&moved["changes"], &|one| {
        let field = one["field"].as_str().unwrap_or_default();
        let label = candidate
            .of
            .field(field)
            .map_or(Label::new("", "", ""), |field: &FieldDef| field.label);
        vec![
            Words::new(label.text(Lang::Fr), label.text(Lang::Ar)),
            value(&one["from"]),
            value(&one["to"]),
        ]
    });
    let others = rows(&moved["moved"], &|one| {
        vec![
            ltr(one["candidateNumber"].as_str().unwrap_or_default().to_owned()),
            value(&one["from"]),
            value(&one["to"]),
        ]
    });
    let (before, after) = (column("Avant", "قبل", 1), column("Après", "بعد", 1));
    let table = |first, rows: Vec<_>| {
        (!rows.is_empty()).then(|| Block::Table {
            columns: vec![first, before.clone(), after.clone()],
            rows,
        })
    };
    let what = table(column("Ce qui change", "ما يتغير", 1), own);
    let whom = table(column("N°", "الرقم", 0), others);
    what.into_iter().chain(whom).collect()
}

/// A state by its name, a mark as it is written.
fn value(said: &Json) -> Words {
    if let Some(mark) = said.as_i64() {
        return Words::any(mark_text(mark));
    }
    let word = said.as_str().unwrap_or("—");
    let state = CandidateStatus::ALL.iter().find(|status| status.wire() == word);
    match state.map(|status| status.label()) {
        Some(label) => Words::new(label.text(Lang::Fr), label.text(Lang::Ar)),
        None => Words::any(word.to_owned()),
    }
}

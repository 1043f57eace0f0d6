//! What was published of a candidate, on paper: state, reason, own marks as far as they are public, decisions of appeals.

use engine::Cx;
use engine::doc::{Block, Words};
use platform::papers::facts::Gender;
use platform::papers::{Facts, Name, PaperKind};
use schema::{Choice as _, Document, Instant, Label, Result, error_codes};
use serde_json::Value as Json;

use crate::appeal::{self, APPEALS, AppealState, AppealSubject};
use crate::calculation_sheet::OwnMarks;
use crate::candidate::identify::{published_label, reason_of};
use crate::candidate::{CANDIDATE_NUMBER, CIN, CandidateStatus, NAME_AR, NAME_FR, RECRUITMENT, SEX, STATUS};
use crate::candidate_paper::candidate_paper;
use crate::exam_list::announcement::published_word;
use crate::exam_list::{self, APPEALS_UNTIL};
use crate::exam_paper::{EXAM_TITLE, column, facts_of_exam, mark_text, row};
use crate::recruitment::{DECISION_REF, RECRUITMENTS};

error_codes! {
    NOTHING_PUBLISHED = "refusal_notice_too_early", conflict => "لم ينشر بعد أي شيء بشأن هذا الترشيح", "Rien n’est encore publié sur cette candidature", "Nothing is published about this application yet";
}

/// One of a kind in each language, replaced once something else was published.
pub(crate) static NOTICE: PaperKind = candidate_paper(
    "exam_refusal_notice",
    ["ND", "ت.ق"],
    Label::new("تبليغ قرار", "Notification de décision", "Notice of a decision"),
    NAMES,
    [FR, AR],
    facts,
);

const FULL_NAME: Name = Name::new("candidate.name", Label::new("الاسم الكامل", "Nom complet", "Full name"));
const PUBLISHED: Name = Name::new(
    "notice.status",
    Label::new("الحالة المنشورة", "Situation publiée", "Published state"),
);
const REASON: Name = Name::new("notice.reason", Label::new("السبب", "Motif", "Reason"));
const UNTIL: Name = Name::of("notice.appealsUntil", APPEALS_UNTIL.def);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    FULL_NAME,
    PUBLISHED,
    REASON,
    UNTIL,
    Name::of("exam.decision", DECISION_REF.def),
    Name::of("candidate.number", CANDIDATE_NUMBER.def),
    Name::of("candidate.cin", CIN.def),
];

const FR: &str = "\
{Monsieur|Madame|Madame / Monsieur} **{candidate.name}**, CNIE n°\u{a0}{candidate.cin}, en réponse à votre candidature au concours\u{a0}: \
**{exam.title}** (décision n°\u{a0}{exam.decision}), la commune vous notifie ce qui suit.

- N° de candidat\u{a0}: {candidate.number}
- Situation\u{a0}: {notice.status}
- Motif\u{a0}: {notice.reason}
- Recours reçus jusqu’au\u{a0}: {notice.appealsUntil}

La présente notification est motivée conformément à la loi n°\u{a0}03-01. Le recours se dépose en ligne, sur la page de suivi, ou au \
bureau d’ordre de la commune.";

const AR: &str = "\
{السيد|السيدة|السيد(ة)} **{candidate.name}**، ب.و.ت.إ رقم {candidate.cin}، جوابا على طلب ترشيحكم في المباراة: \
**{exam.title}** (القرار رقم {exam.decision})، تبلغكم الجماعة ما يلي.

- رقم المترشح(ة) : {candidate.number}
- الحالة : {notice.status}
- السبب : {notice.reason}
- تقبل التظلمات إلى غاية : {notice.appealsUntil}

هذا التبليغ معلل طبقا للقانون رقم 03.01. يودع التظلم عبر الأنترنت، في صفحة تتبع الترشيح، أو بمكتب الضبط بالجماعة.";

/// The exam of a candidate, and the word that is public of them.
///
/// # Errors
/// `refusal_notice_too_early`.
pub(super) fn need_published(cx: &Cx<'_>, one: &Document) -> Result<(Document, String)> {
    let exam = cx.need(&RECRUITMENTS, one.need(RECRUITMENT)?.as_str())?;
    let word = published_word(&exam, one).ok_or(NOTHING_PUBLISHED)?;
    Ok((exam, word))
}

fn facts(cx: &Cx<'_>, one: &Document) -> Result<Facts> {
    let (exam, word) = need_published(cx, one)?;
    let mut facts = facts_of_exam(&exam);
    let name = [NAME_FR, NAME_AR].map(|key| one.get(key).unwrap_or_default());
    facts.about.clone_from(&name);
    facts.gender = Gender::from(one.get(SEX));
    facts.add_bilingual(FULL_NAME.name, &name);
    facts.code("exam.decision", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code("candidate.cin", &one.get(CIN).unwrap_or_default());
    facts.code("candidate.number", &one.get(CANDIDATE_NUMBER).unwrap_or_default());
    let is_withdrawn = one.get(STATUS) == Some(CandidateStatus::Withdrawn);
    let (_, label) = published_label(Some(&word), is_withdrawn);
    facts.add_bilingual(PUBLISHED.name, &[label.fr.to_owned(), label.ar.to_owned()]);
    let own = OwnMarks::read(cx, exam, one.clone())?;
    let sheet = own.sheet();
    match (reason_of(Some(&word), one), sheet.as_ref().and_then(why)) {
        (Some(reason), _) => facts.text(REASON.name, &reason),
        (None, Some(why)) => facts.add_bilingual(REASON.name, &why.map(str::to_owned)),
        (None, None) => {}
    }
    let ends = own.lists.iter().filter_map(|list| list.get(exam_list::APPEALS_UNTIL));
    if let Some(Instant(until)) = ends.filter(|until| until.0 > cx.now()).max() {
        facts.moment(UNTIL.name, until);
    }
    facts.blocks.extend(sheet.iter().map(|sheet| marks(&own, sheet)));
    facts.blocks.extend(appeals(cx, &one.id)?);
    Ok(facts)
}

/// Why a sheet says that somebody is not retained, in French and in Arabic.
fn why(sheet: &Json) -> Option<[&'static str; 2]> {
    match sheet["why"].as_str()? {
        "absent" => Some(["absence à une épreuve", "التغيب عن أحد الاختبارات"]),
        "below_minimum" => Some(["note inférieure au minimum fixé", "نقطة دون الحد الأدنى المحدد"]),
        "below_total" => Some([
            "moyenne générale inférieure au minimum fixé",
            "معدل عام دون الحد الأدنى المحدد",
        ]),
        _ => None,
    }
}

/// Each test with its mark, its coefficient and its minimum.
fn marks(own: &OwnMarks, sheet: &Json) -> Block {
    let mark = |value: &Json| Words::any(value.as_i64().map(mark_text).unwrap_or_default());
    let line = |test: &Json| {
        let of = own
            .facts
            .rows
            .tests
            .iter()
            .find(|one| test["examTestId"] == one.id.as_str());
        let (fr, ar) = of.map(Document::title).unwrap_or_default();
        let given = if test["isAbsent"] == true {
            Words::new("absent(e)", "متغيب(ة)")
        } else {
            mark(&test["printed"])
        };
        row(vec![
            Words::new(fr, ar),
            given,
            mark(&test["coefficient"]),
            mark(&test["minMark"]),
        ])
    };
    Block::Table {
        columns: vec![
            column("Épreuve", "الاختبار", 3),
            column("Note", "النقطة", 1),
            column("Coefficient", "المعامل", 1),
            column("Minimum", "الحد الأدنى", 1),
        ],
        rows: sheet["tests"].as_array().into_iter().flatten().map(line).collect(),
    }
}

/// Their appeals that are decided, with the decision and its reason.
fn appeals(cx: &Cx<'_>, candidate: &str) -> Result<Option<Block>> {
    let decided = [appeal::CANDIDATE.eq(candidate), appeal::STATE.ne(AppealState::Filed)];
    let rows = cx.all(&APPEALS, decided)?;
    let day = |row: &Document, field| {
        let day = row.get(field).map(|Instant(at)| schema::day_in_morocco(at));
        day.map_or_else(Words::default, |day| Words::any(engine::doc::Run::Date(day)))
    };
    let line = |one: &Document| {
        let word = |label: Option<Label>| label.map_or_else(Words::default, |label| Words::new(label.fr, label.ar));
        row(vec![
            word(one.get(appeal::ABOUT).map(AppealSubject::label)),
            day(one, appeal::FILED_AT),
            word(one.get(appeal::STATE).map(AppealState::label)),
            day(one, appeal::DECIDED_AT),
            Words::any(one.get(appeal::DECISION).unwrap_or_default()),
        ])
    };
    Ok((!rows.is_empty()).then(|| Block::Table {
        columns: vec![
            column("Recours", "التظلم", 2),
            column("Déposé le", "تاريخ الإيداع", 0),
            column("Décision", "القرار", 1),
            column("Du", "بتاريخ", 0),
            column("Motif", "التعليل", 4),
        ],
        rows: rows.iter().map(line).collect(),
    }))
}

//! A corrigendum on paper: what was said, what is said now, and why.

use engine::Cx;
use engine::doc::{Block, Line, Row, Run, Words};
use platform::papers::{Facts, Name, PaperKind};
use schema::{Collection, Date, Document, FieldDef, Instant, Kind, Label, Result};
use serde_json::Value as Json;

use super::{CHANGES, EXAM_CORRIGENDA, NUMBER, PUBLISHED_AT, REASON, REASON_AR, RECRUITMENT};
use crate::exam_paper::{EXAM_TITLE, column, exam_paper, facts_of_exam};
use crate::recruitment::{self, CONDITIONS_HASH, DECISION_REF, RECRUITMENTS};

/// Read by the secretariat; the public page hands it to everybody.
pub(super) static CORRIGENDUM_KIND: PaperKind = exam_paper(
    "exam_corrigendum",
    ["AR", "دك"],
    Label::new("استدراك", "Avis rectificatif", "Corrigendum"),
    || &EXAM_CORRIGENDA,
    NAMES,
    [FR, AR],
    facts,
);

const NAMES: &[Name] = &[
    EXAM_TITLE,
    Name::of("exam.decisionRef", DECISION_REF.def),
    Name::of("exam.conditionsHash", CONDITIONS_HASH.def),
    Name::of("corrigendum.number", NUMBER.def),
    Name::of("corrigendum.reason", REASON.def),
    Name::of("corrigendum.publishedAt", PUBLISHED_AT.def),
    Name::of("corrigendum.decisionRef", super::DECISION_REF.def),
    Name::of("corrigendum.decisionDate", super::DECISION_DATE.def),
];

const FR: &str = "\
Rectificatif n° **{corrigendum.number}** à l’avis du concours : **{exam.title}** (décision n° {exam.decisionRef}).

[Pris en application de la décision n° {corrigendum.decisionRef} du {corrigendum.decisionDate}.]

Motif : {corrigendum.reason}

Les conditions publiées sont modifiées comme suit ; le reste de l’avis est sans changement.

- Nouvelle empreinte des conditions : {exam.conditionsHash}";

const AR: &str = "\
استدراك رقم **{corrigendum.number}** لإعلان المباراة: **{exam.title}** (القرار رقم {exam.decisionRef}).

[بناء على القرار رقم {corrigendum.decisionRef} بتاريخ {corrigendum.decisionDate}.]

السبب: {corrigendum.reason}

تعدل الشروط المنشورة كما يلي، ويبقى سائر الإعلان بدون تغيير.

- البصمة الجديدة للشروط : {exam.conditionsHash}";

fn facts(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    let exam = cx.need(&RECRUITMENTS, row.need(RECRUITMENT)?.as_str())?;
    let mut facts = facts_of_exam(&exam);
    facts.code("exam.decisionRef", &exam.get(DECISION_REF).unwrap_or_default());
    facts.code(
        "exam.conditionsHash",
        &exam.get(recruitment::CONDITIONS_HASH).unwrap_or_default(),
    );
    facts.text("corrigendum.number", &row.get(NUMBER).unwrap_or_default().to_string());
    if let Some((reference, Date(day))) = row.get(super::DECISION_REF).zip(row.get(super::DECISION_DATE)) {
        facts.code("corrigendum.decisionRef", &reference);
        facts.day("corrigendum.decisionDate", day);
    }
    let reason = row.get(REASON).unwrap_or_default();
    let told = [reason.clone(), row.get(REASON_AR).unwrap_or(reason)];
    facts.add_bilingual("corrigendum.reason", &told);
    if let Some(Instant(at)) = row.get(PUBLISHED_AT) {
        facts.moment("corrigendum.publishedAt", at);
    }
    let changes: Json = row.get(CHANGES).unwrap_or_default();
    let rows = changes.as_array().into_iter().flatten().map(|one| line(cx, one));
    facts.blocks.push(Block::Table {
        columns: vec![
            column("Objet", "الموضوع", 1),
            column("Au lieu de", "بدلا من", 1),
            column("Lire", "يقرأ", 1),
        ],
        rows: rows.collect::<Result<_>>()?,
    });
    Ok(facts)
}

fn line(cx: &Cx<'_>, change: &Json) -> Result<Row> {
    let named = change["collection"].as_str().unwrap_or_default();
    let Some(of) = cx.collections().find(|of| of.id == named) else {
        return Ok(Row::default());
    };
    let row = cx.get(of, change["id"].as_str().unwrap_or_default())?;
    let title = row.filter(|_| of != &RECRUITMENTS).map(|row| row.title());
    let field = of.field(change["field"].as_str().unwrap_or_default());
    let cells = match field {
        Some(field) => vec![
            what(of, title, Some(field)),
            value_words(field, &change["before"]),
            value_words(field, &change["after"]),
        ],
        None => vec![
            what(of, None, None),
            Words::new("–", "–"),
            title.map_or_else(Words::default, |(fr, ar)| Words::new(fr, ar)),
        ],
    };
    Ok(Row { cells, total: false })
}

/// `Spécialité Droit public : Nombre de postes`.
fn what(of: &Collection, title: Option<(String, String)>, field: Option<&FieldDef>) -> Words {
    let Label { fr, ar, .. } = of.one;
    let (mut french, mut arabic) = (fr.to_owned(), ar.to_owned());
    if let Some((fr, ar)) = title {
        french = format!("{french} « {fr} »");
        arabic = format!("{arabic} «{ar}»");
    }
    if let Some(field) = field {
        french = format!("{french} : {}", field.label.fr);
        arabic = format!("{arabic}: {}", field.label.ar);
    }
    Words::new(french, arabic)
}

/// A value as people read it.
fn value_words(field: &FieldDef, value: &Json) -> Words {
    let text = match value {
        Json::Null => return Words::new("néant", "لا شيء"),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    };
    match field.kind {
        Kind::Choice(words) => {
            let word = words.iter().find(|word| word.wire == text);
            word.map_or_else(|| Words::any(text), |word| Words::new(word.label.fr, word.label.ar))
        }
        Kind::Date => day(&text).map_or_else(|| Words::any(text), |day| Words::any(Line::from(Run::Day(day)))),
        Kind::Instant => match schema::read_instant(&text) {
            Some(at) => {
                let [fr, ar] = platform::papers::facts::moment(at);
                Words::new(fr, ar)
            }
            None => Words::any(text),
        },
        Kind::Decimal => Words::any(text.replace('.', ",")),
        _ => Words::any(text),
    }
}

fn day(text: &str) -> Option<jiff::civil::Date> {
    schema::read_day(text).map(|day| Date(day).0)
}

//! The minutes of a disposal (محضر محو معطيات, procès-verbal d’effacement): what went, by which rule, how much, on whose word, and
//! until when backups hold it. Nobody whose data went is named.

use engine::doc::{Align, Block, Column, Line, Mode, Row, Words};
use engine::{Cx, Engine, Extension, RequestContext};
use schema::{Date, Document, Field, Id, Instant, Label, Result, Who};
use serde_json::Value as Json;

use super::disposal::{
    BACKUPS_UNTIL, CONFIRMED_BY, COUNT, DISPOSALS, DOC_ID, DONE_AT, FILE, FILES, GROUPS, MONTHS, PROPOSED_BY, RULE,
    STARTED_AT, without_minutes,
};
use super::retainable;
use super::rule::{BASIS, COLLECTION, RETENTION_RULES};
use crate::papers::authentic_document as issued;
use crate::papers::authentic_document::issue::{PaperOrder, issue_paper};
use crate::papers::counted::{ArabicNoun, arabic_count};
use crate::papers::{Facts, Name, PaperKind};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::user::{EMPLOYEE, USERNAME, USERS};

/// The kinds of papers about disposals.
pub(super) static KINDS: &[Extension] = &[&MINUTES];

/// Read, cancelled and replaced by administrators.
static MINUTES: PaperKind = PaperKind {
    id: "retention_minutes",
    mark: ["PVE", "م.م"],
    label: Label::new(
        "محضر محو معطيات",
        "Procès-verbal d’effacement de données",
        "Minutes of an erasure of data",
    ),
    of: || &DISPOSALS,
    read: Who::Auth("admin"),
    change: Who::Auth("admin"),
    names: NAMES,
    text: [FR, AR],
    facts,
    follows: None,
};

const WHAT: Name = Name::new("disposal.what", Label::new("المعطيات", "Données", "Data"));
const COUNTED_FROM: Name = Name::new(
    "disposal.countedFrom",
    Label::new("تحتسب المدة", "Durée comptée", "Counted from"),
);
const STAYS: Name = Name::new("disposal.stays", Label::new("ما يبقى", "Ce qui demeure", "What stays"));
const TERM: Name = Name::of("disposal.months", MONTHS.def);
const RULE_BASIS: Name = Name::of("disposal.basis", BASIS.def);
const PROPOSER: Name = Name::of("disposal.proposedBy", PROPOSED_BY.def);
const CONFIRMER: Name = Name::of("disposal.confirmedBy", CONFIRMED_BY.def);
const FORMER: Name = Name::new(
    "disposal.formerSetting",
    Label::new(
        "قاعدة من إعداد سابق",
        "Règle issue d’un réglage antérieur",
        "Rule of a former setting",
    ),
);
const NO_BACKUPS: Name = Name::new(
    "disposal.noBackups",
    Label::new("لا نسخ احتياطية", "Sans sauvegarde", "No backups"),
);

const NAMES: &[Name] = &[
    WHAT,
    COUNTED_FROM,
    STAYS,
    TERM,
    RULE_BASIS,
    PROPOSER,
    CONFIRMER,
    FORMER,
    NO_BACKUPS,
    Name::of("disposal.startedAt", STARTED_AT.def),
    Name::of("disposal.doneAt", DONE_AT.def),
    Name::of("disposal.count", COUNT.def),
    Name::of("disposal.files", FILES.def),
    Name::of("disposal.backupsUntil", BACKUPS_UNTIL.def),
];

const FR: &str = "\
Entre le {disposal.startedAt} et le {disposal.doneAt} ont été effacées, leur durée de conservation étant échue\u{a0}: \
**{disposal.what}**.

Durée de conservation\u{a0}: {disposal.months}, {disposal.countedFrom}. Fondement\u{a0}: {disposal.basis}

[Règle proposée par {disposal.proposedBy}][ et confirmée par {disposal.confirmedBy}.][{disposal.formerSetting}]

Dossiers concernés\u{a0}: **{disposal.count}**. Pièces effacées\u{a0}: **{disposal.files}**. Les valeurs effacées ont aussi été ôtées du \
journal\u{202f}; il y reste qu’une écriture a eu lieu, sa date et son auteur.

Ce qui demeure\u{a0}: {disposal.stays}.

[La dernière sauvegarde qui contient encore ces données est détruite le {disposal.backupsUntil}, pourvu qu’une sauvegarde soit faite \
chaque nuit.][{disposal.noBackups}]";

const AR: &str = "\
بين {disposal.startedAt} و{disposal.doneAt} محيت، بعد انقضاء مدة الاحتفاظ بها: **{disposal.what}**.

مدة الاحتفاظ: {disposal.months}، {disposal.countedFrom}. السند: {disposal.basis}

[اقترح القاعدة {disposal.proposedBy}][ وصادق عليها {disposal.confirmedBy}.][{disposal.formerSetting}]

عدد الملفات المعنية: **{disposal.count}**. عدد الوثائق الممحوة: **{disposal.files}**. وأزيلت القيم الممحوة من سجل العمليات أيضا؛ ولا \
يبقى فيه إلا حصول الكتابة وتاريخها وصاحبها.

ما يبقى: {disposal.stays}.

[آخر نسخة احتياطية لا تزال تتضمن هذه المعطيات تتلف يوم {disposal.backupsUntil}، ما دامت نسخة تنجز كل ليلة.][{disposal.noBackups}]";

const MONTH: ArabicNoun = ArabicNoun {
    one: "شهر واحد",
    two: "شهران",
    few: "أشهر",
    many: "شهرا",
    other: "شهر",
};

fn facts(cx: &Cx<'_>, disposal: &Document) -> Result<Facts> {
    let rule = cx.need(&RETENTION_RULES, disposal.need(RULE)?.as_str())?;
    let mut facts = Facts::default();
    if let Some(of) = retainable(cx, &rule.need(COLLECTION)?) {
        for (name, label) in [(WHAT, of.what), (COUNTED_FROM, of.counted_from), (STAYS, of.stays)] {
            facts.add_bilingual(name.name, &[label.fr.to_owned(), label.ar.to_owned()]);
        }
    }
    let months = disposal.need(MONTHS)?;
    facts.add_bilingual(TERM.name, &[format!("{months}\u{a0}mois"), arabic_count(months, MONTH)]);
    facts.text(RULE_BASIS.name, rule.need(BASIS)?.trim());
    for (name, at) in [("disposal.startedAt", STARTED_AT), ("disposal.doneAt", DONE_AT)] {
        if let Some(Instant(at)) = disposal.get(at) {
            facts.moment(name, at);
        }
    }
    facts.text("disposal.count", &disposal.get(COUNT).unwrap_or_default().to_string());
    facts.text("disposal.files", &disposal.get(FILES).unwrap_or_default().to_string());
    add_people(cx, disposal, &mut facts)?;
    add_backups(disposal, &mut facts);
    facts.blocks = vec![table(&disposal.get(GROUPS).unwrap_or_default())];
    Ok(facts)
}

/// Who proposed and confirmed the rule; a rule that a store had as a setting names nobody.
fn add_people(cx: &Cx<'_>, disposal: &Document, facts: &mut Facts) -> Result<()> {
    for (name, who) in [(PROPOSER, PROPOSED_BY), (CONFIRMER, CONFIRMED_BY)] {
        if let Some(names) = names_of(cx, disposal, who)? {
            facts.add_as_written(name.name, &names);
        }
    }
    if disposal.get(CONFIRMED_BY).is_none() {
        let former = [
            "Règle issue du réglage que la commune avait fixé auparavant.",
            "قاعدة منبثقة عن الإعداد الذي كانت الجماعة قد حددته من قبل.",
        ];
        facts.add_bilingual(FORMER.name, &former.map(str::to_owned));
    }
    Ok(())
}

/// What a user is called in French and in Arabic: as an employee where they are one.
fn names_of(cx: &Cx<'_>, disposal: &Document, who: Field<Id>) -> Result<Option<[String; 2]>> {
    let Some(user) = disposal.get(who).map_or(Ok(None), |Id(id)| cx.get(&USERS, &id))? else {
        return Ok(None);
    };
    let file = user.get(EMPLOYEE).map_or(Ok(None), |Id(id)| cx.get(&EMPLOYEES, &id))?;
    let username = || user.get(USERNAME).unwrap_or_default();
    let called = |field| file.as_ref().and_then(|file| file.get(field)).unwrap_or_else(username);
    Ok(Some([employee::NAME_FR, employee::NAME_AR].map(called)))
}

fn add_backups(disposal: &Document, facts: &mut Facts) {
    if let Some(Date(until)) = disposal.get(BACKUPS_UNTIL) {
        facts.day("disposal.backupsUntil", until);
        return;
    }
    let none = [
        "Le programme ne fait pas de sauvegardes\u{a0}: celles qui sont faites autrement ne sont pas connues ici.",
        "لا ينجز البرنامج نسخا احتياطية: وما ينجز منها بطريقة أخرى غير معروف هنا.",
    ];
    facts.add_bilingual(NO_BACKUPS.name, &none.map(str::to_owned));
}

/// A line for each group: what it is called by, how much went.
fn table(groups: &Json) -> Block {
    let column = |fr: &str, ar: &str, share| Column {
        title: Words::new(fr, ar),
        align: Align::Start,
        share,
    };
    let text = |line: &Json, name: &str| line[name].as_str().unwrap_or_default().to_owned();
    let number = |line: &Json, name: &str| Words::any(line[name].as_u64().unwrap_or_default().to_string());
    let row = |line: &Json| Row {
        cells: vec![
            Words::any(Line::default().ltr(text(line, "code"))),
            Words::new(text(line, "titleFr"), text(line, "titleAr")),
            number(line, "entries"),
            number(line, "files"),
        ],
        total: false,
    };
    Block::Table {
        columns: vec![
            column("Référence", "المرجع", 1),
            column("Objet", "الموضوع", 3),
            column("Dossiers", "الملفات", 0),
            column("Pièces", "الوثائق", 0),
        ],
        rows: groups.as_array().into_iter().flatten().map(row).collect(),
    }
}

/// Draws up the minutes that are missing. What keeps one from being made is told by the run, and tried again the next night.
pub(super) async fn draw_up(engine: &Engine, ctx: &RequestContext) -> Result<()> {
    let home = engine.home().unwrap_or_default().to_owned();
    for row in engine.read(without_minutes).await? {
        let home = home.clone();
        let issue = move |cx: &mut Cx<'_>| issue(cx, &row.id, &home);
        engine.transact(ctx, super::carry_out::ROUTINE.id, issue).await?;
    }
    Ok(())
}

fn issue(cx: &mut Cx<'_>, id: &str, home: &str) -> Result<()> {
    let row = cx.need(&DISPOSALS, id)?;
    if row.get(DOC_ID).is_some() {
        return Ok(());
    }
    let order = PaperOrder {
        kind: &MINUTES,
        mode: Mode::Both,
        home,
        subject: &row,
        letter: None,
    };
    let paper = issue_paper(cx, &order)?;
    let row = row
        .with(DOC_ID, paper.need(issued::DOC_ID)?)
        .with(FILE, paper.need(issued::FILE)?);
    cx.update(row).map(drop)
}

//! Whoever decides is told what waits, whoever asked is told how far it is. All of it is discreet: outside the house it only says
//! that something waits.

use engine::{Cx, Extension};
use schema::{Choice as _, Document, Id, Label, Result};

use super::step::{ACTORS, DECISION, EMPLOYEE, PURPOSE, REASON, STEP, Verdict};
use super::{Approvable, Purpose};
use crate::notice::plural::PluralForm;
use crate::notice::{Notice, NoticeKind, Params, Text, acknowledge, notify};
use crate::people::employee::EMPLOYEES;
use crate::people::user;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&OPENED, &WENT_ON, &ENDED, &DUE, &ASKED, &ANSWERED];

/// Where whoever decides finds what waits.
pub(super) use crate::home::task::DECISIONS as INBOX;

pub(super) static OPENED: NoticeKind = NoticeKind::new(
    "approvals.opened",
    Label::new(
        "طلب في انتظار قراري",
        "Une demande attend ma décision",
        "A request waits for my decision",
    ),
    Text::new("{what}: {name}", "{what}\u{a0}: {name}", "{what}: {name}"),
    Text::new(
        "ينتظر قراركم قبل {due}.",
        "Votre décision est attendue avant le {due}.",
        "Your decision is expected by {due}.",
    ),
)
.discreet();

pub(super) static WENT_ON: NoticeKind = NoticeKind::new(
    "approvals.wentOn",
    Label::new("تقدم طلبي", "Ma demande avance", "My request goes on"),
    Text::new(
        "{what}: تمت الموافقة في مرحلة {step}",
        "{what}\u{a0}: accord à l’étape «\u{a0}{step}\u{a0}»",
        "{what}: approved at the step \"{step}\"",
    ),
    Text::new(
        "المرحلة الموالية: {next}.",
        "Étape suivante\u{a0}: {next}.",
        "Next step: {next}.",
    ),
)
.discreet();

pub(super) static ENDED: NoticeKind = NoticeKind::new(
    "approvals.ended",
    Label::new("جواب على طلبي", "Réponse à ma demande", "Answer to my request"),
    Text::new("{what}: {decision}", "{what}\u{a0}: {decision}", "{what}: {decision}"),
    Text::new("{reason}", "{reason}", "{reason}"),
)
.discreet()
.with_mail();

/// Once a day, for all that is late or due.
pub(super) static DUE: NoticeKind = NoticeKind::new(
    "approvals.due",
    Label::new("طلبات حل أجل البت فيها", "Décisions à rendre", "Decisions that are due"),
    Text::plural(
        &[
            (PluralForm::Zero, "لا طلبات تنتظر قراركم"),
            (PluralForm::One, "طلب واحد ينتظر قراركم"),
            (PluralForm::Two, "طلبان ينتظران قراركم"),
            (PluralForm::Few, "{count} طلبات تنتظر قراركم"),
            (PluralForm::Many, "{count} طلبا ينتظر قراركم"),
            (PluralForm::Other, "{count} طلب ينتظر قراركم"),
        ],
        &[
            (PluralForm::One, "{count} demande attend votre décision"),
            (PluralForm::Many, "{count} de demandes attendent votre décision"),
            (PluralForm::Other, "{count} demandes attendent votre décision"),
        ],
        &[
            (PluralForm::One, "{count} request waits for your decision"),
            (PluralForm::Other, "{count} requests wait for your decision"),
        ],
    ),
    Text::new(
        "الأجل قريب أو انقضى.",
        "Le délai est proche ou passé.",
        "The time to answer is close or over.",
    ),
)
.discreet();

pub(super) static ASKED: NoticeKind = NoticeKind::new(
    "approvals.asked",
    Label::new("طلب رأي", "Un avis m’est demandé", "My opinion is asked for"),
    Text::new(
        "طلب رأيكم بشأن {what}: {name}",
        "Votre avis est demandé\u{a0}: {what}, {name}",
        "Your opinion is asked for: {what}, {name}",
    ),
    Text::new("{question}", "{question}", "{question}"),
)
.discreet();

pub(super) static ANSWERED: NoticeKind = NoticeKind::new(
    "approvals.answered",
    Label::new(
        "جواب على طلب رأي",
        "Un avis demandé est rendu",
        "An opinion that I asked for is given",
    ),
    Text::new(
        "رأي بشأن {what}: {name}",
        "Avis rendu\u{a0}: {what}, {name}",
        "Opinion given: {what}, {name}",
    ),
    Text::new("{answer}", "{answer}", "{answer}"),
)
.discreet();

/// What is decided, in words, and whose it is.
pub(super) fn params(cx: &Cx<'_>, of: &Approvable, step: &Document) -> Result<Params> {
    let employee = cx.need(&EMPLOYEES, step.need(EMPLOYEE)?.as_str())?;
    let purpose = step.need(PURPOSE)?;
    let what = |lang| match purpose {
        Purpose::Request => of.of.one.text(lang).to_owned(),
        Purpose::Cancellation => format!("{} – {}", of.of.one.text(lang), purpose.label().text(lang)),
    };
    Ok(Params::new().with_text("what", what).with_title("name", &employee))
}

fn key(kind: &NoticeKind, step: &Document) -> String {
    format!("{} {}", kind.id, step.id)
}

/// Those who decide are told what waits for them.
pub(super) fn deciders_are_told(cx: &mut Cx<'_>, of: &Approvable, subject: &Document, step: &Document) -> Result<()> {
    let due = step.need(super::step::DUE_AT)?;
    let params = params(cx, of, step)?.day("due", schema::day_in_morocco(due.0));
    let to = step
        .get(ACTORS)
        .unwrap_or_default()
        .into_iter()
        .map(|Id(id)| id)
        .collect();
    let notice = Notice::new(&OPENED, to, params).about_document(subject);
    notify(cx, &notice.link(INBOX).once_per_user(key(&OPENED, step)))
}

/// Nothing waits any more: what was told of it is as read.
pub(super) fn settle(cx: &mut Cx<'_>, step: &Document) -> Result<()> {
    let to: Vec<String> = step
        .get(ACTORS)
        .unwrap_or_default()
        .into_iter()
        .map(|Id(id)| id)
        .collect();
    acknowledge(cx, &OPENED, &key(&OPENED, step), &to)
}

/// One said yes and the next are asked.
pub(super) fn went_on(
    cx: &mut Cx<'_>,
    of: &Approvable,
    subject: &Document,
    step: &Document,
    next: &Document,
) -> Result<()> {
    deciders_are_told(cx, of, subject, next)?;
    let (from, to) = (step.need(STEP)?, next.need(STEP)?);
    let params = params(cx, of, step)?
        .with_text("step", |lang| from.label().text(lang).to_owned())
        .with_text("next", |lang| to.label().text(lang).to_owned());
    tell_asker(cx, &WENT_ON, subject, step, params)
}

/// The asker is told the end.
pub(super) fn ended(cx: &mut Cx<'_>, of: &Approvable, subject: &Document, step: &Document) -> Result<()> {
    let verdict = step.get(DECISION).unwrap_or(Verdict::Pending);
    let params = params(cx, of, step)?
        .with_text("decision", |lang| verdict.label().text(lang).to_lowercase())
        .with("reason", &step.get(REASON).unwrap_or_default());
    tell_asker(cx, &ENDED, subject, step, params)
}

fn tell_asker(
    cx: &mut Cx<'_>,
    kind: &'static NoticeKind,
    subject: &Document,
    step: &Document,
    params: Params,
) -> Result<()> {
    let to = user::of_employee(cx, step.need(EMPLOYEE)?.as_str())?;
    let notice = Notice::new(kind, to, params).about_document(subject);
    let link = subject.of.page_of(&subject.id);
    notify(cx, &notice.link(link).once_per_user(key(kind, step)))
}

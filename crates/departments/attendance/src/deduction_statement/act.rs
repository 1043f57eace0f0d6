//! Statements are made for a month, signed and cancelled: by human resources, each of them about others.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, answered_documents, inputs};
use platform::decision::user_deciding_on;
use platform::papers::counted::hours_and_minutes;
use platform::people::user;
use platform::signature::Shown;
use platform::signature::office::{self, Awaited, Waiting};
use schema::{Choice as _, Document, Id, Instant, Lang, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::line::{days_of, lines, people};
use super::paper::STATEMENT;
use super::ready::{Missing, is_ready, missing_of};
use super::{
    CANCELLED_REASON, DEDUCTION_STATEMENTS, EMPLOYEE, LINES, MINUTES, MONTH, SIGN_BY, SIGNED_AT, SIGNED_BY,
    SIGNED_SCAN, SIGNER, STANDING, STATE, State, wording,
};
use crate::permission::{DECIDES_ABSENCES as DECIDES, HR};

error_codes! {
    NOT_A_MONTH = "not_a_month", invalid => "المطلوب شهر سبق أن بدأ، مثل \u{2066}2026-11\u{2069}", "Un mois déjà commencé est attendu, par exemple 2026-11", "A month that has begun is expected, for example 2026-11";
    /// Its days may still come.
    MONTH_RUNS = "month_not_over", conflict => "لا يوقع جدول شهر لم ينته بعد", "L’état d’un mois ne se signe pas avant sa fin", "The statement of a month is not signed before its end";
    /// What is signed is what was read.
    IS_OUTDATED = "statement_outdated", conflict => "تغيرت أيام هذا الشهر منذ إعداد الجدول: المرجو إعداده من جديد", "Les journées ont changé depuis que l’état a été établi\u{a0}: établissez-le à nouveau", "The days have changed since the statement was made: make it again";
    SAYS_NOTHING = "statement_empty", conflict => "لا شيء في هذا الجدول", "L’état ne comporte aucune journée", "The statement has no day";
    /// Nothing of it may be deducted yet.
    NOT_READY = "statement_not_ready", conflict => "لا يمكن اقتطاع أي يوم من هذا الجدول بعد، وينقص: {missing}", "Aucune journée de cet état ne peut encore être retenue. Il manque\u{a0}: {missing}", "No day of this statement may be deducted yet. Missing: {missing}";
}

/// The name of the act.
pub(super) const GENERATE: &str = "deductionStatements.generate";
/// Statements are made for so many people in one transaction: each takes several questions, and other writes pass in between.
const AT_ONCE: usize = 20;

inputs! {
    /// A month.
    pub(super) struct Wanted {
        /// The month, `2026-11`.
        month: String = need("month"),
        /// Of this employee alone.
        employee: Option<Id> = may("employeeId"),
    }
    /// A statement that was signed by hand.
    pub(super) struct HandSignature {
        /// The scan of the signed sheet, in `downloadable-documents`.
        scan: Id = need_field("fileId", &DEDUCTION_STATEMENTS, &SIGNED_SCAN),
    }
    /// A statement that is taken back.
    pub(super) struct Cancellation {
        /// Why.
        reason: String = need_field("reason", &DEDUCTION_STATEMENTS, &CANCELLED_REASON),
    }
}

/// Frozen from now on, by the signatory in force. What is signed is what it states (decision 20).
pub(super) const SIGN: Act = Act::on(
    "deductionStatements.sign",
    wording::SIGN,
    Subject::new(
        || &DEDUCTION_STATEMENTS,
        &[
            Guard::Part(Check {
                reads: &[EMPLOYEE.def],
                check: is_for_caller,
            }),
            Guard::Step(State::Signed.wire()),
            STILL_RIGHT,
            Guard::Check(Check {
                reads: &[EMPLOYEE.def],
                check: |cx, row| office::caller_signs(cx, &STATEMENT, &row.need(EMPLOYEE)?, None).map(drop),
            }),
        ],
    ),
    Allowed::Users,
    |cx, statement, ()| sign(cx, statement),
);

/// Frozen from now on: the signatory signed the sheet, whose scan goes with it.
pub(super) const SIGN_BY_HAND: Act<HandSignature> = Act::on(
    "deductionStatements.signByHand",
    wording::SIGN_BY_HAND,
    Subject::new(
        || &DEDUCTION_STATEMENTS,
        &[OF_ANOTHER, Guard::Step(State::Signed.wire()), STILL_RIGHT],
    ),
    Allowed::Holders(&[HR, DECIDES]),
    |cx, statement, given| {
        let at = cx.moment();
        freeze(cx, statement.with(SIGNED_SCAN, given.scan.clone()), at)
    },
);

/// What it stated is free to be stated again.
pub(super) const CANCEL: Act<Cancellation> = Act::on(
    "deductionStatements.cancel",
    wording::CANCEL,
    Subject::new(
        || &DEDUCTION_STATEMENTS,
        &[OF_ANOTHER, Guard::Step(State::Cancelled.wire())],
    ),
    Allowed::Holders(&[HR, DECIDES]),
    |cx, statement, given| {
        let cancelled = statement.with(STATE, State::Cancelled);
        cx.update(cancelled.with(CANCELLED_REASON, given.reason.clone()))
    },
);

/// A statement about somebody else.
const OF_ANOTHER: Guard = Guard::Check(Check {
    reads: &[EMPLOYEE.def],
    check: |cx, statement| user_deciding_on(cx, &statement.need(EMPLOYEE)?).map(drop),
});
const STILL_RIGHT: Guard = Guard::Check(Check {
    reads: &[MONTH.def, EMPLOYEE.def, LINES.def],
    check: may_be_signed,
});

/// The drafts of a month as they are now. What is signed stays.
pub(super) fn generate(engine: Engine, ctx: RequestContext, wanted: Wanted) -> BoxFuture<GeneratedStatements> {
    Box::pin(async move {
        let month = wanted.month.clone();
        let whose = engine.read_as(&ctx, move |cx| people_of(cx, &wanted)).await?;
        let mut done = GeneratedStatements::default();
        for piece in whose.chunks(AT_ONCE) {
            let (piece, month) = (piece.to_vec(), month.clone());
            let renew_piece = move |cx: &mut Cx<'_>| {
                let mut done = GeneratedStatements::default();
                for employee in &piece {
                    renew(cx, &month, employee, &mut done)?;
                }
                Ok(done)
            };
            done.add(engine.transact(&ctx, GENERATE, renew_piece).await?);
        }
        Ok(done)
    })
}

/// Whose statements are wanted of a month that has begun.
fn people_of(cx: &Cx<'_>, wanted: &Wanted) -> Result<Vec<String>> {
    let begun = days_of(&wanted.month).filter(|(first, _)| *first <= cx.today());
    if begun.is_none() {
        return Err(Rejection::new(NOT_A_MONTH).field("month").into());
    }
    match &wanted.employee {
        Some(Id(employee)) => Ok(vec![employee.clone()]),
        None => people(cx, &wanted.month),
    }
}

answered_documents! {
    /// A statement.
    struct StatementRow of DEDUCTION_STATEMENTS;
}

/// What became of the statements of a month.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct GeneratedStatements {
    made: u64,
    changed: u64,
    /// Drafts that said nothing any more.
    removed: u64,
    /// Those that are signed already.
    kept: u64,
    /// The drafts that stand.
    statements: Vec<StatementRow>,
}

impl GeneratedStatements {
    fn add(&mut self, other: GeneratedStatements) {
        self.made += other.made;
        self.changed += other.changed;
        self.removed += other.removed;
        self.kept += other.kept;
        self.statements.extend(other.statements);
    }
}

/// Makes the draft of an employee anew, unless the month is signed already.
fn renew(cx: &mut Cx<'_>, month: &str, employee: &str, done: &mut GeneratedStatements) -> Result<()> {
    let same = [MONTH.eq(month), EMPLOYEE.eq(employee), STANDING.is_not_null()];
    let stands = cx.first(&DEDUCTION_STATEMENTS, same)?;
    if stands.as_ref().is_some_and(|one| one.get(STATE) == Some(State::Signed)) {
        done.kept += 1;
        return Ok(());
    }
    let lines = lines(cx, employee, month)?;
    let statement = match stands {
        None if lines.is_empty() => return Ok(()),
        None => {
            done.made += 1;
            let new = Document::new(&DEDUCTION_STATEMENTS)
                .with(MONTH, month.to_owned())
                .with(EMPLOYEE, Id(employee.to_owned()));
            cx.create(new.with(LINES, Json::Array(lines)))?
        }
        // A draft that says nothing any more was never anything.
        Some(draft) if lines.is_empty() => {
            done.removed += 1;
            return cx.delete(&DEDUCTION_STATEMENTS, &draft.id);
        }
        Some(draft) if draft.get(LINES) == Some(Json::Array(lines.clone())) => draft,
        Some(draft) => {
            done.changed += 1;
            cx.update(draft.with(LINES, Json::Array(lines)))?
        }
    };
    done.statements.push(StatementRow(cx.answer(statement)?));
    Ok(())
}

/// Refuses whoever signs no statements, and whoever it is about.
fn is_for_caller(cx: &Cx<'_>, statement: &Document) -> Result<()> {
    let about = statement.need(EMPLOYEE)?;
    user_deciding_on(cx, &about)?;
    office::caller_as_signatory(cx, &STATEMENT, &about).map(drop)
}

/// Refuses a draft that may not be signed: its month runs, it says nothing, something else than is so, or nothing that is ready.
fn may_be_signed(cx: &Cx<'_>, statement: &Document) -> Result<()> {
    let month = statement.need(MONTH)?;
    if days_of(&month).is_none_or(|(_, last)| last >= cx.today()) {
        return Err(MONTH_RUNS.into());
    }
    let now = lines(cx, statement.need(EMPLOYEE)?.as_str(), &month)?;
    if now.is_empty() {
        return Err(SAYS_NOTHING.into());
    }
    if statement.get(LINES) != Some(Json::Array(now.clone())) {
        return Err(IS_OUTDATED.into());
    }
    if !now.iter().any(is_ready) {
        return Err(not_ready(&now).into());
    }
    Ok(())
}

fn sign(cx: &mut Cx<'_>, statement: Document) -> Result<Document> {
    let shown = Shown {
        document: &statement,
        purpose: "deductionStatements.sign",
        shown: json!({ "month": statement.get(MONTH), "employeeId": statement.get(EMPLOYEE).map(|Id(id)| id),
            "lines": statement.get(LINES) }),
        on_behalf_of: None,
    };
    let signer = office::sign(cx, &STATEMENT, &statement.need(EMPLOYEE)?, shown)?;
    let at = Instant(signer.at);
    freeze(cx, statement.with(SIGNER, json!(signer)), at)
}

/// A statement that is signed stands, by whoever did so.
fn freeze(cx: &mut Cx<'_>, signed: Document, at: Instant) -> Result<Document> {
    let by = user::caller(cx)?;
    let stands = signed.with(STATE, State::Signed).with(SIGNED_BY, by);
    cx.update(stands.with(SIGNED_AT, at))
}

/// What waits for whoever signs statements.
pub(super) static AWAITED: Awaited = Awaited {
    office: SIGN_BY,
    of: || &DEDUCTION_STATEMENTS,
    kinds: &[&STATEMENT],
    waiting,
};

fn waiting(cx: &Cx<'_>, statement: &Document) -> Result<Waiting> {
    let told: Json = statement.get(LINES).unwrap_or_default();
    let duration = |minutes: i64| {
        let [fr, ar] = hours_and_minutes(minutes);
        if cx.lang() == Lang::Ar { ar } else { fr }
    };
    let month = statement.need(MONTH)?;
    let mut text = vec![format!(
        "{month} · {}",
        duration(statement.get(MINUTES).unwrap_or_default())
    )];
    for line in told.as_array().into_iter().flatten().filter(|line| is_ready(line)) {
        let day = line["day"].as_str().unwrap_or_default();
        text.push(format!(
            "{day} · {}",
            duration(line["minutes"].as_i64().unwrap_or_default())
        ));
    }
    Ok(Waiting {
        kind: &STATEMENT,
        employee: statement.need(EMPLOYEE)?,
        paper: None,
        text: Some(text.join("\n")),
        days: [None, None],
    })
}

/// The refusal of a statement without a day that may be deducted: it names what is missing, each once.
fn not_ready(lines: &[Json]) -> Rejection {
    let lacked: Vec<Missing> = lines.iter().flat_map(missing_of).collect();
    let named = Missing::ALL.iter().filter(|one| lacked.contains(one));
    named.fold(Rejection::new(NOT_READY), |refusal, one| {
        refusal.label("missing", one.label())
    })
}

//! Until the deadline an applicant corrects or withdraws, with the card, the tracking number and a code by mail (decision 6).

use std::collections::BTreeSet;

use engine::input::{fields, may, need as needed};
use engine::{Act, BoxFuture, Cx, Engine, Input, Inputs, RequestContext, inputs};
use schema::{Argument, Document, FieldDef, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::apply::{as_house, handed_files, with_files};
use super::code::{CodePurpose, check, spend};
use super::file::{APPLICANT_FIELDS, check_conditions, check_documents, contested, with_data};
use super::identify::{Applicant, need_with_exam};
use super::owner_letter::{OwnerNews, tell_owner};
use super::proof::undecide;
use super::rules::{APPLICATIONS_CLOSED, EXAM_NOT_OPEN};
use super::state::{Mover, move_to};
use super::{
    BIRTH_DATE, CANDIDATES, CIN, CONTESTS, CandidateStatus, ELIMINATION_REASON, RECRUITMENT, STATUS, WITHDRAWN_AT,
    wording,
};
use crate::application_ticket::act::GUESTS;
use crate::application_ticket::rules::{TICKET_UNKNOWN, need_ticket};
use crate::application_ticket::{self, FILES};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::recruitment::{DEADLINE, ExamStatus, STATUS as EXAM_STATUS};

/// Corrects data and, under a ticket, documents, which take the place of the former ones.
pub(crate) const CORRECT: Act<ApplicationCorrection, CorrectedApplication> =
    Act::long("candidates.correct", wording::CORRECT, GUESTS, correct)
        .counting_guesses("CIN", &schema::CIN)
        .with_secrets();

/// Withdraws; one may apply again until the deadline.
pub(crate) const WITHDRAW: Act<ApplicationWithdrawal, WithdrawnApplication> =
    Act::long("candidates.withdraw", wording::WITHDRAW_ONESELF, GUESTS, withdraw)
        .counting_guesses("CIN", &schema::CIN)
        .with_secrets();

/// An application that was corrected.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CorrectedApplication {
    corrected_at: String,
}

/// An application that was withdrawn.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WithdrawnApplication {
    withdrawn_at: String,
}

inputs! {
    /// An application that is withdrawn.
    pub(crate) struct ApplicationWithdrawal {
        /// The code of the mail.
        code: String = need("code"),
        ..who: Applicant,
    }
}

/// What is corrected of an application.
#[derive(Clone)]
pub(crate) struct ApplicationCorrection {
    who: Applicant,
    code: String,
    ticket: Option<String>,
    data: Map<String, Json>,
}

/// What may be corrected: the card stays, by which the application is known.
fn corrigible() -> Vec<FieldDef> {
    let stays = [CIN.def.name, RECRUITMENT.def.name];
    APPLICANT_FIELDS
        .into_iter()
        .filter(|field| !stays.contains(&field.name))
        .collect()
}

impl Inputs for ApplicationCorrection {
    fn arguments() -> Vec<Argument> {
        let mut all = Applicant::arguments();
        all.push(needed::<String>("code").argument("The code of the mail."));
        all.push(may::<String>("ticket").argument("A ticket under which other documents came."));
        all.extend(fields(&CANDIDATES, &corrigible()));
        all
    }

    fn read(input: &mut Input) -> Result<Self> {
        Ok(ApplicationCorrection {
            who: Applicant::read(input)?,
            code: needed("code").read(input)?,
            ticket: may("ticket").read(input)?,
            data: input.values(&corrigible()),
        })
    }
}

fn correct(engine: Engine, ctx: RequestContext, correction: ApplicationCorrection) -> BoxFuture<CorrectedApplication> {
    Box::pin(async move {
        let house = as_house(&ctx);
        let purpose = CodePurpose::Correct;
        check(&engine, &house, &correction.who, purpose, &correction.code).await?;
        let write = move |cx: &mut Cx<'_>| write_correction(cx, &correction);
        engine.transact(&house, "candidates.correct", write).await
    })
}

fn write_correction(cx: &mut Cx<'_>, correction: &ApplicationCorrection) -> Result<CorrectedApplication> {
    let (candidate, exam) = open_to_changes(cx, &correction.who)?;
    spend(cx, &candidate, CodePurpose::Correct, &correction.code)?;
    let ticket = match &correction.ticket {
        Some(ticket) => Some(need_ticket(cx, &accounts::digest(ticket))?),
        None => None,
    };
    let is_of_exam = |ticket: &Document| {
        ticket.get(application_ticket::RECRUITMENT) == candidate.get(RECRUITMENT)
            && ticket.get(application_ticket::CANDIDATE).is_none()
    };
    if !ticket.as_ref().is_none_or(is_of_exam) {
        return Err(TICKET_UNKNOWN.into());
    }
    let files = ticket.as_ref().map(handed_files).transpose()?.unwrap_or_default();
    let mut row = with_data(cx, candidate.clone(), &correction.data)?;
    check_conditions(cx, &exam, &row)?;
    let mut handed: BTreeSet<String> = files.keys().cloned().collect();
    handed.extend(
        former_files(cx, &candidate.id)?
            .iter()
            .filter_map(|one| Some(one.get(candidate_file::DOCUMENT)?.0)),
    );
    check_documents(cx, &exam.id, &row, &handed)?;
    if row.get(BIRTH_DATE) != candidate.get(BIRTH_DATE) {
        row.set_or_clear(CONTESTS, contested(cx, &row)?);
    }
    replace_files(cx, &candidate.id, files.keys())?;
    let row = with_files(cx, row, &files)?;
    let row = back_to_the_queue(cx, row)?;
    tell_owner(cx, &candidate, &row, OwnerNews::Corrected)?;
    if let Some(ticket) = ticket {
        let mut spent = ticket.with(application_ticket::CANDIDATE, Id(candidate.id.clone()));
        spent.clear(FILES);
        cx.update(spent)?;
    }
    Ok(CorrectedApplication {
        corrected_at: schema::wire_instant(cx.now()),
    })
}

/// What stands of a candidate's documents.
pub(crate) fn former_files(cx: &Cx<'_>, candidate: &str) -> Result<Vec<Document>> {
    let standing = [
        candidate_file::CANDIDATE.eq(candidate),
        candidate_file::REPLACED_AT.is_null(),
    ];
    cx.all(&CANDIDATE_FILES, standing)
}

/// Notes that others take the place of the files for these documents.
pub(crate) fn replace_files<'d>(
    cx: &mut Cx<'_>,
    candidate: &str,
    documents: impl Iterator<Item = &'d String>,
) -> Result<()> {
    let documents: Vec<&String> = documents.collect();
    let now = cx.moment();
    for former in former_files(cx, candidate)? {
        let is_replaced = former
            .get(candidate_file::DOCUMENT)
            .is_some_and(|id| documents.contains(&&id.0));
        if is_replaced {
            cx.update(former.with(candidate_file::REPLACED_AT, now))?;
        }
    }
    Ok(())
}

/// A file that was corrected is looked at again.
pub(crate) fn back_to_the_queue(cx: &mut Cx<'_>, row: Document) -> Result<Document> {
    let mut row = row;
    undecide(&mut row);
    match row.get(STATUS) {
        Some(CandidateStatus::Validated | CandidateStatus::EliminatedPreWritten) => {
            row.clear(ELIMINATION_REASON);
            move_to(cx, row, CandidateStatus::Submitted, Mover::Review)
        }
        _ => cx.update(row),
    }
}

/// The application and its exam, while it may be changed: until the deadline, by the transaction's clock.
fn open_to_changes(cx: &Cx<'_>, who: &Applicant) -> Result<(Document, Document)> {
    let (candidate, exam) = need_with_exam(cx, &who.card, &who.number)?;
    let deadline = exam.need(DEADLINE)?;
    if cx.now() >= deadline.0 {
        return Err(APPLICATIONS_CLOSED.rejection().moment("until", deadline).into());
    }
    if exam.get(EXAM_STATUS) != Some(ExamStatus::Open) || candidate.get(STATUS) == Some(CandidateStatus::Withdrawn) {
        return Err(EXAM_NOT_OPEN.into());
    }
    Ok((candidate, exam))
}

fn withdraw(engine: Engine, ctx: RequestContext, withdrawal: ApplicationWithdrawal) -> BoxFuture<WithdrawnApplication> {
    Box::pin(async move {
        let house = as_house(&ctx);
        let purpose = CodePurpose::Correct;
        check(&engine, &house, &withdrawal.who, purpose, &withdrawal.code).await?;
        let write = move |cx: &mut Cx<'_>| {
            let (candidate, _) = open_to_changes(cx, &withdrawal.who)?;
            spend(cx, &candidate, purpose, &withdrawal.code)?;
            let now = cx.moment();
            let gone = move_to(
                cx,
                candidate.with(WITHDRAWN_AT, now),
                CandidateStatus::Withdrawn,
                Mover::Applicant,
            )?;
            tell_owner(cx, &gone, &gone, OwnerNews::Withdrawn)?;
            Ok(WithdrawnApplication {
                withdrawn_at: schema::wire_instant(cx.now()),
            })
        };
        engine.transact(&house, "candidates.withdraw", write).await
    })
}

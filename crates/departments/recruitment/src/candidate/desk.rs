//! What the secretariat writes for somebody: an application on paper, and corrections of who has no mail (decision 37).

use std::collections::BTreeMap;

use engine::input::{fields, may};
use engine::{Act, Allowed, BoxFuture, Cx, Engine, Input, Inputs, RequestContext, Subject, Turn, inputs};
use jiff::civil::{Date as Day, Time};
use schema::{Argument, Date, Document, Id, Result, error_codes, expected};
use serde_json::{Map, Value as Json, json};

use super::correct::{back_to_the_queue, replace_files};
use super::file::{APPLICANT_FIELDS, NAMED_FILES, check_conditions, contested, with_data};
use super::oneself::OF_ANOTHER;
use super::owner_letter::{OwnerNews, tell_contested, tell_owner};
use super::review::decide::{UNPUBLISHED, check_unpublished};
use super::state::{Mover, check_step, move_to, of_state};
use super::{
    AMENDED_BECAUSE, ApplicationSource, CANDIDATES, CONTESTS, CandidateRow, CandidateStatus, LANG, PHOTO_HASH,
    RECEIVED_ON, RECEIVED_TIME, RECRUITMENT, SOURCE, SUBMITTED_AT, TRACKING_HASH, WITHDRAWAL_RECEIVED_ON, WITHDRAWN_AT,
    tracking_number, wording,
};
use crate::candidate_file::judge::{ApplicationFile, Demand, FileFacts, PHOTO_CODE};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::exam_document::{self, CODE, EXAM_DOCUMENTS};
use crate::permission::SECRETARIAT;
use crate::recruitment::{DEADLINE, ExamStatus, RECRUITMENTS, STATUS};

error_codes! {
    RECEIVED_LATE = "application_received_late", conflict => "تم تسلم هذا الملف بعد انتهاء الأجل ({until})", "Ce dossier a été reçu après la date limite ({until})", "This file was received after the deadline ({until})";
    HOUR_NEEDED = "application_received_hour", invalid => "هذا آخر يوم للإيداع ({until}): المرجو بيان ساعة التسلم", "C’est le dernier jour ({until})\u{a0}: indiquez l’heure de réception", "This is the last day ({until}): give the hour of receipt";
    REASON_NEEDED = "application_amendment_reason", invalid => "المرجو بيان سبب تصحيح الطلب", "Indiquez le motif de la rectification", "Say why the application is corrected";
    RECEIVED_IN_FUTURE = "application_received_in_future", invalid => "لا يمكن أن يكون تاريخ التسلم في المستقبل", "La date de réception est dans l’avenir", "The day of receipt lies in the future";
}

/// Enters an application on paper, with files that were sent to the bucket `applications`.
pub(crate) const ENTER: Act<DeskFile, CandidateRow> = Act::long(
    "candidates.enter",
    wording::ENTER,
    Allowed::Holders(&[SECRETARIAT]),
    enter,
);
/// Corrects an application at the desk, until the provisional list.
pub(crate) const AMEND: Act<DeskFile, CandidateRow> = Act::long_on(
    "candidates.amend",
    wording::AMEND,
    TO_AMEND,
    Allowed::Holders(&[SECRETARIAT]),
    amend,
);

/// Who withdraws on paper, until the oral.
pub(crate) const WITHDRAW: Act<PaperWithdrawal> = Act::on(
    "candidates.withdrawAtDesk",
    wording::WITHDRAW,
    TO_WITHDRAW,
    Allowed::Holders(&[SECRETARIAT]),
    withdraw_at_desk,
);

const TO_AMEND: Subject = Subject::new(
    || &CANDIDATES,
    &[OF_ANOTHER, UNPUBLISHED, of_state(goes_back_to_the_queue)],
);
const TO_WITHDRAW: Subject = Subject::new(
    || &CANDIDATES,
    &[of_state(|_, candidate| {
        check_step(candidate, CandidateStatus::Withdrawn, Mover::Applicant)
    })],
);

inputs! {
    /// A withdrawal that was handed in.
    pub(crate) struct PaperWithdrawal {
        /// The day on which the paper came.
        received: Date = need_field("receivedOn", &CANDIDATES, &WITHDRAWAL_RECEIVED_ON),
        /// What it says.
        reason: Option<String> = may("reason"),
    }
}

fn withdraw_at_desk(cx: &mut Cx<'_>, candidate: Document, given: &PaperWithdrawal) -> Result<Document> {
    if given.received.0 > cx.today() {
        return Err(RECEIVED_IN_FUTURE.rejection().field("receivedOn").into());
    }
    let mut row = candidate
        .with(WITHDRAWN_AT, cx.moment())
        .with(WITHDRAWAL_RECEIVED_ON, given.received);
    row.set_or_clear(AMENDED_BECAUSE, given.reason.clone());
    let gone = move_to(cx, row, CandidateStatus::Withdrawn, Mover::Applicant)?;
    tell_owner(cx, &gone, &gone, OwnerNews::Withdrawn)?;
    Ok(gone)
}

/// Refuses what is not looked at again once it was corrected: whoever has withdrawn, or was summoned.
fn goes_back_to_the_queue(_: &Cx<'_>, candidate: &Document) -> Result<()> {
    if candidate.get(super::STATUS) == Some(CandidateStatus::Submitted) {
        return Ok(());
    }
    check_step(candidate, CandidateStatus::Submitted, Mover::Review)
}

/// A file as the desk writes it.
#[derive(Clone)]
pub(crate) struct DeskFile {
    id: Option<Id>,
    received: Option<Day>,
    /// The hour of the receipt, which the last day asks for.
    received_time: Option<String>,
    reason: Option<String>,
    data: Map<String, Json>,
    /// Ids of files by those of the required documents.
    files: BTreeMap<String, String>,
}

impl Inputs for DeskFile {
    fn arguments() -> Vec<Argument> {
        let mut all = vec![
            may::<Id>("id").argument("The candidate that is corrected."),
            may::<Day>("receivedOn").argument("The day on which the paper file came."),
            may::<String>("receivedTime").argument("The hour at which it came, HH:MM; asked for of the last day."),
            may::<String>("reason").argument("Why an application is corrected."),
            may::<BTreeMap<String, String>>("files").argument("Files, by the ids of the required documents."),
        ];
        all.extend(fields(&CANDIDATES, &APPLICANT_FIELDS));
        all
    }

    fn read(input: &mut Input) -> Result<Self> {
        Ok(DeskFile {
            id: may("id").read(input)?,
            received: may("receivedOn").read(input)?,
            received_time: may("receivedTime").read(input)?,
            reason: may("reason").read(input)?,
            files: may("files").read(input)?.unwrap_or_default(),
            data: input.values(&APPLICANT_FIELDS),
        })
    }
}

/// A file that was looked at: the required document, its id, the hash of its content, what was found.
type Inspected = (Document, String, String, FileFacts);

fn enter(engine: Engine, ctx: RequestContext, given: DeskFile) -> BoxFuture<CandidateRow> {
    Box::pin(async move {
        let files = inspect(&engine, &ctx, &given).await?;
        let write = move |cx: &mut Cx<'_>| {
            let row = write_entry(cx, &given, &files)?;
            cx.answer(row).map(CandidateRow)
        };
        engine.transact(&ctx, "candidates.enter", write).await
    })
}

fn amend(turn: Turn, given: DeskFile) -> BoxFuture<CandidateRow> {
    Box::pin(async move {
        let files = inspect(&turn.engine, &turn.ctx, &given).await?;
        let id = given.id.clone().ok_or_else(|| engine::input::missing_argument("id"))?;
        let write = move |cx: &mut Cx<'_>, candidate| {
            let row = write_amendment(cx, candidate, &given, &files)?;
            cx.answer(row).map(CandidateRow)
        };
        turn.write(&id, write).await
    })
}

/// Looks at each file that the caller may read, as applicants' are looked at.
async fn inspect(engine: &Engine, ctx: &RequestContext, given: &DeskFile) -> Result<Vec<Inspected>> {
    let mut files = Vec::new();
    for (document, file) in &given.files {
        engine
            .file(ctx, engine.bucket(platform::bucket::APPLICATIONS)?, file)
            .await?;
        let id = document.clone();
        let wanted = engine.read(move |cx| cx.need(&EXAM_DOCUMENTS, &id)).await?;
        let demand = Demand::of(&wanted);
        let (hash, facts) = engine.inspect_file::<ApplicationFile>(file, demand).await?;
        files.push((wanted, file.clone(), hash, facts));
    }
    Ok(files)
}

fn write_entry(cx: &mut Cx<'_>, given: &DeskFile, files: &[Inspected]) -> Result<Document> {
    let exam = given
        .data
        .get(RECRUITMENT.def.name)
        .and_then(Json::as_str)
        .unwrap_or_default();
    let exam = cx
        .get(&RECRUITMENTS, exam)?
        .ok_or_else(|| engine::input::missing_argument("recruitmentId"))?;
    check_received(cx, &exam, given)?;
    let mut row = Document::new(&CANDIDATES);
    row.id = cx.new_id();
    let mut row = with_data(cx, row, &given.data)?;
    check_conditions(cx, &exam, &row)?;
    row.set_or_clear(CONTESTS, contested(cx, &row)?);
    let number = tracking_number::of(cx, &row.id)?;
    row.set(TRACKING_HASH, tracking_number::hash(cx, &number)?);
    row.set(SOURCE, ApplicationSource::Desk);
    row.set(LANG, cx.lang().code().to_owned());
    row.set(SUBMITTED_AT, cx.moment());
    row.set_or_clear(RECEIVED_ON, given.received.map(Date));
    row.set_or_clear(RECEIVED_TIME, given.received_time.clone());
    let made = with_desk_files(cx, row, files)?;
    tell_contested(cx, &made)?;
    Ok(made)
}

/// By the day that the desk says: not after the deadline, not tomorrow, and not once a list is public.
fn check_received(cx: &Cx<'_>, exam: &Document, given: &DeskFile) -> Result<()> {
    let received = given
        .received
        .ok_or_else(|| engine::input::missing_argument("receivedOn"))?;
    if received > cx.today() {
        return Err(RECEIVED_IN_FUTURE.rejection().field(RECEIVED_ON.def.name).into());
    }
    let deadline = exam.need(DEADLINE)?;
    let hour = read_hour(given)?;
    let is_last_day = received == schema::day_in_morocco(deadline.0);
    if is_last_day && hour.is_none() {
        return Err(HOUR_NEEDED
            .rejection()
            .field("receivedTime")
            .moment("until", deadline)
            .into());
    }
    let is_late = hour.is_some_and(|hour| schema::instant_in_morocco(received.to_datetime(hour)) > deadline.0);
    if is_late || received > schema::day_in_morocco(deadline.0) {
        return Err(RECEIVED_LATE
            .rejection()
            .field(RECEIVED_ON.def.name)
            .moment("until", deadline)
            .into());
    }
    let is_taken = matches!(exam.get(STATUS), Some(ExamStatus::Open | ExamStatus::Closed));
    if !is_taken {
        return Err(super::rules::EXAM_NOT_OPEN.into());
    }
    check_unpublished(cx, &Id(exam.id.clone()))
}

fn read_hour(given: &DeskFile) -> Result<Option<Time>> {
    let read = |text: &String| {
        let wrong = || schema::Rejection::argument("receivedTime", expected::NOT_EMPTY).field("receivedTime");
        text.parse().map_err(|_| schema::Error::from(wrong()))
    };
    given.received_time.as_ref().map(read).transpose()
}

fn write_amendment(cx: &mut Cx<'_>, candidate: Document, given: &DeskFile, files: &[Inspected]) -> Result<Document> {
    let exam = cx.need(&RECRUITMENTS, candidate.need(RECRUITMENT)?.as_str())?;
    let reason = given
        .reason
        .clone()
        .filter(|reason| reason.contains(char::is_alphanumeric));
    let reason = reason.ok_or_else(|| REASON_NEEDED.rejection().field("reason"))?;
    let mut data = given.data.clone();
    data.remove(RECRUITMENT.def.name);
    let mut row = with_data(cx, candidate.clone(), &data)?;
    check_conditions(cx, &exam, &row)?;
    row.set_or_clear(CONTESTS, contested(cx, &row)?);
    row.set(AMENDED_BECAUSE, reason);
    let documents: Vec<String> = files.iter().map(|(document, ..)| document.id.clone()).collect();
    replace_files(cx, &row.id, documents.iter())?;
    let row = with_desk_files(cx, row, files)?;
    let row = back_to_the_queue(cx, row)?;
    tell_owner(cx, &candidate, &row, OwnerNews::CorrectedAtDesk)?;
    Ok(row)
}

/// Writes the candidate with the files of the desk.
fn with_desk_files(cx: &mut Cx<'_>, row: Document, files: &[Inspected]) -> Result<Document> {
    let mut row = row;
    let exam = row.need(RECRUITMENT)?;
    let mut rows = Vec::new();
    for (document, file, hash, facts) in files {
        if document.get(exam_document::RECRUITMENT) != Some(exam.clone()) {
            return Err(schema::Rejection::argument("files", expected::NOT_EMPTY)
                .field("files")
                .into());
        }
        let code = document.get(CODE).unwrap_or_default();
        if let Some((_, field)) = NAMED_FILES.iter().find(|(named, _)| *named == code) {
            row.set(*field, Id(file.clone()));
        }
        if code == PHOTO_CODE {
            row.set(PHOTO_HASH, hash.clone());
        }
        rows.push(
            Document::new(&CANDIDATE_FILES)
                .with(candidate_file::CANDIDATE, Id(row.id.clone()))
                .with(candidate_file::DOCUMENT, Id(document.id.clone()))
                .with(candidate_file::FILE, Id(file.clone()))
                .with(candidate_file::HASH, hash.clone())
                .with(candidate_file::FACTS, json!(facts)),
        );
    }
    let made = match cx.get(&CANDIDATES, &row.id)? {
        Some(_) => cx.update(row)?,
        None => cx.create(row)?,
    };
    for row in rows {
        cx.create(row)?;
    }
    Ok(made)
}

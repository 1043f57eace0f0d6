//! An application is handed in: the ticket's files become files of the candidate, in the transaction that makes them.

use std::collections::BTreeMap;

use engine::files::Deposit;
use engine::input::{fields, may};
use engine::{Act, Allowed, BoxFuture, Cx, Engine, Input, Inputs, RequestContext, Rights, Upload, input};
use platform::bucket::APPLICATIONS;
use platform::public_follow::work::MetWork;
use schema::{Argument, Document, Id, Instant, Result, Tone};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::file::{
    APPLICANT_FIELDS, NAMED_FILES, check_conditions, check_contested, check_documents, contested, with_data,
};
use super::identify::AppliedExam;
use super::owner_letter::tell_contested;
use super::rules::{APPLICATIONS_CLOSED, EXAM_NOT_OPEN};
use super::{
    CANDIDATES, CONTESTS, FINDINGS, LANG, PHOTO_HASH, RECEIVED_ON, RECRUITMENT, SUBMITTED_AT, TRACKING_HASH,
    tracking_number,
};
use super::{contact, letter, wording};
use crate::application_ticket::act::{LATELY, NewTicket, open_ticket};
use crate::application_ticket::attach::attach_whole;
use crate::application_ticket::pieces::TicketFiles;
use crate::application_ticket::rules::{DAY, GRACE, PROOF_WANTED, need_ticket};
use crate::application_ticket::{self, BEGUN_AT, FILES};
use crate::candidate_file::judge::{FileFacts, PHOTO_CODE};
use crate::candidate_file::{self, CANDIDATE_FILES};
use crate::exam_document::{self, CODE, EXAM_DOCUMENTS};
use crate::recruitment::{DEADLINE, ExamStatus, RECRUITMENTS, STATUS};

/// The documents of a file and the words of its form, in bytes.
const MOST_BODY: usize = (25 << 20) + (64 << 10);
/// All in one, with the words of the form around it.
const APPLYING: Allowed = Allowed::Guests { body_limit: MOST_BODY };

/// The same ticket twice is the same application, answered from its row. Without a ticket, a form with `recruitmentId` and a file for
/// each document, named by its code or id.
pub(crate) const APPLY: Act<Application, ReceivedApplication> =
    Act::long("candidates.apply", wording::APPLY, APPLYING, apply).with_secrets();

/// What the applicant hears: alike for one who contests another's application and one who does not.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReceivedApplication {
    /// The secret by which it is followed, in groups.
    tracking_number: String,
    received_at: String,
    deadline: String,
    /// Whether it came after the deadline, before which it had begun.
    late: bool,
    exam: AppliedExam,
}

/// What is handed in.
pub(crate) struct Application {
    ticket: Option<String>,
    exam: Option<Id>,
    /// The challenge that was met, with what meets it, while work is asked for.
    met: Option<MetWork>,
    /// The code that proves its address, where one is asked for.
    code: Option<String>,
    data: Map<String, Json>,
    /// By the names of their parts: a code or an id of a document.
    files: Vec<(String, Vec<u8>)>,
}

impl Inputs for Application {
    fn arguments() -> Vec<Argument> {
        let mut all = vec![
            may::<String>("ticket").argument("The ticket under which the documents came."),
            may::<String>("challenge")
                .argument("All in one, while work is asked for: the challenge of `candidates.begin`."),
            may::<String>("answer").argument("What meets the challenge."),
            may::<String>("code").argument("The code of `candidates.contactCode`, when one is asked for."),
        ];
        all.extend(fields(&CANDIDATES, &APPLICANT_FIELDS));
        all
    }

    fn read(given: &mut Input) -> Result<Self> {
        let exam = may::<Id>("recruitmentId").read(given)?;
        let mut data = given.values(&APPLICANT_FIELDS);
        data.remove(RECRUITMENT.def.name);
        // A form has texts alone, and an empty one says nothing.
        data.retain(|_, value| value != "");
        Ok(Application {
            ticket: may("ticket").read(given)?,
            exam,
            met: MetWork::of(may("challenge").read(given)?, may("answer").read(given)?),
            code: may("code").read(given)?,
            data,
            files: bytes_of(std::mem::take(&mut given.files))?,
        })
    }
}

fn bytes_of(files: Vec<Upload>) -> Result<Vec<(String, Vec<u8>)>> {
    files
        .into_iter()
        .map(|file| Ok((file.field.clone(), file.into_bytes()?)))
        .collect()
}

/// As the house: who applies has no rights, and makes what no guest makes.
pub(crate) fn as_house(ctx: &RequestContext) -> RequestContext {
    RequestContext {
        rights: Rights::whole("applicant").into(),
        idempotency_key: None,
        ..ctx.clone()
    }
}

fn apply(engine: Engine, ctx: RequestContext, application: Application) -> BoxFuture<ReceivedApplication> {
    Box::pin(async move {
        let hash = match &application.ticket {
            Some(ticket) => accounts::digest(ticket),
            None => all_in_one(&engine, &ctx, application.exam, application.met, application.files).await?,
        };
        let (data, code) = (application.data, application.code);
        if let Some(code) = &code {
            contact::count_wrong_code(&engine, &as_house(&ctx), &hash, &data, code).await?;
        }
        let hand_in = move |cx: &mut Cx<'_>| hand_in(cx, &hash, &data, code.as_deref());
        engine.transact(&as_house(&ctx), "candidates.apply", hand_in).await
    })
}

/// Brings the files of a form under a ticket of its own.
async fn all_in_one(
    engine: &Engine,
    ctx: &RequestContext,
    exam: Option<Id>,
    met: Option<MetWork>,
    files: Vec<(String, Vec<u8>)>,
) -> Result<String> {
    let exam = exam.ok_or_else(|| input::missing_argument("ticket"))?;
    let begun = NewTicket::at_once(exam.clone(), met);
    let hash = begun.hash();
    let opened = engine
        .transact(ctx, "begin an application", move |cx| open_ticket(cx, &begun))
        .await?;
    // While work is asked for, only who begins with it is served.
    opened.map_err(|_| PROOF_WANTED.rejection().arg("seconds", LATELY.as_secs()))?;
    let documents = engine
        .read(move |cx| cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(exam)]))
        .await?;
    for (name, content) in files {
        let is_meant = |one: &&Document| one.id == name || one.get(CODE).as_ref() == Some(&name);
        let Some(document) = documents.iter().find(is_meant) else {
            continue;
        };
        attach_whole(engine, ctx, &hash, Id(document.id.clone()), content).await?;
    }
    Ok(hash)
}

/// Makes the candidate of a ticket, or finds the one that it made.
fn hand_in(cx: &mut Cx<'_>, hash: &str, data: &Map<String, Json>, code: Option<&str>) -> Result<ReceivedApplication> {
    let ticket = need_ticket(cx, hash)?;
    if let Some(known) = ticket.get(application_ticket::CANDIDATE) {
        let known = cx.need(&CANDIDATES, known.as_str())?;
        return answer(cx, &known);
    }
    let exam = cx.need(&RECRUITMENTS, ticket.need(application_ticket::RECRUITMENT)?.as_str())?;
    check_time(cx, &exam, &ticket)?;
    let mut row = Document::new(&CANDIDATES).with(RECRUITMENT, Id(exam.id.clone()));
    row.id = cx.new_id();
    let mut row = with_data(cx, row, data)?;
    check_conditions(cx, &exam, &row)?;
    let files = handed_files(&ticket)?;
    check_documents(cx, &exam.id, &row, &files.keys().cloned().collect())?;
    // What follows depends on what others did: whoever hears of it has sent all that is asked for.
    contact::check_address(cx, &ticket, &row, code)?;
    if let Some(first) = contested(cx, &row)? {
        check_contested(cx, &row)?;
        row.set(CONTESTS, first);
    }
    let number = tracking_number::of(cx, &row.id)?;
    row.set(TRACKING_HASH, tracking_number::hash(cx, &number)?);
    row.set(LANG, cx.lang().code().to_owned());
    row.set(SUBMITTED_AT, cx.moment());
    row.set(RECEIVED_ON, schema::Date(cx.today()));
    let made = with_files(cx, row, &files)?;
    let mut spent = ticket
        .with(application_ticket::CANDIDATE, Id(made.id.clone()))
        .with(application_ticket::EXPIRES_AT, Instant(cx.now() + DAY));
    spent.clear(FILES);
    cx.update(spent)?;
    letter::send_receipt(cx, &made)?;
    tell_contested(cx, &made)?;
    answer(cx, &made)
}

/// By the transaction's clock: what began before the deadline is taken a little after it.
fn check_time(cx: &Cx<'_>, exam: &Document, ticket: &Document) -> Result<()> {
    let (deadline, begun) = (exam.need(DEADLINE)?, ticket.need(BEGUN_AT)?);
    if begun >= deadline || cx.now() > deadline.0 + GRACE {
        return Err(APPLICATIONS_CLOSED.rejection().moment("until", deadline).into());
    }
    let is_taken = match exam.get(STATUS) {
        Some(ExamStatus::Open) => true,
        // Closed by the clock while it was on its way.
        Some(ExamStatus::Closed) => cx.now() >= deadline.0,
        _ => false,
    };
    if is_taken { Ok(()) } else { Err(EXAM_NOT_OPEN.into()) }
}

/// The files of a ticket that were judged, by their documents.
pub(crate) fn handed_files(ticket: &Document) -> Result<BTreeMap<String, (Deposit, FileFacts)>> {
    let files = TicketFiles::of(ticket)?.0.into_iter();
    Ok(files
        .filter_map(|file| Some((file.document, (file.deposit?, file.facts))))
        .collect())
}

/// Writes a candidate with these files: each a file of the bucket under no name of the applicant's (decision 55).
pub(crate) fn with_files(
    cx: &mut Cx<'_>,
    row: Document,
    files: &BTreeMap<String, (Deposit, FileFacts)>,
) -> Result<Document> {
    let mut row = row;
    let mut rows = Vec::new();
    for (document, (deposit, facts)) in files {
        let Some(wanted) = cx.get(&EXAM_DOCUMENTS, document)? else {
            continue;
        };
        let code = wanted.get(CODE).unwrap_or_default();
        let file = cx.take_over_deposit(APPLICATIONS, &file_name(&code, &deposit.mime), deposit)?;
        if let Some((_, field)) = NAMED_FILES.iter().find(|(named, _)| *named == code) {
            row.set(*field, file.clone());
        }
        if code == PHOTO_CODE {
            row.set(PHOTO_HASH, deposit.sha256.clone());
        }
        let facts = serde_json::to_value(facts).map_err(|error| schema::Error::fault("writing findings", error))?;
        rows.push(
            Document::new(&CANDIDATE_FILES)
                .with(candidate_file::CANDIDATE, Id(row.id.clone()))
                .with(candidate_file::DOCUMENT, Id(document.clone()))
                .with(candidate_file::FILE, file)
                .with(candidate_file::HASH, deposit.sha256.clone())
                .with(candidate_file::FACTS, facts),
        );
    }
    row.set(FINDINGS, findings_of(&row, files));
    let made = match cx.get(&CANDIDATES, &row.id)? {
        Some(_) => cx.update(row)?,
        None => cx.create(row)?,
    };
    for row in rows {
        cx.create(row)?;
    }
    Ok(made)
}

/// What is known when it comes, for lists; staff see everything that is so when they look.
fn findings_of(row: &Document, files: &BTreeMap<String, (Deposit, FileFacts)>) -> Json {
    let of_file = |(document, (_, facts)): (&String, &(Deposit, FileFacts))| {
        let one = |code: &str| json!({"code": code, "tone": Tone::Warn.wire(), "documentId": document});
        facts.codes().into_iter().map(one).collect::<Vec<_>>()
    };
    let mut all: Vec<Json> = files.iter().flat_map(of_file).collect();
    if row.get(CONTESTS).is_some() {
        all.push(json!({"code": "contested", "tone": Tone::Bad.wire()}));
    }
    Json::Array(all)
}

/// What a file is called: nothing of what its sender wrote.
fn file_name(code: &str, mime: &str) -> String {
    let name = if code.is_empty() { "document" } else { code };
    let ending = match mime {
        "application/pdf" => "pdf",
        "image/jpeg" => "jpg",
        _ => "png",
    };
    format!("{name}.{ending}")
}

fn answer(cx: &Cx<'_>, candidate: &Document) -> Result<ReceivedApplication> {
    let exam = cx.need(&RECRUITMENTS, candidate.need(RECRUITMENT)?.as_str())?;
    let (deadline, received) = (exam.need(DEADLINE)?, candidate.need(SUBMITTED_AT)?);
    let number = tracking_number::of(cx, &candidate.id)?;
    Ok(ReceivedApplication {
        tracking_number: tracking_number::grouped(&number),
        received_at: schema::wire_instant(received.0),
        deadline: schema::wire_instant(deadline.0),
        late: received > deadline,
        exam: AppliedExam::of(&exam),
    })
}

//! Files come under a ticket, a piece at a time: kept aside, judged once all of them are there, served to nobody.

use engine::files::{Bucket, Deposit};
use engine::input::{file, may, missing_argument, need};
use engine::{Action, ActionFuture, Allowed, Cx, Engine, Input, Inputs, RequestContext};
use platform::bucket::APPLICATIONS;
use schema::{Argument, Document, Id, Result, error_codes};
use serde_json::Value as Json;

use super::RECRUITMENT;
use super::pieces::{PIECE, TicketFiles, check_place};
use super::rules::{check_room, need_ticket};
use crate::candidate_file::judge::{Demand, FileFacts, NOT_A_PDF, NOT_AN_IMAGE};
use crate::exam_document::{DocumentContent, EXAM_DOCUMENTS, RECRUITMENT as EXAM};

/// A piece, and the words of the form around it.
const ATTACHING: Allowed = Allowed::Guests {
    body_limit: (1 << 20) + (16 << 10),
};

/// `candidates.attach` → how far the file came, as `candidates.ticket` says it. A piece that comes twice is once; another
/// `uploadId` for the same document begins it anew.
pub(crate) const ATTACH: Action<Piece> = Action::long("candidates.attach", ATTACHING, attach).telling_secrets();

/// A piece of a file.
pub(crate) struct Piece {
    /// The hash of the ticket.
    hash: String,
    of: Upload,
    number: u64,
    content: Vec<u8>,
}

/// One sending of a file.
#[derive(Clone)]
struct Upload {
    document: Id,
    /// What tells it from another for the same document.
    key: String,
    size: u64,
}

impl Inputs for Piece {
    fn arguments() -> Vec<Argument> {
        vec![
            need::<String>("ticket").argument("The ticket, as beginning answered it."),
            need::<Id>("documentId").argument("The required document."),
            may::<String>("uploadId")
                .argument("What tells this sending of the file from another, chosen by the sender."),
            need::<u64>("size").argument("The size of the whole file, in bytes."),
            may::<u64>("number").argument("Which piece it is, from 0."),
            file("piece").argument("The piece."),
        ]
    }

    fn read(input: &mut Input) -> Result<Self> {
        let ticket = need::<String>("ticket").read(input)?;
        Ok(Piece {
            hash: accounts::digest(&ticket),
            of: Upload {
                document: need("documentId").read(input)?,
                key: may::<String>("uploadId").read(input)?.unwrap_or_default(),
                size: need("size").read(input)?,
            },
            number: may("number").read(input)?.unwrap_or(0),
            content: file("piece").read(input)?.into_bytes()?,
        })
    }
}

fn attach(engine: Engine, ctx: RequestContext, piece: Piece) -> ActionFuture {
    Box::pin(async move {
        check_place(piece.of.size, piece.number, piece.content.len() as u64)?;
        let (hash, of) = (piece.hash.clone(), piece.of.clone());
        let number = usize::try_from(piece.number).unwrap_or_default();
        let begun = engine
            .transact(&ctx, "begin a file", move |cx| begin_file(cx, &hash, &of, number))
            .await?;
        engine.erase_deposits(&begun.idle).await;
        if let Some(progress) = begun.had_come {
            return Ok(progress);
        }
        let key = engine.keep_piece(&begun.id, piece.content).await?;
        let (hash, of, named) = (piece.hash.clone(), piece.of.clone(), key.clone());
        let note = move |cx: &mut Cx<'_>| note_piece(cx, &hash, &of, number, &named);
        let noted = match engine.transact(&ctx, "a piece of an application", note).await {
            Ok(noted) => noted,
            Err(error) => {
                if !error.is(error_codes::UNKNOWN_OUTCOME) {
                    engine.erase_deposits(&[key]).await;
                }
                return Err(error);
            }
        };
        match noted {
            Noted::Waits(progress) => Ok(progress),
            Noted::Idle(progress) => {
                engine.erase_deposits(&[key]).await;
                Ok(progress)
            }
            Noted::All(keys) => complete(&engine, &ctx, piece.hash, piece.of, &begun, &keys).await,
        }
    })
}

/// A file that has begun.
struct FileBegun {
    id: String,
    demand: Demand,
    /// The keys of what it takes the place of.
    idle: Vec<String>,
    /// The piece was there already.
    had_come: Option<Json>,
}

/// What a piece did.
enum Noted {
    /// Others are missing.
    Waits(Json),
    /// Another of this place was faster.
    Idle(Json),
    /// All are there, under these keys.
    All(Vec<String>),
}

/// Finds the sending that goes on, or begins it.
fn begin_file(cx: &mut Cx<'_>, hash: &str, of: &Upload, number: usize) -> Result<FileBegun> {
    let ticket = need_ticket(cx, hash)?;
    let demand = demand_of(cx, &ticket, &of.document)?;
    let mut files = TicketFiles::of(&ticket)?;
    if let Some(known) = files
        .find(of.document.as_str(), &of.key)
        .filter(|known| known.size == of.size)
    {
        let is_there = known.deposit.is_some() || known.pieces.get(number).is_some_and(Option::is_some);
        // Pieces that are all there, and were not judged: whoever sends the last one again has it done.
        let had_come =
            (is_there && (known.deposit.is_some() || known.all_pieces().is_none())).then(|| known.progress());
        let id = known.id.clone();
        return Ok(FileBegun {
            id,
            demand,
            idle: Vec::new(),
            had_come,
        });
    }
    demand.check_size(of.size)?;
    check_room(cx, i64::try_from(of.size).unwrap_or(i64::MAX))?;
    let id = cx.new_id();
    let idle = files.begin(&of.document, &of.key, id.clone(), of.size)?;
    cx.update(files.write(ticket)?)?;
    Ok(FileBegun {
        id,
        demand,
        idle,
        had_come: None,
    })
}

/// What the exam of a ticket asks of that document.
pub(crate) fn demand_of(cx: &Cx<'_>, ticket: &Document, document: &Id) -> Result<Demand> {
    let wanted = cx.get(&EXAM_DOCUMENTS, document.as_str())?;
    let is_its = |wanted: &Document| wanted.get(EXAM) == ticket.get(RECRUITMENT);
    let wanted = wanted.filter(is_its).ok_or_else(|| missing_argument("documentId"))?;
    Ok(Demand::of(&wanted))
}

fn note_piece(cx: &mut Cx<'_>, hash: &str, of: &Upload, number: usize, key: &str) -> Result<Noted> {
    let ticket = need_ticket(cx, hash)?;
    let mut files = TicketFiles::of(&ticket)?;
    // Another sending may have taken its place meanwhile.
    let file = files
        .find(of.document.as_str(), &of.key)
        .ok_or(error_codes::FILE_NOT_FOUND)?;
    match file.pieces.get_mut(number) {
        Some(place @ None) => *place = Some(key.to_owned()),
        _ => {
            return Ok(match file.all_pieces().filter(|_| file.deposit.is_none()) {
                Some(keys) => Noted::All(keys),
                None => Noted::Idle(file.progress()),
            });
        }
    }
    let (progress, all) = (file.progress(), file.all_pieces());
    cx.update(files.write(ticket)?)?;
    Ok(all.map_or(Noted::Waits(progress), Noted::All))
}

/// Judges a file whose pieces have all come; one that is refused is forgotten, so that another may come.
async fn complete(
    engine: &Engine,
    ctx: &RequestContext,
    hash: String,
    of: Upload,
    begun: &FileBegun,
    keys: &[String],
) -> Result<Json> {
    let judging = async {
        let content = engine.pieces_of_deposit(keys).await?;
        judge(engine, &begun.id, begun.demand, content).await
    };
    let outcome = judging.await;
    let is_refused = outcome
        .as_ref()
        .is_err_and(|error| error.rejection().is_some_and(|one| one.kind.status < 500));
    let (deposit, refusal) = match outcome {
        Ok(judged) => (Some(judged), None),
        Err(error) if is_refused => (None, Some(error)),
        Err(error) => return Err(error),
    };
    let settle = move |cx: &mut Cx<'_>| settle_file(cx, &hash, &of, deposit.as_ref());
    let (progress, idle) = engine.transact(ctx, "a file of an application", settle).await?;
    engine.erase_deposits(&idle).await;
    match (refusal, progress) {
        (Some(refusal), Json::Null) => Err(refusal),
        (_, progress) => Ok(progress),
    }
}

/// Judges a content, and keeps it.
pub(crate) async fn judge(engine: &Engine, id: &str, demand: Demand, content: Vec<u8>) -> Result<(Deposit, FileFacts)> {
    let bucket: &'static Bucket = engine.bucket(APPLICATIONS)?;
    let judged = engine
        .keep_deposit(bucket, id, content, move |content| demand.judge(content))
        .await;
    judged.map_err(|error| match demand.kind {
        DocumentContent::Image if error.is(error_codes::FILE_TYPE) && !is_damaged(&error) => NOT_AN_IMAGE.into(),
        DocumentContent::Pdf if error.is(error_codes::FILE_TYPE) => NOT_A_PDF.into(),
        _ => error,
    })
}

/// A picture that is cut short is one all the same: the two refusals share their code.
fn is_damaged(error: &schema::Error) -> bool {
    error
        .rejection()
        .is_some_and(|refused| refused.kind == error_codes::FILE_DAMAGED)
}

/// Notes what was kept in the place of the pieces, or takes the file away; the keys that nobody needs any more.
fn settle_file(
    cx: &mut Cx<'_>,
    hash: &str,
    of: &Upload,
    judged: Option<&(Deposit, FileFacts)>,
) -> Result<(Json, Vec<String>)> {
    let kept = || judged.map(|(deposit, _)| deposit.keys().to_vec()).unwrap_or_default();
    let ticket = need_ticket(cx, hash)?;
    let mut files = TicketFiles::of(&ticket)?;
    // Somebody who sent the same piece at the same time may have been faster.
    if let Some(known) = files
        .find(of.document.as_str(), &of.key)
        .filter(|known| known.deposit.is_some())
    {
        return Ok((known.progress(), kept()));
    }
    let Some((deposit, facts)) = judged else {
        let idle = files.forget(of.document.as_str(), &of.key);
        cx.update(files.write(ticket)?)?;
        return Ok((Json::Null, idle));
    };
    let Some(file) = files.find(of.document.as_str(), &of.key) else {
        return Ok((Json::Null, kept()));
    };
    let idle = file.keys();
    file.pieces.clear();
    file.deposit = Some(deposit.clone());
    file.facts = *facts;
    let progress = file.progress();
    cx.update(files.write(ticket)?)?;
    Ok((progress, idle))
}

/// Keeps a whole file under a ticket at once, as forms bring it.
pub(crate) async fn attach_whole(
    engine: &Engine,
    ctx: &RequestContext,
    hash: &str,
    document: Id,
    content: Vec<u8>,
) -> Result<()> {
    let of = Upload {
        document,
        key: String::new(),
        size: content.len() as u64,
    };
    let (named, meant) = (hash.to_owned(), of.clone());
    let open = move |cx: &mut Cx<'_>| begin_file(cx, &named, &meant, usize::MAX);
    let begun = engine.transact(ctx, "begin a file", open).await?;
    let judged = judge(engine, &begun.id, begun.demand, content).await?;
    let hash = hash.to_owned();
    let settle = move |cx: &mut Cx<'_>| settle_file(cx, &hash, &of, Some(&judged));
    let (_, idle) = engine.transact(ctx, "a file of an application", settle).await?;
    engine.erase_deposits(&idle).await;
    Ok(())
}

/// The size of a piece fits a body of the action.
const _: () = assert!(PIECE <= 1 << 20, "a piece is no larger than what guests may send");

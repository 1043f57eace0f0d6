//! Files come under a ticket, a piece at a time: kept aside, judged once all of them are there, served to nobody.

use engine::files::{Bucket, Deposit};
use engine::input::{file, may, missing_argument, need};
use engine::{Act, Allowed, BoxFuture, Cx, Engine, Input, Inputs, RequestContext};
use platform::bucket::APPLICATIONS;
use platform::public_follow::work::MetWork;
use schema::{Argument, Document, Id, Result, error_codes};

use super::answer::{AskedWork, AttachedPiece, TicketFileProgress};
use super::pieces::{PIECE, TicketFiles, check_place};
use super::room::{check_room, work_for_piece};
use super::rules::need_ticket;
use super::{RECRUITMENT, wording};
use crate::candidate_file::judge::{ApplicationFile, Demand, FileFacts, NOT_A_PDF, NOT_AN_IMAGE};
use crate::exam_document::{DocumentContent, EXAM_DOCUMENTS, RECRUITMENT as EXAM};

/// A piece, and the words of the form around it.
const ATTACHING: Allowed = Allowed::Guests {
    body_limit: (1 << 20) + (16 << 10),
};

/// A piece that comes twice is once; another `uploadId` for the same document begins it anew. Past the share of a network work is
/// asked for: the page computes an answer and sends the piece with both.
pub(crate) const ATTACH: Act<Piece, AttachedPiece> =
    Act::long("candidates.attach", wording::ATTACH, ATTACHING, attach).with_secrets();

/// A piece of a file.
pub(crate) struct Piece {
    /// The hash of the ticket.
    hash: String,
    of: Upload,
    number: u64,
    met: Option<MetWork>,
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
            may::<String>("challenge").argument("The challenge that was met, when one was given."),
            may::<String>("answer").argument("What meets it."),
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
            met: MetWork::of(may("challenge").read(input)?, may("answer").read(input)?),
            content: file("piece").read(input)?.into_bytes()?,
        })
    }
}

fn attach(engine: Engine, ctx: RequestContext, piece: Piece) -> BoxFuture<AttachedPiece> {
    Box::pin(async move {
        let (of, content) = (piece.of, piece.content);
        check_place(of.size, piece.number, content.len() as u64)?;
        let number = usize::try_from(piece.number).unwrap_or_default();
        let (hash, about, met) = (piece.hash.clone(), of.clone(), piece.met);
        let look = engine
            .read(move |cx| {
                let look = look_at(cx, &hash, &about, number)?;
                if matches!(look.next, Next::HadCome(_)) {
                    return Ok(look);
                }
                let place = format!("{} {number}", about.document.as_str());
                let asked = work_for_piece(cx, &hash, &place, met.as_ref())?;
                Ok(Look {
                    next: asked.map_or(look.next, Next::Asks),
                    ..look
                })
            })
            .await?;
        let sending = Sending {
            hash: piece.hash,
            of,
            id: look.id,
            demand: look.demand,
        };
        let progress = match look.next {
            Next::Asks(asked) => return Ok(AttachedPiece::Asked(asked)),
            Next::HadCome(progress) => progress,
            Next::Completes(others) => {
                let content = content_around(&engine, others, number, content).await?;
                complete(&engine, &ctx, sending, content).await?
            }
            Next::Waits => keep(&engine, &ctx, sending, number, content).await?,
        };
        Ok(AttachedPiece::Progress(progress))
    })
}

/// Keeps a piece aside until the others have come.
async fn keep(
    engine: &Engine,
    ctx: &RequestContext,
    sending: Sending,
    number: usize,
    content: Vec<u8>,
) -> Result<TicketFileProgress> {
    let key = engine.keep_piece(&sending.id, content).await?;
    let (about, named) = (sending.clone(), key.clone());
    let note = move |cx: &mut Cx<'_>| note_piece(cx, &about, number, &named);
    match note_kept(engine, ctx, &[key], note).await? {
        Noted::Waits(progress) => Ok(progress),
        Noted::All(keys) => {
            let content = engine.pieces_of_deposit(&keys).await?;
            complete(engine, ctx, sending, content).await
        }
    }
}

/// Notes in a ticket what has been kept, and erases what nobody needs any more; what was kept goes where it is not noted.
async fn note_kept<T: Send + 'static>(
    engine: &Engine,
    ctx: &RequestContext,
    kept: &[String],
    note: impl FnMut(&mut Cx<'_>) -> Result<(T, Vec<String>)> + Send + 'static,
) -> Result<T> {
    match engine.transact(ctx, "a file of an application", note).await {
        Ok((noted, idle)) => {
            engine.erase_deposits(&idle).await;
            Ok(noted)
        }
        Err(error) => {
            if !error.is(error_codes::UNKNOWN_OUTCOME) {
                engine.erase_deposits(kept).await;
            }
            Err(error)
        }
    }
}

/// A sending under a ticket, with what is asked of it.
#[derive(Clone)]
struct Sending {
    /// The hash of the ticket.
    hash: String,
    of: Upload,
    /// The id that its file has, or will have if nobody begins it sooner.
    id: String,
    demand: Demand,
}

/// What a ticket says of a sending before a piece of it is kept.
struct Look {
    id: String,
    demand: Demand,
    next: Next,
}

/// What a piece does.
enum Next {
    /// Nothing: it was there already.
    HadCome(TicketFileProgress),
    /// Nothing, before work is done for it.
    Asks(AskedWork),
    /// It is kept aside.
    Waits,
    /// All others are there under these keys: nothing of it needs to be kept aside.
    Completes(Vec<Option<String>>),
}

/// What became of a piece that was kept aside.
enum Noted {
    /// Others are missing, or another of this place was faster.
    Waits(TicketFileProgress),
    /// All are there, under these keys.
    All(Vec<String>),
}

/// What a piece will do. All that would be refused of it is refused here, before a byte is kept.
fn look_at(cx: &Cx<'_>, hash: &str, of: &Upload, number: usize) -> Result<Look> {
    let ticket = need_ticket(cx, hash)?;
    let demand = demand_of(cx, &ticket, &of.document)?;
    let mut files = TicketFiles::of(&ticket)?;
    begin_file(&mut files, of, demand, &cx.new_id())?;
    let file = files
        .find(of.document.as_str(), &of.key)
        .ok_or(error_codes::FILE_NOT_FOUND)?;
    let mut others = file.pieces.iter().enumerate().filter(|(at, _)| *at != number);
    let next = if file.deposit.is_some() {
        Next::HadCome(file.progress())
    } else if others.all(|(_, key)| key.is_some()) {
        // So it is too where all had come and were not judged: whoever sends one of them again has it done.
        Next::Completes(file.pieces.clone())
    } else if file.pieces.get(number).is_some_and(Option::is_some) {
        Next::HadCome(file.progress())
    } else {
        Next::Waits
    };
    let id = file.id.clone();
    Ok(Look { id, demand, next })
}

/// Begins a sending, unless it goes on; the keys that nobody needs any more.
fn begin_file(files: &mut TicketFiles, of: &Upload, demand: Demand, id: &str) -> Result<Vec<String>> {
    let known = files.find(of.document.as_str(), &of.key);
    if known.is_some_and(|known| known.size == of.size) {
        return Ok(Vec::new());
    }
    demand.check_size(of.size)?;
    files.begin(&of.document, &of.key, id.to_owned(), of.size)
}

/// A whole content: one piece that has just come, and the others from where they are kept.
async fn content_around(engine: &Engine, keys: Vec<Option<String>>, number: usize, piece: Vec<u8>) -> Result<Vec<u8>> {
    let (before, after) = keys.split_at(number.min(keys.len()));
    let keys_of = |some: &[Option<String>]| some.iter().flatten().cloned().collect::<Vec<_>>();
    let (before, after) = (keys_of(before), keys_of(after.get(1..).unwrap_or_default()));
    if before.is_empty() && after.is_empty() {
        return Ok(piece);
    }
    let mut content = engine.pieces_of_deposit(&before).await?;
    content.extend_from_slice(&piece);
    content.extend(engine.pieces_of_deposit(&after).await?);
    Ok(content)
}

/// What the exam of a ticket asks of that document.
pub(crate) fn demand_of(cx: &Cx<'_>, ticket: &Document, document: &Id) -> Result<Demand> {
    let wanted = cx.get(&EXAM_DOCUMENTS, document.as_str())?;
    let is_its = |wanted: &Document| wanted.get(EXAM) == ticket.get(RECRUITMENT);
    let wanted = wanted.filter(is_its).ok_or_else(|| missing_argument("documentId"))?;
    Ok(Demand::of(&wanted))
}

/// Notes a piece that was kept aside, and the keys that nobody needs any more.
fn note_piece(cx: &mut Cx<'_>, sending: &Sending, number: usize, key: &str) -> Result<(Noted, Vec<String>)> {
    let ticket = need_ticket(cx, &sending.hash)?;
    let (mut files, of) = (TicketFiles::of(&ticket)?, &sending.of);
    let mut idle = begin_file(&mut files, of, sending.demand, &sending.id)?;
    let file = files
        .find(of.document.as_str(), &of.key)
        .ok_or(error_codes::FILE_NOT_FOUND)?;
    let Some(place @ None) = file.pieces.get_mut(number) else {
        idle.push(key.to_owned());
        return Ok((Noted::Waits(file.progress()), idle));
    };
    *place = Some(key.to_owned());
    let noted = file
        .all_pieces()
        .map_or_else(|| Noted::Waits(file.progress()), Noted::All);
    cx.update(files.write(ticket)?)?;
    Ok((noted, idle))
}

/// Judges a file whose pieces have all come; one that is refused is forgotten, so that another may come.
async fn complete(
    engine: &Engine,
    ctx: &RequestContext,
    sending: Sending,
    content: Vec<u8>,
) -> Result<TicketFileProgress> {
    let outcome = judge(engine, sender_of(ctx), &sending.id, sending.demand, content).await;
    let is_refused = outcome
        .as_ref()
        .is_err_and(|error| error.rejection().is_some_and(|one| one.kind.status < 500));
    let (deposit, refusal) = match outcome {
        Ok(judged) => (Some(judged), None),
        Err(error) if is_refused => (None, Some(error)),
        Err(error) => return Err(error),
    };
    let kept = deposit.as_ref().map_or(&[][..], |(deposit, _)| deposit.keys()).to_vec();
    let settle = move |cx: &mut Cx<'_>| settle_file(cx, &sending, deposit.as_ref());
    let progress = note_kept(engine, ctx, &kept, settle).await?;
    progress.ok_or_else(|| refusal.unwrap_or_else(|| error_codes::FILE_NOT_FOUND.into()))
}

/// By whom turns are taken: one network has one file judged at a time.
fn sender_of(ctx: &RequestContext) -> &str {
    ctx.network.as_deref().unwrap_or_default()
}

/// Judges a content, and keeps it.
async fn judge(
    engine: &Engine,
    sender: &str,
    id: &str,
    demand: Demand,
    content: Vec<u8>,
) -> Result<(Deposit, FileFacts)> {
    let bucket: &'static Bucket = engine.bucket(APPLICATIONS)?;
    let judged = engine
        .keep_deposit::<ApplicationFile>(bucket, sender, id, content, demand)
        .await;
    judged.map_err(|error| match demand.kind {
        DocumentContent::Image if error.is(error_codes::FILE_TYPE) && !is_damaged(&error) => NOT_AN_IMAGE.into(),
        DocumentContent::Pdf if error.is(error_codes::FILE_TYPE) => NOT_A_PDF.into(),
        _ => error,
    })
}

/// A picture that is cut short, or as telephones keep it, is one all the same: the refusals share their code.
fn is_damaged(error: &schema::Error) -> bool {
    error
        .rejection()
        .is_some_and(|refused| [error_codes::FILE_DAMAGED, error_codes::TELEPHONE_PHOTO].contains(&refused.kind))
}

/// Notes what was kept in the place of the pieces, or takes the file away: how far it came, if it is there, and the keys that nobody
/// needs any more.
fn settle_file(
    cx: &mut Cx<'_>,
    sending: &Sending,
    judged: Option<&(Deposit, FileFacts)>,
) -> Result<(Option<TicketFileProgress>, Vec<String>)> {
    let kept = || judged.map(|(deposit, _)| deposit.keys().to_vec()).unwrap_or_default();
    let ticket = need_ticket(cx, &sending.hash)?;
    let (mut files, of) = (TicketFiles::of(&ticket)?, &sending.of);
    // Somebody who sent the same piece at the same time may have been faster.
    if let Some(known) = files
        .find(of.document.as_str(), &of.key)
        .filter(|known| known.deposit.is_some() && known.size == of.size)
    {
        return Ok((Some(known.progress()), kept()));
    }
    let Some((deposit, facts)) = judged else {
        let idle = files.forget(of.document.as_str(), &of.key);
        cx.update(files.write(ticket)?)?;
        return Ok((None, idle));
    };
    let mut idle = begin_file(&mut files, of, sending.demand, &sending.id)?;
    let Some(file) = files.find(of.document.as_str(), &of.key) else {
        return Ok((None, kept()));
    };
    idle.extend(file.keys());
    file.pieces.clear();
    file.deposit = Some(deposit.clone());
    file.facts = *facts;
    let progress = file.progress();
    cx.update(files.write(ticket)?)?;
    Ok((Some(progress), idle))
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
    let (named, about) = (hash.to_owned(), of.clone());
    let look = engine
        .read(move |cx| {
            check_room(cx, &named)?;
            look_at(cx, &named, &about, usize::MAX)
        })
        .await?;
    let judged = judge(engine, sender_of(ctx), &look.id, look.demand, content).await?;
    let sending = Sending {
        hash: hash.to_owned(),
        of,
        id: look.id,
        demand: look.demand,
    };
    let kept = judged.0.keys().to_vec();
    let settle = move |cx: &mut Cx<'_>| settle_file(cx, &sending, Some(&judged));
    note_kept(engine, ctx, &kept, settle).await.map(drop)
}

/// The size of a piece fits a body of the action.
const _: () = assert!(PIECE <= 1 << 20, "a piece is no larger than what guests may send");

//! Receiving a file: at once, or in pieces that come in any order and may come twice.

use futures_util::stream;
use schema::{Document, Id, Instant, Result, error_codes};
use serde_json::Value as Json;
use store::Pieces;

use super::blob::key;
use super::chunk::{self, wrong};
use super::inspect::Judged;
use super::quota::within_quota;
use super::row::{self, FILES, PARTS, State, part};
use super::{Bucket, Chunk, PIECE, Span, link};
use crate::{Cx, Engine, RequestContext, random, write};

/// One request of an upload.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// The id: chosen by the caller, or of the upload that goes on; made by the server when none.
    pub id: Option<String>,
    /// Whether an upload goes on (`x-appwrite-id`).
    pub goes_on: bool,
    /// The name of the file.
    pub name: String,
    /// Its folder; empty for none, else with a slash at the end.
    pub folder: String,
    /// Which part of the file it is; all of it when none.
    pub span: Option<Span>,
    /// The content.
    pub piece: Chunk,
}

/// How a request of an upload ended.
pub struct Received {
    /// The file as it is now.
    pub file: Json,
    /// Whether the request brought anything new: a piece that comes after the file is whole does not.
    pub is_new: bool,
}

/// What a piece did.
enum Step {
    /// The file was whole already.
    Done(Json),
    /// Others are still missing. Whether this one had come before.
    Waiting(Json, bool),
    /// All are there, under these keys. Whether this one had come before.
    Complete(Vec<String>, bool),
}

/// What is written of a file that arrives.
#[derive(Clone)]
struct Plan {
    id: String,
    bucket: &'static str,
    name: String,
    folder: String,
    total: u64,
    number: u64,
    goes_on: bool,
    signature: String,
}

impl Engine {
    /// Receives a file or a piece of one. What it answers is safe on the disk. The caller may send to the bucket.
    pub async fn receive_file(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        incoming: Incoming,
    ) -> Result<Received> {
        let size = incoming.piece.size;
        if size == 0 {
            return Err(error_codes::FILE_EMPTY.into());
        }
        let plan = Plan {
            id: incoming.id.unwrap_or_else(|| random::id(self.clock().now())),
            bucket: bucket.id,
            name: incoming.name,
            folder: incoming.folder,
            total: incoming.span.map_or(size, |span| span.total),
            number: incoming.span.map_or(Ok(0), |span| span.number(size))?,
            goes_on: incoming.goes_on,
            signature: incoming.piece.signature.clone(),
        };
        bucket.admits(&plan.name, plan.total)?;
        self.has_room(size)?;
        if plan.total > size {
            return self.receive_piece(ctx, bucket, plan, incoming.piece).await;
        }
        if incoming.span.is_some()
            && let Some(file) = self.find_complete(ctx, &plan).await?
        {
            return Ok(Received { file, is_new: false });
        }
        self.receive_whole(ctx, bucket, plan, incoming.piece).await
    }

    async fn receive_whole(&self, ctx: &RequestContext, bucket: &Bucket, plan: Plan, piece: Chunk) -> Result<Received> {
        let files = self.files()?;
        let id = plan.id.clone();
        if self.read(move |cx| cx.get(&FILES, &id)).await?.is_some() {
            return Err(error_codes::FILE_EXISTS.into());
        }
        let sent = || stream::iter(piece.content.clone().into_iter().map(Ok));
        files.look_for_viruses(sent()).await?;
        let sent = sent();
        let children = &self.inner.children;
        let judged = files
            .judge(children, bucket, &plan.name, Some(piece.signature), sent)
            .await?;
        let kept = judged.rewritten.clone().map_or(piece.content, |kept| vec![kept]);
        let keys = files.keep(&plan.id, kept).await?;
        let (erased, row) = (keys.clone(), (plan, judged, keys));
        let made = self
            .transact(ctx, "a file", move |cx| {
                let (plan, judged, keys) = &row;
                if cx.get(&FILES, &plan.id)?.is_some() {
                    return Err(error_codes::FILE_EXISTS.into());
                }
                let file = finish(plan.row(cx)?, judged, keys);
                let file = write::create(cx, file)?;
                row::model(cx, &file)
            })
            .await;
        if made.as_ref().is_err_and(is_undone) {
            self.erase_objects(&erased).await;
        }
        Ok(Received {
            file: made?,
            is_new: true,
        })
    }

    async fn receive_piece(&self, ctx: &RequestContext, bucket: &Bucket, plan: Plan, piece: Chunk) -> Result<Received> {
        let files = self.files()?;
        if plan.number == 0 {
            bucket.admits_head(&piece.content)?;
        }
        let key = key(&plan.id);
        files.objects.put(&key, piece.content).await?;
        let (noted, planned) = (key.clone(), plan.clone());
        let step = self
            .transact(ctx, "a piece of a file", move |cx| add(cx, &planned, &noted))
            .await;
        let is_idle = match &step {
            Ok(Step::Waiting(_, had_come) | Step::Complete(_, had_come)) => *had_come,
            Ok(Step::Done(_)) => true,
            Err(error) => is_undone(error),
        };
        if is_idle {
            self.erase_objects(&[key]).await;
        }
        match step? {
            Step::Done(file) => Ok(Received { file, is_new: false }),
            Step::Waiting(file, _) => Ok(Received { file, is_new: true }),
            Step::Complete(keys, _) => self.complete(ctx, bucket, plan, keys).await,
        }
    }

    /// Judges a file whose pieces have all come, and makes it whole or undoes it. Whoever sends a piece again after a
    /// crash comes here again; twice is once.
    async fn complete(&self, ctx: &RequestContext, bucket: &Bucket, plan: Plan, keys: Vec<String>) -> Result<Received> {
        let files = self.files()?;
        let pieces = Pieces {
            keys: keys.clone().into(),
            piece: PIECE,
            size: plan.total,
        };
        let sent = || files.objects.stream(pieces.clone(), 0..plan.total);
        let judging = async {
            files.look_for_viruses(sent()).await?;
            let children = &self.inner.children;
            files.judge(children, bucket, &plan.name, None, sent()).await
        };
        let judged = match judging.await {
            Ok(judged) => judged,
            Err(error) => return self.not_taken(ctx, &plan, error).await,
        };
        let kept = match judged.rewritten.clone() {
            Some(kept) => files.keep(&plan.id, vec![kept]).await?,
            None => keys.clone(),
        };
        let (id, row) = (plan.id, (judged, kept.clone()));
        let sealed = self
            .transact(ctx, "a whole file", move |cx| seal(cx, &id, &row.0, &row.1))
            .await?;
        let named = sealed.get(row::OBJECTS).unwrap_or_default();
        let idle: Vec<String> = keys
            .into_iter()
            .chain(kept)
            .filter(|key| !named.contains(key))
            .collect();
        self.erase_objects(&idle).await;
        let file = self.read_as(ctx, move |cx| row::model(cx, &sealed)).await?;
        Ok(Received { file, is_new: true })
    }

    /// What was refused for good goes again; but when another request has made the file whole meanwhile, its pieces are gone.
    async fn not_taken(&self, ctx: &RequestContext, plan: &Plan, error: schema::Error) -> Result<Received> {
        if let Some(file) = self.find_complete(ctx, plan).await? {
            return Ok(Received { file, is_new: false });
        }
        if error.rejection().is_some_and(|rejection| rejection.kind.status < 500) {
            let id = plan.id.clone();
            let idle = self.transact(ctx, "a refused file", move |cx| undo(cx, &id)).await?;
            self.erase_objects(&idle).await;
        }
        Err(error)
    }

    /// The file, when it is whole already and this caller's.
    async fn find_complete(&self, ctx: &RequestContext, plan: &Plan) -> Result<Option<Json>> {
        let plan = plan.clone();
        self.read_as(ctx, move |cx| match cx.get(&FILES, &plan.id)? {
            Some(file) if row::is_whole(&file) => plan
                .check_uploader(cx, &file)
                .and_then(|()| row::model(cx, &file))
                .map(Some),
            _ => Ok(None),
        })
        .await
    }
}

impl Plan {
    /// The row of a file that begins.
    fn row(&self, cx: &Cx<'_>) -> Result<Document> {
        within_quota(cx, self.total)?;
        let mut file = Document::new(&FILES)
            .with(row::BUCKET, self.bucket.to_owned())
            .with(row::NAME, self.name.clone())
            .with(row::FOLDER, self.folder.clone())
            .with(row::SIZE, to_i64(self.total))
            .with(row::CHUNKS, to_i64(self.total.div_ceil(PIECE)))
            .with(row::UPLOADED, 0)
            .with(row::KEPT_SIZE, 0)
            .with(row::UPLOADER, cx.who().who.clone())
            .with(row::LOOSE_SINCE, Instant(cx.now()))
            .with(row::STATE, State::Uploading);
        file.id.clone_from(&self.id);
        Ok(file)
    }

    /// Refuses a piece of another's file, or of one that is not the same.
    fn check_uploader(&self, cx: &Cx<'_>, file: &Document) -> Result<()> {
        let is_own = file.get(row::UPLOADER).as_deref() == Some(cx.who().who.as_str());
        if !is_own || file.get(row::BUCKET).as_deref() != Some(self.bucket) {
            let kind = if self.goes_on {
                error_codes::FILE_NOT_FOUND
            } else {
                error_codes::FILE_EXISTS
            };
            return Err(kind.into());
        }
        if file.get(row::SIZE) != Some(to_i64(self.total)) {
            return Err(wrong("the size of the file has changed"));
        }
        if file.get(row::NAME).as_ref() != Some(&self.name) {
            return Err(wrong("the name of the file has changed"));
        }
        Ok(())
    }
}

/// Notes a piece that is stored under that key.
fn add(cx: &mut Cx<'_>, plan: &Plan, key: &str) -> Result<Step> {
    let file = match cx.get(&FILES, &plan.id)? {
        Some(file) => {
            plan.check_uploader(cx, &file)?;
            file
        }
        None if plan.goes_on => return Err(error_codes::FILE_NOT_FOUND.into()),
        None => {
            let file = plan.row(cx)?;
            write::create(cx, file)?
        }
    };
    if row::is_whole(&file) {
        return Ok(Step::Done(row::model(cx, &file)?));
    }
    let mut parts = chunk::uploaded_chunks(cx, &plan.id)?;
    let number = to_i64(plan.number);
    let known = parts.iter().find(|one| one.get(part::NUMBER) == Some(number));
    let is_repeat = known.is_some();
    match known {
        Some(known) if known.get(part::SIGNATURE).as_ref() != Some(&plan.signature) => {
            return Err(wrong("another piece has come for this place"));
        }
        Some(_) => {}
        None => {
            let part = Document::new(&PARTS)
                .with(part::FILE, Id(plan.id.clone()))
                .with(part::NUMBER, number)
                .with(part::OBJECT, key.to_owned())
                .with(part::SIGNATURE, plan.signature.clone());
            parts.push(write::create(cx, part)?);
            parts.sort_by_key(|one| one.get(part::NUMBER));
        }
    }
    if to_i64(parts.len() as u64) == to_i64(plan.total.div_ceil(PIECE)) {
        let keys = parts.iter().filter_map(|one| one.get(part::OBJECT)).collect();
        return Ok(Step::Complete(keys, is_repeat));
    }
    Ok(Step::Waiting(row::model(cx, &file)?, is_repeat))
}

/// Makes a file whole, unless it is.
fn seal(cx: &mut Cx<'_>, id: &str, judged: &Judged, keys: &[String]) -> Result<Document> {
    let file = cx.get(&FILES, id)?.ok_or(error_codes::FILE_NOT_FOUND)?;
    if row::is_whole(&file) {
        return Ok(file);
    }
    for part in chunk::uploaded_chunks(cx, id)? {
        write::delete(cx, part)?;
    }
    let mut whole = finish(file.clone(), judged, keys);
    whole.set(row::LOOSE_SINCE, Instant(cx.now()));
    write::update(cx, file, whole)
}

fn finish(mut file: Document, judged: &Judged, keys: &[String]) -> Document {
    file.set(row::STATE, State::Whole);
    file.set(row::SIGNATURE, judged.signature.clone());
    file.set(row::MIME, judged.content.mime().to_owned());
    file.set(row::KEPT_SIZE, to_i64(judged.size));
    file.set(row::UPLOADED, file.get(row::CHUNKS).unwrap_or(1));
    file.set(row::OBJECTS, keys.to_vec());
    file
}

/// Takes a file away with its pieces; the keys that nothing names any more.
pub(super) fn undo(cx: &mut Cx<'_>, id: &str) -> Result<Vec<String>> {
    let Some(file) = cx.get(&FILES, id)? else {
        return Ok(Vec::new());
    };
    let mut keys = file.get(row::OBJECTS).unwrap_or_default();
    for one in chunk::uploaded_chunks(cx, id)? {
        keys.extend(one.get(part::OBJECT));
        write::delete(cx, one)?;
    }
    link::remove(cx, id)?;
    write::delete(cx, file)?;
    // Bytes are not kept for a file in the trash.
    cx.tx.borrow_mut().erase_trash(&FILES, id)?;
    Ok(keys)
}

/// Sizes are far below the greatest number.
fn to_i64(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Whether what failed was certainly not done: bytes that a row may name are not taken away. What nothing names is swept.
fn is_undone(error: &schema::Error) -> bool {
    !error.is(error_codes::UNKNOWN_OUTCOME)
}

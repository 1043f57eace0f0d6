//! Previews of pictures; of anything else, the picture of a sheet of paper.

use std::sync::{Arc, LazyLock};

use bytes::{Bytes, BytesMut};
use futures_util::TryStreamExt as _;
use papers::content::{Content, Guess, guess};
use papers::picture::{Look, Picture, Pixels, Spoilt, icon, preview, source};
use schema::Result;
use serde::{Deserialize, Serialize};

use super::cached::Drawn;
use super::inspect::{child_failure, damaged_picture};
use super::turn::CallerTurn;
use super::{Bucket, Files, LARGEST_PICTURE, Opened};
use crate::child::{ChildFailure, ChildLimits, ChildTask, Children, join, split};
use crate::{Engine, RequestContext, lock};

/// A drawn preview.
pub struct Preview {
    /// Its media type.
    pub mime: &'static str,
    /// Its bytes.
    pub bytes: Bytes,
}

/// Bytes of a kept picture up to which its preview is drawn here: it was written by us, and is smaller than a process is dear.
const DRAWN_HERE: usize = 1 << 20;

static ICON: LazyLock<Arc<Picture>> = LazyLock::new(|| Arc::new(icon()));

impl Engine {
    /// A preview of a file that the caller may read; `output` is the kind it is written as, the file's own when none.
    pub async fn preview_file(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        id: &str,
        mut look: Look,
        output: Option<Content>,
    ) -> Result<Preview> {
        let file = self.open_file(ctx, bucket, id).await?;
        let files = self.files()?;
        let own = match file.mime.as_str() {
            "image/png" => Content::Png,
            _ => Content::Jpeg,
        };
        look.output = output.unwrap_or(own);
        let version = file.pieces.keys.first().cloned().unwrap_or_default();
        let name = format!("{version} {look:?}");
        let mime = look.output.mime();
        if let Some(bytes) = drawn_before(files, &name) {
            return Ok(Preview { mime, bytes });
        }
        let turn = files.previews.turn(&ctx.rights.who).await?;
        if let Some(bytes) = drawn_before(files, &name) {
            return Ok(Preview { mime, bytes });
        }
        let bytes = match reduced_before(files, &version, &look) {
            Some(picture) => {
                let drawn = files.previews.work(turn, move || preview(&picture, &look)).await?;
                drawn.map_err(damaged_picture)?
            }
            None => draw(&self.inner.children, files, &file, turn, look).await?,
        };
        let bytes = Bytes::from(bytes);
        lock(&files.cached).insert(name, Drawn::Preview(bytes.clone()));
        Ok(Preview { mime, bytes })
    }
}

fn drawn_before(files: &Files, name: &str) -> Option<Bytes> {
    match lock(&files.cached).get(name) {
        Some(Drawn::Preview(bytes)) => Some(bytes),
        _ => None,
    }
}

/// A reduced picture that was made before and is large enough: its own size says so.
fn reduced_before(files: &Files, version: &str, look: &Look) -> Option<Arc<Picture>> {
    let asked = look.size;
    if asked == (0, 0) {
        return None;
    }
    let mut cached = lock(&files.cached);
    papers::picture::LADDER.into_iter().find_map(|step| {
        let Some(Drawn::Reduced(picture)) = cached.get(&format!("{version} {step}")) else {
            return None;
        };
        let covers = picture.width() >= asked.0 && picture.height() >= asked.1;
        covers.then_some(picture)
    })
}

/// Draws from the file itself, and keeps a reduced picture for the next.
async fn draw(children: &Children, files: &Files, file: &Opened, turn: CallerTurn, look: Look) -> Result<Vec<u8>> {
    let version = file.pieces.keys.first().cloned().unwrap_or_default();
    let Some((content, bytes)) = picture(file).await? else {
        let drawn = files.previews.work(turn, move || preview(&ICON, &look)).await?;
        return drawn.map_err(damaged_picture);
    };
    let drawn = if bytes.len() > DRAWN_HERE {
        let drawing = draw_apart(children, content, &bytes, look);
        files.previews.await_in_turn(turn, drawing).await?
    } else {
        let drawn = files
            .previews
            .work(turn, move || draw_here(&bytes, content, &look))
            .await?;
        drawn.map_err(damaged_picture)
    };
    let (bytes, small) = drawn?;
    if let Some((step, small)) = small {
        lock(&files.cached).insert(format!("{version} {step}"), Drawn::Reduced(Arc::new(small)));
    }
    Ok(bytes)
}

/// A preview, and the reduced picture that it was made from, with its step of the ladder.
type DrawnFrom = (Vec<u8>, Option<(u32, Picture)>);

fn draw_here(bytes: &[u8], content: Content, look: &Look) -> Result<DrawnFrom, Spoilt> {
    let (picture, step) = source(bytes, content, look)?;
    let drawn = preview(&picture, look)?;
    Ok((drawn, step.map(|step| (step, picture))))
}

/// What the answer of [`PREVIEW`] consists of: the preview has so many bytes, and behind it come the pixels of the reduced picture.
#[derive(Serialize, Deserialize)]
struct Shown {
    length: usize,
    reduced: Option<(u32, Pixels)>,
}

/// Draws a preview of a picture.
pub(super) const PREVIEW: ChildTask = ChildTask {
    name: "preview",
    run: |given| {
        let ((content, look), bytes) = split(given)?;
        let (mut drawn, reduced) = match draw_here(bytes, content, &look) {
            Ok(drawn) => drawn,
            Err(spoilt) => return join(&Err::<Shown, _>(spoilt), &[]),
        };
        let reduced = reduced.and_then(|(step, picture)| Some((step, Pixels::of(&picture)?, picture)));
        let shown = Shown {
            length: drawn.len(),
            reduced: reduced.as_ref().map(|(step, pixels, _)| (*step, *pixels)),
        };
        drawn.extend(reduced.iter().flat_map(|(.., picture)| picture.as_bytes()));
        join(&Ok::<_, Spoilt>(shown), &drawn)
    },
    limits: ChildLimits::FILE,
};

async fn draw_apart(children: &Children, content: Content, bytes: &[u8], look: Look) -> Result<DrawnFrom> {
    let unread = |error| child_failure(ChildFailure::Refused(error));
    let asked = join(&(content, look), bytes).map_err(unread)?;
    let answered = children.run(&PREVIEW, asked).await.map_err(child_failure)?;
    let (shown, bytes) = split::<Result<Shown, Spoilt>>(&answered).map_err(unread)?;
    let shown = shown.map_err(damaged_picture)?;
    let (drawn, pixels) = bytes.split_at_checked(shown.length).unwrap_or((bytes, &[]));
    let reduced = |(step, of): (u32, Pixels)| Some((step, of.picture(pixels.to_vec())?));
    Ok((drawn.to_vec(), shown.reduced.and_then(reduced)))
}

/// The bytes of a picture that is not too large to be shown.
async fn picture(file: &Opened) -> Result<Option<(Content, Bytes)>> {
    if file.size > LARGEST_PICTURE || !file.mime.starts_with("image/") {
        return Ok(None);
    }
    let add = |mut all: BytesMut, block: Bytes| async move {
        all.extend_from_slice(&block);
        Ok(all)
    };
    let bytes = file
        .stream(0..file.size)
        .await?
        .try_fold(BytesMut::new(), add)
        .await?
        .freeze();
    Ok(match guess(&bytes) {
        Some(Guess::Is(content)) => Some((content, bytes)),
        _ => None,
    })
}

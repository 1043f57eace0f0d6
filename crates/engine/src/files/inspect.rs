//! Judging what was sent: content decides the type; pictures are written anew.

use std::fs::File;
use std::io::Write as _;

use bytes::{Bytes, BytesMut};
use futures_util::{Stream, StreamExt as _};
use md5::{Digest as _, Md5};
use papers::content::{Content, Guess, HEAD, guess, is_telephone_photo, office_kind};
use papers::picture::{Spoilt, rewrite};
use schema::{Error, Result, error_codes};

use super::{Bucket, Files, LARGEST_PICTURE, too_large};
use crate::child::{ChildFailure, ChildLimits, ChildTask, Children, join, split};

/// What became of a content.
pub(super) struct Judged {
    pub content: Content,
    /// Of what is kept.
    pub signature: String,
    /// Of what is kept, in bytes.
    pub size: u64,
    /// What is kept instead of what was sent.
    pub rewritten: Option<Bytes>,
}

/// What must be at hand as a whole to be judged.
enum Held {
    Nothing,
    Picture(Content, BytesMut),
    Archive(File),
}

impl Bucket {
    /// Refuses a name that no file of this bucket has, and a size that none may have.
    pub(super) fn admits(&self, name: &str, size: u64) -> Result<()> {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending).to_lowercase();
        let mut contents = self.contents();
        if !contents.any(|content| content.endings().contains(&ending.as_str())) {
            return Err(self.wrong_kind(&[]));
        }
        if size > self.most() {
            return Err(too_large(self.most()));
        }
        Ok(())
    }

    /// Refuses a beginning with which nothing starts that the bucket holds, before the rest has come.
    pub(super) fn admits_head(&self, content: &[Bytes]) -> Result<Guess> {
        let head: Vec<u8> = content.iter().flatten().take(HEAD).copied().collect();
        let found = guess(&head).ok_or_else(|| self.wrong_kind(&head))?;
        let is_held = match found {
            Guess::Is(content) => self.limit(content).is_some(),
            Guess::Archive => [Content::Docx, Content::Xlsx]
                .iter()
                .any(|one| self.limit(*one).is_some()),
        };
        if is_held {
            Ok(found)
        } else {
            Err(self.wrong_kind(&head))
        }
    }

    /// The refusal of what begins so: which kinds are taken here, or how a telephone makes one of them.
    fn wrong_kind(&self, head: &[u8]) -> Error {
        if is_telephone_photo(head) && self.contents().any(Content::is_picture) {
            return error_codes::TELEPHONE_PHOTO.into();
        }
        let mut kinds: Vec<&str> = Vec::new();
        for ending in self.contents().filter_map(|content| content.endings().first()) {
            if !kinds.contains(ending) {
                kinds.push(ending);
            }
        }
        let kinds = kinds.join(", ").to_uppercase().replace("JPG", "JPG, PNG");
        error_codes::FILE_KINDS.rejection().arg("kinds", kinds).into()
    }

    /// What a content at hand is, if the bucket holds it, whatever it is called; archives are not looked into.
    pub(super) fn judge_at_once(&self, content: &Bytes) -> Result<Content> {
        let Guess::Is(kind) = self.admits_head(std::slice::from_ref(content))? else {
            return Err(error_codes::FILE_TYPE.into());
        };
        let most = self.limit(kind).ok_or(error_codes::FILE_TYPE)?;
        if content.len() as u64 > most {
            return Err(too_large(most));
        }
        Ok(kind)
    }

    /// Refuses content that the bucket does not hold, that is too large, or that does not fit the name.
    fn check_accepts(&self, content: Content, name: &str, size: u64) -> Result<()> {
        let most = self.limit(content).ok_or(error_codes::FILE_TYPE)?;
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending).to_lowercase();
        if !content.endings().contains(&ending.as_str()) {
            return Err(error_codes::FILE_TYPE.into());
        }
        if size > most { Err(too_large(most)) } else { Ok(()) }
    }
}

impl Files {
    /// Judges what was sent under a name. `hashed` is its hash, when it is known already.
    pub(super) async fn judge(
        &self,
        children: &Children,
        bucket: &Bucket,
        name: &str,
        hashed: Option<String>,
        sent: impl Stream<Item = Result<Bytes>> + Send,
    ) -> Result<Judged> {
        let mut sent = std::pin::pin!(sent);
        let first = sent.next().await.transpose()?.ok_or(error_codes::FILE_EMPTY)?;
        let found = bucket.admits_head(std::slice::from_ref(&first))?;
        let (mut held, mut hash, mut size) = (Held::of(found)?, Md5::new(), 0);
        let mut next = Some(first);
        while let Some(block) = next {
            size += block.len() as u64;
            if hashed.is_none() {
                hash.update(&block);
            }
            held.push(&block)?;
            next = sent.next().await.transpose()?;
        }
        let signature = hashed.unwrap_or_else(|| hex::encode(hash.finalize()));
        if let Held::Picture(content, bytes) = held {
            bucket.check_accepts(content, name, size)?;
            return self.rewrite_picture(children, content, bytes).await;
        }
        let content = match (found, held) {
            (_, Held::Archive(file)) => self.work(move || office_kind(file)).await?,
            (Guess::Is(content), _) => Some(content),
            (Guess::Archive, _) => None,
        };
        let content = content.ok_or(error_codes::FILE_TYPE)?;
        bucket.check_accepts(content, name, size)?;
        Ok(Judged {
            content,
            signature,
            size,
            rewritten: None,
        })
    }

    /// A picture as it is kept.
    async fn rewrite_picture(&self, children: &Children, content: Content, bytes: BytesMut) -> Result<Judged> {
        let asked = join(&content, &bytes).map_err(ChildFailure::Refused);
        drop(bytes);
        let turn = self.worker().await?;
        let answered = children.run(&REWRITE, asked.map_err(child_failure)?).await;
        drop(turn);
        let answered = answered.map_err(child_failure)?;
        let (rewritten, kept) =
            split::<Result<Content, Spoilt>>(&answered).map_err(|error| child_failure(ChildFailure::Refused(error)))?;
        Ok(Judged {
            content: rewritten.map_err(damaged_picture)?,
            signature: hex::encode(Md5::digest(kept)),
            size: kept.len() as u64,
            rewritten: Some(Bytes::copy_from_slice(kept)),
        })
    }
}

/// Writes a picture anew, as it is kept.
pub(super) const REWRITE: ChildTask = ChildTask {
    name: "picture",
    run: |given| {
        let (content, bytes) = split(given)?;
        match rewrite(bytes, content) {
            Ok((content, kept)) => join(&Ok::<_, Spoilt>(content), &kept),
            Err(spoilt) => join(&Err::<Content, _>(spoilt), &[]),
        }
    },
    limits: ChildLimits::FILE,
};

/// What a caller hears of a file that no process could read: it takes more than any honest one.
pub(super) fn child_failure(failure: ChildFailure) -> Error {
    match failure {
        ChildFailure::Ended(how) => {
            tracing::warn!(how, "a file could not be read within its limits");
            error_codes::FILE_UNREADABLE.into()
        }
        failure => Error::fault("reading a file", failure),
    }
}

/// What a caller hears of a picture that was not taken.
pub(super) fn damaged_picture(wrong: Spoilt) -> Error {
    match wrong {
        Spoilt::Damaged => error_codes::FILE_DAMAGED.into(),
        Spoilt::TooLarge => error_codes::IMAGE_TOO_LARGE.into(),
    }
}

impl Held {
    fn of(found: Guess) -> Result<Held> {
        Ok(match found {
            Guess::Is(content) if content.is_picture() => Held::Picture(content, BytesMut::new()),
            Guess::Is(_) => Held::Nothing,
            // Aside, without a name: it goes with this value, or with the process.
            Guess::Archive => Held::Archive(tempfile::tempfile().map_err(aside)?),
        })
    }

    fn push(&mut self, block: &Bytes) -> Result<()> {
        match self {
            Held::Nothing => Ok(()),
            Held::Picture(_, bytes) if (bytes.len() + block.len()) as u64 > LARGEST_PICTURE => {
                Err(error_codes::IMAGE_TOO_LARGE.into())
            }
            Held::Picture(_, bytes) => {
                bytes.extend_from_slice(block);
                Ok(())
            }
            Held::Archive(file) => file.write_all(block).and_then(|()| file.flush()).map_err(aside),
        }
    }
}

fn aside(error: std::io::Error) -> Error {
    Error::fault("laying an archive aside", error)
}

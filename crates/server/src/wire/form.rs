//! Forms with files (`docs/protocol.md` §2.3): the values are texts, and a file that is not small is written aside as it comes.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;

use axum::extract::Multipart;
use axum::extract::multipart::{Field, MultipartError};
use axum::http::{HeaderMap, StatusCode, header};
use engine::{Input, Upload};
use schema::{Error, Result, error_codes, expected};
use serde_json::Value as Json;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::body::invalid;

/// Up to how many bytes a file stays in memory.
const SMALL: usize = 64 << 10;
/// Up to how many bytes a file stays in memory while there is room for it, as pieces of applications and photos do: to write them
/// aside and read them again at once costs more than all else that is done with them.
const MIDDLING: usize = 1 << 20;
/// So many files of that size are in memory at one time, however many come, however slowly, and however long they wait for
/// their act.
static ROOM: Semaphore = Semaphore::const_new(16);
/// Bytes that are written aside at once: each write waits for another thread, and networks bring a few kilobytes at a time.
const WRITTEN_AT_ONCE: usize = 256 << 10;
/// Greatest size of all values together, in bytes.
const VALUES: usize = 4 << 20;
/// Most parts of a form.
const PARTS: usize = 1000;

/// Greatest size of all values together that guests send: the words of an application.
const VALUES_OF_GUESTS: usize = 64 << 10;

/// Whether a call brings a form with files.
pub fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

/// Reads a form. Files are written to `folder`, without a name: they are gone with the last who holds them.
pub async fn read(mut form: Multipart, folder: &Path, is_of_guest: bool) -> Result<Input> {
    let mut input = Input::default();
    let (mut parts, mut room) = (0, if is_of_guest { VALUES_OF_GUESTS } else { VALUES });
    while let Some(part) = form.next_field().await.map_err(|wrong| form_error(&wrong))? {
        parts += 1;
        if parts > PARTS {
            return Err(error_codes::TOO_LARGE.into());
        }
        let field = part.name().unwrap_or_default().to_owned();
        match part.file_name().map(str::to_owned) {
            Some(name) => input.files.push(file(part, field, name, folder).await?),
            None => add_value(&mut input, &field, value(part, &mut room).await?)?,
        }
    }
    Ok(input)
}

/// What could not be read of a form.
pub fn form_error(wrong: &MultipartError) -> Error {
    if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE {
        error_codes::TOO_LARGE.into()
    } else {
        invalid("body", expected::readable(wrong.body_text()))
    }
}

async fn value(mut part: Field<'_>, room: &mut usize) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    while let Some(chunk) = part.chunk().await.map_err(|wrong| form_error(&wrong))? {
        *room = room.checked_sub(chunk.len()).ok_or(error_codes::TOO_LARGE)?;
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn add_value(input: &mut Input, field: &str, bytes: Vec<u8>) -> Result<()> {
    let text = String::from_utf8(bytes).map_err(|_| invalid(field, expected::UTF_8))?;
    // Arrays repeat `name[]`, or number `name[0]` (`docs/protocol.md` §2.3).
    match field.split_once('[') {
        Some((name, _)) => {
            let list = input
                .data
                .entry(name.to_owned())
                .or_insert_with(|| Json::Array(Vec::new()));
            list.as_array_mut()
                .into_iter()
                .for_each(|list| list.push(Json::from(text.clone())));
        }
        None => drop(input.data.insert(field.to_owned(), Json::from(text))),
    }
    Ok(())
}

async fn file(mut part: Field<'_>, field: String, name: String, folder: &Path) -> Result<Upload> {
    let mut bytes = Vec::new();
    let (mut aside, mut room) = (None, None);
    while let Some(chunk) = part.chunk().await.map_err(|wrong| form_error(&wrong))? {
        aside = match aside.take() {
            None if stays_in_memory(bytes.len() + chunk.len(), &mut room) => {
                if room.is_some() {
                    // Once: to grow would copy what has come again and again.
                    bytes.reserve_exact(MIDDLING - bytes.len());
                }
                bytes.extend_from_slice(&chunk);
                None
            }
            None => {
                room = None;
                let begun = TempUpload::begin(folder, std::mem::take(&mut bytes))?;
                Some(begun.write(&chunk).await?)
            }
            Some(aside) => Some(TempUpload::write(aside, &chunk).await?),
        };
    }
    Ok(match aside {
        Some(aside) => {
            let TempUpload { file, size, .. } = aside.flush().await?;
            Upload::on_disk(field, name, file, size)
        }
        None => match room {
            Some(permit) => Upload::new(field, name, bytes).with_memory_permit(permit),
            None => Upload::new(field, name, bytes),
        },
    })
}

/// Whether a file of so many bytes stays in memory; room is taken for one that is not small.
fn stays_in_memory(size: usize, room: &mut Option<SemaphorePermit<'static>>) -> bool {
    if size > SMALL && size <= MIDDLING && room.is_none() {
        *room = ROOM.try_acquire().ok();
    }
    size <= SMALL || size <= MIDDLING && room.is_some()
}

/// A file that is being written aside.
struct TempUpload {
    file: File,
    /// What is written.
    size: usize,
    /// What is not written yet.
    pending: Vec<u8>,
}

impl TempUpload {
    fn begin(folder: &Path, first: Vec<u8>) -> Result<TempUpload> {
        Ok(TempUpload {
            file: tempfile::tempfile_in(folder).map_err(temp_file_fault)?,
            size: 0,
            pending: first,
        })
    }

    async fn write(mut self, chunk: &[u8]) -> Result<TempUpload> {
        self.pending.extend_from_slice(chunk);
        if self.pending.len() < WRITTEN_AT_ONCE {
            return Ok(self);
        }
        self.flush().await
    }

    async fn flush(mut self) -> Result<TempUpload> {
        let write = move || {
            self.file.write_all(&self.pending)?;
            self.size += self.pending.len();
            self.pending.clear();
            Ok(self)
        };
        let written = tokio::task::spawn_blocking(write).await;
        written
            .map_err(std::io::Error::other)
            .flatten()
            .map_err(temp_file_fault)
    }
}

fn temp_file_fault(error: std::io::Error) -> Error {
    Error::fault("writing a file of a form aside", error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_in_memory_is_taken_once_and_for_middling_files_alone() {
        let mut room = None;
        assert!(stays_in_memory(SMALL, &mut room) && room.is_none());
        assert!(stays_in_memory(SMALL + 1, &mut room) && room.is_some());
        assert!(stays_in_memory(MIDDLING, &mut room));
        assert!(!stays_in_memory(MIDDLING + 1, &mut room));
        drop(room);
        let all: Vec<_> = std::iter::from_fn(|| ROOM.try_acquire().ok()).collect();
        assert!(!stays_in_memory(SMALL + 1, &mut None), "a full room sends to the disk");
        drop(all);
    }
}

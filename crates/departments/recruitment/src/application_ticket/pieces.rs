//! What has come under a ticket: pieces of files on their way, and files that were judged.

use engine::files::Deposit;
use schema::{Document, Error, Id, Instant, Result};
use serde::{Deserialize, Serialize};

use super::answer::TicketFileProgress;
use super::rules::{LIFE, MOST_BYTES, MOST_FILES, PIECE_OUT_OF_PLACE, TOO_MANY_FILES, TOO_MUCH};
use super::{BEGUN_AT, BYTES, EXPIRES_AT, FILES};
use crate::candidate_file::judge::FileFacts;

/// Size of every piece of a file but its last, in bytes.
pub(crate) const PIECE: u64 = 1 << 20;

/// A file of a ticket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TicketFile {
    /// The required document that it is for.
    pub document: String,
    /// What tells one sending of it from another.
    pub upload: String,
    /// The id that its file will have.
    pub id: String,
    /// Its size, in bytes.
    pub size: u64,
    /// The keys of its pieces that have come, by their numbers.
    pub pieces: Vec<Option<String>>,
    /// Once all have come and were judged.
    pub deposit: Option<Deposit>,
    /// What was found in it.
    pub facts: FileFacts,
}

impl TicketFile {
    /// Every key under which something of it is kept.
    pub(crate) fn keys(&self) -> Vec<String> {
        let kept = self.deposit.iter().flat_map(|deposit| deposit.keys().iter().cloned());
        self.pieces.iter().flatten().cloned().chain(kept).collect()
    }

    /// Its pieces in their order, once all have come.
    pub(crate) fn all_pieces(&self) -> Option<Vec<String>> {
        self.pieces.iter().cloned().collect()
    }

    /// How many of its bytes have come.
    fn bytes_come(&self) -> i64 {
        let come = self.pieces.iter().enumerate().filter(|(_, key)| key.is_some());
        let of_pieces = come.map(|(at, _)| length_of(self.size, at as u64)).sum();
        let come = if self.deposit.is_some() { self.size } else { of_pieces };
        i64::try_from(come).unwrap_or(i64::MAX)
    }

    /// What its sender hears of it.
    pub(super) fn progress(&self) -> TicketFileProgress {
        let come = self.pieces.iter().enumerate().filter(|(_, key)| key.is_some());
        TicketFileProgress {
            document_id: self.document.clone(),
            upload_id: self.upload.clone(),
            size: self.size,
            done: self.deposit.is_some(),
            pieces: piece_count(self.size),
            received: come.map(|(at, _)| at).collect(),
            findings: self.facts.codes(),
        }
    }
}

/// How many pieces a file of that size has.
pub(crate) fn piece_count(size: u64) -> u64 {
    size.div_ceil(PIECE)
}

/// How many bytes the piece of that number has in a file of that size.
fn length_of(size: u64, number: u64) -> u64 {
    size.checked_sub(number.saturating_mul(PIECE))
        .map_or(0, |rest| rest.min(PIECE))
}

/// The place of a piece in its file: refused when it cannot be one.
pub(crate) fn check_place(size: u64, number: u64, length: u64) -> Result<()> {
    let expected = length_of(size, number);
    if expected == 0 || expected != length {
        return Err(PIECE_OUT_OF_PLACE.into());
    }
    Ok(())
}

/// The files of a ticket.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct TicketFiles(pub Vec<TicketFile>);

impl TicketFiles {
    /// As the row holds them.
    pub(crate) fn of(ticket: &Document) -> Result<Self> {
        match ticket.get(FILES) {
            Some(files) => serde_json::from_value(files).map_err(|error| Error::fault("reading a ticket", error)),
            None => Ok(TicketFiles::default()),
        }
    }

    /// Writes them into the row, with how many bytes of them have come. A ticket with something of a file lives its whole time.
    pub(crate) fn write(&self, ticket: Document) -> Result<Document> {
        let files = serde_json::to_value(self).map_err(|error| Error::fault("writing a ticket", error))?;
        let come = self.0.iter().map(TicketFile::bytes_come).fold(0, i64::saturating_add);
        let mut ticket = ticket.with(FILES, files).with(BYTES, come);
        if come > 0 {
            let Instant(begun) = ticket.need(BEGUN_AT)?;
            ticket.set(EXPIRES_AT, Instant(begun + LIFE));
        }
        Ok(ticket)
    }

    /// How many bytes they will have together, as their sender announced.
    pub(crate) fn bytes(&self) -> i64 {
        let sizes = self.0.iter().map(|file| i64::try_from(file.size).unwrap_or(i64::MAX));
        sizes.fold(0, i64::saturating_add)
    }

    /// The file of one sending.
    pub(crate) fn find(&mut self, document: &str, upload: &str) -> Option<&mut TicketFile> {
        self.0
            .iter_mut()
            .find(|file| file.document == document && file.upload == upload)
    }

    /// Begins a file, in the place of another that was sent for the same document; the keys of which nobody needs any more.
    pub(crate) fn begin(&mut self, document: &Id, upload: &str, id: String, size: u64) -> Result<Vec<String>> {
        let former = self.0.iter().position(|file| file.document == document.as_str());
        let idle = former.map(|at| self.0.remove(at).keys()).unwrap_or_default();
        if self.0.len() >= MOST_FILES {
            return Err(TOO_MANY_FILES.rejection().arg("most", MOST_FILES).into());
        }
        let pieces = usize::try_from(piece_count(size)).unwrap_or_default();
        self.0.push(TicketFile {
            document: document.as_str().to_owned(),
            upload: upload.to_owned(),
            id,
            size,
            pieces: vec![None; pieces],
            deposit: None,
            facts: FileFacts::default(),
        });
        if self.bytes() > MOST_BYTES {
            return Err(TOO_MUCH.rejection().arg("most", MOST_BYTES >> 20).into());
        }
        Ok(idle)
    }

    /// Takes the file of one sending away; the keys that it had.
    pub(crate) fn forget(&mut self, document: &str, upload: &str) -> Vec<String> {
        let at = self
            .0
            .iter()
            .position(|file| file.document == document && file.upload == upload);
        at.map(|at| self.0.remove(at).keys()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEGABYTE: u64 = 1 << 20;

    fn code<T>(outcome: Result<T>) -> &'static str {
        outcome
            .err()
            .and_then(|error| error.rejection().map(|refused| refused.kind.code))
            .unwrap_or_default()
    }

    #[test]
    fn pieces_have_one_size_but_the_last() {
        let size = 2 * MEGABYTE + 7;
        assert_eq!(piece_count(size), 3);
        for (number, length, is_right) in [
            (0, MEGABYTE, true),
            (1, MEGABYTE, true),
            (2, 7, true),
            (2, MEGABYTE, false),
            (0, 7, false),
            (3, 0, false),
            (u64::MAX, 7, false),
        ] {
            assert_eq!(check_place(size, number, length).is_ok(), is_right, "{number} {length}");
        }
        assert!(check_place(0, 0, 0).is_err(), "an empty file has no piece");
    }

    #[test]
    fn a_ticket_holds_eight_files_and_25_megabytes() {
        let mut files = TicketFiles::default();
        let id = |at: usize| Id(format!("d{at}"));
        for at in 0..8 {
            files.begin(&id(at), "1", format!("f{at}"), MEGABYTE).unwrap();
        }
        assert_eq!(
            code(files.clone().begin(&id(8), "1", "f8".to_owned(), 1)),
            "application_files_exhausted"
        );
        files.begin(&id(0), "2", "f9".to_owned(), 5 * MEGABYTE).unwrap();
        assert_eq!(
            (files.0.len(), files.bytes()),
            (8, 12 << 20),
            "another sending takes the place of the first"
        );
        let large = files.begin(&id(1), "2", "g".to_owned(), 15 * MEGABYTE);
        assert_eq!(code(large), "application_size_exhausted");
    }

    #[test]
    fn bytes_count_when_they_came() {
        let mut files = TicketFiles::default();
        let come = |files: &TicketFiles| files.0.iter().map(TicketFile::bytes_come).sum::<i64>();
        files
            .begin(&Id("d".to_owned()), "1", "f".to_owned(), 4 * MEGABYTE + 1)
            .unwrap();
        assert_eq!((files.bytes(), come(&files)), ((4 << 20) + 1, 0));
        files.0[0].pieces[4] = Some("last".to_owned());
        assert_eq!(come(&files), 1, "one byte was sent of four megabytes");
        files.0[0].pieces[0] = Some("first".to_owned());
        assert_eq!(come(&files), (1 << 20) + 1);
    }

    #[test]
    fn what_is_sent_anew_leaves_the_former_keys_idle() {
        let mut files = TicketFiles::default();
        let document = Id("d".to_owned());
        assert!(
            files
                .begin(&document, "1", "f".to_owned(), 2 * MEGABYTE)
                .unwrap()
                .is_empty()
        );
        let file = files.find("d", "1").unwrap();
        file.pieces[1] = Some("key".to_owned());
        assert_eq!((file.all_pieces(), file.progress().received), (None, vec![1]));
        assert_eq!(files.begin(&document, "2", "g".to_owned(), 3).unwrap(), ["key"]);
        assert!(files.find("d", "1").is_none());
        assert!(files.forget("d", "2").is_empty() && files.0.is_empty());
    }
}

//! Reading a backup without believing it.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use schema::{Error, Result};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::FORM;
use super::seal::{Keyring, MAGIC};
use super::values::BackedUpValues;

/// A backup, and what opens it when it is encrypted.
#[derive(Clone, Debug)]
pub struct BackupFile {
    path: PathBuf,
    keys: Keyring,
}

impl<P: AsRef<Path> + ?Sized> From<&P> for BackupFile {
    fn from(path: &P) -> Self {
        BackupFile {
            path: path.as_ref().to_owned(),
            keys: Keyring::default(),
        }
    }
}

impl BackupFile {
    /// One that is opened with these keys.
    pub fn new(path: PathBuf, keys: Keyring) -> BackupFile {
        BackupFile { path, keys }
    }

    /// The file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Fills in the values that are asked for. Blocks.
    pub fn pick(&self, asked: &mut [BackedUpValues]) -> Result<()> {
        for line in self.lines()? {
            let line = line?;
            for values in &mut *asked {
                values.pick(&line)?;
            }
        }
        Ok(())
    }

    /// The house key that it carries; only an encrypted one does. Blocks.
    pub fn master_key(&self) -> Result<Option<String>> {
        let heading = self.lines()?.next().transpose()?.unwrap_or_default();
        let json: Json = serde_json::from_str(&heading).map_err(|_| self.damaged("a line is no JSON"))?;
        Ok(json["houseKey"].as_str().map(str::to_owned))
    }

    pub(super) fn damaged(&self, what: &str) -> Error {
        Error::Fault(format!("{} is not a whole backup: {what}", self.path.display()))
    }

    pub(super) fn lines(&self) -> Result<impl Iterator<Item = Result<String>> + use<>> {
        let name = self.path.display().to_string();
        let reading = move |cause: std::io::Error| Error::fault(&format!("reading {name}"), cause);
        let mut file = BufReader::new(File::open(&self.path).map_err(&reading)?);
        let is_sealed = file.fill_buf().map_err(&reading)?.starts_with(MAGIC);
        let clear: Box<dyn BufRead> = if is_sealed {
            Box::new(BufReader::new(self.keys.reader(&self.path, file)?))
        } else {
            Box::new(file)
        };
        Ok(clear.lines().map(move |line| line.map_err(&reading)))
    }
}

/// Whether the file is whole: nothing of it is believed before.
pub(super) fn verify(file: &BackupFile) -> Result<()> {
    let damaged = |what: &str| file.damaged(what);
    let (mut digest, mut count, mut end) = (Sha256::new(), 0_u64, None);
    for line in file.lines()? {
        let line = line?;
        let json: Json = serde_json::from_str(&line).map_err(|_| damaged("a line is no JSON"))?;
        if end.is_some() || count == 0 && (json["diwan"] != "backup" || json["form"] != FORM) {
            return Err(damaged("it has another form"));
        }
        if json["lines"].is_u64() {
            end = Some(json);
            continue;
        }
        digest.update(&line);
        digest.update("\n");
        count += 1;
    }
    let end = end.ok_or_else(|| damaged("its end is missing"))?;
    let is_same = end["lines"] == count && end["sha256"] == hex::encode(digest.finalize());
    is_same.then_some(()).ok_or_else(|| damaged("it was changed"))
}

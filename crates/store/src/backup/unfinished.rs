//! A restore under way, told from a folder that nobody has used: a file that stands from its first byte to its commit.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use schema::{Error, Result};

/// The file in the data folder.
const MARK: &str = "restoring";
/// What it says when there were no bytes of files before.
const NEW: &str = "into nothing\n";
/// What it says otherwise.
const BESIDE: &str = "beside files\n";

/// Notes that a restore into a data folder begins, on the disk, before anything else of it is there. Gives whether there were
/// no bytes of files before it: of one that is done again, what the first one noted.
pub fn begin_restore(folder: &Path, is_new: bool) -> Result<bool> {
    let failed = |cause: io::Error| Error::fault(&format!("noting the restore in {}", folder.display()), cause);
    fs::create_dir_all(folder).map_err(failed)?;
    if let Some(text) = read(folder)? {
        return Ok(text == NEW);
    }
    write(folder, if is_new { NEW } else { BESIDE }).map_err(failed)?;
    Ok(is_new)
}

/// The rows are committed: nothing is missing any more.
pub(crate) fn end_restore(folder: &Path) -> Result<()> {
    match fs::remove_file(mark(folder)) {
        Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(()),
        ended => {
            ended.map_err(|cause| Error::fault(&format!("noting in {} that it is restored", folder.display()), cause))
        }
    }
}

/// Refuses to make a new store where one was being restored.
pub(crate) fn refuse_unfinished(folder: &Path) -> Result<()> {
    match read(folder)? {
        None => Ok(()),
        Some(_) => Err(Error::Fault(format!(
            "a restore into {} was cut before its end, and there is no store yet: run diwan restore again",
            folder.display()
        ))),
    }
}

fn mark(folder: &Path) -> PathBuf {
    folder.join(MARK)
}

/// What the mark says; none where nothing was begun.
fn read(folder: &Path) -> Result<Option<String>> {
    match fs::read_to_string(mark(folder)) {
        Ok(text) => Ok(Some(text)),
        Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(None),
        Err(cause) => Err(Error::fault(
            &format!("looking for a restore in {}", folder.display()),
            cause,
        )),
    }
}

/// Writes the mark beside its place first, so that it stands there whole, and syncs its folder too.
fn write(folder: &Path, text: &str) -> io::Result<()> {
    let aside = folder.join(format!("{MARK}.new"));
    let mut file = File::create(&aside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&aside, mark(folder))?;
    File::open(folder)?.sync_all()
}

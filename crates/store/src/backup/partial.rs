//! Files that are being written: under another name until they are whole, and gone when they do not become so.

use std::path::{Path, PathBuf};

use schema::{Error, Result};

/// How the name of a file ends that is not whole.
const ENDING: &str = "partial";

/// A file on its way. What is not finished is erased.
pub(super) struct Partial {
    aside: PathBuf,
    file: PathBuf,
    is_whole: bool,
}

impl Partial {
    /// Of two processes that write one file, each has an aside of its own.
    pub fn of(file: &Path) -> Partial {
        let mut aside = file.as_os_str().to_owned();
        aside.push(format!(".{}.{ENDING}", std::process::id()));
        Partial {
            aside: aside.into(),
            file: file.to_owned(),
            is_whole: false,
        }
    }

    /// Where it is written.
    pub fn aside(&self) -> &Path {
        &self.aside
    }

    /// Gives it its name; its bytes are synced.
    pub fn finish(mut self) -> std::io::Result<()> {
        std::fs::rename(&self.aside, &self.file)?;
        self.is_whole = true;
        // The name is safe once its folder is.
        let folder = self.file.parent().filter(|folder| !folder.as_os_str().is_empty());
        std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        if !self.is_whole
            && let Err(error) = std::fs::remove_file(&self.aside)
            && error.kind() != std::io::ErrorKind::NotFound
        {
            tracing::warn!(%error, file = %self.aside.display(), "a file that is not whole is left");
        }
    }
}

/// Erases what a killed process left of files whose names begin so; how many there were.
pub fn erase_partial_files(folder: &Path, begins: &str) -> Result<usize> {
    let fault = |error| Error::fault(&format!("looking through {}", folder.display()), error);
    let mut erased = 0;
    for entry in std::fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let is_ours = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with(begins));
        if is_ours && path.extension().is_some_and(|ending| ending == ENDING) {
            std::fs::remove_file(&path).map_err(fault)?;
            erased += 1;
        }
    }
    Ok(erased)
}

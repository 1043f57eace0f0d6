//! What stands in the data folder is nobody else's: folders 0700, files 0600.

use std::fs::{self, DirEntry, File, Metadata};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::Mode;
use schema::{Error, Result};

/// What others may do with a file, as bits of its mode.
const OTHERS: u32 = 0o077;
/// What everybody may do with it.
const WORLD: u32 = 0o007;
/// What the names of ours begin with: whoever takes a folder that holds more keeps the rest as it is.
const OURS: &[&str] = &["backups", "diwan.db", "files", "house.key", "lock", "restoring"];

/// From now on whatever this process makes is its own user's alone.
pub fn keep_to_ourselves() {
    rustix::process::umask(Mode::from_raw_mode(OTHERS));
}

/// Takes from others what they may do in a data folder and with what is ours in it; gives how many files and folders stood
/// open. What cannot be closed is refused.
pub fn close_data(folder: &Path) -> Result<usize> {
    let mut closed = 0;
    for entry in fs::read_dir(folder).map_err(|cause| looking(folder, &cause))? {
        let entry = entry.map_err(|cause| looking(folder, &cause))?;
        let name = entry.file_name();
        if OURS.iter().any(|ours| name.to_string_lossy().starts_with(ours)) {
            closed += close_entry(&entry, false)?;
        }
    }
    // Last, so that a walk that was cut short is done again.
    Ok(closed + close_one(folder)?)
}

fn looking(at: &Path, cause: &io::Error) -> Error {
    Error::fault(&format!("looking at {}", at.display()), cause)
}

/// A folder and all that lies in it. One that is closed already hides what lies below: only the files in it are looked at.
fn close(folder: &Path) -> Result<usize> {
    let is_open = is_open(&fs::metadata(folder).map_err(|cause| looking(folder, &cause))?);
    let mut closed = 0;
    for entry in fs::read_dir(folder).map_err(|cause| looking(folder, &cause))? {
        closed += close_entry(&entry.map_err(|cause| looking(folder, &cause))?, is_open)?;
    }
    Ok(closed + close_one(folder)?)
}

/// Below the data folder nothing leads elsewhere but what an operator put there: `files` on another disk.
fn close_entry(entry: &DirEntry, below: bool) -> Result<usize> {
    let path = entry.path();
    match fs::metadata(&path) {
        Ok(found) if found.is_dir() && (below || is_open(&found)) => close(&path),
        Ok(found) if found.is_file() => close_one(&path),
        // A link to nothing, or a file that went meanwhile.
        _ => Ok(0),
    }
}

/// As [`close_data`], for a file that an operator may have put elsewhere: one of another user may be readable to our group.
pub fn close_file(path: &Path) -> Result<usize> {
    let is_lent = fs::metadata(path)
        .is_ok_and(|found| found.uid() != rustix::process::geteuid().as_raw() && found.mode() & WORLD == 0);
    if is_lent { Ok(0) } else { close_one(path) }
}

fn close_one(path: &Path) -> Result<usize> {
    let found = match fs::metadata(path) {
        Err(cause) if cause.kind() == ErrorKind::NotFound => return Ok(0),
        found => found.map_err(|cause| looking(path, &cause))?,
    };
    if !is_open(&found) {
        return Ok(0);
    }
    let mode = found.mode() & 0o7777;
    let closed = fs::set_permissions(path, fs::Permissions::from_mode(mode & !OTHERS));
    let is_closed = closed.and_then(|()| fs::metadata(path)).map(|now| !is_open(&now));
    match is_closed {
        Ok(true) => Ok(1),
        Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(0),
        _ => Err(Error::Fault(format!(
            "{} is open to others (mode {mode:o}) and cannot be closed: give it to the user that runs diwan, with chmod go= and chown",
            path.display()
        ))),
    }
}

fn is_open(found: &Metadata) -> bool {
    found.mode() & OTHERS != 0
}

/// Writes a file of our own, whole or not at all: when this returns it is safe on the disk.
pub fn write(path: &Path, text: &str) -> Result<()> {
    write_private(path, text).map_err(|cause| Error::fault(&format!("writing {}", path.display()), cause))
}

fn write_private(path: &Path, text: &str) -> io::Result<()> {
    let aside = aside(path);
    let mut file = File::options()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&aside)?;
    let put = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if let Err(cause) = put.and_then(|()| fs::rename(&aside, path)) {
        // The first error tells more than this one could.
        drop(fs::remove_file(&aside));
        return Err(cause);
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

/// Where a file is written before it gets its name.
fn aside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".partial");
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o777
    }

    fn opened(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn what_stood_open_is_closed_at_every_depth_and_counted_once() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        fs::create_dir_all(data.join("files/deep")).unwrap();
        for file in ["diwan.db", "files/one", "files/deep/two"] {
            fs::write(data.join(file), "x").unwrap();
            opened(&data.join(file), 0o644);
        }
        for inside in ["files/deep", "files", ""] {
            opened(&data.join(inside), 0o755);
        }
        fs::write(data.join("theirs"), "x").unwrap();
        opened(&data.join("theirs"), 0o644);
        assert_eq!(close_data(&data).unwrap(), 6);
        assert_eq!(mode(&data.join("theirs")), 0o644);
        let modes = |names: &[&str]| names.iter().map(|name| mode(&data.join(name))).collect::<Vec<_>>();
        assert_eq!(modes(&["diwan.db", "files/one", "files/deep/two"]), [0o600; 3]);
        assert_eq!(modes(&["", "files", "files/deep"]), [0o700; 3]);
        assert_eq!(close_data(&data).unwrap(), 0);
        opened(&data.join("diwan.db"), 0o640);
        assert_eq!(
            close_data(&data).unwrap(),
            1,
            "a file that was put into a closed folder"
        );
    }

    #[test]
    fn a_file_of_our_own_is_written_whole_and_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret");
        write(&path, "a").unwrap();
        write(&path, "bb").unwrap();
        assert_eq!(
            (fs::read_to_string(&path).unwrap().as_str(), mode(&path)),
            ("bb", 0o600)
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(write(&folder.path().join("nowhere/secret"), "a").is_err());
    }
}

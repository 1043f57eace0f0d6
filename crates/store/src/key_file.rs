//! The file of the house key. The key itself means nothing here: it is a line of text that must be kept, and kept from
//! others.

use std::io::ErrorKind;
use std::path::Path;

use schema::{Error, Result};

use crate::private;

/// Its name in the data folder.
pub const NAME: &str = "house.key";

/// Least length of a key: what is shorter was cut.
const SHORTEST: usize = 32;

/// Reads a key; none when there is no such file. Lines that begin with `#` are for people.
pub fn read(path: &Path) -> Result<Option<String>> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(cause) if cause.kind() == ErrorKind::NotFound => return Ok(None),
        Err(cause) => {
            return Err(Error::fault(
                &format!("reading the house key {}", path.display()),
                cause,
            ));
        }
    };
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    match (lines.next(), lines.next()) {
        (Some(key), None) if key.len() >= SHORTEST => Ok(Some(key.to_owned())),
        _ => Err(Error::Fault(format!(
            "{} holds no house key: one line of at least {SHORTEST} characters is expected",
            path.display()
        ))),
    }
}

/// Writes a key where none is; the same key once more changes nothing, another one is refused.
pub fn write(path: &Path, key: &str) -> Result<()> {
    match read(path)? {
        Some(existing) if existing == key => Ok(()),
        Some(_) => Err(Error::Fault(format!(
            "{} holds another house key than the database: move that file away first",
            path.display()
        ))),
        None => private::write(path, &format!("{key}\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_kept_and_never_replaced_by_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(NAME);
        let [ours, theirs] = ["a", "b"].map(|letter| letter.repeat(43));
        assert_eq!(read(&path).unwrap(), None);
        write(&path, &ours).unwrap();
        write(&path, &ours).unwrap();
        assert!(write(&path, &theirs).is_err());
        assert_eq!(read(&path).unwrap(), Some(ours.clone()));
        private::write(&path, &format!("# from the sheet\n\n  {ours} \n")).unwrap();
        assert_eq!(read(&path).unwrap(), Some(ours.clone()));
        for wrong in ["", "# nothing else\n", "short\n", &format!("{ours}\n{theirs}\n")] {
            private::write(&path, wrong).unwrap();
            assert!(read(&path).is_err(), "{wrong:?}");
        }
    }
}

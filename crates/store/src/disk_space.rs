//! Room on disks.

use std::path::Path;

use rustix::fs::statvfs;
use schema::{Error, Result};

/// What a backup leaves free, so that whoever shares its disk goes on writing, in bytes.
const LEFT_FREE: u64 = 64 << 20;

/// How many bytes may still be written to the disk of a folder.
pub fn free_space(folder: &Path) -> Result<u64> {
    let found = statvfs(folder).map_err(|cause| Error::fault(&format!("looking at {}", folder.display()), cause))?;
    Ok(found.f_bavail.saturating_mul(found.f_frsize))
}

/// Refuses to begin what would fill the disk of a folder.
pub fn refuse_if_short(folder: &Path, needed: u64) -> Result<()> {
    let free = free_space(folder)?;
    if free >= needed.saturating_add(LEFT_FREE) {
        return Ok(());
    }
    Err(Error::Fault(format!(
        "there is too little room in {}: {} MB are free, {} MB are needed beside the {} MB that stay free",
        folder.display(),
        free >> 20,
        needed.div_ceil(1 << 20),
        LEFT_FREE >> 20
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_fill_the_disk_is_refused_before_it_begins() {
        let folder = tempfile::tempdir().unwrap();
        let free = free_space(folder.path()).unwrap();
        assert!(free > 0);
        refuse_if_short(folder.path(), 0).unwrap();
        let refused = refuse_if_short(folder.path(), free).unwrap_err().to_string();
        assert!(
            refused.contains("too little room") && refused.lines().count() == 1,
            "{refused}"
        );
    }
}

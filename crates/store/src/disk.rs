//! How much room a disk has.

use std::path::Path;

/// Bytes that this process may still write on the disk of a folder; none when nobody can tell.
pub fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_tells_its_room_and_no_disk_does_not() {
        let folder = tempfile::tempdir().unwrap();
        assert!(free(folder.path()).is_some());
        assert_eq!(free(&folder.path().join("nowhere")), None);
    }
}

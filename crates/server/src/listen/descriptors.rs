//! Descriptors: every connection is one, and so is every file, every reader of the store and every call to others.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// How many are kept for what is no connection.
const KEPT: u64 = 256;

/// Raises the number of descriptors to what the system allows; how many connections that leaves room for.
pub fn raise() -> u32 {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!(%error, "the number of open files stays as it was");
            limit.current
        }
    };
    room(current.unwrap_or(u64::MAX))
}

fn room(descriptors: u64) -> u32 {
    let kept = KEPT.min(descriptors / 2);
    u32::try_from(descriptors - kept).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_kept_for_files() {
        assert_eq!((room(1024), room(100), room(u64::MAX)), (768, 50, u32::MAX));
    }
}

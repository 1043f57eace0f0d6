//! A zone written out as files of time zones hold one (RFC 9636).

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::time::CASABLANCA;

/// A zone of so many minutes ahead of UTC at first, and of changes in order; none where it cannot be written.
pub(super) fn zone(first: i32, changes: &[(Timestamp, i32)]) -> Option<TimeZone> {
    TimeZone::tzif(CASABLANCA, &tzif(first, changes)).ok()
}

fn tzif(first: i32, changes: &[(Timestamp, i32)]) -> Vec<u8> {
    let mut offsets = vec![first];
    for (_, ahead) in changes {
        if !offsets.contains(ahead) {
            offsets.push(*ahead);
        }
    }
    let index = |ahead: i32| {
        let at = offsets.iter().position(|one| *one == ahead).unwrap_or_default();
        u8::try_from(at).unwrap_or_default()
    };
    // The block of 32 bits that readers of the second version pass over.
    let mut file = head([0, 0, 0, 0, 1, 4]);
    file.extend([0; 6]);
    file.extend(b"LMT\0");
    let count = |length: usize| u32::try_from(length).unwrap_or_default();
    file.extend(head([0, 0, 0, count(changes.len()), count(offsets.len()), 4]));
    for (at, _) in changes {
        file.extend(at.as_second().to_be_bytes());
    }
    file.extend(changes.iter().map(|(_, ahead)| index(*ahead)));
    for ahead in &offsets {
        file.extend((ahead * 60).to_be_bytes());
        file.extend([0, 0]);
    }
    file.extend(b"LMT\0");
    let last = changes.last().map_or(first, |(_, ahead)| *ahead);
    file.extend(format!("\n<LMT>{}\n", posix(last)).into_bytes());
    file
}

/// The head of a block: what is in it, counted.
fn head(counts: [u32; 6]) -> Vec<u8> {
    let mut head = b"TZif2".to_vec();
    head.extend([0; 15]);
    for count in counts {
        head.extend(count.to_be_bytes());
    }
    head
}

/// An offset as POSIX writes one: what is to be added to come to UTC.
fn posix(ahead: i32) -> String {
    let sign = if ahead > 0 { "-" } else { "" };
    format!("{sign}{}:{:02}", ahead.abs() / 60, ahead.abs() % 60)
}

#[cfg(test)]
mod tests {
    use super::posix;

    #[test]
    fn the_longest_offset_is_written_as_posix_writes_it() {
        assert_eq!([60, 0, -90].map(posix), ["-1:00", "0:00", "1:30"]);
    }
}

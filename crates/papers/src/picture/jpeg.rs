//! Whether a JPEG is whole: decoders give half a picture without a word.

/// Whether the end marker of the picture itself is there. Those of small pictures inside its segments do not count, and
/// what phones append after the end does no harm.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[mark, kind]) = bytes.get(at..at + 2).and_then(|two| <&[u8; 2]>::try_from(two).ok()) {
        if mark != 0xff {
            // Inside a scan: on to the next mark.
            let Some(next) = bytes[at..].iter().position(|byte| *byte == 0xff) else {
                return false;
            };
            at += next;
            continue;
        }
        at += match kind {
            0xd9 => return true,
            // A fill byte before a mark.
            0xff => 1,
            // A stuffed byte, a restart, and marks that stand alone.
            0x00 | 0x01 | 0xd0..=0xd8 => 2,
            _ => match bytes.get(at + 2..at + 4) {
                Some(length) => 2 + usize::from(u16::from_be_bytes([length[0], length[1]])).max(2),
                None => return false,
            },
        };
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_the_picture_counts_and_none_inside() {
        let thumbnail: &[u8] = &[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
        let scan: &[u8] = &[0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
        let cut = [thumbnail, scan].concat();
        assert!(!is_whole(&cut));
        let whole = [&cut, &[0xff, 0xd9][..]].concat();
        assert!(is_whole(&whole));
        assert!(is_whole(&[&whole, &b"a trailer"[..]].concat()));
        assert!(!is_whole(&[0xff, 0xd8]) && !is_whole(&[]) && !is_whole(&[0xff, 0xd8, 0xff, 0xe1, 0]));
    }
}

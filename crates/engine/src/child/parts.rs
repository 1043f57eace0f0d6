//! What goes to a process and comes back: something that is told, and bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Something that is told, with bytes behind it.
///
/// # Errors
/// What cannot be told as JSON.
pub fn join(told: &impl Serialize, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let told = serde_json::to_vec(told).map_err(|error| error.to_string())?;
    let mut all = Vec::with_capacity(size_of::<u64>() + told.len() + bytes.len());
    all.extend((told.len() as u64).to_le_bytes());
    all.extend(told);
    all.extend(bytes);
    Ok(all)
}

/// What was joined.
///
/// # Errors
/// What is cut short, or tells something else.
pub fn split<T: DeserializeOwned>(all: &[u8]) -> Result<(T, &[u8]), String> {
    let cut = || "what was sent is cut short".to_owned();
    let (length, rest) = all.split_first_chunk().ok_or_else(cut)?;
    let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| cut())?;
    let (told, bytes) = rest.split_at_checked(length).ok_or_else(cut)?;
    let told = serde_json::from_slice(told).map_err(|error| error.to_string())?;
    Ok((told, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_joined_is_split_and_half_of_it_is_refused() {
        let all = join(&("page", 3), b"bytes").unwrap();
        assert_eq!(
            split::<(String, u32)>(&all),
            Ok((("page".to_owned(), 3), b"bytes".as_slice()))
        );
        for end in [0, 7, 8, 12] {
            assert!(split::<(String, u32)>(&all[..end]).is_err(), "{end}");
        }
        assert!(split::<bool>(&all).is_err());
        let endless = [u64::MAX.to_le_bytes().as_slice(), b"{}"].concat();
        assert!(split::<bool>(&endless).is_err());
    }
}

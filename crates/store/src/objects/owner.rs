//! Whose objects these are: the store that may erase them.

use bytes::Bytes;
use futures_util::StreamExt as _;
use schema::{Error, Result};

use super::Objects;

/// The object that names the owner.
pub(super) const MARK: &str = "diwan.store";

impl Objects {
    /// The id of the store that owns them; none while no store does.
    pub async fn owner(&self) -> Result<Option<String>> {
        let text = self.whole(MARK).await?;
        Ok(text.map(|text| String::from_utf8_lossy(&text).trim().to_owned()))
    }

    /// Makes a store their owner, whoever was it before.
    pub async fn give_to(&self, store: &str) -> Result<()> {
        self.put(MARK, vec![Bytes::from(format!("{store}\n"))]).await
    }

    /// Whether there is no object beside the mark.
    pub async fn are_none(&self) -> Result<bool> {
        let mut all = self.0.list(None);
        while let Some(one) = all.next().await {
            let one = one.map_err(|cause| Error::fault("listing the files", cause))?;
            if one.location.as_ref() != MARK {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

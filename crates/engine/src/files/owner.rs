//! Whose bytes these are: a store erases its own alone, and none while it may still be one of two that came of a backup.

use jiff::SignedDuration;
use schema::Result;

use crate::Engine;

/// So long after a restore nothing is erased: what the backup does not know of may be all that is left of a day.
const UNTOUCHED: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Engine {
    /// Makes this store the owner of the bytes of files, where nobody is: those that were there before this store was restored
    /// are another's until somebody says that it is no more.
    pub async fn claim_files(&self) -> Result<()> {
        let (objects, identity) = (&self.files()?.objects, self.store().identity());
        if objects.owner().await?.is_some() {
            return Ok(());
        }
        if identity.restored.is_none() || objects.are_none().await? {
            objects.give_to(&identity.id).await?;
        }
        Ok(())
    }

    /// Makes this store the owner of the bytes of files, because the one that was it is no more.
    pub async fn take_files_over(&self) -> Result<()> {
        self.files()?.objects.give_to(&self.store().identity().id).await
    }

    /// Whether the bytes of files are this store's own.
    pub async fn owns_files(&self) -> Result<bool> {
        let owner = self.files()?.objects.owner().await?;
        Ok(owner.as_ref() == Some(&self.store().identity().id))
    }

    /// Whether this store may erase bytes of files now.
    pub(super) async fn may_erase_objects(&self) -> Result<bool> {
        let restored = self.store().identity().restored;
        if restored.is_some_and(|restored| self.clock().now() < restored + UNTOUCHED) {
            return Ok(false);
        }
        self.claim_files().await?;
        let is_own = self.owns_files().await?;
        if !is_own {
            tracing::warn!("the files belong to another store: nothing of them is erased");
        }
        Ok(is_own)
    }

    /// Erases objects that no row names. What fails, or may not be erased yet, is left to the sweep.
    pub(crate) async fn erase_objects(&self, keys: &[String]) {
        if keys.is_empty() {
            return;
        }
        let erased = async {
            if self.may_erase_objects().await? {
                for key in keys {
                    self.files()?.objects.erase(key).await?;
                }
            }
            Ok::<(), schema::Error>(())
        };
        if let Err(error) = erased.await {
            tracing::warn!(%error, "objects are left to the sweep");
        }
    }
}

//! What the house tells its administrators of the disk.

use std::sync::Mutex;

use jiff::Timestamp;
use jiff::civil::Date;
use schema::{Result, error_codes};
use store::WriteOutage;

use crate::{Engine, RequestContext, Rights};

/// What there is to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiskNews {
    /// Files are refused, so that rows go on being written.
    Low,
    /// Nothing could be written for a while, and now it can.
    Over(WriteOutage),
}

/// What was told already.
#[derive(Default)]
pub(crate) struct DiskAlert {
    low: Mutex<Option<Date>>,
    over: Mutex<Option<Timestamp>>,
}

impl Engine {
    /// Has administrators told of the disk, once of each: of little room once a day, of refused writes when they are over,
    /// for before that the news could not be written either.
    pub async fn tell_of_disk(&self) -> Result<()> {
        let told = &self.inner.disk_alert;
        let over = self.store().trouble().filter(|trouble| trouble.until.is_some());
        if let Some(trouble) = over.filter(|trouble| *crate::lock(&told.over) != Some(trouble.since)) {
            let since = trouble.since;
            self.tell(DiskNews::Over(trouble)).await?;
            *crate::lock(&told.over) = Some(since);
        }
        let today = schema::day_in_morocco(self.clock().now());
        let is_low = self.inner.files.get().is_some()
            && self.has_room(0).is_err_and(|error| error.is(error_codes::STORAGE_FULL));
        if is_low && *crate::lock(&told.low) != Some(today) {
            self.tell(DiskNews::Low).await?;
            *crate::lock(&told.low) = Some(today);
        }
        Ok(())
    }

    async fn tell(&self, news: DiskNews) -> Result<()> {
        let ctx = RequestContext::new(Rights::whole("engine"));
        let tell = self.inner.hooks.disk;
        self.transact(&ctx, "tell of the disk", move |cx| tell(cx, &news)).await
    }
}

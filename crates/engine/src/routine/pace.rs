//! Whether days have passed here one after the other. What is erased for good is erased by the clock, and a clock may be wrong by
//! years; then the nights that it claims to have passed were never lived through.

use schema::Result;

use super::runs;
use crate::{Engine, sweep};

/// So many nights up to the last one must have been lived through before anything is erased for good: that long somebody has to
/// notice a clock that leapt ahead. A house that stood still for a while waits as long.
const NIGHTS: usize = 3;

impl Engine {
    /// Whether the last nights were lived through here, by any node: nothing is erased for good before that.
    pub async fn has_kept_pace(&self) -> Result<bool> {
        let mut night = sweep::ROUTINE.every.last(self.clock().now());
        let mut nights = Vec::with_capacity(NIGHTS);
        for _ in 0..NIGHTS {
            nights.push(night);
            night = sweep::ROUTINE.every.last(night - jiff::SignedDuration::from_secs(1));
        }
        self.read(move |cx| {
            for night in &nights {
                if !runs::was_due(cx, sweep::ROUTINE.id, *night)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })
        .await
    }
}

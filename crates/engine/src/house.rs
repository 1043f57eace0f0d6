//! How the house stands, for whoever looks after it.

use jiff::Timestamp;
use schema::{Instant, Result};

use crate::files::FILES;
use crate::notify::{OUTBOX, STATE, State};
use crate::routine::{self, Outcome};
use crate::{Cx, Measure, unauthorized};

/// What an administrator asks of a house in the morning.
pub struct HouseState {
    /// Routines of which the last run failed.
    pub failed_routines: u64,
    /// How many routines there are.
    pub routines: u64,
    /// When the last backup that was begun was due, and how it went; no outcome while it is being made.
    pub backup: Option<(Timestamp, Option<Outcome>)>,
    /// Messages that wait to be sent.
    pub queued: u64,
    /// Messages that could not be sent.
    pub undelivered: u64,
    /// How many files are kept.
    pub files: u64,
    /// Their bytes, as they are kept.
    pub bytes: u64,
}

impl Cx<'_> {
    /// How the house stands.
    ///
    /// # Errors
    /// Administrators alone are told.
    pub fn house_state(&self) -> Result<HouseState> {
        if !self.who().is_admin && !self.who().is_key {
            return Err(unauthorized(self.who()));
        }
        let (mut failed_routines, mut routines, mut backup) = (0, 0, None);
        for routine in self.inner.routines() {
            routines += 1;
            let Some(run) = routine::last(self, routine.id)? else {
                continue;
            };
            failed_routines += u64::from(run.get(routine::OUTCOME) == Some(Outcome::Failed));
            if routine.id == routine::BACKUP {
                backup = routine::last_begun(self, routine.id)?;
            }
        }
        let backup = backup.and_then(|run| {
            run.get(routine::DUE)
                .map(|Instant(due)| (due, run.get(routine::OUTCOME)))
        });
        let letters = |state: State| self.count(&OUTBOX, [STATE.eq(state)]);
        let (files, bytes) = self.files_kept()?;
        Ok(HouseState {
            failed_routines,
            routines,
            backup,
            queued: letters(State::Queued)?,
            undelivered: letters(State::Failed)? + letters(State::Dead)?,
            files,
            bytes,
        })
    }

    fn files_kept(&self) -> Result<(u64, u64)> {
        let (bucket, size) = (FILES.field("bucketId"), FILES.field("sizeActual"));
        let (Some(bucket), Some(size)) = (bucket, size) else {
            return Ok((0, 0));
        };
        let groups = self.groups(&FILES, [], bucket, vec![Measure::Sum(size)])?;
        let bytes = groups
            .iter()
            .filter_map(|group| group.measures.first().copied().flatten());
        let bytes = bytes.filter_map(|bytes| u64::try_from(bytes).ok()).sum();
        Ok((groups.iter().map(|group| group.count).sum(), bytes))
    }
}

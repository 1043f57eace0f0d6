//! Whether the store answers: once through a reader and once through the writer.

use jiff::Timestamp;
use schema::Result;

use crate::{Cost, Job, LogAsk, Store, Terms};

impl Store {
    /// Reads the head of the log on a reader's thread and opens and closes a transaction of the writer, both behind
    /// whatever waits there. Takes as long as they do: whoever asks sets a limit. Changes nothing.
    pub async fn answers(&self, now: Timestamp) -> Result<()> {
        let head = LogAsk {
            limit: 1,
            ..LogAsk::default()
        };
        let read = self.read(Cost::Scan, Terms::at(now), move |reader| reader.log(&head).map(drop));
        let job = Job {
            name: "probe",
            who: "engine".to_owned(),
            terms: Terms::at(now),
        };
        let write = self.rehearse(job, |_| Ok(()));
        tokio::try_join!(read, write).map(drop)
    }
}

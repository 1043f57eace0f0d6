//! Whether the store answers: once on a thread of its own and once through the writer.

use std::time::Duration;

use jiff::Timestamp;
use schema::Result;

use crate::sql::{Bind, Sql};
use crate::{Job, LogQuery, Store, Terms, Writer};

/// How long the read may take.
const LIMIT: Duration = Duration::from_secs(4);

impl Store {
    /// Reads the head of the log beside all who wait for readers, and opens and closes a transaction of the writer behind
    /// whatever waits there. Takes as long as that does: whoever asks sets a limit. Writes only when no commit of the last
    /// minute has shown that it can, or the last one has failed.
    pub async fn answers(&self, now: Timestamp) -> Result<()> {
        let head = LogQuery {
            limit: 1,
            ..LogQuery::default()
        };
        let probes = &self.channels()?.probes;
        let read = self.read_at(probes, Terms::at(now), LIMIT, move |reader| reader.log(&head).map(drop));
        let job = Job {
            name: "probe",
            who: "engine".to_owned(),
            terms: Terms::at(now),
        };
        let is_proven = self.shared().writing.is_proven();
        let write = async {
            if is_proven {
                self.dry_run(job, |_| Ok(())).await
            } else {
                self.write(job, prove).await
            }
        };
        tokio::try_join!(read, write).map(drop)
    }
}

/// Writes a few bytes, so that the commit shows whether anything can be written.
fn prove(writer: &mut Writer<'_>) -> Result<()> {
    let now = schema::wire_instant(writer.job.terms.now);
    let sql = Sql::of(
        writer.dialect(),
        "INSERT INTO _meta (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [Bind::Text(now)],
    );
    writer.execute(&sql)?;
    writer.shared.writing.is_probed();
    Ok(())
}

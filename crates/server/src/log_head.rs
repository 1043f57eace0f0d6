//! Where the log stands, written down outside the database every few seconds and after a burst of entries: what a disk loses of
//! the last minutes is told at the next start.

use std::path::PathBuf;

use engine::{Cx, Follower, FollowerTask, LogPosition};
use store::Head;

use crate::app::App;
use crate::bootstrap;
use crate::config::Config;

/// The file that says where the log stands: what follows from entries is their last one's number and hash.
pub struct LogHead {
    file: PathBuf,
}

impl LogHead {
    /// Where the configuration says.
    pub fn new(config: &Config) -> Self {
        LogHead {
            file: bootstrap::head_file(config),
        }
    }

    fn keep(&self, at: &Head) -> schema::Result<()> {
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| schema::Error::fault("making the folder of backups", error))?;
        }
        at.keep(&self.file)
    }
}

impl Follower for LogHead {
    fn id(&self) -> &'static str {
        "log.head"
    }
    fn position(&self) -> schema::Result<Option<Head>> {
        Ok(Head::from_file(&self.file))
    }
    fn rebuild(&mut self, _: &Cx<'_>, at: &Head) -> schema::Result<()> {
        self.keep(at)
    }
    fn apply(&mut self, _: &Cx<'_>, _: LogPosition, at: &Head) -> schema::Result<()> {
        self.keep(at)
    }
}

/// The file at work.
pub fn follower_task(app: &App) -> FollowerTask {
    app.engine.follower_task(Box::new(LogHead::new(&app.config)))
}

/// Before anything is served: what the log lacks is told, and the bytes of files are this store's if they are nobody's.
pub async fn begin(app: &App) -> schema::Result<()> {
    // Files that cannot be reached now are claimed by the first sweep.
    if let Err(error) = app.engine.claim_files().await {
        tracing::warn!(%error, "the files could not be reached");
    }
    compare(app).await
}

/// Tells what the log lacks of what was written to it: in our own log, and to administrators.
async fn compare(app: &App) -> schema::Result<()> {
    let Some(what) = bootstrap::missing_entries(app).await? else {
        return Ok(());
    };
    tracing::error!(what, "the change log lacks what was written to it");
    app.engine.warn_of_cut_log(what).await
}

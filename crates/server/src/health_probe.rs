//! Whether the store answers, asked for all who want to know at once.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::app::App;

/// How long the store may take: whoever asks hears within five seconds, after which pages say that the server is away.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long an answer holds. Anybody may ask, as often as they like; the store is asked this often.
const FRESH: Duration = Duration::from_millis(100);

/// What was found when the store was asked last.
#[derive(Clone, Copy, Debug)]
pub struct ProbeResult {
    /// Whether it answered in time.
    pub is_well: bool,
    /// Milliseconds that it took.
    pub ping: u64,
    at: Instant,
}

/// The last beat. Whoever asks while the store is being asked waits for that answer.
#[derive(Default)]
pub struct HealthProbe(Mutex<Option<ProbeResult>>);

impl HealthProbe {
    /// Asks the store, through a reader and through the writer.
    pub async fn check(&self, app: &App) -> ProbeResult {
        let mut last = self.0.lock().await;
        if let Some(beat) = last.filter(|beat| beat.at.elapsed() < FRESH) {
            return beat;
        }
        let began = Instant::now();
        let asked = timeout(PATIENCE, app.engine.store().answers(app.engine.clock().now())).await;
        let why = match asked {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some(format!("no answer within {} s", PATIENCE.as_secs())),
        };
        // A store that goes on failing is told of by what failed.
        if let Some(why) = why.as_ref().filter(|_| last.is_none_or(|beat| beat.is_well)) {
            tracing::error!(why, "the store does not answer");
        }
        let beat = ProbeResult {
            is_well: why.is_none(),
            ping: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
            at: Instant::now(),
        };
        *last = Some(beat);
        beat
    }
}

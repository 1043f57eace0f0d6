//! Counts for a monitoring system, in the text form of Prometheus, on an address of their own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::app::App;

/// Answers by hundred of their status, and the time they took.
#[derive(Default)]
pub struct Metrics {
    answers: [AtomicU64; 5],
    micros: AtomicU64,
}

impl Metrics {
    /// Counts one answer.
    pub fn count(&self, status: u16, took: Duration) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.answers[class].fetch_add(1, Ordering::Relaxed);
        self.micros
            .fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// All counts as text.
    pub fn text(&self, app: &App) -> String {
        let answers = self.answers.iter().enumerate().map(|(class, count)| {
            format!(
                "diwan_answers_total{{status=\"{}xx\"}} {}\n",
                class + 1,
                count.load(Ordering::Relaxed)
            )
        });
        let seconds = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        let statements = app.engine.store().statements();
        format!(
            "# TYPE diwan_answers_total counter\n{}\
             # TYPE diwan_answer_seconds_total counter\ndiwan_answer_seconds_total {seconds}\n\
             # TYPE diwan_statements_total counter\ndiwan_statements_total {statements}\n",
            answers.collect::<String>()
        )
    }
}

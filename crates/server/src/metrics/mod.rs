//! Figures for a monitoring system, in the text form of Prometheus, on an address of their own.

mod figures;
mod request_counts;
mod text;

use crate::app::App;

pub use request_counts::Requests;
use text::Text;

/// What is counted as it happens.
#[derive(Default)]
pub struct Metrics {
    /// Requests by route.
    pub requests: Requests,
}

impl Metrics {
    /// All figures as text: those counted here, and those that are asked for now.
    pub async fn text(&self, app: &App) -> String {
        let mut text = Text::default();
        self.requests.write(&mut text);
        figures::write(&mut text, app).await;
        text.finish()
    }
}

//! `diwan rebuild`.

use clap::Args;
use engine::Follower;

use super::{CommandPlace, CommandResult, error_line, out};
use crate::bootstrap;
use crate::config::Config;
use crate::log_head::LogHead;

/// What is derived anew.
#[derive(Args)]
pub struct Options {
    /// Which of those that follow the log, as the figures name them
    follower: String,
    #[command(flatten)]
    place: CommandPlace,
}

/// Everything that follows the log and keeps what it derives.
fn followers(config: &Config) -> Vec<Box<dyn Follower>> {
    vec![Box::new(LogHead::new(config))]
}

/// Derives anew, while nobody serves: whoever does would go on from what stood before.
pub async fn run(options: Options) -> CommandResult {
    let app = options.place.open()?;
    let (mut known, data) = (followers(&app.config), &app.config.data);
    let Some(at) = known.iter().position(|one| one.id() == options.follower) else {
        let names: Vec<&str> = known.iter().map(|one| one.id()).collect();
        return Err(format!(
            "nothing of that name follows the log; there is: {}",
            names.join(", ")
        ));
    };
    let _lock = store::lock(data).map_err(|error| bootstrap::store_error_line(data, &error))?;
    let task = app.engine.follower_task(known.swap_remove(at));
    let seq = task.rebuild().await.map_err(|error| error_line(&error))?;
    out::line(&format!("{} is derived anew as of entry {seq}", options.follower))
}

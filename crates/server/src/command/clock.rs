//! `diwan clock`: whether the clock is believed, and saying that it is right.

use std::process::ExitCode;

use clap::Args;
use engine::{Input, RequestContext, Rights};

use super::{CommandPlace, CommandResult, error_line, out};

/// What to say of the clock.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: CommandPlace,
    /// The clock is right: what waits because it has leapt goes on
    #[arg(long)]
    confirm: bool,
}

/// Says whether the clock is believed; exit code 1 when it is not.
pub async fn run(options: Options) -> CommandResult {
    let app = options.place.open()?;
    if options.confirm {
        let ctx = RequestContext::new(Rights::whole("cli"));
        let confirmed = app.engine.act(&ctx, "jobRuns.confirmClock", Input::default()).await;
        confirmed.map_err(|error| error_line(&error))?;
    }
    let is_believed = app.engine.is_clock_believed().await;
    if is_believed.map_err(|error| error_line(&error))? {
        return out::line("the clock is believed");
    }
    if let Some(doubt) = app.engine.clock_doubt() {
        let (shown, believed) = (doubt.shown, doubt.believed);
        out::line(&format!("the clock shows {shown}, and was believed last at {believed}"))?;
        out::line("if it is right: diwan clock --confirm")?;
    }
    Ok(ExitCode::FAILURE)
}

//! `diwan check`.

use std::process::ExitCode;

use clap::Args;
use engine::files::LostFile;

use super::{CommandPlace, CommandResult, error_line, out};
use crate::app::App;
use crate::{bootstrap, proxies};

/// What is looked at.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: CommandPlace,
    /// Read every file too, and compare it with what was stored
    #[arg(long)]
    files: bool,
}

/// Names everything that is wrong, one line each.
pub async fn run(options: &Options) -> CommandResult {
    let app = options.place.open()?;
    let missing = bootstrap::missing_entries(&app)
        .await
        .map_err(|error| error_line(&error))?;
    let files = lost_files(&app, options.files).await?;
    let numbers = platform::check_numbers(&app.engine)
        .await
        .map_err(|error| error_line(&error))?;
    let findings = app
        .engine
        .store()
        .check()
        .map_err(|error| bootstrap::store_error_line(&app.config.data, &error))?;
    let area = |finding: &store::Finding| format!("{:?}", finding.area).to_lowercase();
    let rows = findings
        .iter()
        .map(|finding| format!("{}: {}", area(finding), finding.text));
    let lines: Vec<String> = rows
        .chain(missing.map(|what| format!("log: {what}")))
        .chain(numbers.into_iter().map(|text| format!("number: {text}")))
        .chain(
            files
                .iter()
                .map(|one| format!("files: {} ({}): {}", one.id, one.name, one.why)),
        )
        .collect();
    for line in &lines {
        out::line(line)?;
    }
    // No damage: what is kept is whole, whoever stands before it.
    for text in proxies::findings(&app).await.map_err(|error| error_line(&error))? {
        out::line(&format!("warning: {text}"))?;
    }
    if lines.is_empty() {
        return out::line("nothing is wrong");
    }
    Ok(ExitCode::FAILURE)
}

/// The files whose bytes are not what was stored: by their sizes, and by their hashes too when all of them are to be read.
async fn lost_files(app: &App, reads_all: bool) -> Result<Vec<LostFile>, String> {
    let mut files = app.engine.check_files().await.map_err(|error| error_line(&error))?;
    if reads_all {
        let (_, damaged) = app.engine.hash_files(None).await.map_err(|error| error_line(&error))?;
        let is_known = |id: &String| files.iter().any(|known| known.id == *id);
        let damaged: Vec<_> = damaged.into_iter().filter(|one| !is_known(&one.id)).collect();
        files.extend(damaged);
    }
    Ok(files)
}

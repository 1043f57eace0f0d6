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
    // What cannot be read is named too, and the rest is still looked at.
    let mut unread = Vec::new();
    let missing = read("log", &mut unread, bootstrap::missing_entries(&app).await);
    let files = read("files", &mut unread, lost_files(&app, options.files).await);
    let numbers = read("number", &mut unread, platform::check_numbers(&app.engine).await);
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
        .chain(unread)
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

/// What a part of the check found; nothing when it could not be looked at, which is noted.
fn read<T: Default>(area: &str, unread: &mut Vec<String>, found: schema::Result<T>) -> T {
    found.unwrap_or_else(|error| {
        unread.push(format!("{area}: cannot be read: {}", error_line(&error)));
        T::default()
    })
}

/// The files whose bytes are not what was stored: by their sizes, and by their hashes too when all of them are to be read.
async fn lost_files(app: &App, reads_all: bool) -> schema::Result<Vec<LostFile>> {
    let mut files = app.engine.check_files().await?;
    if reads_all {
        let (_, damaged) = app.engine.hash_files(None).await?;
        let is_known = |id: &String| files.iter().any(|known| known.id == *id);
        let damaged: Vec<_> = damaged.into_iter().filter(|one| !is_known(&one.id)).collect();
        files.extend(damaged);
    }
    Ok(files)
}

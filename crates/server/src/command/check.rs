//! `diwan check`, `diwan backup`, `diwan restore`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::{Outcome, Place, out, said};
use crate::house;

/// A backup.
#[derive(Args)]
pub struct File {
    /// The file of the backup
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Names everything that is wrong, one line each.
pub async fn run(place: &Place) -> Outcome {
    let app = place.open()?;
    let files = app.engine.check_files().await.map_err(|error| said(&error))?;
    let findings = app
        .engine
        .store()
        .check()
        .map_err(|error| house::said(&app.config.data, &error))?;
    for finding in &findings {
        out::line(&format!(
            "{}: {}",
            format!("{:?}", finding.area).to_lowercase(),
            finding.text
        ))?;
    }
    for text in &files {
        out::line(&format!("files: {text}"))?;
    }
    if findings.is_empty() && files.is_empty() {
        return out::line("nothing is wrong");
    }
    Ok(ExitCode::FAILURE)
}

/// Writes a copy.
pub fn backup(file: &File) -> Outcome {
    let app = file.place.open()?;
    app.engine.store().backup(&file.file).map_err(|error| said(&error))?;
    out::line(&format!("backed up to {}", file.file.display()))
}

/// Fills an empty folder or database, under the lock of the folder.
pub fn restore(file: &File) -> Outcome {
    let config = file.place.config()?;
    let data = &config.data;
    std::fs::create_dir_all(data).map_err(|error| format!("cannot use {}: {error}", data.display()))?;
    let _lock = store::lock(data).map_err(|error| house::said(data, &error))?;
    house::restore(&config, &file.file).map_err(|error| house::said(data, &error))?;
    out::line(&format!("restored from {}", file.file.display()))
}

//! What commands print: results on the standard output, complaints on the other.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use schema::typescript::Emitted;

use super::CommandResult;

/// Prints a result.
pub fn text(text: &str) -> CommandResult {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| format!("cannot write: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints one line of a result.
pub fn line(line: &str) -> CommandResult {
    text(&format!("{line}\n"))
}

/// Says what is good to know beside a result.
pub fn note(line: &str) {
    // Nobody can be told when even this cannot be written.
    drop(writeln!(io::stderr(), "{line}"));
}

/// Says why a command failed.
pub fn error(line: &str) {
    // Nobody can be told when even this cannot be written.
    drop(writeln!(io::stderr(), "diwan: {line}"));
}

/// Says what the caller should know of what was done.
pub fn warn(line: &str) {
    error(&format!("warning: {line}"));
}

/// Writes generated files below a folder.
pub fn files(folder: &Path, files: &[Emitted]) -> CommandResult {
    for file in files {
        let path = folder.join(&file.path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, &file.text))
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

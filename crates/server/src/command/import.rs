//! `diwan import`: the action of the collection, run as the command line.
//!
//! The exit code is 0 when the file was read, whether or not some of its rows were refused: the report says which.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{Ask, Input, Rights, Upload};
use serde_json::{Value as Json, json};

use super::{Outcome, Place, out, said};

/// What to import.
#[derive(Args)]
pub struct Options {
    /// The collection, such as employees
    collection: String,
    /// An Excel or CSV file
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Report only, write nothing
    #[arg(long)]
    dry_run: bool,
    /// The language of the report: fr, ar or en
    #[arg(long, default_value = "fr")]
    language: String,
    /// The sheet to read, when it is not the one with the most known columns
    #[arg(long)]
    sheet: Option<String>,
    /// Make the units that the file names and the store lacks
    #[arg(long)]
    create_units: bool,
}

/// Imports, and prints the report row by row.
pub async fn run(options: Options) -> Outcome {
    let bytes =
        std::fs::read(&options.file).map_err(|error| format!("cannot read {}: {error}", options.file.display()))?;
    let name = options
        .file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let app = options.place.open()?;
    let action = format!("{}.import", options.collection);
    if app.engine.action(&action).is_none() {
        return Err(format!("{} cannot be imported", options.collection));
    }
    let lang = schema::Lang::read(&options.language).ok_or("--language: fr, ar or en")?;
    let mut data = serde_json::Map::new();
    data.insert("dryRun".to_owned(), json!(options.dry_run));
    data.insert("createUnits".to_owned(), json!(options.create_units));
    if let Some(sheet) = options.sheet {
        data.insert("sheet".to_owned(), json!(sheet));
    }
    let input = Input {
        data,
        files: vec![Upload {
            field: "file".to_owned(),
            name,
            bytes,
        }],
        lang,
        ..Input::default()
    };
    let mut ask = Ask::new(Rights::whole("cli"));
    ask.lang = lang;
    report(
        &app.engine
            .act(&ask, &action, input)
            .await
            .map_err(|error| said(&error))?,
    )
}

fn report(report: &Json) -> Outcome {
    let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    for missing in report["missing"].as_array().into_iter().flatten() {
        out::line(&format!(
            "missing  {}  {}  ({})",
            text(&missing["collection"]),
            text(&missing["name"]),
            missing["rows"]
        ))?;
    }
    for row in report["report"].as_array().into_iter().flatten() {
        let (column, value) = (text(&row["column"]), text(&row["value"]));
        out::line(&format!(
            "row {}  {column}  {value}  {}",
            row["row"],
            text(&row["message"])
        ))?;
    }
    let count = |name: &str| report[name].as_u64().unwrap_or(0);
    let is_dry = if report["dryRun"] == true { " (dry run)" } else { "" };
    out::line(&format!(
        "{} rows: {} created, {} updated, {} unchanged, {} refused{is_dry}",
        count("rows"),
        count("created"),
        count("updated"),
        count("unchanged"),
        count("refused")
    ))?;
    Ok(ExitCode::SUCCESS)
}

//! `diwan import`: the same reading and the same rules as on the screen, with the report on the standard output.
//!
//! The exit code is 0 when the file was read, whether or not some of its rows were refused: the report says which.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{RequestContext, Rights};
use platform::import::{self, ImportOrder, Report};
use schema::Lang;

use super::{CommandPlace, CommandResult, error_line, out};

/// What to import.
#[derive(Args)]
pub struct Options {
    /// The collection, such as employees
    collection: String,
    /// An Excel or CSV file
    file: PathBuf,
    #[command(flatten)]
    place: CommandPlace,
    /// Report only, write nothing
    #[arg(long)]
    dry_run: bool,
    /// The language of the report: fr, ar or en
    #[arg(long, default_value = "fr")]
    language: String,
    /// The sheet to read; else the first visible one with rows
    #[arg(long)]
    sheet: Option<String>,
    /// The encoding of a text file whose letters may be those of two, such as macintosh or windows-1252
    #[arg(long)]
    encoding: Option<String>,
    /// Days of three numbers: dmy or mdy
    #[arg(long)]
    day_order: Option<String>,
    /// Leave out rows and columns that are hidden or filtered in the sheet
    #[arg(long)]
    skip_hidden: bool,
    /// Make the units that the file names and the store lacks
    #[arg(long)]
    create_units: bool,
    /// A missing unit that is another under a second name, or itself where it is one of its own: NAME=OTHER; may be given again
    #[arg(long = "same", value_name = "NAME=OTHER", value_parser = one_of_two_names)]
    same: Vec<(String, String)>,
}

fn one_of_two_names(text: &str) -> Result<(String, String), String> {
    let (name, other) = text.split_once('=').ok_or("NAME=OTHER is expected")?;
    Ok((name.trim().to_owned(), other.trim().to_owned()))
}

/// Imports, and prints the report row by row.
pub async fn run(options: Options) -> CommandResult {
    let Some(import) = import::find(&domain::ENTITIES, &options.collection) else {
        let known: Vec<&str> = import::all(&domain::ENTITIES).map(|import| import.of.id).collect();
        return Err(format!(
            "{} cannot be imported; {} can",
            options.collection,
            known.join(", ")
        ));
    };
    let lang = Lang::read(&options.language).ok_or("--language: fr, ar or en")?;
    let bytes =
        std::fs::read(&options.file).map_err(|error| format!("cannot read {}: {error}", options.file.display()))?;
    let order = ImportOrder {
        name: name_of(&options.file),
        bytes,
        is_rehearsal: options.dry_run,
        makes_units: options.create_units,
        same: options.same.into_iter().collect(),
        sheet: options.sheet,
        encoding: option_value(options.encoding.as_deref(), import::encoding)?,
        day_order: option_value(options.day_order.as_deref(), import::day_order)?,
        skips_hidden: options.skip_hidden,
        lang,
        ..ImportOrder::default()
    };
    let app = options.place.open()?;
    let ctx = RequestContext {
        lang,
        ..RequestContext::new(Rights::whole("cli"))
    };
    print(
        &import::run(&app.engine, &ctx, import, &order)
            .await
            .map_err(|error| error_line(&error))?,
    )
}

fn name_of(file: &std::path::Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The value of an option, where it is given.
fn option_value<T>(text: Option<&str>, read: impl Fn(&str) -> schema::Result<T>) -> Result<Option<T>, String> {
    text.map(read).transpose().map_err(|error| error_line(&error))
}

fn print(report: &Report) -> CommandResult {
    for missing in &report.missing {
        out::line(&format!(
            "missing  {}  {}  ({} rows)",
            missing.of.id, missing.name, missing.rows
        ))?;
    }
    for finding in &report.findings {
        let kind = if finding.is_refusal { "refused" } else { "note" };
        out::line(&format!(
            "row {}  {kind}  {}  {}  {}",
            finding.row, finding.column, finding.value, finding.message
        ))?;
    }
    let Report {
        rows,
        created,
        updated,
        unchanged,
        refused,
        ..
    } = report;
    let dry = if report.is_rehearsal {
        " (dry run: nothing was written)"
    } else {
        ""
    };
    out::line(&format!(
        "{rows} rows: {created} created, {updated} updated, {unchanged} unchanged, {refused} refused{dry}"
    ))?;
    Ok(ExitCode::SUCCESS)
}

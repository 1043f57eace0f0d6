//! The command line: kept stable, because scripts rely on it.

mod backup;
mod check;
mod child;
mod clock;
mod demo;
mod demo_terminals;
mod import;
mod key;
mod out;
mod rebuild;
mod serve;
mod trash;
mod user;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Clock;

use crate::app::App;
use crate::config::Config;
use crate::{bootstrap, child_program, description};

/// The municipal back-office in one binary.
#[derive(Parser)]
#[command(name = "diwan", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve.
    Serve(serve::Options),
    /// Fill an empty store with a whole commune, and print who can sign in.
    Demo(demo::Options),
    /// Users.
    #[command(subcommand)]
    User(user::Command),
    /// API keys.
    #[command(subcommand)]
    Key(key::Command),
    /// What was deleted, for thirty days.
    #[command(subcommand)]
    Trash(trash::Command),
    /// Import an Excel or CSV file; its keys decide update or create. Refused rows are reported, the others go in.
    Import(import::Options),
    /// Write a consistent copy of the store with its files, also while it is served.
    Backup(backup::Backup),
    /// Fill an empty folder or database from a backup, and bring its files back.
    Restore(backup::Restore),
    /// After a restore: the store that this one came from is no more, so its files and their copies are this one's.
    TakeOver(CommandPlace),
    /// Check integrity, links, numbers, files and the chain of the change log; exit code 1 when something is wrong.
    Check(check::Options),
    /// Derive anew what follows the change log, while nobody serves.
    Rebuild(rebuild::Options),
    /// Whether the clock is believed after a leap, and saying that it is right.
    Clock(clock::Options),
    /// Do a task for a process that asks for it.
    #[command(hide = true)]
    Child(child::Options),
    /// Print the tables.
    Schema {
        /// Of which database.
        #[arg(long)]
        dialect: Dialect,
    },
    /// Print the OpenAPI document.
    Openapi,
    /// Print the TypeScript of the web app, or write it.
    Types {
        /// The folder to write below; without one the types are printed.
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

/// Where the data stand.
#[derive(Args, Clone)]
struct CommandPlace {
    /// The data folder [default: data]
    #[arg(long)]
    data: Option<PathBuf>,
    /// A PostgreSQL address instead of SQLite in the data folder
    #[arg(long)]
    database_url: Option<String>,
    /// The configuration file
    #[arg(long)]
    config: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Dialect {
    Sqlite,
    Postgres,
}

/// What a command comes to: an exit code, or one line that says why not.
type CommandResult = Result<ExitCode, String>;

/// Reads the command line and runs it.
pub fn main() -> ExitCode {
    store::private::keep_to_ourselves();
    child_program::register();
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(line) => {
            out::error(&line);
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> CommandResult {
    match command {
        Command::Child(options) => child::run(&options),
        Command::Schema { dialect } => out::text(&description::tables(match dialect {
            Dialect::Sqlite => store::Dialect::Sqlite,
            Dialect::Postgres => store::Dialect::Postgres,
        })),
        Command::Openapi => out::text(&format!("{:#}\n", description::openapi())),
        Command::Types { out: None } => out::text(&description::types()[0].text),
        Command::Types { out: Some(folder) } => out::files(&folder, &description::types()),
        command => {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build();
            runtime
                .map_err(|error| format!("cannot start: {error}"))?
                .block_on(run_over_data(command))
        }
    }
}

async fn run_over_data(command: Command) -> CommandResult {
    match command {
        Command::Serve(options) => serve::run(options).await,
        Command::Demo(options) => demo::run(options).await,
        Command::User(command) => user::run(command).await,
        Command::Key(command) => key::run(command).await,
        Command::Trash(command) => trash::run(command).await,
        Command::Import(options) => import::run(options).await,
        Command::Backup(options) => backup::back_up(&options).await,
        Command::Restore(options) => backup::restore(&options).await,
        Command::TakeOver(place) => backup::take_over(&place).await,
        Command::Check(options) => check::run(&options).await,
        Command::Rebuild(options) => rebuild::run(options).await,
        Command::Clock(options) => clock::run(options).await,
        Command::Child(_) | Command::Schema { .. } | Command::Openapi | Command::Types { .. } => Ok(ExitCode::SUCCESS),
    }
}

impl CommandPlace {
    /// The configuration, with what was said on the command line over it.
    fn config(&self) -> Result<Config, String> {
        let mut config = Config::load(self.config.as_deref())?;
        if let Some(data) = &self.data {
            config.data.clone_from(data);
        }
        if let Some(url) = &self.database_url {
            config.database_url = Some(url.clone());
        }
        Ok(config)
    }

    /// The opened house.
    fn open(&self) -> Result<App, String> {
        let config = self.config()?;
        close(&config)?;
        bootstrap::open(config, Clock::system())
    }
}

/// Makes the data folder, or closes to others what stands open in it, and says so.
fn close(config: &Config) -> Result<(), String> {
    let closed = bootstrap::close(config)?;
    if closed > 0 {
        let data = config.data.display();
        out::error(&format!(
            "{data} stood open to others: {closed} files and folders are closed now"
        ));
    }
    Ok(())
}

/// A refusal or fault of the house as one line.
fn error_line(error: &schema::Error) -> String {
    error.to_string().replace('\n', " ")
}

//! `diwan demo`: a whole commune, the same for the same seed.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use platform::demo::{Demo, Login};

use super::demo_terminals::{self, Cast, Doorway};
use super::{CommandPlace, CommandResult, error_line, out};
use crate::app::App;

/// What commune to make.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: CommandPlace,
    /// How many people
    #[arg(long, default_value_t = Demo::default().employees)]
    employees: usize,
    /// Another seed makes another commune
    #[arg(long, default_value_t = Demo::default().seed)]
    seed: u64,
    /// Plays so many of its attendance terminals until it is stopped, beside `diwan serve` over the same folder; a folder that is
    /// a demonstration already is left as it is
    #[arg(long, default_value_t = 0)]
    devices: u64,
    /// Where terminals are served [default: terminals_listen of the configuration]
    #[arg(long)]
    terminals: Option<String>,
    /// Seconds between two calls of a terminal
    #[arg(long, default_value_t = 10)]
    pace: u64,
}

/// Nobody serves when a demonstration is made: its terminals were heard last at that moment.
const SILENT: &str = "Its attendance terminals are out of contact unless they are played: diwan serve --play-terminals, or diwan \
                      demo --devices 4 over the same folder, beside diwan serve with terminals_listen.";

/// Makes it, and prints who can sign in.
pub async fn run(options: Options) -> CommandResult {
    let app = options.place.open()?;
    let logins = platform::demo::logins(&app.engine).await;
    let is_demo = !logins.map_err(|error| error_line(&error))?.is_empty();
    if options.devices > 0 && is_demo {
        return play(&app, &options).await;
    }
    let demo = Demo {
        employees: options.employees,
        seed: options.seed,
    };
    if let Some(address) = served_at(&app) {
        app.engine.reached_at(address);
    }
    let people = platform::demo::fill(&app.engine, &domain::DEPARTMENTS, demo)
        .await
        .map_err(|error| error_line(&error))?;
    print(&people)?;
    if options.devices > 0 {
        return play(&app, &options).await;
    }
    out::note(SILENT);
    Ok(std::process::ExitCode::SUCCESS)
}

/// Where the demonstration will be served, as its papers say: at the public address, else where this machine listens.
fn served_at(app: &App) -> Option<String> {
    let listen = app.config.listen.parse::<SocketAddr>().ok();
    let near = listen.filter(|address| address.port() > 0).map(|address| {
        if address.ip().is_unspecified() {
            format!("http://localhost:{}", address.port())
        } else {
            format!("http://{address}")
        }
    });
    app.config.public_url.clone().or(near)
}

async fn play(app: &App, options: &Options) -> CommandResult {
    let address = options.terminals.clone().or(app.config.terminals_listen.clone());
    let Some(address) = address else {
        return Err("where are terminals served? Say --terminals, or terminals_listen in the configuration".to_owned());
    };
    let cast = Cast {
        engine: app.engine.clone(),
        most: options.devices,
        seed: options.seed,
        pace: Duration::from_secs(options.pace),
    };
    let doorway = Doorway::Net(address);
    tokio::select! {
        played = demo_terminals::play(&cast, &doorway) => played.map_err(|error| error_line(&error))?,
        _ = tokio::signal::ctrl_c() => {}
    }
    Ok(std::process::ExitCode::SUCCESS)
}

/// Prints who can sign in to a demonstration.
pub fn print(people: &[Login]) -> Result<(), String> {
    let width = people.iter().map(|one| one.role.len()).max().unwrap_or(0);
    for one in people {
        out::line(&format!("{:width$}  {}  {}", one.role, one.email, one.password))?;
    }
    Ok(())
}

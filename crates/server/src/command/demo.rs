//! `diwan demo`: a whole commune, the same for the same seed.

use clap::Args;
use platform::demo::{Demo, Login};

use super::{CommandPlace, CommandResult, error_line, out};

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
}

/// Makes it, and prints who can sign in.
pub async fn run(options: Options) -> CommandResult {
    let app = options.place.open()?;
    let demo = Demo {
        employees: options.employees,
        seed: options.seed,
    };
    let people = platform::demo::fill(&app.engine, &domain::DEPARTMENTS, demo)
        .await
        .map_err(|error| error_line(&error))?;
    print(&people)?;
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

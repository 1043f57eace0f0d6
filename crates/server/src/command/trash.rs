//! `diwan trash list` and `diwan trash restore`: what was deleted, and putting it back.

use std::process::ExitCode;

use clap::Subcommand;
use engine::{Input, RequestContext, Rights};
use serde_json::{Value as Json, json};

use super::{CommandPlace, CommandResult, error_line, out};

/// So many at once: a screen of a terminal, and the greatest page of the wire.
const SHOWN: u64 = 200;

/// What to do with the trash.
#[derive(Subcommand)]
pub enum Command {
    /// List what was deleted, the newest first.
    List {
        #[command(flatten)]
        place: CommandPlace,
        /// Only what was deleted before that number, which stands first in each line
        #[arg(long)]
        before: Option<i64>,
    },
    /// Put a deleted document back: a create under the same rules.
    Restore {
        /// The collection, such as employees
        collection: String,
        /// The id of the document
        id: String,
        #[command(flatten)]
        place: CommandPlace,
    },
}

/// Does it.
pub async fn run(command: Command) -> CommandResult {
    let ctx = RequestContext::new(Rights::whole("cli"));
    match command {
        Command::List { place, before } => {
            let app = place.open()?;
            let page = app.engine.trash(&ctx, before, SHOWN).await;
            for line in page.map_err(|error| error_line(&error))?["trash"]
                .as_array()
                .into_iter()
                .flatten()
            {
                let text = |key| line[key].as_str().unwrap_or("–");
                let told = ["at", "collection", "id", "title"].map(text).join("  ");
                out::line(&format!("{}  {told}", line["seq"]))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Restore { collection, id, place } => {
            let Json::Object(data) = json!({ "collection": collection, "id": id }) else {
                return Ok(ExitCode::FAILURE);
            };
            let app = place.open()?;
            let input = Input {
                data,
                ..Input::default()
            };
            let back = app.engine.act(&ctx, "trash.restore", input).await;
            back.map_err(|error| error_line(&error))?;
            out::line(&format!("{collection} {id} restored"))
        }
    }
}

//! `diwan key`: API keys, printed once, stored hashed.

use std::process::ExitCode;

use accounts::{NewKey, key_model};
use clap::{Args, Subcommand};
use schema::Instant;

use super::{Outcome, Place, out, said};
use crate::app::App;
use crate::gate::scope::Scope;
use crate::route::storage::scope::FileScope;

/// What to do with keys.
#[derive(Subcommand)]
pub enum Command {
    /// Make a key; its secret is the last word printed, and never shown again.
    Create(Create),
    /// List the keys.
    List(Place),
    /// End a key.
    Revoke {
        /// Its id, as `key list` shows it
        id: String,
        #[command(flatten)]
        place: Place,
    },
}

/// A key to be made.
#[derive(Args)]
pub struct Create {
    #[command(flatten)]
    place: Place,
    /// What it is for; its writes are logged under this name
    #[arg(long)]
    name: String,
    /// What it may do, such as documents.read; * for everything
    #[arg(long = "scope", required = true)]
    scopes: Vec<String>,
    /// When it ends: a day such as 2027-01-31 (its end), or an instant
    #[arg(long)]
    expires: Option<String>,
}

/// Does it.
pub async fn run(command: Command) -> Outcome {
    match command {
        Command::Create(options) => create(options).await,
        Command::List(place) => list(&place.open()?).await,
        Command::Revoke { id, place } => {
            let key = place
                .open()?
                .accounts
                .revoke_key(&id)
                .await
                .map_err(|error| said(&error))?;
            out::line(&format!("{} revoked", key.id))
        }
    }
}

async fn create(options: Create) -> Outcome {
    if let Some(unknown) = options
        .scopes
        .iter()
        .find(|scope| !Scope::is_known(scope) && !FileScope::is_known(scope))
    {
        let known: Vec<&str> = Scope::EVERY.iter().map(|scope| scope.name()).collect();
        return Err(format!("unknown scope {unknown}; known are {} and *", known.join(", ")));
    }
    let expire = options.expires.as_deref().map(end).transpose()?;
    let app = options.place.open()?;
    let new = NewKey {
        name: options.name,
        scopes: options.scopes,
        expire,
    };
    let (key, secret) = app.accounts.create_key(new).await.map_err(|error| said(&error))?;
    out::line(&format!(
        "key {} made; keep its secret, it is not shown again: {secret}",
        key.id
    ))
}

/// The end of a day in Morocco, or the instant given.
fn end(text: &str) -> Result<Instant, String> {
    let next = text
        .parse::<jiff::civil::Date>()
        .ok()
        .and_then(|day| day.tomorrow().ok());
    let of_day = next
        .and_then(|day| day.in_tz("Africa/Casablanca").ok())
        .map(|midnight| midnight.timestamp());
    let at = of_day
        .or_else(|| text.parse().ok())
        .ok_or_else(|| format!("--expires: '{text}' is no day or instant"))?;
    Ok(Instant(at))
}

async fn list(app: &App) -> Outcome {
    for key in app.accounts.keys().await.map_err(|error| said(&error))? {
        let model = key_model(&key);
        let scopes = model["scopes"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|scope| scope.as_str());
        let scopes = scopes.collect::<Vec<_>>().join(" ");
        let state = if model["revoked"] == true {
            "revoked"
        } else {
            model["expire"].as_str().unwrap_or("-")
        };
        out::line(&format!(
            "{}  {}  {scopes}  {state}",
            key.id,
            model["name"].as_str().unwrap_or_default()
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_ends_with_its_last_day() {
        assert_eq!(end("2026-07-14").unwrap().0.to_string(), "2026-07-14T23:00:00Z");
        assert_eq!(
            end("2026-07-14T10:00:00Z").unwrap().0.to_string(),
            "2026-07-14T10:00:00Z"
        );
        assert!(end("soon").is_err());
    }
}

//! `diwan key`: API keys, printed once, stored hashed.

use std::process::ExitCode;

use accounts::master_key::MasterKey;
use accounts::{NewKey, key_model};
use clap::{Args, Subcommand};
use engine::Clock;
use schema::Instant;

use super::{CommandPlace, CommandResult, error_line, out};
use crate::app::App;
use crate::gate::scope::Scope;
use crate::route::storage::scope::FileScope;
use crate::{bootstrap, master_key};

/// What to do with keys.
#[derive(Subcommand)]
pub enum Command {
    /// Make a key; its secret is the last word printed, and never shown again.
    Create(Create),
    /// Print the house key once, as a sheet to be locked away: what a restored store needs beside its backup
    House(CommandPlace),
    /// Make another house key for a store whose own is lost: second factors by app, recovery codes, open links and codes end
    Renew(CommandPlace),
    /// List the keys.
    List(CommandPlace),
    /// End a key.
    Revoke {
        /// Its id, as `key list` shows it
        id: String,
        #[command(flatten)]
        place: CommandPlace,
    },
}

/// A key to be made.
#[derive(Args)]
pub struct Create {
    #[command(flatten)]
    place: CommandPlace,
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
pub async fn run(command: Command) -> CommandResult {
    match command {
        Command::Create(options) => create(options).await,
        Command::House(place) => print_recovery_sheet(&place.open()?),
        Command::Renew(place) => renew(&place).await,
        Command::List(place) => list(&place.open()?).await,
        Command::Revoke { id, place } => {
            let key = place
                .open()?
                .accounts
                .revoke_key(&id)
                .await
                .map_err(|error| error_line(&error))?;
            out::line(&format!("{} revoked", key.id))
        }
    }
}

async fn renew(place: &CommandPlace) -> CommandResult {
    let config = place.config()?;
    super::close(&config)?;
    let _lock = store::lock(&config.data).map_err(|error| bootstrap::store_error_line(&config.data, &error))?;
    let ended = bootstrap::renew_key(config, Clock::system()).await?;
    out::line(&format!(
        "another house key stands; {ended} second factors, codes and links ended: print the key with `diwan key house`"
    ))
}

/// The recovery sheet: text for paper.
fn print_recovery_sheet(app: &App) -> CommandResult {
    let key = app.engine.master_key().ok_or("the house was opened without its key")?;
    let (key, print) = (key.reveal(), MasterKey::new(key).fingerprint());
    out::text(&format!(
        "{SHEET}\n    {key}\n\n    fingerprint {print}\n    {}\n",
        master_key::path(&app.config).display()
    ))
}

const SHEET: &str = "\
Diwan: the house key. Print this, lock it away, keep no copy on a disk.

It opens nothing by itself. With a backup it makes a whole store again: put the line below, alone, into the file that is named
under it (mode 0600), then start. No database and no backup holds it.

Without it nobody can bring back: second factors by app and recovery codes, links and codes that are on their way, links to
files, messages to browsers, and the seal under which new papers are issued.
Rows, files, passwords, sessions and API keys do not depend on it.

Ceci est la clé de l’installation\u{a0}: à imprimer et à garder sous clé, séparément des sauvegardes.
";

async fn create(options: Create) -> CommandResult {
    if let Some(unknown) = options
        .scopes
        .iter()
        .find(|scope| !Scope::is_known(scope) && !FileScope::is_known(scope))
    {
        let known: Vec<&str> = Scope::EVERY.iter().map(|scope| scope.name()).collect();
        return Err(format!("unknown scope {unknown}; known are {} and *", known.join(", ")));
    }
    let expire = options.expires.as_deref().map(end).transpose()?;
    for line in scope_effects(&options.scopes) {
        out::warn(&line);
    }
    let app = options.place.open()?;
    let new = NewKey {
        name: options.name,
        scopes: options.scopes,
        expire,
    };
    let (key, secret) = app.accounts.create_key(new).await.map_err(|error| error_line(&error))?;
    out::line(&format!(
        "key {} made; keep its secret, it is not shown again: {secret}",
        key.id
    ))
}

/// What a key with these scopes comes to, where that is more than their names say.
fn scope_effects(scopes: &[String]) -> Vec<String> {
    Scope::EVERY
        .into_iter()
        .filter(|scope| {
            scopes
                .iter()
                .any(|held| Scope::parse_scopes(held).any(|named| named == *scope))
        })
        .filter_map(|scope| Some(format!("a key with {} {}", scope.name(), scope.effect()?)))
        .collect()
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

async fn list(app: &App) -> CommandResult {
    for key in app.accounts.keys().await.map_err(|error| error_line(&error))? {
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
    fn whoever_makes_a_key_is_told_what_it_comes_to() {
        let told = |scopes: &[&str]| scope_effects(&scopes.iter().map(|scope| (*scope).to_owned()).collect::<Vec<_>>());
        assert_eq!(told(&["documents.read", "health.read", "users.read"]), [""; 0]);
        for (scope, about) in [
            ("documents.write", "administrator"),
            ("rows.write", "administrator"),
            ("sessions.write", "sign in"),
            ("actions.write", "password"),
            ("tokens.write", "file"),
        ] {
            let told = told(&[scope]);
            assert!(told.len() == 1 && told[0].contains(about), "{scope}: {told:?}");
        }
        // Whoever writes accounts opens their sessions too.
        assert_eq!(told(&["users.write"]).len(), 2);
        assert_eq!(told(&["*"]).len(), 5);
    }

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

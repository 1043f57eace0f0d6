//! `diwan user create`: the first administrator is made here; there is no default account.

use std::io::BufRead as _;

use accounts::NewAccount;
use clap::{Args, Subcommand};
use engine::{RequestContext, Rights, random};
use platform::people::user::{ACCOUNT, AUTH, EMAIL, USERNAME, USERS};
use schema::Document;

use super::{CommandPlace, CommandResult, error_line, out};
use crate::app::App;

/// What to do with users.
#[derive(Subcommand)]
pub enum Command {
    /// Make an account with its profile.
    Create(Create),
}

/// A user to be made.
#[derive(Args)]
pub struct Create {
    #[command(flatten)]
    place: CommandPlace,
    /// The address to sign in with
    #[arg(long)]
    email: String,
    /// The name shown to others
    #[arg(long)]
    username: String,
    /// Make an administrator
    #[arg(long)]
    admin: bool,
    /// What else to open: a route such as /order-mission, or order-mission-admin
    #[arg(long = "auth")]
    auth: Vec<String>,
    /// Read the password from the first line of the standard input; else one is made, printed, and must be changed
    #[arg(long)]
    password_stdin: bool,
}

/// Does it.
pub async fn run(Command::Create(options): Command) -> CommandResult {
    let given = if options.password_stdin {
        Some(first_line()?)
    } else {
        None
    };
    let password = given.clone().unwrap_or_else(random::readable_password);
    accounts::check_password("password", &password).map_err(|error| error_line(&error))?;
    accounts::check_personal_password(&password, &[&options.email, &options.username])
        .map_err(|error| error_line(&error))?;
    let hash = accounts::hash_password(&password).map_err(|error| error_line(&error))?;
    let fresh = NewAccount {
        id: String::new(),
        email: options.email.clone(),
        name: options.username.clone(),
        hash: Some(hash),
        must_reset: given.is_none(),
        is_vouched: true,
    };
    let mut auth = options.auth;
    auth.extend(options.admin.then(|| "admin".to_owned()));
    let app = options.place.open()?;
    let user = create_user(&app, fresh, auth)
        .await
        .map_err(|error| error_line(&error))?;
    let made = format!("{} made: {}", options.username, user.id);
    match given {
        Some(_) => out::line(&made),
        None => out::line(&format!(
            "{made}; the password to change at the first sign-in is {password}"
        )),
    }
}

async fn create_user(app: &App, fresh: NewAccount, auth: Vec<String>) -> schema::Result<Document> {
    platform::organisation::law_calendar::begin(&app.engine).await?;
    let ctx = RequestContext::new(Rights::whole("cli"));
    let made = app.engine.transact(&ctx, "create a user", move |cx| {
        let account = accounts::create(cx, &fresh)?;
        let user = Document::new(&USERS)
            .with(USERNAME, fresh.name.clone())
            .with(EMAIL, fresh.email.clone());
        cx.create(user.with(ACCOUNT, account.id).with(AUTH, auth.clone()))
    });
    made.await
}

fn first_line() -> Result<String, String> {
    let mut line = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut line)
        .map_err(|error| format!("cannot read the password: {error}"))?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}

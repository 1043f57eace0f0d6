//! Signing in by e-mail and password.

use schema::{Result, error_codes};

use crate::account::{self, HASH};
use crate::create_session::{NewSession, SignedIn};
use crate::log::Event;
use crate::{Accounts, Device, normalize, password};

impl Accounts {
    /// Signs in by e-mail and password. A wrong password and an unknown address are told apart by nothing.
    pub async fn sign_in(&self, address: &str, password: String, device: Device) -> Result<SignedIn> {
        let address = normalize::email(address)?;
        password::length("password", &password)?;
        let asked = address.clone();
        let account = self.engine.read(move |cx| account::by_email(cx, &asked)).await?;
        let hash = account.as_ref().and_then(|account| account.get(HASH));
        if !password::is_right(password, hash).await? {
            let known = account.map(|account| account.id);
            self.note(known, Event::SignInFailed, device).await?;
            return Err(error_codes::INVALID_CREDENTIALS.into());
        }
        let opening = NewSession {
            account: account.map(|account| account.id).unwrap_or_default(),
            provider: "email".to_owned(),
            uid: address,
            factor: "password",
            device,
        };
        self.open_session(opening).await
    }
}

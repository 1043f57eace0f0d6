//! What backups are encrypted with, and opened.

use std::path::Path;

use accounts::master_key::MasterKey;
use engine::Secret;
use engine::files::vault::{CopyKey, Vault};
use store::{Keyring, Objects, Seal};

use crate::config::Config;

/// The seal that the configuration asks for, with the house key inside; none when backups are written in clear.
pub fn seal(config: &Config, master_key: &Secret) -> Result<Option<(Seal, CopyKey)>, String> {
    let seal = match (&*config.backups_recipients, &config.backups_passphrase_file) {
        ([], None) => return Ok(None),
        ([], Some(file)) => Seal::with_passphrase(passphrase(file)?.reveal(), master_key.reveal()),
        (recipients, _) => Seal::for_recipients(recipients, master_key.reveal())
            .map_err(|wrong| format!("backups.recipients: '{wrong}' is no public key of age"))?,
    };
    Ok(Some((seal, copy_key(master_key))))
}

/// Copies in a place, as a backup that carries this key, or none, has them.
pub fn vault(objects: Objects, carried: Option<&Secret>) -> Vault {
    Vault::new(objects, carried.map(copy_key))
}

fn copy_key(master_key: &Secret) -> CopyKey {
    CopyKey::new(&MasterKey::new(master_key).derive("copies of files", ""))
}

/// What opens an encrypted backup: what is given, else the passphrase that the nights use.
pub fn keyring(config: &Config, identity: Option<&Path>, passphrase_file: Option<&Path>) -> Result<Keyring, String> {
    let file = passphrase_file.or(config.backups_passphrase_file.as_deref());
    let passphrase = file.map(passphrase).transpose()?;
    Keyring::new(identity, passphrase.as_ref().map(Secret::reveal)).map_err(|error| error.to_string())
}

/// The first line of a file.
fn passphrase(file: &Path) -> Result<Secret, String> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| format!("reading the passphrase {name}: {error}"))?;
    match text.lines().next().map(str::trim).filter(|line| !line.is_empty()) {
        Some(line) => Ok(Secret::new(line)),
        None => Err(format!("{name} holds no passphrase")),
    }
}

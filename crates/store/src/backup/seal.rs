//! Encryption of backups, in the format `age` (<https://age-encryption.org/v1>): for those who hold a key elsewhere, or
//! with a passphrase. The program that writes them for recipients cannot open them again.

use std::io::{BufRead, Read, Write};
use std::path::Path;
use std::sync::Arc;

use age::secrecy::SecretString;
use age::stream::StreamWriter;
use age::{DecryptError, Decryptor, Encryptor, Identity, IdentityFile, Recipient, scrypt, x25519};
use schema::{Error, Result};

/// How every file of this format begins.
pub(super) const MAGIC: &[u8] = b"age-encryption.org/v1\n";

/// What backups are encrypted with, and what they hold that no other may.
#[derive(Clone)]
pub struct Seal {
    to: Arc<dyn Recipient + Send + Sync>,
    further: Arc<[x25519::Recipient]>,
    master_key: Arc<str>,
}

impl Seal {
    /// For those whose public keys these are, each `age1…`.
    ///
    /// # Errors
    /// The text that is no such key.
    pub fn for_recipients(recipients: &[String], master_key: &str) -> std::result::Result<Seal, String> {
        let read = |text: &String| text.parse::<x25519::Recipient>().map_err(|_| text.clone());
        let mut all = recipients
            .iter()
            .map(read)
            .collect::<std::result::Result<Vec<_>, _>>()?;
        let first = all.pop().ok_or_else(String::new)?;
        Ok(Seal {
            to: Arc::new(first),
            further: all.into(),
            master_key: master_key.into(),
        })
    }

    /// For whoever knows a passphrase.
    pub fn with_passphrase(passphrase: &str, master_key: &str) -> Seal {
        Seal {
            to: Arc::new(scrypt::Recipient::new(SecretString::from(passphrase))),
            further: Arc::default(),
            master_key: master_key.into(),
        }
    }

    /// The key that the backup carries.
    pub(super) fn master_key(&self) -> &str {
        &self.master_key
    }

    /// A writer whose output only they can read; it must be finished.
    pub(super) fn writer<W: Write>(&self, out: W) -> std::io::Result<StreamWriter<W>> {
        let further = self.further.iter().map(|one| one as &dyn Recipient);
        let recipients = std::iter::once(&*self.to as &dyn Recipient).chain(further);
        Encryptor::with_recipients(recipients)
            .map_err(std::io::Error::other)?
            .wrap_output(out)
    }
}

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seal")
    }
}

/// What opens encrypted backups.
#[derive(Clone, Default)]
pub struct Keyring(Arc<[Box<dyn Identity + Send + Sync>]>);

impl Keyring {
    /// The private keys in a file, as `age-keygen` writes it, and a passphrase.
    pub fn new(identities: Option<&Path>, passphrase: Option<&str>) -> Result<Keyring> {
        let mut keys: Vec<Box<dyn Identity + Send + Sync>> = Vec::new();
        if let Some(path) = identities {
            let name = path.display().to_string();
            let fault = |cause: &dyn std::fmt::Display| Error::Fault(format!("{name} holds no age identity: {cause}"));
            let file = IdentityFile::from_file(name.clone()).map_err(|cause| fault(&cause))?;
            keys = file.into_identities().map_err(|cause| fault(&cause))?;
        }
        if let Some(passphrase) = passphrase {
            keys.push(Box::new(scrypt::Identity::new(SecretString::from(passphrase))));
        }
        Ok(Keyring(keys.into()))
    }

    /// What was encrypted, in clear. Bytes that were changed end it with an error.
    pub(super) fn reader<R: BufRead>(&self, file: &Path, sealed: R) -> Result<impl Read + use<R>> {
        let closed = |cause: DecryptError| match cause {
            DecryptError::NoMatchingKeys if self.0.is_empty() => Error::Fault(format!(
                "{} is encrypted: --identity FILE or --passphrase-file FILE opens it",
                file.display()
            )),
            DecryptError::NoMatchingKeys | DecryptError::KeyDecryptionFailed | DecryptError::DecryptionFailed => {
                Error::Fault(format!(
                    "{} is encrypted, and this key does not open it",
                    file.display()
                ))
            }
            cause => Error::fault(&format!("opening {}", file.display()), cause),
        };
        let decryptor = Decryptor::new_buffered(sealed).map_err(closed)?;
        decryptor
            .decrypt(self.0.iter().map(|key| &**key as &dyn Identity))
            .map_err(closed)
    }
}

impl std::fmt::Debug for Keyring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keyring")
    }
}

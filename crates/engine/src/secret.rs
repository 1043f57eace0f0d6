//! A secret of the configuration: nothing that prints shows it.

use std::fmt;

/// What stands where a secret would.
pub const HIDDEN: &str = "••••••";

/// A password, a token or a key of another service.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a secret.
    pub fn new(text: impl Into<String>) -> Self {
        Secret(text.into())
    }

    /// The secret itself, for whoever must present it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A text in which the secret does not stand, whatever another service echoed.
    pub fn hide_in(&self, text: &str) -> String {
        if self.is_empty() {
            text.to_owned()
        } else {
            text.replace(&self.0, HIDDEN)
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "none" } else { HIDDEN })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret::new("open sesame");
        assert_eq!(format!("{secret:?}"), HIDDEN);
        assert_eq!(secret.hide_in("535 open sesame is wrong"), "535 •••••• is wrong");
        assert_eq!(Secret::default().hide_in("nothing to hide"), "nothing to hide");
    }
}

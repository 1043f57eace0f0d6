//! Codes of an app (RFC 6238): six digits that change every 30 seconds.

use jiff::Timestamp;
use schema::{Error, Result};
use totp_rs::{Algorithm, Builder, Totp};

use crate::master_key::MasterKey;

/// What the app shows beside the account.
const ISSUER: &str = "Diwan";
/// Length of the secret, in bytes: that of SHA-1, as RFC 4226 recommends.
const LENGTH: usize = 20;
/// Steps by which the clock of a telephone may be off.
const SKEW: u16 = 1;

/// The generator that an app holds for this authenticator and account.
pub(super) fn generator(key: &MasterKey, authenticator: &str, account: &str) -> Result<Totp> {
    let secret = key.derive("totp", authenticator);
    Builder::new()
        .with_algorithm(Algorithm::SHA1)
        .with_secret(secret[..LENGTH].to_vec())
        .with_skew(SKEW)
        .with_account_name(account.replace(':', ""))
        .with_issuer(Some(ISSUER))
        .build()
        .map_err(|error| Error::fault("preparing an authenticator", error))
}

/// The step whose code this is, among those that hold now and come after the last one used.
pub(super) fn step(totp: &Totp, code: &str, now: Timestamp, last: Option<i64>) -> Option<i64> {
    let seconds = u64::try_from(now.as_second()).ok()?;
    let step = i64::try_from(totp.check(code, seconds)?).ok()?;
    last.is_none_or(|last| step > last).then_some(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_holds_one_step_around_and_once() {
        let totp = Builder::new()
            .with_secret(b"12345678901234567890".to_vec())
            .with_skew(SKEW)
            .build()
            .unwrap();
        let at = |second: i64| Timestamp::from_second(second).unwrap();
        // RFC 6238, appendix B: at 59 s, in the step of 30 s to 60 s.
        for (second, expected) in [(0, Some(1)), (59, Some(1)), (89, Some(1)), (90, None)] {
            assert_eq!(step(&totp, "287082", at(second), None), expected, "{second}");
        }
        assert_eq!(step(&totp, "287082", at(59), Some(0)), Some(1));
        assert_eq!(step(&totp, "287082", at(59), Some(1)), None, "used");
        for wrong in ["", "287083", "28708", "2870820", "+28708", "٢٨٧٠٨٢"] {
            assert_eq!(step(&totp, wrong, at(59), None), None, "{wrong}");
        }
    }
}

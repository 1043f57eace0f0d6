//! The exact words of the answers (`docs/terminal-protocol.md` §1, §6).

use jiff::Timestamp;
use platform::terminal_door::TerminalAnswer;
use sha2::{Digest as _, Sha256};

use super::zk_time;

/// What a stranger hears when it sends something: it keeps it, and sends it again once it is known.
pub fn unknown_device() -> TerminalAnswer {
    TerminalAnswer::refusal(403, "UNKNOWN DEVICE")
}

/// What was cut short counts for nothing.
pub fn incomplete() -> TerminalAnswer {
    TerminalAnswer::refusal(400, "INCOMPLETE")
}

/// No page of terminals.
pub fn not_found() -> TerminalAnswer {
    TerminalAnswer::refusal(404, "NOT FOUND")
}

/// Done, with a count of lines.
pub fn lines(count: u64) -> TerminalAnswer {
    TerminalAnswer::success(format!("OK:{count}"))
}

/// Done.
pub fn success() -> TerminalAnswer {
    // Without an end of line: old firmware reads one as a command that it does not know.
    TerminalAnswer::success("OK")
}

/// Rows of a table of door control, with their count.
pub fn table(name: &str, count: u64) -> TerminalAnswer {
    let is_plain =
        (1..=32).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    TerminalAnswer::success(format!("{}={count}", if is_plain { name } else { "table" }))
}

/// The options of a terminal: the zone is the offset in force, and no type of templates or photos is asked for.
pub fn options(serial: &str, zone_minutes: i64, sends_all_again: bool) -> TerminalAnswer {
    let stamp = if sends_all_again { "0" } else { "None" };
    let zone = if zone_minutes % 60 == 0 {
        zone_minutes / 60
    } else {
        zone_minutes
    };
    TerminalAnswer::success(format!(
        "GET OPTION FROM: {serial}\nATTLOGStamp={stamp}\nOPERLOGStamp=9999\nATTPHOTOStamp=None\nErrorDelay=60\nDelay=10\n\
         TransTimes=00:00;14:05\nTransInterval=1\nTransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser\nTimeZone={zone}\n\
         Realtime=1\nEncrypt=None\nServerVer=2.4.1\nPushProtVer=2.4.1\n"
    ))
}

/// The code under which firmware of door control is registered.
pub fn registry(serial: &str) -> TerminalAnswer {
    TerminalAnswer::success(format!("RegistryCode={}", code_of(serial, "registry")))
}

/// The handshake of such firmware, once for all.
pub fn access_options(serial: &str) -> TerminalAnswer {
    let registry = code_of(serial, "registry");
    let push = push(serial).body;
    TerminalAnswer::success(format!("registry=ok\nRegistryCode={registry}\n{push}"))
}

/// Its options.
pub fn push(serial: &str) -> TerminalAnswer {
    let session = code_of(serial, "session");
    TerminalAnswer::success(format!(
        "ServerVersion=3.1.2\nServerName=Diwan\nPushVersion=3.0.1\nPushProtVer=3.0.1\nErrorDelay=60\nRequestDelay=10\n\
         TransTimes=00:00\nTransInterval=1\nTransTables=User\tTransaction\nRealtime=1\nSessionID={session}\nTimeoutSec=10\n"
    ))
}

/// What time it is, by UTC.
pub fn clock(now: Timestamp) -> TerminalAnswer {
    TerminalAnswer::success(format!("DateTime={},ServerTZ=+0000", zk_time::of_instant(now)))
}

/// A code of 32 signs that is the same for the same device: it proves nothing and need not be remembered.
fn code_of(serial: &str, purpose: &str) -> String {
    let mut code = hex::encode(Sha256::digest(format!("diwan {purpose} {serial}")));
    code.truncate(32);
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_handshake_is_the_one_of_the_contract() {
        let said = "GET OPTION FROM: CQZ7230001\nATTLOGStamp=None\nOPERLOGStamp=9999\nATTPHOTOStamp=None\nErrorDelay=60\n\
                    Delay=10\nTransTimes=00:00;14:05\nTransInterval=1\nTransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser\n\
                    TimeZone=1\nRealtime=1\nEncrypt=None\nServerVer=2.4.1\nPushProtVer=2.4.1\n";
        assert_eq!(options("CQZ7230001", 60, false), TerminalAnswer::success(said));
        let again = options("A", 0, true).body;
        assert!(again.contains("\nATTLOGStamp=0\n") && again.contains("\nTimeZone=0\n"));
    }

    #[test]
    fn no_refusal_holds_what_old_firmware_takes_for_success() {
        for refusal in [unknown_device(), incomplete(), not_found()] {
            assert!(refusal.status != 200 && !refusal.body.contains("OK"), "{refusal:?}");
        }
    }

    #[test]
    fn answers_of_door_control_count_and_name_their_table() {
        assert_eq!(table("user", 2).body, "user=2");
        assert_eq!(table("a\r\nb", 2).body, "table=2");
        let code = registry("A").body;
        assert_eq!(code.len(), "RegistryCode=".len() + 32);
        assert!(
            access_options("A")
                .body
                .starts_with(&format!("registry=ok\n{code}\nServerVersion=3.1.2\n"))
        );
        assert_eq!(
            clock("2026-03-02T08:01:07Z".parse().unwrap()).body,
            "DateTime=841132867,ServerTZ=+0000"
        );
    }
}

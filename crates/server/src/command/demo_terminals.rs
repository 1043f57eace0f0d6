//! The terminals of a demonstration: what they say is carried over the net as old terminals do, one connection a call.

use std::time::Duration;

use engine::Clock;
use platform::terminal_door::{PlayedTerminal, TerminalCall};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read: a day's commands take less.
const LONGEST: u64 = 1 << 20;

/// Plays terminals until the process is told to end. Where nobody serves them they keep what they have, and call again.
pub async fn play(terminals: Vec<Box<dyn PlayedTerminal>>, address: &str, pace: Duration) {
    let mut all = tokio::task::JoinSet::new();
    for (number, terminal) in (0_u32..).zip(terminals) {
        // Not all in one moment.
        let begins = pace / 10 * (number % 10);
        all.spawn(play_one(terminal, address.to_owned(), pace, begins));
    }
    tokio::select! {
        () = async { while all.join_next().await.is_some() {} } => {}
        _ = tokio::signal::ctrl_c() => {}
    }
}

async fn play_one(mut terminal: Box<dyn PlayedTerminal>, address: String, pace: Duration, begins: Duration) {
    tokio::time::sleep(begins).await;
    loop {
        let mut next = Some(terminal.call(Clock::system().now()));
        while let Some(asked) = next {
            let answer = tokio::time::timeout(PATIENCE, exchange(&address, &asked)).await;
            let answer = answer.ok().and_then(std::io::Result::ok);
            next = terminal.hear(answer.as_deref().and_then(body));
        }
        tokio::time::sleep(pace).await;
    }
}

/// Sends a request and reads until the other side closes.
async fn exchange(address: &str, asked: &TerminalCall) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let (method, target, length) = (asked.method, &asked.target, asked.body.len());
    let head = format!(
        "{method} {target} HTTP/1.0\r\nHost: {address}\r\nUser-Agent: iClock Proxy/1.09\r\nConnection: close\r\n\
         Content-Length: {length}\r\nAccept: */*\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(asked.body.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.take(LONGEST).read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The body of an answer that counts as success.
fn body(answer: &str) -> Option<&str> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let is_fine = head.split(' ').nth(1) == Some("200");
    is_fine.then_some(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_answered_with_success_is_an_answer() {
        assert_eq!(body("HTTP/1.1 200 OK\r\nDate: x\r\n\r\nOK:3"), Some("OK:3"));
        assert_eq!(body("HTTP/1.1 403 Forbidden\r\n\r\nUNKNOWN DEVICE"), None);
        assert_eq!(body("HTTP/1.1 200 OK\r\nDate"), None);
    }
}

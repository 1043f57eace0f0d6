//! The terminals of a demonstration: beside a server what they say is carried over the net as old terminals do, one connection a
//! call; within one it is handed to the same door.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use engine::{Clock, Engine};
use jiff::{Timestamp, ToSpan};
use platform::terminal_door::{
    PlayedTerminal, TerminalBody, TerminalCall, TerminalDoor, TerminalRequest, TerminalSimulation,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read: a day's commands take less.
const LONGEST: u64 = 1 << 20;
/// Between two calls of a terminal that is played within a server.
const PACE: Duration = Duration::from_secs(10);
/// So many of them are played there, all that a demonstration has.
const MOST: u64 = 50;

/// Where terminals call.
#[derive(Clone)]
pub enum Doorway {
    /// Over the net, at this address.
    Net(String),
    /// The door itself, of the engine that serves.
    Within(Engine, &'static TerminalDoor),
}

/// The terminals of a demonstration and what happens at them.
pub struct Cast {
    /// Where the demonstration is.
    pub engine: Engine,
    /// So many of its terminals are played.
    pub most: u64,
    /// What chance starts from.
    pub seed: u64,
    /// Between two calls of one.
    pub pace: Duration,
}

/// Plays the terminals of a demonstration within the server that serves it, as long as that does; nothing where the store is no
/// demonstration.
pub async fn play_within(engine: Engine) {
    let is_demo = platform::demo::logins(&engine)
        .await
        .is_ok_and(|logins| !logins.is_empty());
    let Some(door) = engine.extensions::<TerminalDoor>().next().filter(|_| is_demo) else {
        return;
    };
    tracing::info!("the terminals of the demonstration are played");
    let cast = Cast {
        engine: engine.clone(),
        most: MOST,
        seed: platform::demo::Demo::default().seed,
        pace: PACE,
    };
    if let Err(error) = play(&cast, &Doorway::Within(engine, door)).await {
        tracing::error!(%error, "the terminals of the demonstration are no longer played");
    }
}

/// Plays terminals day by day, without an end: who comes and goes is drawn each midnight, when it is known who is on leave. Where
/// nobody serves them they keep what they have, and call again.
pub async fn play(cast: &Cast, doorway: &Doorway) -> schema::Result<()> {
    loop {
        let mut terminals: Vec<Box<dyn PlayedTerminal>> = Vec::new();
        let (most, seed) = (cast.most, cast.seed);
        for TerminalSimulation(make) in cast.engine.extensions::<TerminalSimulation>() {
            terminals.extend(cast.engine.read(move |cx| make(cx, most, seed)).await?);
        }
        let mut all = tokio::task::JoinSet::new();
        for (number, terminal) in (0_u32..).zip(terminals) {
            // Not all in one moment.
            let begins = cast.pace / 10 * (number % 10);
            all.spawn(play_one(terminal, doorway.clone(), cast.pace, begins));
        }
        tokio::time::sleep(until_midnight(cast.engine.clock().now())).await;
    }
}

/// How long a day in Morocco lasts from a moment on.
fn until_midnight(now: Timestamp) -> Duration {
    let next = schema::day_in_morocco(now).saturating_add(1.day());
    let left = schema::instant_in_morocco(next.at(0, 0, 0, 0)).duration_since(now);
    Duration::try_from(left).unwrap_or_default() + Duration::from_secs(1)
}

async fn play_one(mut terminal: Box<dyn PlayedTerminal>, doorway: Doorway, pace: Duration, begins: Duration) {
    tokio::time::sleep(begins).await;
    let stands = terminal.address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    loop {
        let mut next = Some(terminal.call(Clock::system().now()));
        while let Some(asked) = next {
            let answer = tokio::time::timeout(PATIENCE, doorway.carry(&asked, stands)).await;
            next = terminal.hear(answer.ok().flatten().as_deref());
        }
        tokio::time::sleep(pace).await;
    }
}

impl Doorway {
    /// The body of the answer to a call, if it was answered with success.
    async fn carry(&self, asked: &TerminalCall, address: IpAddr) -> Option<String> {
        match self {
            Doorway::Net(server) => body(&exchange(server, asked).await.ok()?).map(str::to_owned),
            Doorway::Within(engine, door) => {
                let request = TerminalRequest {
                    is_post: asked.method == "POST",
                    target: asked.target.clone().into_bytes(),
                    body: TerminalBody::Whole(asked.body.clone().into_bytes()),
                    lines_before: 0,
                    address,
                };
                let answer = (door.answer)(engine.clone(), request).await.ok()?;
                (answer.status == 200).then_some(answer.body)
            }
        }
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

//! A connection byte by byte, for what no client library would send.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::rig::Caller;
use crate::socket::Live;

/// A connection.
pub struct Wire(TcpStream);

impl Wire {
    pub async fn to(live: &Live) -> Wire {
        Wire(TcpStream::connect(live.address).await.unwrap())
    }

    /// Sends; what nobody takes any more is no surprise.
    pub async fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let _taken = self.0.write_all(bytes.as_ref()).await;
    }

    /// Sends the head of a request.
    pub async fn head(&mut self, line: &str, caller: &Caller, headers: &[(&str, String)]) {
        let own = caller
            .headers()
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        let all = own.chain(headers.iter().map(|(name, value)| (*name, value.as_str())));
        let lines: Vec<String> = all.map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let text = format!("{line} HTTP/1.1\r\nhost: localhost\r\n{}", lines.concat());
        self.send(text + "\r\n").await;
    }

    /// Asks for something, and gives the status of the answer.
    pub async fn ask(&mut self, path: &str) -> u16 {
        self.head(&format!("GET {path}"), &Caller::guest(), &[]).await;
        self.answer().await.0
    }

    /// The status of the next answer, and its head and body; 0 when the connection ends before.
    pub async fn answer(&mut self) -> (u16, String) {
        let mut text = Vec::new();
        while !text.ends_with(b"\r\n\r\n") {
            match self.0.read_u8().await {
                Ok(byte) => text.push(byte),
                Err(_) => return (0, String::from_utf8_lossy(&text).into_owned()),
            }
        }
        let head = String::from_utf8(text).unwrap().to_lowercase();
        let length = head
            .split("content-length: ")
            .nth(1)
            .map_or(0, |rest| rest.split("\r\n").next().unwrap().parse::<usize>().unwrap());
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await.unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head + &String::from_utf8_lossy(&body))
    }

    /// Everything until the other side ends the connection.
    pub async fn rest(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let _ended = self.0.read_to_end(&mut bytes).await;
        bytes
    }
}

//! Terminals as they are: HTTP/1.0, heads with raw spaces, answers read until the connection is closed, and everything sent
//! again that was not answered as they like.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use server::terminals;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::rig::{Caller, Rig, documents};

/// A port for terminals, and a device that is allowed on it.
struct Port {
    rig: Rig,
    key: Caller,
    address: SocketAddr,
    _ending: watch::Sender<bool>,
}

impl Port {
    async fn open() -> Port {
        let rig = Rig::new();
        let key = rig.key(&["*"]).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (ending, ended) = watch::channel(false);
        tokio::spawn(terminals::serve(rig.app.clone(), listener, ended));
        let port = Port {
            rig,
            key,
            address,
            _ending: ending,
        };
        port.allow("T0").await;
        port
    }

    async fn allow(&self, serial: &str) {
        let data = json!({"serialNumber": serial, "allowed": true, "networks": ["127.0.0.0/8"],
            "installedOn": "2026-01-01"});
        let made = json!({"documentId": serial.to_lowercase(), "data": data});
        self.rig.post(&self.key, &documents("devices"), made).await.must(201);
    }

    async fn total(&self, collection: &str) -> u64 {
        let list = self.rig.get(&self.key, &documents(collection)).await.must(200);
        list["total"].as_u64().unwrap()
    }

    /// Sends bytes, and reads until the other side closes, as old terminals do.
    async fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // What is refused early is not read to its end.
        let _sent = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _closed = stream.read_to_end(&mut answer).await;
        String::from_utf8(answer).unwrap()
    }
}

/// A terminal that keeps what was not answered, and sends it again.
struct Terminal<'p> {
    port: &'p Port,
    serial: &'static str,
    kept: Vec<String>,
}

impl Terminal<'_> {
    async fn get(&self, path: &str) -> Option<String> {
        let head = format!(
            "GET /iclock/{path} HTTP/1.0\r\nHost: 127.0.0.1:80\r\nUser-Agent: iClock Proxy/1.09\r\nConnection: close\r\nAccept: */*\r\n\r\n"
        );
        body_of(&self.port.raw(head.as_bytes()).await)
    }

    /// Sends what it keeps; an answer that is lost on the way leaves everything as it was.
    async fn push(&mut self, is_answer_lost: bool) -> bool {
        let body = self.kept.concat();
        let head = format!(
            "POST /iclock/cdata?SN={}&table=ATTLOG&Stamp=9999 HTTP/1.1\r\nHost: a\r\nContent-Length: {}\r\n\r\n{body}",
            self.serial,
            body.len()
        );
        let answer = body_of(&self.port.raw(head.as_bytes()).await);
        let is_done = answer == Some(format!("OK:{}", self.kept.len())) && !is_answer_lost;
        if is_done {
            self.kept.clear();
        }
        is_done
    }
}

/// The body of an answer that a terminal takes for success: 200, the clock where it looks for it, and the announced length.
fn body_of(answer: &str) -> Option<String> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let names: Vec<&str> = head.lines().skip(1).filter_map(|line| line.split(':').next()).collect();
    assert_eq!(
        names,
        ["Date", "Content-Type", "Content-Length", "Connection"],
        "{answer}"
    );
    assert!(
        head.contains(&format!("\r\nContent-Length: {}\r\n", body.len())),
        "{answer}"
    );
    head.starts_with("HTTP/1.1 200 ").then(|| body.to_owned())
}

fn line(number: usize) -> String {
    format!(
        "{}\t2026-11-19 08:{:02}:{:02}\t0\t1\t0\t0\n",
        1000 + number,
        number / 60,
        number % 60
    )
}

#[tokio::test]
async fn lost_answers_and_restarts_leave_each_punch_once() {
    let port = Port::open().await;
    let mut terminal = Terminal {
        port: &port,
        serial: "T0",
        kept: Vec::new(),
    };
    let hello = terminal
        .get("cdata?SN=T0&options=all&DeviceType=middle east")
        .await
        .unwrap();
    assert!(hello.starts_with("GET OPTION FROM: T0\nATTLOGStamp=None\n"), "{hello}");
    for number in 0..36 {
        terminal.kept.push(line(number));
        let is_lost = number % 3 != 0;
        assert_eq!(terminal.push(is_lost).await, !is_lost);
        if number % 12 == 7 {
            // It starts anew, and sends the last day again.
            terminal.get("cdata?SN=T0&options=all").await.unwrap();
            terminal.kept = (0..=number).map(line).collect();
        }
    }
    assert!(terminal.push(false).await);
    assert_eq!(port.total("punches").await, 36);
    assert_eq!(
        terminal.get("getrequest?SN=T0&INFO=Ver 8.0.4,1,2,3").await.as_deref(),
        Some("OK")
    );
    let device: Json = port
        .rig
        .get(&port.key, &format!("{}/t0", documents("devices")))
        .await
        .must(200);
    assert_eq!(device["firmware"], "Ver 8.0.4");
}

#[tokio::test]
async fn odd_heads_are_read_and_cut_bodies_never_acknowledged() {
    let port = Port::open().await;
    let odd = b"GET /iclock/getrequest?SN=T0&INFO=Ver 8.0,\xb2\xe2 x HTTP/1.0\nX Y: z\n\n";
    assert_eq!(body_of(&port.raw(odd).await).as_deref(), Some("OK"));
    let without = b"POST /iclock/cdata?SN=T0&table=ATTLOG HTTP/1.1\r\n\r\n1000\t2026-11-19 08:00:00\t0\t1\n";
    let chunked = b"POST /iclock/cdata?SN=T0&table=ATTLOG HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    for refused in [&without[..], chunked] {
        let answer = port.raw(refused).await;
        assert!(
            answer.starts_with("HTTP/1.1 400 ") && !answer.contains("OK"),
            "{answer}"
        );
    }
    let mut cut = TcpStream::connect(port.address).await.unwrap();
    cut.write_all(
        b"POST /iclock/cdata?SN=T0&table=ATTLOG HTTP/1.1\r\nContent-Length: 99\r\n\r\n1000\t2026-11-19 08:00:00\t0\n",
    )
    .await
    .unwrap();
    cut.shutdown().await.unwrap();
    let mut answer = String::new();
    cut.read_to_string(&mut answer).await.unwrap();
    assert!(!answer.contains("OK"), "{answer}");
    assert_eq!(port.total("punches").await, 0);
}

#[tokio::test]
async fn nothing_but_the_pages_of_terminals_is_on_their_port() {
    let port = Port::open().await;
    for path in [
        "/",
        "/v1/health",
        "/status",
        "/iclock/",
        "/v1/databases/main/collections/users/documents",
    ] {
        let answer = port
            .raw(format!("GET {path} HTTP/1.1\r\nCookie: a=b\r\nOrigin: http://x\r\n\r\n").as_bytes())
            .await;
        assert!(
            answer.starts_with("HTTP/1.1 404 ") && !answer.contains("Set-Cookie"),
            "{answer}"
        );
    }
    assert!(
        port.raw(b"OPTIONS /iclock/cdata?SN=T0 HTTP/1.1\r\nOrigin: http://x\r\n\r\n")
            .await
            .starts_with("HTTP/1.1 400 ")
    );
}

#[tokio::test]
async fn what_is_too_large_is_read_to_its_end_and_answered_by_its_kind() {
    let port = Port::open().await;
    let text = vec![b'x'; 5 << 20];
    for (table, said) in [
        ("ATTPHOTO", "OK"),
        ("BIODATA", "OK:1"),
        ("tabledata&tablename=biophoto", "biophoto=1"),
    ] {
        let head = format!(
            "POST /iclock/cdata?SN=T0&table={table} HTTP/1.1\r\nContent-Length: {}\r\n\r\n",
            text.len()
        );
        let answer = port.raw(&[head.as_bytes(), &text].concat()).await;
        assert_eq!(body_of(&answer).as_deref(), Some(said), "{table}");
    }
}

#[tokio::test]
async fn lines_are_kept_however_many_come_at_once_and_a_cut_costs_none() {
    let port = Port::open().await;
    // Columns behind the known ones are not looked at: they make a large body of few lines.
    let wide = |number: usize| format!("{}\t{}\n", line(number).trim_end(), "x".repeat(20 << 10));
    let lines: Vec<String> = (0..300).map(wide).collect();
    let body = lines.concat();
    assert!(body.len() > 5 << 20);
    let head = format!(
        "POST /iclock/cdata?SN=T0&table=ATTLOG&Stamp=9999 HTTP/1.1\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let cut = &body.as_bytes()[..body.len() / 2];
    let mut stream = TcpStream::connect(port.address).await.unwrap();
    stream.write_all(&[head.as_bytes(), cut].concat()).await.unwrap();
    stream.shutdown().await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    let kept = port.total("punches").await;
    assert!(kept > 0 && kept < 150, "{kept} of what came whole");
    let answer = port.raw(&[head.as_bytes(), body.as_bytes()].concat()).await;
    assert_eq!(body_of(&answer).as_deref(), Some("OK:300"));
    assert_eq!(port.total("punches").await, 300);
}

#[tokio::test]
async fn what_a_stranger_sends_is_not_held() {
    let port = Port::open().await;
    let body = vec![b'x'; 5 << 20];
    for serial in ["STRANGER", "no serial"] {
        let head = format!(
            "POST /iclock/cdata?SN={serial}&table=ATTLOG HTTP/1.1\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        let answer = port.raw(&[head.as_bytes(), &body].concat()).await;
        assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    }
    assert_eq!(port.total("deviceUploads").await, 0);
}

#[tokio::test]
async fn a_flood_of_one_serial_stops_no_other_and_no_clerk() {
    let port = Port::open().await;
    port.allow("T1").await;
    let address = port.address;
    let flood: Vec<_> = (0..8)
        .map(|_| {
            tokio::spawn(async move {
                let (mut taken, mut refused) = (0, 0);
                for _ in 0..60 {
                    let mut stream = TcpStream::connect(address).await.unwrap();
                    let _sent = stream.write_all(b"GET /iclock/getrequest?SN=T0 HTTP/1.0\r\n\r\n").await;
                    let mut answer = String::new();
                    let _closed = stream.read_to_string(&mut answer).await;
                    match answer.get(9..12) {
                        Some("200") => taken += 1,
                        _ => refused += 1,
                    }
                }
                (taken, refused)
            })
        })
        .collect();
    let mut other = Terminal {
        port: &port,
        serial: "T1",
        kept: (0..100).map(line).collect(),
    };
    let begun = Instant::now();
    assert!(other.push(false).await);
    assert_eq!(port.rig.get(&port.key, &documents("annexes")).await.status, 200);
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    let mut all_refused = 0;
    for one in flood {
        all_refused += one.await.unwrap().1;
    }
    assert!(all_refused > 100, "{all_refused} of 480 were cut off");
    assert_eq!(port.total("punches").await, 100);
}

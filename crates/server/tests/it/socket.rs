//! Sockets of a real client to a server that listens.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value as Json, json};
use server::listen::{Server, Workers};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Message, protocol::CloseFrame};

use crate::rig::{Caller, Rig};

/// How long we wait before we say that nothing comes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that listens, and tells sockets what is committed.
pub struct Live {
    pub address: SocketAddr,
    _ending: watch::Sender<bool>,
}

impl Live {
    pub async fn of(rig: &Rig) -> Live {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (ending, ended) = watch::channel(false);
        let server = Server::new(&rig.app, server::router::service(rig.app.clone()), Workers::current());
        tokio::spawn(server.run(listener, ended));
        tokio::spawn(server::realtime::run(rig.app.clone()));
        Live {
            address,
            _ending: ending,
        }
    }

    /// Opens a socket; `query` follows the path.
    pub async fn open(&self, caller: &Caller, query: &str) -> Socket {
        let socket = TcpSocket::new_v4().unwrap();
        self.open_over(socket.connect(self.address).await.unwrap(), caller, query)
            .await
    }

    /// Opens a socket whose system takes little before it must be read.
    pub async fn open_narrow(&self, caller: &Caller, query: &str) -> Socket {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        self.open_over(socket.connect(self.address).await.unwrap(), caller, query)
            .await
    }

    async fn open_over(&self, stream: TcpStream, caller: &Caller, query: &str) -> Socket {
        let url = format!("ws://{}/v1/realtime{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in caller.headers() {
            let name: HeaderName = name.parse().unwrap();
            request
                .headers_mut()
                .insert(name, HeaderValue::from_str(value).unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        Socket(socket)
    }

    /// Opens a socket as current clients do, listening to these channels under the id `s`.
    pub async fn listening(&self, caller: &Caller, channels: &[&str]) -> Socket {
        let mut socket = self.open(caller, PROJECT).await;
        assert_eq!(socket.next().await["type"], "connected");
        socket.listen("s", channels).await;
        socket
    }
}

/// The query that current clients send.
pub const PROJECT: &str = "?project=diwan";

/// A client's end.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    async fn message(&mut self) -> Message {
        let message = tokio::time::timeout(PATIENCE, self.0.next()).await;
        message.expect("nothing came").expect("the connection is over").unwrap()
    }

    /// The next frame.
    pub async fn next(&mut self) -> Json {
        match self.message().await {
            Message::Text(text) => serde_json::from_str(&text).unwrap(),
            other => panic!("{other:?}"),
        }
    }

    /// The next frame, which must be an event: the record it is of.
    pub async fn event_record(&mut self) -> Json {
        let event = self.next().await;
        assert_eq!(event["type"], "event", "{event}");
        event["data"].clone()
    }

    pub async fn say(&mut self, frame: &Json) {
        self.send(Message::text(frame.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        self.try_send(message).await.unwrap();
    }

    /// Sends what the other end may refuse to read.
    pub async fn try_send(&mut self, message: Message) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.0.send(message).await
    }

    /// The answer to a frame, where nothing else is under way.
    pub async fn ask(&mut self, frame: &Json) -> Json {
        self.say(frame).await;
        self.next().await
    }

    /// The code of an error that must come next.
    pub async fn error(&mut self) -> u64 {
        let frame = self.next().await;
        assert_eq!(frame["type"], "error", "{frame}");
        frame["data"]["code"].as_u64().unwrap()
    }

    pub async fn listen(&mut self, id: &str, channels: &[&str]) {
        let data = json!([{"subscriptionId": id, "channels": channels, "queries": []}]);
        let answer = self.ask(&json!({"type": "subscribe", "data": data})).await;
        assert_eq!(answer["data"]["success"], true, "{answer}");
    }

    /// Reads until the connection is closed: how many frames came before, and the code.
    pub async fn closed(&mut self) -> (usize, u16) {
        let mut before = 0;
        loop {
            match self.message().await {
                Message::Close(Some(CloseFrame { code, .. })) => return (before, code.into()),
                Message::Text(_) => before += 1,
                other => panic!("{other:?}"),
            }
        }
    }
}

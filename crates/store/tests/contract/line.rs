//! A line between a node and its database that breaks when it is told to.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use store::StoreLocation;

/// What a line does to what passes.
#[derive(Default)]
struct Orders {
    /// The next commit arrives, and its answer does not.
    cuts: AtomicBool,
    /// How many answers were lost.
    lost: AtomicUsize,
    /// From the next savepoint on nothing passes on its connection, either way, and nobody is told.
    swallows: AtomicBool,
}

/// The line.
#[derive(Clone)]
pub struct Line {
    orders: Arc<Orders>,
    port: u16,
}

impl Line {
    /// A line to the server at an address.
    pub fn to(url: &str) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let line = Line {
            orders: Arc::default(),
            port: listener.local_addr().unwrap().port(),
        };
        let (orders, server) = (Arc::clone(&line.orders), host(url).to_owned());
        // It ends with the process of the tests.
        std::thread::spawn(move || {
            for client in listener.incoming() {
                join(client.unwrap(), TcpStream::connect(&server).unwrap(), &orders);
            }
        });
        line
    }

    /// A place behind this line. What passes is not encrypted, so that the line sees what it cuts.
    pub fn lead(&self, place: &StoreLocation) -> StoreLocation {
        let StoreLocation::Postgres { url, folder } = place else {
            panic!("only PostgreSQL is behind a line");
        };
        let url = url.replace(host(url), &format!("127.0.0.1:{}", self.port));
        StoreLocation::Postgres {
            url: format!("{url}&sslmode=disable"),
            folder: folder.clone(),
        }
    }

    /// Loses the answer of the next commit.
    pub fn cut(&self) {
        self.orders.cuts.store(true, Ordering::SeqCst);
    }

    /// Whether the answer that was to be lost is.
    pub fn has_cut(&self) -> bool {
        !self.orders.cuts.load(Ordering::SeqCst)
    }

    /// How many answers were lost.
    pub fn lost(&self) -> usize {
        self.orders.lost.load(Ordering::SeqCst)
    }

    /// Falls silent in the middle of the next transaction, without closing anything; new connections pass.
    pub fn swallow(&self) {
        self.orders.swallows.store(true, Ordering::SeqCst);
    }
}

/// `host:port` of an address.
fn host(url: &str) -> &str {
    let (_, rest) = url.split_once('@').unwrap();
    rest.split('/').next().unwrap()
}

#[derive(Default)]
struct Pair {
    is_cut: AtomicBool,
    is_silent: AtomicBool,
}

fn join(client: TcpStream, server: TcpStream, orders: &Arc<Orders>) {
    let pair = Arc::new(Pair::default());
    let (orders, cutting) = (Arc::clone(orders), Arc::clone(&pair));
    pass(&client, &server, move |bytes| {
        let holds = |word: &[u8]| bytes.windows(word.len()).any(|part| part == word);
        if holds(b"COMMIT") && orders.cuts.swap(false, Ordering::SeqCst) {
            orders.lost.fetch_add(1, Ordering::SeqCst);
            cutting.is_cut.store(true, Ordering::SeqCst);
        }
        if holds(b"SAVEPOINT job") && orders.swallows.swap(false, Ordering::SeqCst) {
            cutting.is_silent.store(true, Ordering::SeqCst);
        }
        // What is swallowed on its way there never arrives.
        if cutting.is_silent.load(Ordering::SeqCst) {
            What::Swallowed
        } else {
            What::Passed
        }
    });
    pass(&server, &client, move |_| {
        // The server has answered: what it was asked is done.
        match (
            pair.is_cut.load(Ordering::SeqCst),
            pair.is_silent.load(Ordering::SeqCst),
        ) {
            (true, _) => What::Cut,
            (_, true) => What::Swallowed,
            _ => What::Passed,
        }
    });
}

enum What {
    Passed,
    Swallowed,
    Cut,
}

/// Copies one direction until it ends.
fn pass(from: &TcpStream, to: &TcpStream, look: impl Fn(&[u8]) -> What + Send + 'static) {
    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
    from.set_nodelay(true).unwrap();
    std::thread::spawn(move || {
        let mut bytes = vec![0; 65_536];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            let is_written = match look(&bytes[..count]) {
                What::Passed => to.write_all(&bytes[..count]).is_ok(),
                What::Swallowed => true,
                What::Cut => false,
            };
            if !is_written {
                break;
            }
        }
        // Closed already by the other direction, perhaps.
        drop(from.shutdown(Shutdown::Both));
        drop(to.shutdown(Shutdown::Both));
    });
}

//! Files over the wire: sent, read, listed, renamed, deleted, by whom.

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::Value as Json;

use crate::rig::{Caller, Reply, Rig};

mod children;
mod engines;
mod hostile;
mod letterhead;
mod links;
mod lists;
mod live;
mod one;
mod pictures;
mod pieces;
mod readers;
mod rest;
mod room;

const MIB: usize = 1 << 20;

/// The files of a bucket.
fn bucket(id: &str) -> String {
    format!("/v1/storage/buckets/{id}/files")
}

/// A PDF of that many bytes.
pub(crate) fn pdf(size: usize) -> Vec<u8> {
    let mut bytes = b"%PDF-1.7\n".to_vec();
    let left = size - bytes.len();
    bytes.extend((0..=250).cycle().take(left));
    bytes
}

/// A picture of one colour.
fn picture(size: (u32, u32), content: papers::content::Content) -> Vec<u8> {
    let picture = papers::picture::Picture::new_rgb8(size.0, size.1);
    papers::picture::encode(&picture, content, 90).unwrap()
}

/// One request of an upload.
pub(crate) struct Sending<'a> {
    id: &'a str,
    name: &'a str,
    bytes: &'a [u8],
    range: Option<String>,
    goes_on: Option<&'a str>,
}

impl<'a> Sending<'a> {
    pub(crate) fn new(id: &'a str, name: &'a str, bytes: &'a [u8]) -> Self {
        Sending {
            id,
            name,
            bytes,
            range: None,
            goes_on: None,
        }
    }

    /// The piece of a file from that byte on, 5 MiB or what is left.
    fn piece(id: &'a str, whole: &'a [u8], first: usize) -> Self {
        let last = (first + 5 * MIB).min(whole.len());
        Sending {
            range: Some(format!("bytes {first}-{}/{}", last - 1, whole.len())),
            goes_on: (first > 0).then_some(id),
            ..Sending::new(id, "large.pdf", &whole[first..last])
        }
    }

    pub(crate) async fn by(self, rig: &Rig, caller: &Caller, to: &str) -> Reply {
        let head = format!(
            "--b\r\nContent-Disposition: form-data; name=\"fileId\"\r\n\r\n{}\r\n--b\r\nContent-Disposition: form-data; \
             name=\"file\"; filename=\"{}\"\r\nContent-Type: text/html\r\n\r\n",
            self.id, self.name
        );
        let body = [head.as_bytes(), self.bytes, b"\r\n--b--\r\n"].concat();
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(bucket(to))
            .header("host", "localhost:8080")
            .header("content-type", "multipart/form-data; boundary=b");
        if let Some(range) = self.range {
            request = request.header("content-range", range);
        }
        if let Some(id) = self.goes_on {
            request = request.header("x-appwrite-id", id);
        }
        for (name, value) in caller.headers() {
            request = request.header(name, value);
        }
        rig.raw(request.body(Body::from(body)).unwrap()).await
    }
}

/// Sends a small PDF.
async fn sent(rig: &Rig, caller: &Caller, to: &str, id: &str) -> Json {
    Sending::new(id, "paper.pdf", &pdf(1000))
        .by(rig, caller, to)
        .await
        .must(201)
}

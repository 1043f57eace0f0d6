//! Viruses: what is sent is shown to `clamd` before it is kept.

use std::time::Duration;

use bytes::Bytes;
use futures_util::{Stream, StreamExt as _};
use schema::{Error, Result, error_codes};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpStream, UnixStream};

/// How long one file may take, in all.
const PATIENCE: Duration = Duration::from_mins(2);
/// The longest answer that is read, in bytes.
const ANSWER_LIMIT: u64 = 4096;

/// Where `clamd` listens: `host:port`, or the path of its socket.
#[derive(Clone, Debug)]
pub struct Clamd(String);

impl Clamd {
    /// At that address.
    pub fn at(address: impl Into<String>) -> Self {
        Clamd(address.into())
    }

    /// Refuses content that carries a virus; and all content as long as nobody can tell.
    pub(super) async fn scan(&self, content: impl Stream<Item = Result<Bytes>> + Send) -> Result<()> {
        let asked = tokio::time::timeout(PATIENCE, self.ask(content)).await;
        let answer = match asked {
            Ok(answer) => answer?,
            Err(_) => Err("it takes too long".to_owned()),
        };
        match answer.as_deref() {
            Ok(text) if text.ends_with("FOUND") => {
                tracing::warn!("a file was refused: {text}");
                Err(error_codes::FILE_INFECTED.into())
            }
            Ok(text) if text.ends_with(": OK") => Ok(()),
            Ok(other) => Err(silent(other)),
            Err(error) => Err(silent(error)),
        }
    }

    /// What it says, or why it says nothing; an error when the content cannot be read.
    async fn ask(
        &self,
        content: impl Stream<Item = Result<Bytes>> + Send,
    ) -> Result<std::result::Result<String, String>> {
        if self.0.starts_with('/') {
            match UnixStream::connect(&self.0).await {
                Ok(line) => show(line, content).await,
                Err(error) => Ok(Err(error.to_string())),
            }
        } else {
            match TcpStream::connect(&self.0).await {
                Ok(line) => show(line, content).await,
                Err(error) => Ok(Err(error.to_string())),
            }
        }
    }
}

/// `INSTREAM`: blocks with their length before them, an empty one at the end, and one line back.
async fn show(
    mut line: impl AsyncRead + AsyncWrite + Unpin + Send,
    content: impl Stream<Item = Result<Bytes>> + Send,
) -> Result<std::result::Result<String, String>> {
    let mut content = std::pin::pin!(content);
    let mut sent = line.write_all(b"zINSTREAM\0").await;
    while let Some(block) = content.next().await.transpose()? {
        let length = u32::try_from(block.len()).map_err(|error| Error::fault("showing a file to clamd", error))?;
        if sent.is_ok() {
            sent = line.write_all(&length.to_be_bytes()).await;
        }
        if sent.is_err() {
            // It has closed the line, perhaps after saying why.
            break;
        }
        sent = line.write_all(&block).await;
    }
    if sent.is_ok() {
        sent = line.write_all(&[0; 4]).await;
    }
    let mut said = Vec::new();
    let heard = (&mut line).take(ANSWER_LIMIT).read_to_end(&mut said).await;
    let said = String::from_utf8_lossy(&said).trim_end_matches(['\0', '\n']).to_owned();
    Ok(match (said.is_empty(), sent.and(heard.map(drop))) {
        (false, _) => Ok(said),
        (true, Err(error)) => Err(error.to_string()),
        (true, Ok(())) => Err("it says nothing".to_owned()),
    })
}

fn silent(why: &str) -> Error {
    tracing::error!("clamd: {why}");
    error_codes::SCANNER_SILENT.into()
}

#[cfg(test)]
mod tests {
    use futures_util::stream;
    use tokio::net::TcpListener;

    use super::*;

    /// The other side of the protocol, on loopback: it knows one virus, and takes no more than so many bytes.
    async fn double(most: usize) -> Clamd {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move {
            while let Ok((mut line, _)) = listener.accept().await {
                let mut begin = [0; 10];
                line.read_exact(&mut begin).await.unwrap();
                assert_eq!(&begin, b"zINSTREAM\0");
                let mut all = Vec::new();
                let answer = loop {
                    let length = line.read_u32().await.unwrap() as usize;
                    if all.len() + length > most {
                        break "INSTREAM size limit exceeded. ERROR\0";
                    }
                    let from = all.len();
                    all.resize(from + length, 0);
                    line.read_exact(&mut all[from..]).await.unwrap();
                    if length == 0 {
                        let is_found = all.windows(5).any(|part| part == b"EICAR");
                        break if is_found {
                            "stream: Eicar-Test-Signature FOUND\0"
                        } else {
                            "stream: OK\0"
                        };
                    }
                };
                line.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Clamd::at(address)
    }

    async fn looked(clamd: &Clamd, blocks: &[&'static str]) -> Option<&'static str> {
        let blocks: Vec<_> = blocks
            .iter()
            .map(|text| Ok(Bytes::from_static(text.as_bytes())))
            .collect();
        let looked = clamd.scan(stream::iter(blocks)).await;
        looked.err().map(|error| error.rejection().unwrap().kind.code)
    }

    #[tokio::test]
    async fn what_carries_a_virus_is_refused_and_nothing_else() {
        let clamd = double(1000).await;
        assert_eq!(looked(&clamd, &["a letter"]).await, None);
        assert_eq!(
            looked(&clamd, &["X5O!P%", "...EI", "CAR..."]).await,
            Some("storage_invalid_file")
        );
    }

    #[tokio::test]
    async fn what_nobody_can_tell_about_is_not_kept() {
        let clamd = double(3).await;
        assert_eq!(looked(&clamd, &["too long"]).await, Some("storage_scanner_unavailable"));
        assert_eq!(
            looked(&Clamd::at("127.0.0.1:1"), &["x"]).await,
            Some("storage_scanner_unavailable")
        );
        assert_eq!(
            looked(&Clamd::at("/nowhere/clamd.ctl"), &["x"]).await,
            Some("storage_scanner_unavailable")
        );
        let unread = stream::iter([Err(Error::Fault("gone".to_owned()))]);
        assert!(double(10).await.scan(unread).await.unwrap_err().rejection().is_none());
    }
}

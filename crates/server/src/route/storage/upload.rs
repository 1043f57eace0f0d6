//! POST: a file, or a piece of one (`docs/protocol.md` §6.3).

use axum::Extension;
use axum::extract::multipart::Field;
use axum::extract::{FromRequest as _, Multipart, Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use engine::files::{Bucket, Chunk, Gather, Incoming, PIECE, Span};
use schema::{Result, error_codes, expected, is_id};
use serde_json::{Map, Value as Json};

use super::file::name;
use super::resolve_bucket;
use super::scope::FileScope;
use crate::app::App;
use crate::gate::call::{Call, Called, text};
use crate::wire::body::invalid;
use crate::wire::form::form_error;
use crate::wire::permission;
use crate::wire::response::{Answer, json};

/// Greatest size of a request: a piece, and what a form writes around it.
pub const REQUEST_LIMIT: usize = 6 << 20;
const _: () = assert!(REQUEST_LIMIT as u64 > PIECE);
/// Greatest size of a value beside the file.
const VALUE_LIMIT: usize = 10_000;

/// POST …/files.
pub async fn create(
    State(app): State<App>,
    Extension(call): Called,
    Path(bucket): Path<String>,
    request: Request,
) -> Answer {
    let ctx = call.ctx();
    let (bucket, span, goes_on) = admit(&app, &call, &bucket, request.headers())?;
    let form = Multipart::from_request(request, &()).await;
    let form = read(form.map_err(|_| error_codes::FILE_EMPTY)?).await?;
    permission::check(&form.values)?;
    let (file_name, piece) = form.file.ok_or(error_codes::FILE_EMPTY)?;
    let incoming = Incoming {
        goes_on: goes_on.is_some(),
        id: match goes_on {
            Some(id) => Some(id),
            None => requested_id(form.values.get("fileId").and_then(Json::as_str))?,
        },
        name: name(&file_name)?,
        folder: folder(form.values.get("folder").and_then(Json::as_str).unwrap_or_default())?,
        span,
        piece,
    };
    let received = app.engine.receive_file(&ctx, bucket, incoming).await?;
    let status = if received.is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok(json(status, received.file.to_string()))
}

/// What can be said before the content is read: the bucket, if the caller may send to it, which part of the file comes,
/// and of which upload.
fn admit(
    app: &App,
    call: &Call,
    bucket: &str,
    headers: &HeaderMap,
) -> Result<(&'static Bucket, Option<Span>, Option<String>)> {
    let bucket = resolve_bucket(app, call, FileScope::Write, bucket)?;
    app.engine.may_send(&call.ctx().rights, bucket)?;
    Ok((bucket, span(headers)?, upload_id(headers)?))
}

/// What a form holds: values by name, and one file under its name.
#[derive(Default)]
struct UploadForm {
    values: Map<String, Json>,
    file: Option<(String, Chunk)>,
}

async fn read(mut parts: Multipart) -> Result<UploadForm> {
    let mut form = UploadForm::default();
    while let Some(part) = parts.next_field().await.map_err(|wrong| form_error(&wrong))? {
        let field = part.name().unwrap_or_default().to_owned();
        if field == "file" {
            let name = part.file_name().unwrap_or_default().to_owned();
            form.file = Some((name, read_chunk(part).await?));
            continue;
        }
        let bytes = part.bytes().await.map_err(|wrong| form_error(&wrong))?;
        let text = Some(bytes.to_vec()).filter(|bytes| bytes.len() <= VALUE_LIMIT);
        let text = text.and_then(|bytes| String::from_utf8(bytes).ok());
        let text = Json::from(text.ok_or_else(|| invalid(&field, expected::SHORT_TEXT))?);
        match field.split_once('[') {
            Some((list, _)) => {
                let list = form
                    .values
                    .entry(list.to_owned())
                    .or_insert_with(|| Json::Array(Vec::new()));
                list.as_array_mut().into_iter().for_each(|list| list.push(text.clone()));
            }
            None => drop(form.values.insert(field, text)),
        }
    }
    Ok(form)
}

async fn read_chunk(mut part: Field<'_>) -> Result<Chunk> {
    let mut gather = Gather::default();
    while let Some(bytes) = part.chunk().await.map_err(|wrong| form_error(&wrong))? {
        gather.push(bytes);
    }
    Ok(gather.finish())
}

fn requested_id(id: Option<&str>) -> Result<Option<String>> {
    match id {
        None => Err(error_codes::ARGUMENT_MISSING.rejection().arg("param", "fileId").into()),
        Some("unique()") => Ok(None),
        Some(id) if is_id(id) => Ok(Some(id.to_owned())),
        Some(_) => Err(invalid("fileId", expected::ID)),
    }
}

fn upload_id(headers: &HeaderMap) -> Result<Option<String>> {
    match text(headers, "x-appwrite-id") {
        None => Ok(None),
        Some(id) if is_id(id) => Ok(Some(id.to_owned())),
        Some(_) => Err(error_codes::UPLOAD_ID.into()),
    }
}

/// A folder: words with slashes between; one slash is put at its end.
fn folder(given: &str) -> Result<String> {
    let given = given.trim_matches('/');
    let is_plain = given.chars().count() < 255
        && given.split('/').all(|part| part != ".." && part != ".")
        && !given.chars().any(char::is_control);
    match given {
        _ if !is_plain => Err(invalid("folder", expected::FOLDER)),
        "" => Ok(String::new()),
        given => Ok(format!("{given}/")),
    }
}

/// `content-range: bytes <first>-<last>/<size>`.
fn span(headers: &HeaderMap) -> Result<Option<Span>> {
    let Some(value) = headers.get("content-range") else {
        return Ok(None);
    };
    let read = || {
        let (range, total) = value.to_str().ok()?.strip_prefix("bytes ")?.split_once('/')?;
        let (first, last) = range.split_once('-')?;
        let number = |text: &str| {
            text.bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| text.parse::<u64>().ok())
        };
        let (first, last, total) = (number(first)??, number(last)??, number(total)??);
        (first <= last && last < total && total < 1 << 40).then_some(Span { first, last, total })
    };
    let wrong = || {
        error_codes::CONTENT_RANGE
            .rejection()
            .arg("reason", "bytes first-last/size is expected")
    };
    read().map(Some).ok_or_else(|| wrong().into())
}

/// Which piece of a file a request brings, by what it says: the first when it says nothing that can be read.
pub fn piece_number(headers: &HeaderMap) -> u64 {
    span(headers).ok().flatten().map_or(0, |span| span.first / PIECE)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn ranges_are_read_or_refused() {
        let read = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("content-range", HeaderValue::from_str(text).unwrap());
            span(&headers).map_err(|error| error.is(error_codes::CONTENT_RANGE))
        };
        let half = Span {
            first: 5,
            last: 9,
            total: 10,
        };
        assert_eq!(read("bytes 5-9/10"), Ok(Some(half)));
        for wrong in [
            "5-9/10",
            "bytes 9-5/10",
            "bytes 5-10/10",
            "bytes 5-9",
            "bytes -5-9/10",
            "bytes +5-9/10",
            "bytes 5-9/*",
        ] {
            assert_eq!(read(wrong), Err(true), "{wrong}");
        }
        assert_eq!(span(&HeaderMap::new()).unwrap(), None);
        let mut third = HeaderMap::new();
        third.insert(
            "content-range",
            HeaderValue::from_static("bytes 10485760-10485769/10485770"),
        );
        assert_eq!((piece_number(&third), piece_number(&HeaderMap::new())), (2, 0));
    }

    #[test]
    fn folders_stay_below_and_names_in_one_line() {
        assert_eq!(folder("/a/b/").unwrap(), "a/b/");
        assert_eq!(folder("").unwrap(), "");
        assert!(folder("a/../b").is_err() && folder("a\nb").is_err());
        assert_eq!(name("قرار %22x%22%0D%0Ay.pdf").unwrap(), "قرار \"x\"  y.pdf");
        assert_eq!(
            name("facture\u{202E}fdp.exe\u{2069}\u{200F}").unwrap(),
            "facturefdp.exe"
        );
        assert!(name("\u{202E}").is_err());
        assert!(name(" ").is_err() && name(&"x".repeat(256)).is_err());
    }
}

//! What is read of a call is settled by who calls.

use engine::{Act, Allowed, Entity, Input, Inputs, inputs};
use schema::Argument;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents};
use crate::socket::Live;
use crate::wire::Wire;

/// What a guest may send.
const GUESTS: usize = 64 << 10;
const LONG: usize = 60 << 20;
const FORM: &str = "multipart/form-data; boundary=x";
const PART: &str = "--x\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n";

/// Every route where somebody sends much.
fn long_bodies() -> Vec<(String, &'static str)> {
    let one = |collection: &str| format!("{}/x", documents(collection));
    vec![
        ("POST /v1/actions/employees.import".to_owned(), FORM),
        ("POST /v1/actions/employees%2Eimport".to_owned(), FORM),
        ("POST /v1/actions/missions.conflicts".to_owned(), "application/json"),
        ("POST /v1/storage/buckets/employee-photos/files".to_owned(), FORM),
        (format!("POST {}", documents("employees")), "application/json"),
        (format!("PUT {}", documents("employees")), "application/json"),
        (format!("PATCH {}", documents("employees")), "application/json"),
        (format!("DELETE {}", documents("employees")), "application/json"),
        (format!("PATCH {}", one("employees")), "application/json"),
        (format!("PUT {}", one("employees")), "application/json"),
        ("POST /v1/users".to_owned(), "application/json"),
        ("POST /api/qr/generate".to_owned(), "application/json"),
    ]
}

#[tokio::test]
async fn a_guest_who_sends_much_is_refused_within_the_first_bytes() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    for (line, kind) in long_bodies() {
        for key in [None, Some(("idempotency-key", "k1".to_owned()))] {
            for length in [
                ("content-length", LONG.to_string()),
                ("transfer-encoding", "chunked".to_owned()),
            ] {
                let mut wire = Wire::to(&live).await;
                let is_chunked = length.0 == "transfer-encoding";
                let headers = [
                    vec![("content-type", kind.to_owned()), length],
                    key.clone().into_iter().collect(),
                ];
                wire.head(&line, &Caller::guest(), &headers.concat()).await;
                // No byte more than that is ever sent.
                let sent = PART.to_owned() + &"1".repeat(GUESTS - PART.len());
                if is_chunked {
                    wire.send(format!("{:x}\r\n{sent}\r\n1\r\n1\r\n", sent.len())).await;
                } else {
                    wire.send(sent).await;
                }
                let (status, text) = wire.answer().await;
                assert_eq!(status, 401, "{line}: {text}");
                assert!(text.contains("connection: close"), "{line}: {text}");
            }
        }
    }
    assert_eq!(rig.app.bodies.reserved_bytes(), 0);
}

/// Who is known and may not is refused as early: nothing of a sheet or of a file is read before it is clear whose it is.
#[tokio::test]
async fn who_may_not_is_refused_before_a_byte_of_the_form_is_read() {
    let rig = Rig::new();
    rig.user("brahim", &["/assignments"], &[]).await;
    let brahim = rig.signed_in("brahim").await;
    let live = Live::of(&rig).await;
    for place in [
        "actions/employees.import",
        "actions/users.import",
        "storage/buckets/employee-photos/files",
    ] {
        for caller in [brahim.clone(), brahim.with("idempotency-key", "k1")] {
            let mut wire = Wire::to(&live).await;
            let headers = [("content-type", FORM.to_owned()), ("content-length", LONG.to_string())];
            wire.head(&format!("POST /v1/{place}"), &caller, &headers).await;
            let (status, text) = wire.answer().await;
            assert_eq!(status, 401, "{place}: {text}");
            assert!(text.contains("connection: close"), "{place}: {text}");
        }
    }
    assert_eq!(rig.app.bodies.reserved_bytes(), 0);
}

#[tokio::test]
async fn what_a_guest_says_of_themselves_is_cut_as_well() {
    let rig = Rig::new();
    let long = json!({"email": "x@commune.example", "password": "1".repeat(GUESTS)});
    rig.post(&Caller::guest(), "/v1/account/sessions/email", long)
        .await
        .refused(413, "general_request_too_large");
    let long = json!({"data": {"fullNameFr": "1".repeat(GUESTS)}});
    let admin = rig.admin().await;
    rig.post(&admin, &documents("bureaux"), long)
        .await
        .refused(400, "general_argument_invalid");
}

inputs! {
    struct Sent {
        text: String = need("text"),
    }
}
const SEND: Act<Sent, Json> = Act::read(
    "applications.send",
    Allowed::Guests { body_limit: 200_000 },
    |_, sent| Ok(json!({"length": sent.text.len()})),
);

/// Files that come in one form.
struct SentFiles(usize);

impl Inputs for SentFiles {
    fn arguments() -> Vec<Argument> {
        Vec::new()
    }

    fn read(given: &mut Input) -> schema::Result<Self> {
        let files = std::mem::take(&mut given.files).into_iter();
        let sizes = files.map(|file| Ok(file.into_bytes()?.len()));
        Ok(SentFiles(sizes.sum::<schema::Result<usize>>()?))
    }
}

const SEND_FILES: Act<SentFiles, Json> = Act::read(
    "applications.sendFiles",
    Allowed::Guests { body_limit: 25 << 20 },
    |_, sent| Ok(json!({"length": sent.0})),
);

/// Acts for everybody.
static OPEN: Entity = Entity {
    actions: &[&SEND, &SEND_FILES],
    ..Entity::plain(&engine::IDEMPOTENCY_KEYS)
};

#[tokio::test]
async fn an_action_says_how_much_guests_may_send() {
    let rig = Rig::beside(&OPEN);
    let send = async |length: usize| {
        let body = json!({"text": "1".repeat(length)});
        rig.post(&Caller::guest(), "/v1/actions/applications.send", body).await
    };
    assert_eq!(send(190_000).await.must(200)["length"], 190_000);
    send(200_000).await.refused(413, "general_request_too_large");
}

/// A form of a guest with a text and files.
fn form_of_guest(text: usize, files: &[usize]) -> axum::http::Request<axum::body::Body> {
    let mut form = format!(
        "--x\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{}\r\n",
        "1".repeat(text)
    );
    for size in files {
        form.extend([PART, &"1".repeat(*size), "\r\n"]);
    }
    form += "--x--\r\n";
    let mut request = axum::http::Request::post("/v1/actions/applications.sendFiles").header("content-type", FORM);
    for (name, value) in Caller::guest().headers() {
        request = request.header(name, value);
    }
    request.body(form.into()).unwrap()
}

#[tokio::test]
async fn files_of_a_guest_go_through_in_one_form() {
    let rig = Rig::beside(&OPEN);
    for files in [[1 << 20; 5], [(5 << 20) - 1000; 5]] {
        let told = rig.raw(form_of_guest(500, &files)).await.must(200);
        assert_eq!(told["length"], files.iter().sum::<usize>());
    }
    let text = rig.raw(form_of_guest(GUESTS + 1, &[1])).await;
    text.refused(413, "general_request_too_large");
    let long = rig.raw(form_of_guest(1, &[5 << 20; 6])).await;
    long.refused(413, "general_request_too_large");
    assert_eq!(rig.app.guest_forms.reserved_bytes(), 0);
    // What is no form is held in memory, and has the bounds of memory.
    let body = json!({"text": "1".repeat(5 << 20)});
    let told = rig
        .post(&Caller::guest(), "/v1/actions/applications.sendFiles", body)
        .await;
    told.refused(503, "general_server_busy");
}

#[tokio::test]
async fn a_refusal_reaches_who_goes_on_sending_a_piece_of_a_file() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    let mut wire = Wire::to(&live).await;
    let length = 5 << 20;
    let headers = [
        ("content-type", FORM.to_owned()),
        ("content-length", length.to_string()),
    ];
    wire.head(
        "POST /v1/storage/buckets/employee-photos/files",
        &Caller::guest(),
        &headers,
    )
    .await;
    wire.send("1".repeat(length)).await;
    assert_eq!(wire.answer().await.0, 401);
}

#[tokio::test]
async fn a_little_body_that_is_refused_leaves_the_connection_open() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    let mut wire = Wire::to(&live).await;
    for (caller, path, status) in [
        (Caller::nobody(), "/v1/account", 404),
        (Caller::guest(), "/v1/actions/employees.import", 401),
        (Caller::guest(), "/v1/storage/buckets/employee-photos/files", 401),
    ] {
        let headers = [
            ("content-type", FORM.to_owned()),
            ("content-length", "20000".to_owned()),
        ];
        wire.head(&format!("POST {path}"), &caller, &headers).await;
        tokio::task::yield_now().await;
        wire.send("1".repeat(20_000)).await;
        assert_eq!(wire.answer().await.0, status, "{path}");
    }
    assert_eq!(wire.ask("/v1/ping").await, 200);
}

#[tokio::test]
async fn a_long_form_of_somebody_who_may_is_read_whole() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let lines: Vec<String> = (0..9000).map(|n| format!("Bureau {n};مكتب {n};B{n}")).collect();
    let lines = lines.join("\n");
    assert!(lines.len() > 3 * GUESTS);
    let form = format!(
        "--x\r\ncontent-disposition: form-data; name=\"dryRun\"\r\n\r\ntrue\r\n{PART}fullNameFr;fullNameAr;CIN\n{lines}\r\n--x--\r\n"
    );
    let mut request = axum::http::Request::post("/v1/actions/employees.import").header("content-type", FORM);
    for (name, value) in admin.headers() {
        request = request.header(name, value);
    }
    let report = rig.raw(request.body(form.into()).unwrap()).await.must(200);
    assert_eq!(report["rows"], 9000, "{report}");
    assert_eq!(rig.app.bodies.reserved_bytes(), 0);
}

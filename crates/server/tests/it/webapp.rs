//! The web app as the server hands it out.

use axum::http::Method;

use crate::rig::{Caller, Rig};

#[tokio::test]
async fn pages_are_answered_with_guards_and_missing_files_are_not_found() {
    let rig = Rig::new();
    let browser = Caller::nobody().with("accept", "text/html");
    for path in ["/", "/employees/5f1", "/login?next=%2F"] {
        let page = rig.get(&browser, path).await;
        assert_eq!(page.status.as_u16(), 200, "{path}");
        assert_eq!(
            (page.header("x-content-type-options"), page.header("x-frame-options")),
            ("nosniff", "DENY")
        );
        for policy in ["cross-origin-opener-policy", "cross-origin-resource-policy"] {
            assert_eq!(page.header(policy), "same-origin", "{policy}");
        }
        assert!(!page.text().contains("__CSP_NONCE__"));
        let policy = page.header("content-security-policy").to_owned();
        let is_built = page.header("content-type").starts_with("text/html");
        assert!(is_built != page.text().contains("make build"), "{}", page.text());
        assert!(
            !is_built || (policy.contains("frame-ancestors 'none'") && policy.contains("style-src 'self' 'nonce-"))
        );
    }
    for path in ["/assets/gone-123.js", "/favicon.ico", "/a.png"] {
        assert_eq!(rig.get(&browser, path).await.status.as_u16(), 404, "{path}");
    }
    assert_eq!(
        rig.send(&browser, Method::POST, "/employees", None)
            .await
            .status
            .as_u16(),
        405
    );
}

#[tokio::test]
async fn documents_of_strangers_are_read_in_a_sandbox_of_no_origin() {
    let rig = Rig::new();
    let frame = rig.get(&Caller::nobody(), "/pdf-frame.html").await;
    // Without a built app there is none.
    if frame.status.as_u16() == 404 {
        return;
    }
    let policy = frame.header("content-security-policy");
    for rule in ["sandbox allow-scripts;", "default-src 'none'", "frame-ancestors 'self'"] {
        assert!(policy.contains(rule), "{policy}");
    }
    assert!(!policy.contains("allow-same-origin"), "{policy}");
    assert_eq!(frame.header("x-frame-options"), "");
    let page = frame.text();
    let script = page.split('"').find(|part| part.starts_with("/assets/")).unwrap();
    let script = rig.get(&Caller::nobody(), script).await;
    assert_eq!(script.header("access-control-allow-origin"), "*");
}

#[tokio::test]
async fn other_sites_show_what_is_open_to_everybody_and_nothing_else() {
    let rig = Rig::new();
    let guest = Caller::guest();
    for (path, who) in [
        ("/v1/account", "same-site"),
        ("/v1/avatars/initials?name=Amal", "cross-origin"),
        ("/v1/avatars/initials", "same-site"),
        ("/v1/avatars/qr?text=a", "cross-origin"),
        ("/v1/papers/nothing", "same-site"),
    ] {
        let answer = rig.get(&guest, path).await;
        assert_eq!(answer.header("cross-origin-resource-policy"), who, "{path}");
    }
}

#[tokio::test]
async fn two_pages_never_share_a_nonce() {
    let rig = Rig::new();
    let browser = Caller::nobody().with("accept", "text/html");
    let (first, second) = (rig.get(&browser, "/").await, rig.get(&browser, "/").await);
    let policy = first.header("content-security-policy");
    assert!(policy.is_empty() || policy != second.header("content-security-policy"));
}

//! Files that are not what they say, or should not be.

use std::io::Write as _;

use papers::content::Content;

use super::{MIB, Sending, bucket, pdf, picture};
use crate::rig::Rig;

fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

const TYPES: (&str, &[u8]) = ("[Content_Types].xml", b"<Types/>");

/// The head of a PDF may stand within its first 1,024 bytes (ISO 32000-1, annex H).
static LATE_PDF: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| format!("{:1100}%PDF-1.7", ""));

#[tokio::test]
async fn content_decides_and_the_wrong_one_is_refused() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let jpeg = picture((400, 300), Content::Jpeg);
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    let macros = archive(&[TYPES, ("word/document.xml", b"<w/>"), ("word/vbaProject.bin", b"x")]);
    let refused = (400, "storage_file_type_unsupported".to_owned());
    for (name, bytes, why) in [
        ("a.pdf", &b"<html><script>alert(1)</script>"[..], "a page"),
        ("a.pdf", LATE_PDF.as_bytes(), "a late head"),
        ("a.svg", svg, "a drawing with a script, by name"),
        ("a.png", svg, "a drawing with a script, by content"),
        ("a.html", &jpeg, "the ending of a page"),
        ("a", &jpeg, "no ending"),
        ("a.pdf", &jpeg, "a picture as a document"),
        ("a.jpg", &jpeg[..jpeg.len() / 2], "half a photo"),
        ("a.docx", b"PK\x03\x04 and then nothing", "a broken archive"),
        ("a.docx", &archive(&[("index.html", b"<script>")]), "another archive"),
        ("a.docx", &macros, "a letter with a program"),
        ("a.exe", b"MZ", "a program"),
    ] {
        let reply = Sending::new("unique()", name, bytes).by(&rig, &admin, "archive").await;
        assert_eq!(reply.outcome(), refused, "{why}");
    }
    let letter = archive(&[TYPES, ("word/document.xml", b"<w/>")]);
    let kept = Sending::new("unique()", "a.docx", &letter)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    assert_eq!(
        kept["mimeType"],
        Content::Docx.mime(),
        "what the sender says does not count"
    );
    Sending::new("unique()", "a.pdf", b"")
        .by(&rig, &admin, "archive")
        .await
        .refused(400, "storage_file_empty");
    assert_eq!(rig.get(&admin, &bucket("archive")).await.must(200)["total"], 1);
}

#[tokio::test]
async fn sizes_are_those_of_the_bucket_and_of_the_kind() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let send = async |to: &str, name: &str, bytes: &[u8]| {
        Sending::new("unique()", name, bytes)
            .by(&rig, &admin, to)
            .await
            .outcome()
            .1
    };
    assert_eq!(
        send("employee-photos", "a.pdf", &pdf(10)).await,
        "storage_file_type_unsupported"
    );
    assert_eq!(send("medical-certificates", "a.pdf", &pdf(5 * MIB)).await, "");
    assert_eq!(
        send("medical-certificates", "a.pdf", &pdf(5 * MIB + 1)).await,
        "storage_invalid_file_size"
    );
    let mut photo = picture((40, 30), Content::Jpeg);
    photo.resize(2 * MIB + 1, 0);
    assert_eq!(
        send("employee-photos", "a.jpg", &photo).await,
        "storage_invalid_file_size"
    );
    assert_eq!(send("applications", "a.jpg", &photo).await, "storage_invalid_file_size");
    assert_eq!(
        send("archive", "a.pdf", &pdf(7 * MIB)).await,
        "general_request_too_large"
    );
    let wide = picture((10_001, 1), Content::Png);
    assert_eq!(
        send("images", "a.png", &wide).await,
        "storage_image_resolution_exceeded"
    );
}

#[tokio::test]
async fn a_large_file_of_the_wrong_kind_leaves_nothing() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let mut bytes = archive(&[TYPES, ("word/document.xml", b"<w/>")]);
    bytes.resize(6 * MIB, 7);
    let piece = |first: usize| Sending {
        name: "a.docx",
        ..Sending::piece("f", &bytes, first)
    };
    piece(0).by(&rig, &admin, "archive").await.must(201);
    piece(5 * MIB)
        .by(&rig, &admin, "archive")
        .await
        .refused(400, "storage_file_type_unsupported");
    rig.get(&admin, &format!("{}/f", bucket("archive")))
        .await
        .refused(404, "storage_file_not_found");
    assert_eq!(rig.objects(), 0);
    let page = [&b"<html>"[..], &vec![0; 6 * MIB]].concat();
    Sending::piece("g", &page, 0)
        .by(&rig, &admin, "archive")
        .await
        .refused(400, "storage_file_type_unsupported");
    assert_eq!(rig.objects(), 0);
}

#[tokio::test]
async fn nothing_is_kept_that_the_antivirus_has_not_seen() {
    let rig = Rig::set(&[("clamd", "127.0.0.1:1")]);
    let admin = rig.admin().await;
    let sent = Sending::new("f", "a.pdf", &pdf(1000)).by(&rig, &admin, "archive").await;
    sent.refused(503, "storage_scanner_unavailable");
    assert_eq!(rig.objects(), 0);
    let whole = pdf(6 * MIB);
    Sending::piece("g", &whole, 0)
        .by(&rig, &admin, "archive")
        .await
        .must(201);
    let last = Sending::piece("g", &whole, 5 * MIB).by(&rig, &admin, "archive").await;
    last.refused(503, "storage_scanner_unavailable");
    assert_eq!(rig.objects(), 2, "the last piece may be sent again when it answers");
    let key = rig.key(&["buckets.read"]).await;
    let bucket = rig.get(&key, "/v1/storage/buckets/archive").await.must(200);
    assert_eq!(bucket["antivirus"], true);
}

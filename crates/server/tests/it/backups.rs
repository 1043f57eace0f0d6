//! What is copied at night comes back: the bytes of files, papers as they were sealed; and nobody erases what is another's.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use crate::files::{Sending, pdf};
use crate::paper::{bytes_of, commune, ordered};
use crate::rig::{Caller, Rig, documents};

/// Who administers.
const ADMIN: &str = "admin";
const ARCHIVE: &str = "/v1/storage/buckets/archive/files";

/// Runs a routine now.
async fn run(rig: &Rig, admin: &Caller, job: &str) {
    rig.post(admin, "/v1/actions/jobRuns.run", json!({"job": job}))
        .await
        .must(200);
    while rig.app.engine.run_due_jobs().await.unwrap() > 0 {}
}

async fn sent(rig: &Rig, admin: &Caller, id: &str, bytes: &[u8]) {
    Sending::new(id, "scan.pdf", bytes)
        .by(rig, admin, "archive")
        .await
        .must(201);
}

async fn downloaded(rig: &Rig, admin: &Caller, id: &str) -> Result<Vec<u8>, (u16, Json)> {
    let reply = rig.get(admin, &format!("{ARCHIVE}/{id}/download")).await;
    match reply.status.as_u16() {
        200 => Ok(reply.bytes),
        status => Err((status, reply.json()["type"].clone())),
    }
}

/// The object that holds the only piece of a file.
fn object(rig: &Rig, id: &str) -> PathBuf {
    let named = |path: &PathBuf| {
        path.file_name()
            .unwrap()
            .to_string_lossy()
            .starts_with(&format!("{id}."))
    };
    let entries = std::fs::read_dir(rig.files()).unwrap();
    entries.map(|entry| entry.unwrap().path()).find(named).unwrap()
}

fn flip(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(path, bytes).unwrap();
}

async fn told_kinds(rig: &Rig, admin: &Caller) -> Vec<String> {
    let told = rig.get(admin, &documents("notifications")).await.must(200);
    let kinds = told["documents"].as_array().unwrap().iter();
    kinds.map(|one| one["kind"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn bytes_that_are_lost_are_refused_in_words_and_come_back_at_night() {
    let folder = tempfile::tempdir().unwrap();
    let backups = folder.path().join("nights");
    let rig = Rig::set(&[("backups.folder", backups.to_str().unwrap())]);
    let admin = rig.admin().await;
    let bytes = pdf(30_000);
    for id in ["cut", "gone", "flipped"] {
        sent(&rig, &admin, id, &bytes).await;
    }
    run(&rig, &admin, "backup").await;
    let copies = std::fs::read_dir(backups.join("files")).unwrap().count();
    assert_eq!(copies, 4, "each piece, and whose they are");
    std::fs::write(object(&rig, "cut"), &bytes[..10_000]).unwrap();
    std::fs::remove_file(object(&rig, "gone")).unwrap();
    flip(&object(&rig, "flipped"));
    for id in ["cut", "gone"] {
        assert_eq!(
            downloaded(&rig, &admin, id).await,
            Err((410, json!("storage_file_lost"))),
            "{id}"
        );
    }
    let ids = |lost: Vec<engine::files::LostFile>| lost.into_iter().map(|one| one.id).collect::<Vec<String>>();
    let engine = &rig.app.engine;
    let lost = ids(engine.check_files().await.unwrap());
    assert_eq!(lost, ["cut", "gone"], "sizes come free with the listing");
    let (count, damaged) = engine.hash_files(None).await.unwrap();
    assert_eq!((count, ids(damaged).len()), (3, 3));
    every_night_for_four_weeks(&rig).await;
    let admin = rig.signed_in(ADMIN).await;
    for id in ["cut", "gone", "flipped"] {
        assert!(downloaded(&rig, &admin, id).await.unwrap() == bytes, "{id}");
    }
    assert!(!told_kinds(&rig, &admin).await.contains(&"house.filesLost".to_owned()));
}

/// Each night reads a share; in four weeks every file was read.
async fn every_night_for_four_weeks(rig: &Rig) {
    let first: jiff::Timestamp = crate::rig::START.parse().unwrap();
    for night in 0..28 {
        rig.clock.set(first + jiff::SignedDuration::from_hours(24 * night));
        let admin = rig.signed_in(ADMIN).await;
        run(rig, &admin, "files.verify").await;
    }
}

#[tokio::test]
async fn what_no_copy_has_is_told_to_administrators() {
    let rig = Rig::set(&[("backups.kept", "1")]);
    let admin = rig.admin().await;
    sent(&rig, &admin, "gone", &pdf(30_000)).await;
    std::fs::remove_file(object(&rig, "gone")).unwrap();
    run(&rig, &admin, "files.verify").await;
    assert!(told_kinds(&rig, &admin).await.contains(&"house.filesLost".to_owned()));
}

#[tokio::test]
async fn backups_on_the_disk_of_the_data_are_told() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    run(&rig, &admin, "backup").await;
    assert!(
        told_kinds(&rig, &admin)
            .await
            .contains(&"house.backupBeside".to_owned())
    );
}

#[tokio::test]
async fn a_paper_is_sent_as_it_was_sealed_or_not_at_all() {
    let (rig, admin) = commune(&[]).await;
    let made = ordered(&rig, &admin, "work").await;
    let path = bytes_of(&made);
    let bytes = rig.get(&admin, &path).await.bytes;
    let part = rig.get(&admin.with("range", "bytes=10-19"), &path).await;
    assert!((part.status.as_u16(), part.bytes.as_slice()) == (206, &bytes[10..20]));
    let piece = object(&rig, made["fileId"].as_str().unwrap());
    flip(&piece);
    for caller in [&admin, &admin.with("range", "bytes=10-19")] {
        rig.get(caller, &path).await.refused(410, "storage_file_lost");
    }
    std::fs::remove_file(piece).unwrap();
    let reprinted = platform::reprint_lost(&rig.app.engine).await.unwrap();
    assert_eq!(
        (reprinted.same.as_slice(), reprinted.other.len()),
        (&["1/2026".to_owned()][..], 0)
    );
    assert!(
        rig.get(&admin, &path).await.bytes == bytes,
        "the same bytes, printed from the record"
    );
    assert_eq!(rig.app.engine.check_files().await.unwrap(), []);
}

#[tokio::test]
async fn nothing_of_another_store_is_erased() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    sent(&rig, &admin, "own", &pdf(30_000)).await;
    std::fs::write(rig.files().join("theirs.leftover"), "x").unwrap();
    std::fs::write(rig.files().join("diwan.store"), "another\n").unwrap();
    // Long after whatever time the system's clock gives the objects.
    rig.clock.set("2126-01-01T00:00:00Z".parse().unwrap());
    rig.app.engine.sweep_files().await.unwrap();
    assert_eq!(rig.objects(), 2, "neither what no row names, nor what a row named");
    rig.app.engine.take_files_over().await.unwrap();
    rig.app.engine.sweep_files().await.unwrap();
    assert_eq!(rig.objects(), 0);
}

#[tokio::test]
async fn nothing_is_erased_for_thirty_days_after_a_restore() {
    let first = Rig::new();
    let (folder, file) = (
        tempfile::tempdir().unwrap(),
        first.files().with_file_name("copy.backup"),
    );
    first.app.engine.store().backup(&file).unwrap();
    let config = server::config::Config {
        data: folder.path().join("data"),
        ..server::config::Config::default()
    };
    server::bootstrap::restore(&config, &(&file).into()).unwrap();
    let key = store::key_file::NAME;
    std::fs::copy(file.with_file_name(key), config.data.join(key)).unwrap();
    let rig = Rig::over(folder, &[]);
    let restored = rig.app.engine.store().identity().restored.unwrap();
    rig.app.engine.take_files_over().await.unwrap();
    let leftover = rig.files().join("nobody.leftover");
    std::fs::write(&leftover, "x").unwrap();
    let long_ago = std::time::SystemTime::UNIX_EPOCH;
    std::fs::File::options()
        .write(true)
        .open(&leftover)
        .unwrap()
        .set_modified(long_ago)
        .unwrap();
    for (days, left) in [(1, 1), (29, 1), (31, 0)] {
        rig.clock.set(restored + jiff::SignedDuration::from_hours(24 * days));
        rig.app.engine.sweep_files().await.unwrap();
        assert_eq!(rig.objects(), left, "{days} days after");
    }
}

#[tokio::test]
async fn a_counter_of_papers_that_was_changed_is_found() {
    let (rig, admin) = commune(&[]).await;
    ordered(&rig, &admin, "work").await;
    assert_eq!(
        platform::check_numbers(&rig.app.engine).await.unwrap(),
        Vec::<String>::new()
    );
    let ctx = engine::RequestContext::new(engine::Rights::whole("test"));
    let raise = |cx: &mut engine::Cx<'_>| cx.number("authenticDocuments.work_certificate:2026").map(drop);
    rig.app.engine.transact(&ctx, "raise", raise).await.unwrap();
    let found = platform::check_numbers(&rig.app.engine).await.unwrap();
    assert_eq!(
        found,
        ["authenticDocuments.work_certificate of 2026: the counter stands at 2, but 1 is the last number given"]
    );
}

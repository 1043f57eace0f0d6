//! Objects in a folder.

use super::*;

fn part(text: &str) -> Vec<Bytes> {
    vec![Bytes::copy_from_slice(text.as_bytes())]
}

#[tokio::test]
async fn what_is_put_is_read_erased_and_listed() {
    let folder = tempfile::tempdir().unwrap();
    let objects = Objects::folder(&folder.path().join("files")).unwrap();
    let two = vec![Bytes::from_static(b"ab"), Bytes::from_static(b"cd")];
    objects.put("one.x", two).await.unwrap();
    assert_eq!(objects.get("one.x", 1..3).await.unwrap(), "bc");
    let mut seen = Vec::new();
    objects.each(|one| seen.push(one.key)).await.unwrap();
    assert_eq!(seen, ["one.x"]);
    objects.erase("one.x").await.unwrap();
    objects.erase("one.x").await.unwrap();
    assert!(objects.get("one.x", 0..1).await.is_err());
}

#[tokio::test]
async fn a_range_runs_over_pieces() {
    let folder = tempfile::tempdir().unwrap();
    let objects = Objects::folder(folder.path()).unwrap();
    for (key, text) in [("a", "0123"), ("b", "4567"), ("c", "89")] {
        objects.put(key, part(text)).await.unwrap();
    }
    let keys: Arc<[String]> = ["a", "b", "c"].map(str::to_owned).into();
    for (range, text) in [
        (0..10, "0123456789"),
        (3..5, "34"),
        (4..8, "4567"),
        (9..10, "9"),
        (5..5, ""),
    ] {
        let read: Vec<Bytes> = objects.stream(keys.clone(), 4, range).try_collect().await.unwrap();
        assert_eq!(read.concat(), text.as_bytes());
    }
    let beyond = objects.stream(keys, 4, 0..20).try_collect::<Vec<Bytes>>().await;
    assert!(beyond.is_err(), "a size that the pieces do not have");
}

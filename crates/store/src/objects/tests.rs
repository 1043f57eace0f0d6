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
    assert_eq!(objects.whole("one.x").await.unwrap().unwrap(), "abcd");
    assert_eq!(objects.block("one.x", 1..3, 4).await.unwrap(), "bc");
    let mut seen = Vec::new();
    objects.each(|one| seen.push(one.key)).await.unwrap();
    assert_eq!(seen, ["one.x"]);
    objects.erase("one.x").await.unwrap();
    objects.erase("one.x").await.unwrap();
    assert_eq!(objects.whole("one.x").await.unwrap(), None);
}

#[tokio::test]
async fn a_range_runs_over_pieces() {
    let folder = tempfile::tempdir().unwrap();
    let objects = Objects::folder(folder.path()).unwrap();
    for (key, text) in [("a", "0123"), ("b", "4567"), ("c", "89")] {
        objects.put(key, part(text)).await.unwrap();
    }
    let keys: Arc<[String]> = ["a", "b", "c"].map(str::to_owned).into();
    let pieces = |size| Pieces {
        keys: keys.clone(),
        piece: 4,
        size,
    };
    for (range, text) in [
        (0..10, "0123456789"),
        (3..5, "34"),
        (4..8, "4567"),
        (9..10, "9"),
        (5..5, ""),
    ] {
        let read: Vec<Bytes> = objects.stream(pieces(10), range).try_collect().await.unwrap();
        assert_eq!(read.concat(), text.as_bytes());
    }
    let beyond = objects.stream(pieces(20), 0..20).try_collect::<Vec<Bytes>>().await;
    assert!(beyond.is_err(), "a size that the pieces do not have");
}

#[tokio::test]
async fn what_is_gone_cut_or_grown_is_lost_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let objects = Objects::folder(folder.path()).unwrap();
    objects.put("a", part("0123")).await.unwrap();
    let is_lost = async |key: &str, range: Range<u64>| match objects.block(key, range, 4).await {
        Ok(_) => None,
        Err(error) => Some(error.is(error_codes::FILE_LOST)),
    };
    assert_eq!(is_lost("a", 2..4).await, None);
    assert_eq!(is_lost("b", 0..4).await, Some(true), "gone");
    for other in ["01", "", "01234"] {
        std::fs::write(folder.path().join("a"), other).unwrap();
        for range in [0..4, 3..4] {
            assert_eq!(is_lost("a", range).await, Some(true), "'{other}'");
        }
    }
}

#[tokio::test]
async fn objects_have_one_owner_whose_mark_is_no_object() {
    let folder = tempfile::tempdir().unwrap();
    let objects = Objects::folder(folder.path()).unwrap();
    assert_eq!(
        (objects.owner().await.unwrap(), objects.are_none().await.unwrap()),
        (None, true)
    );
    objects.give_to("one").await.unwrap();
    assert_eq!(objects.owner().await.unwrap().as_deref(), Some("one"));
    objects.give_to("two").await.unwrap();
    assert_eq!(objects.owner().await.unwrap().as_deref(), Some("two"));
    assert!(objects.are_none().await.unwrap());
    objects.each(|one| panic!("{} is no file", one.key)).await.unwrap();
    objects.put("a", part("0")).await.unwrap();
    assert!(!objects.are_none().await.unwrap());
}

#[tokio::test]
async fn a_file_is_stored_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (objects, file) = (
        Objects::folder(&folder.path().join("o")).unwrap(),
        folder.path().join("f"),
    );
    let text = "0123456789".repeat(700_000);
    std::fs::write(&file, &text).unwrap();
    objects.put_file("copy", &file).await.unwrap();
    assert!(objects.whole("copy").await.unwrap().unwrap() == text.as_bytes());
}

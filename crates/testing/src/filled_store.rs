//! Stores that were filled once a test program: filling a commune costs a hundred times what copying its files does.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engine::print::Renderer;
use tokio::time::{Instant, sleep};

use crate::{TestApp, TestDomain};

/// The log of SQLite beside its file.
const LOG: &str = "diwan.db-wal";
/// A store that nobody uses is closed long before.
const CLOSING: Duration = Duration::from_mins(5);

/// What stood in the folder of an app when it was closed.
pub struct FilledStore {
    city: &'static TestDomain,
    renderer: Renderer,
    /// Each file by its path inside the folder.
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl FilledStore {
    /// What stands in the folder of an app, once it is closed.
    pub async fn of(app: TestApp) -> Self {
        let TestApp {
            engine,
            city,
            renderer,
            folder,
            ..
        } = app;
        drop(engine);
        // It ends before its files are read: SQLite takes its log away at the end. The last to hold it may be a thread of its own, or
        // work that went on by itself when nobody waited for it any more, which the runtime has to come to.
        let began = Instant::now();
        while folder.path().join(LOG).exists() {
            assert!(began.elapsed() < CLOSING, "somebody still holds the store");
            sleep(Duration::from_millis(1)).await;
        }
        let mut files = Vec::new();
        read_all(folder.path(), Path::new(""), &mut files);
        FilledStore { city, renderer, files }
    }

    /// An app over a copy, whose clock stands where that of every app begins. Copies share the identity of their store.
    pub fn copy(&self) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        for (path, content) in &self.files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        TestApp::over(folder, self.city, self.renderer)
    }
}

fn read_all(root: &Path, inside: &Path, files: &mut Vec<(PathBuf, Vec<u8>)>) {
    for entry in fs::read_dir(root.join(inside)).unwrap() {
        let entry = entry.unwrap();
        let path = inside.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            read_all(root, &path, files);
        } else {
            files.push((path, fs::read(entry.path()).unwrap()));
        }
    }
}

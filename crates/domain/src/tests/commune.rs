//! Demonstrations that stories look at, each filled once and copied.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use platform::demo::{Demo, fill};
use testing::{FilledStore, TestApp};
use tokio::sync::OnceCell;

/// Those that were asked for, by how many employees they have.
static FILLED: LazyLock<Mutex<HashMap<usize, Arc<OnceCell<FilledStore>>>>> = LazyLock::new(Mutex::default);

/// A commune of so many employees at the moment where every clock begins, on papers that are blank. Few sizes: each is filled anew.
pub async fn commune(employees: usize) -> TestApp {
    let filled = {
        let mut all = FILLED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry(employees).or_default())
    };
    let fill_once = async || FilledStore::of(fill_at(testing::NOW, employees).await).await;
    filled.get_or_init(fill_once).await.copy()
}

/// As [`commune`], at another moment and for one story.
pub async fn fill_at(moment: &str, employees: usize) -> TestApp {
    let app = TestApp::with_blank_papers(&super::CITY);
    app.at(moment);
    fill(&app.engine, &crate::DEPARTMENTS, Demo { employees, seed: 1 })
        .await
        .unwrap();
    app
}

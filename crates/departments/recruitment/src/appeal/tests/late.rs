//! Appeals that come late: what was settled before the oral stays so, and what results say follows from them.

use serde_json::json;

use crate::marked_town::{act, announced_town};
use crate::testing::code;

#[tokio::test]
async fn who_was_stopped_by_the_written_tests_contests_them_in_the_days_of_their_list_alone() {
    let app = announced_town().await;
    let paper = |candidate: &str| {
        json!({"candidateId": candidate, "about": "mark", "examTestId": "essay", "text": "Je conteste.",
            "filedAt": "2026-11-26T10:00:00Z"})
    };
    let stopped = act(&app, "sanae", "appeals.enter", paper("c4")).await;
    assert_eq!(code(stopped), "appeals_closed", "the oral is over");
    act(&app, "sanae", "appeals.enter", paper("c1")).await.unwrap();
}

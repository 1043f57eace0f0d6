//! Who marks a role as one that others may give: a line of its own in the matrix.

use axum::http::Method;
use serde_json::json;

use super::{blocks, caller, town};
use crate::golden;
use crate::rig::{Rig, documents};

#[tokio::test]
async fn only_whom_the_matrix_names_marks_a_role_as_grantable() {
    let rig = Rig::new();
    let key = town(&rig).await;
    let text = golden::stored("access.txt");
    let mut marked = 0;
    for (callers, rights) in blocks(&text) {
        for name in callers {
            let who = caller(&rig, &key, name.to_owned().leak()).await;
            let mark = Some(json!({"data": {"grantable": marked % 2 == 1}}));
            let path = format!("{}/employee", documents("roles"));
            let is_done = rig.send(&who, Method::PATCH, &path, mark).await.status == 200;
            assert_eq!(is_done, rights.contains(&"roles.grantable: update"), "{name}");
            marked += usize::from(is_done);
        }
    }
    assert!(marked > 0, "somebody does");
}

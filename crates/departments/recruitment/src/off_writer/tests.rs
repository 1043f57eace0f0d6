//! What happens when something is written between reading and writing.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use engine::{Cx, RequestContext, Rights};
use schema::{Document, Id};

use super::work_out;
use crate::candidate::{self, CANDIDATES};
use crate::marked_town::{house, marked_town};
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};
use crate::testing::TestApp;

/// How often something is worked out when a row is written between the first reading and the writing.
async fn times_worked_out(app: &TestApp, exam: &'static str) -> usize {
    let (looked, mut has_looked) = tokio::sync::mpsc::unbounded_channel();
    let (go_on, may_go_on) = mpsc::channel::<()>();
    let (times, gate) = (Arc::new(AtomicUsize::new(0)), Arc::new(Mutex::new(may_go_on)));
    let counted = times.clone();
    let look = move |cx: &Cx<'_>| {
        let count = cx.count(&CANDIDATES, [candidate::RECRUITMENT.eq("exam")])?;
        if counted.fetch_add(1, Ordering::SeqCst) == 0 {
            looked.send(()).unwrap();
            gate.lock().unwrap().recv().unwrap();
        }
        Ok((Id::from("exam"), count))
    };
    let write = |cx: &mut Cx<'_>, known: &u64| {
        assert_eq!(cx.count(&CANDIDATES, [candidate::RECRUITMENT.eq("exam")])?, *known);
        Ok(())
    };
    let ctx = RequestContext::new(Rights::whole("test"));
    let change = async {
        has_looked.recv().await.unwrap();
        house(app, move |cx| {
            let one = cx.need(&CANDIDATES, "c1")?;
            let mut new = Document::new(&CANDIDATES);
            new.values.clone_from(&one.values);
            new.clear(candidate::CANDIDATE_NUMBER);
            let of_exam = new.with(candidate::RECRUITMENT, Id::from(exam));
            cx.create(of_exam.with(candidate::CIN, exam.to_uppercase())).map(drop)
        })
        .await;
        go_on.send(()).unwrap();
    };
    let (done, ()) = tokio::join!(work_out(&app.engine, &ctx, "test", look, write), change);
    done.unwrap();
    times.load(Ordering::SeqCst)
}

#[tokio::test]
async fn what_changed_meanwhile_is_worked_out_once_more_and_another_exam_disturbs_nobody() {
    let app = marked_town().await;
    house(&app, |cx| {
        let mut other = cx.need(&RECRUITMENTS, "exam")?;
        other.id = "other".to_owned();
        other.clear(recruitment::PUBLISHED_AT);
        let draft = other.with(recruitment::STATUS, ExamStatus::Draft);
        cx.create(draft.with(recruitment::DECISION_REF, "99/2026".to_owned()))
            .map(drop)
    })
    .await;
    assert_eq!(times_worked_out(&app, "exam").await, 2);
    assert_eq!(times_worked_out(&app, "other").await, 1);
}

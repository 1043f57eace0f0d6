//! Days that were carried over: their owner is told before they lapse, as long as any is left.

use platform::deadline::ROUTINE;
use platform::notice::NOTIFICATIONS;

use super::*;

async fn count_notices(app: &TestApp, at: &str) -> usize {
    app.at(at);
    (ROUTINE.work)(app.engine.clone(), app.clock.now()).await.unwrap();
    let all = app.all(&NOTIFICATIONS).await;
    all.iter()
        .filter(|one| format!("{one:?}").contains("leaveRecords"))
        .count()
}

#[tokio::test]
async fn whoever_has_carried_days_is_told_two_months_and_one_month_before() {
    let app = town().await;
    app.at("2027-01-01T00:30:00Z");
    credit(&app).await;
    assert_eq!(count_notices(&app, "2027-10-01T08:00:00Z").await, 0);
    // The five who have an account; all have days left.
    assert_eq!(count_notices(&app, "2027-11-02T08:00:00Z").await, 5);
    assert_eq!(count_notices(&app, "2027-11-03T08:00:00Z").await, 5);
    assert_eq!(count_notices(&app, "2027-12-02T08:00:00Z").await, 10);
}

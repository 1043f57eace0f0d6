//! Every act on a candidate × every state × the people who matter: what is offered is accepted, and what is not is refused.

use engine::Cx;
use schema::{Document, Id, Instant};
use serde_json::{Value as Json, json};

use crate::appeal::{self, APPEALS, AppealState};
use crate::candidate::review::act::is_sampled;
use crate::candidate::{
    BIRTH_DATE, CANDIDATE_NUMBER, CANDIDATES, CIN, CONTESTS, CandidateStatus, FINAL_RANK, GROUND, GROUND_PROVED,
    LETTER_DUE_AT, PUBLISHED_STATUS, ProofState, REVIEWED_BY, ReservedGround, SEAT, STATUS, TRACKING_HASH,
};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::marked_town::{act, announced_town, house};
use crate::testing::{TestApp, code};

/// A clerk, one who is of human resources too, one whose own application it is, a reader, somebody with an account and nothing else.
const CALLERS: [&str; 5] = ["sanae", "hajar", "salma", "rachid", "walid"];
/// The last one prints a paper: its story does it where it is offered.
const ACTS: [&str; 12] = [
    "candidates.validate",
    "candidates.eliminate",
    "candidates.reopen",
    "candidates.confirm",
    "candidates.prove",
    "candidates.amend",
    "candidates.withdrawAtDesk",
    "candidates.letterSent",
    "candidates.decline",
    "recruitments.hire",
    "appeals.enter",
    "candidates.refusalNotice",
];

async fn town() -> TestApp {
    let app = announced_town().await;
    let desk = json!({"permissions": ["recruitment-system:*"]});
    app.user("salma", desk).await;
    let both = json!({"permissions": ["recruitment-system:*", "rh-managements:*"]});
    app.user("hajar", both).await;
    app.employee("own", "JB20000", json!({})).await;
    app.change(app.collection("users"), "salma", json!({"persoActif": "own"}))
        .await;
    // The days of the final list are over.
    app.at("2026-12-02T10:00:00Z");
    app
}

/// The provisional list is public, for five days.
async fn publish(app: &TestApp) {
    house(app, |cx| {
        let until = Instant("2026-12-07T10:00:00Z".parse().unwrap());
        let list = Document::new(&EXAM_LISTS)
            .with(exam_list::RECRUITMENT, Id::from("exam"))
            .with(exam_list::KIND, ListKind::Provisional)
            .with(exam_list::PUBLISHED_AT, Instant(cx.now()))
            .with(exam_list::APPEALS_UNTIL, until);
        cx.create(list).map(drop)
    })
    .await;
}

/// Where candidates stand, and whether the list that says so is public.
#[derive(Clone, Copy)]
struct Place {
    status: CandidateStatus,
    is_public: bool,
    /// Whether chance wants them looked at twice.
    is_sampled: bool,
}

/// A candidate not stored yet who stands so; Salma, or nobody who has an account.
fn new_candidate(cx: &mut Cx<'_>, place: Place, is_own: bool) -> schema::Result<Document> {
    let mut row = Document::new(&CANDIDATES);
    row.values = cx.need(&CANDIDATES, "c1")?.values;
    row.clear(CANDIDATE_NUMBER);
    row.clear(SEAT);
    row.clear(FINAL_RANK);
    row.clear(TRACKING_HASH);
    row.id = cx.new_id();
    while is_sampled(&row) != place.is_sampled {
        row.id = cx.new_id();
    }
    let number = cx.number("cards")?;
    let card = if is_own { 20_000 } else { 30_000 + number };
    row.set_or_clear(CONTESTS, is_own.then(|| Id::from("c1")));
    Ok(row
        .with(CIN, format!("JB{card}"))
        .with(BIRTH_DATE, schema::Date("1990-01-01".parse().unwrap()))
        .with(STATUS, place.status))
}

/// What was reviewed of a candidate, and what they were told of it.
fn with_review(mut row: Document, place: Place, now: Instant) -> Document {
    let word = place.status.wire().to_owned();
    row.set_or_clear(PUBLISHED_STATUS, place.is_public.then_some(word));
    row.set_or_clear(LETTER_DUE_AT, place.is_public.then_some(now));
    let is_reviewed = place.status != CandidateStatus::Submitted;
    row.set_or_clear(REVIEWED_BY, is_reviewed.then(|| Id::from("sanae")));
    let proof = if place.is_public {
        ProofState::Not
    } else {
        ProofState::Undecided
    };
    row.with(GROUND, ReservedGround::Disability).with(GROUND_PROVED, proof)
}

/// Candidates that stand so, one for each act; of Salma, or of nobody who has an account.
async fn candidates(app: &TestApp, place: Place, is_own: bool) -> Vec<String> {
    house(app, move |cx| {
        let now = Instant(cx.now());
        let mut ids = Vec::new();
        for _ in ACTS {
            let row = with_review(new_candidate(cx, place, is_own)?, place, now);
            ids.push(cx.create(row)?.id);
        }
        Ok(ids)
    })
    .await
}

fn input(id: &str) -> Json {
    json!({"id": id, "ids": [id], "candidateId": id, "reason": "Pièce relue", "claim": "ground", "state": "proved",
        "receivedOn": "2026-12-01", "about": "ground", "text": "Je conteste.", "filedAt": "2026-12-02T10:00:00Z", "language": "fr"})
}

/// What one was entered for is settled: hiring waits for every appeal.
async fn settle(app: &TestApp) {
    house(app, |cx| {
        for one in cx.all(&APPEALS, [appeal::STATE.eq(AppealState::Filed)])? {
            cx.update(one.with(appeal::STATE, AppealState::Refused))?;
        }
        Ok(())
    })
    .await;
}

/// Every act as somebody, on a candidate of its own each; what was offered.
async fn try_all(app: &TestApp, who: &str, place: Place) -> Vec<&'static str> {
    let ids = candidates(app, place, who == "salma").await;
    let open = act(app, who, "acts.open", json!({"collection": "candidates", "ids": ids}))
        .await
        .unwrap();
    let mut offered = Vec::new();
    for (one, id) in ACTS.into_iter().zip(&ids) {
        let is_open = open[id]["open"]
            .as_array()
            .is_some_and(|open| open.contains(&json!(one)));
        offered.extend(is_open.then_some(one));
        if is_open && one == "candidates.refusalNotice" {
            continue;
        }
        let done = act(app, who, one, input(id)).await;
        let told = &open[id]["refused"][one]["type"];
        let at = format!("{who} {one} {:?} public {}: {told}", place.status, place.is_public);
        assert_eq!(done.is_ok(), is_open, "{at}: {done:?}");
        assert!(
            done.is_ok() || told.is_null() || code(done) == told.as_str().unwrap(),
            "{at}"
        );
    }
    settle(app).await;
    offered
}

/// What the desk is offered.
fn expected(place: Place) -> Vec<&'static str> {
    use CandidateStatus::{
        ConvokedWritten, EliminatedPreWritten, FailedWritten, Hired, PassedWritten, Submitted, Validated, Withdrawn,
    };
    let (status, is_public) = (place.status, place.is_public);
    let is_of_review = matches!(status, Submitted | Validated | EliminatedPreWritten);
    let is_before_oral = is_of_review || matches!(status, ConvokedWritten | PassedWritten | FailedWritten);
    let is_hired = status == Hired && is_public;
    let offers = [
        status == Submitted && !is_public,
        status == Submitted && !is_public,
        is_of_review && status != Submitted && !is_public,
        status != Submitted && place.is_sampled,
        status != Withdrawn && !is_public,
        is_of_review && !is_public,
        is_before_oral,
        is_public,
        is_hired,
        is_hired,
        status != Withdrawn && is_public,
        is_public,
    ];
    let offered = ACTS.into_iter().zip(offers).filter(|(_, is_offered)| *is_offered);
    offered.map(|(act, _)| act).collect()
}

#[tokio::test]
async fn what_is_offered_of_a_candidate_is_accepted_and_nothing_else_is() {
    let app = town().await;
    for is_public in [false, true] {
        if is_public {
            publish(&app).await;
        }
        for (at, status) in <CandidateStatus as schema::Choice>::ALL.iter().enumerate() {
            let place = Place {
                status: *status,
                is_public,
                is_sampled: at % 2 == 1,
            };
            for who in CALLERS {
                let offered = try_all(&app, who, place).await;
                match who {
                    "hajar" => assert_eq!(offered, expected(place), "{status:?} public {is_public}"),
                    "rachid" | "walid" => assert!(offered.is_empty(), "{who}: {offered:?}"),
                    _ => {}
                }
            }
        }
    }
}

/// What somebody hears of what they may do with one who was validated, before any list.
async fn open_acts_of_validated(app: &TestApp, who: &str, is_own: bool, is_sampled: bool) -> Json {
    let place = Place {
        status: CandidateStatus::Validated,
        is_public: false,
        is_sampled,
    };
    let ids = candidates(app, place, is_own).await;
    let asked = json!({"collection": "candidates", "ids": ids});
    act(app, who, "acts.open", asked).await.unwrap()[&ids[0]].take()
}

#[tokio::test]
async fn what_nobody_chooses_and_what_rests_on_marks_is_not_spoken_of() {
    let app = town().await;
    let of_first = open_acts_of_validated(&app, "sanae", false, true).await;
    assert_eq!(
        of_first["refused"]["candidates.confirm"]["type"],
        "second_look_by_first"
    );
    assert_eq!(
        of_first["refused"]["candidates.validate"]["type"],
        "flow_step_forbidden"
    );
    assert_eq!(
        of_first["refused"]["recruitments.hire"],
        Json::Null,
        "makes no employees"
    );
    let other = open_acts_of_validated(&app, "sanae", false, false).await;
    assert_eq!(
        other["refused"]["candidates.confirm"],
        Json::Null,
        "chance did not choose it"
    );
    assert_eq!(other["refused"]["appeals.enter"], Json::Null, "nothing to contest");
    let own = open_acts_of_validated(&app, "salma", true, false).await;
    assert_eq!(own["refused"]["candidates.reopen"]["type"], "decision_on_oneself");
    let reader = open_acts_of_validated(&app, "rachid", false, false).await;
    assert_eq!(
        [&reader["open"][0], &reader["refused"]["candidates.validate"]],
        [&Json::Null, &Json::Null],
        "nothing is theirs to do"
    );
    assert_eq!(
        open_acts_of_validated(&app, "walid", false, false).await,
        Json::Null,
        "as if there were none"
    );
}

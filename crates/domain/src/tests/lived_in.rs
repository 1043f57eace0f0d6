//! The demonstration is a commune at work: what its people did about three months of days.

use std::collections::{HashMap, HashSet};

use attendance::absence::ABSENCES;
use attendance::absence::field::{self as absence, Justification};
use attendance::annexe_report::{self, ANNEXE_REPORTS, Period};
use attendance::deduction_statement::{self, DEDUCTION_STATEMENTS, State};
use attendance::pointage::{self, POINTAGES};
use attendance::punch::{self, PUNCHES};
use attendance::warning::{self, Kind, Status, WARNINGS};
use jiff::SignedDuration;
use jiff::civil::Date as Day;
use leave::leave_request::field::{self as leave_request, LEAVE_REQUESTS};
use platform::people::user::{self, USERS};
use schema::{Date, Document, Id, Instant};
use testing::TestApp;

use crate::tests::commune::{commune, fill_at};

fn made_on(row: &Document) -> Day {
    schema::day_in_morocco(schema::read_instant(&row.created_at).unwrap())
}

#[tokio::test]
async fn the_commune_is_lived_in() {
    let app = commune(200).await;
    let absences = app.all(&ABSENCES).await;
    believe_absences(&absences);
    believe_accounts(&app.all(&USERS).await, &absences);
    let letters = app.all(&WARNINGS).await;
    believe_letters(&letters);
    believe_statements(&app.all(&DEDUCTION_STATEMENTS).await);
    believe_reports(&app.all(&ANNEXE_REPORTS).await);
    assert_eq!(
        days_of_punches_on_leave(&app).await.len(),
        1,
        "the one that a finding shows"
    );
    for row in absences.iter().chain(&letters) {
        let field = if row.of.id == ABSENCES.id {
            absence::DATE
        } else {
            warning::DATE
        };
        let (Date(day), made) = (row.get(field).unwrap(), made_on(row));
        let days = i64::from(day.until(made).unwrap().get_days());
        assert!((1..=20).contains(&days), "{} of {day} was made on {made}", row.of.id);
    }
}

/// Two in three are decided, each on its own day, and there are some in each state.
fn believe_absences(absences: &[Document]) {
    let state = |one: &Document| one.get(absence::JUSTIFICATION).unwrap();
    let in_state = |wanted: Justification| absences.iter().filter(|one| state(one) == wanted).count();
    let [open, submitted, accepted, refused] = [
        Justification::Open,
        Justification::Submitted,
        Justification::Accepted,
        Justification::Refused,
    ]
    .map(in_state);
    assert!(open > 0 && submitted > 0 && refused > 0);
    let decided = (accepted + refused) * 100 / absences.len();
    assert!((60..=74).contains(&decided), "{decided} of a hundred are decided");
    let days: HashSet<Day> = absences
        .iter()
        .filter_map(|one| one.get(absence::DECIDED_AT))
        .map(|Instant(at)| schema::day_in_morocco(at))
        .collect();
    assert!(days.len() > 40, "{} days", days.len());
    let said: HashSet<String> = absences
        .iter()
        .filter_map(|one| one.get(absence::EXPLANATION))
        .collect();
    let is_arabic = |text: &&String| text.chars().any(|letter| ('\u{600}'..='\u{6ff}').contains(&letter));
    assert!(said.iter().any(|text| is_arabic(&text)) && !said.iter().all(|text| is_arabic(&text)));
}

/// Whoever signs in owes two justifications at most.
fn believe_accounts(users: &[Document], absences: &[Document]) {
    for Id(employee) in users.iter().filter_map(|user| user.get(user::EMPLOYEE)) {
        let owed = absences.iter().filter(|one| {
            let is_theirs = one.get(absence::EMPLOYEE).is_some_and(|of| of.0 == employee);
            is_theirs && one.get(absence::JUSTIFICATION) == Some(Justification::Open)
        });
        assert!(owed.count() <= 2, "{employee}");
    }
}

/// One in each state, with the ways from one to the next.
fn believe_letters(letters: &[Document]) {
    let has = |what: &str, is_such: &dyn Fn(&Document) -> bool| {
        assert!(letters.iter().any(is_such), "no letter {what}");
    };
    let in_state = |letter: &Document, of: Status| letter.get(warning::STATUS) == Some(of);
    let is_request = |letter: &Document| letter.get(warning::KIND) == Some(Kind::ExplanationRequest);
    let is_handed = |letter: &Document| letter.get(warning::HANDED_ON).is_some();
    let term = |letter: &Document| letter.get(warning::REPLY_UNTIL).map(|Date(day)| day);
    let today = Day::constant(2026, 11, 20);
    has("in a drawer", &|one| {
        in_state(one, Status::Issued) && is_request(one) && !is_handed(one)
    });
    has("whose term runs", &|one| {
        in_state(one, Status::Issued) && is_handed(one) && term(one) >= Some(today)
    });
    has("whose term is over", &|one| {
        in_state(one, Status::Issued) && is_handed(one) && term(one) < Some(today)
    });
    for state in [
        Status::Acknowledged,
        Status::Disputed,
        Status::Upheld,
        Status::Cancelled,
    ] {
        has(state.wire(), &|one| in_state(one, state) && is_request(one));
    }
    has("that is a notice", &|one| one.get(warning::KIND) == Some(Kind::Notice));
    has("that follows another", &|one| {
        one.get(warning::KIND) == Some(Kind::Warning) && one.get(warning::PREVIOUS).is_some()
    });
}

/// One of a past month was signed, and drafts hold days that stand apart.
fn believe_statements(statements: &[Document]) {
    let in_state = |state: State| {
        statements
            .iter()
            .filter(move |one| one.get(deduction_statement::STATE) == Some(state))
    };
    let signed: Vec<&Document> = in_state(State::Signed).collect();
    assert_eq!(signed.len(), 1);
    assert!(signed[0].get(deduction_statement::MINUTES) > Some(0));
    assert!(signed[0].get(deduction_statement::SIGNED_SCAN).is_some());
    assert_eq!(signed[0].get(deduction_statement::MONTH).as_deref(), Some("2026-09"));
    assert_eq!(made_on(signed[0]).first_of_month(), Day::constant(2026, 10, 1));
    let is_apart = |one: &Document| {
        let lines = one.get(deduction_statement::LINES).unwrap();
        lines
            .as_array()
            .unwrap()
            .iter()
            .any(|line| line["missing"] != serde_json::json!([]))
    };
    assert!(in_state(State::Draft).filter(|one| is_apart(one)).count() >= 2);
}

/// Weeks and months that days made; some weeks that a head wrote, of which one differs.
fn believe_reports(reports: &[Document]) {
    let count = |is_such: &dyn Fn(&Document) -> bool| reports.iter().filter(|one| is_such(one)).count();
    let of = |period: Period| count(&|one| one.get(annexe_report::PERIOD) == Some(period));
    assert!(of(Period::Weekly) >= 40 && of(Period::Monthly) >= 10);
    let is_typed = |one: &Document| one.get(annexe_report::SOURCE) == Some(annexe_report::Source::Typed);
    assert_eq!(count(&is_typed), 3);
    assert_eq!(
        count(&|one| is_typed(one) && one.get(annexe_report::DIFFERENCE).is_some()),
        1
    );
    assert!(count(&|one| one.get(annexe_report::NOTES).is_some()) == 3);
}

/// Who punched on which days of a leave that was granted.
async fn days_of_punches_on_leave(app: &TestApp) -> HashSet<(String, Day)> {
    let mut leaves: HashMap<String, Vec<(Day, Day)>> = HashMap::new();
    for one in app.all(&LEAVE_REQUESTS).await {
        if one.get(leave_request::STATUS) == Some(leave_request::Status::Approved) {
            let span = (
                one.get(leave_request::START).unwrap().0,
                one.get(leave_request::END).unwrap().0,
            );
            leaves
                .entry(one.get(leave_request::EMPLOYEE).unwrap().0)
                .or_default()
                .push(span);
        }
    }
    let punches = app.all(&PUNCHES).await;
    let of = |one: &Document| Some((one.get(punch::EMPLOYEE)?.0, punch::day_of(one)?));
    let is_on_leave = |key: &(String, Day)| {
        let theirs = leaves.get(&key.0).into_iter().flatten();
        theirs.into_iter().any(|(from, to)| *from <= key.1 && key.1 <= *to)
    };
    punches.iter().filter_map(of).filter(is_on_leave).collect()
}

#[tokio::test]
async fn on_whatever_day_it_is_made_the_commune_is_at_work() {
    let days = [
        "2026-12-10T00:30:00Z",
        "2027-01-01T09:00:00Z",
        "2027-02-17T11:00:00Z",
        "2027-02-28T10:00:00Z",
        "2026-11-17T16:00:00Z",
    ];
    for at in days {
        let app = fill_at(at, 80).await;
        let now = app.clock.now();
        let absences = app.all(&ABSENCES).await;
        assert!(absences.len() > 100, "{at}: {} absences", absences.len());
        believe_accounts(&app.all(&USERS).await, &absences);
        assert!(days_of_punches_on_leave(&app).await.len() <= 1, "{at}");
        let known = app.all(&POINTAGES).await;
        let oldest = schema::day_in_morocco(now - SignedDuration::from_hours(24 * 80));
        let (first, last) = (schema::day_in_morocco(now), oldest);
        let day = |one: &Document| one.get(pointage::DATE).map(|Date(day)| day).unwrap();
        assert!(
            known.iter().any(|one| day(one) < last) && known.iter().all(|one| day(one) <= first),
            "{at}"
        );
        let letters = app.all(&WARNINGS).await;
        let statements = app.all(&DEDUCTION_STATEMENTS).await;
        believe_states(at, &letters, &statements);
        for rows in [&absences, &letters, &statements] {
            let is_past = |one: &Document| schema::read_instant(&one.created_at).is_some_and(|made| made <= now);
            assert!(rows.iter().all(is_past), "{at}");
        }
    }
}

/// Letters and statements in each state.
fn believe_states(at: &str, letters: &[Document], statements: &[Document]) {
    let stands = |letter: &Document| letter.get(warning::STATUS);
    for state in [
        Status::Issued,
        Status::Acknowledged,
        Status::Disputed,
        Status::Upheld,
        Status::Cancelled,
    ] {
        let found = letters.iter().any(|one| stands(one) == Some(state));
        assert!(found, "{at}: no letter is {}", state.wire());
    }
    for state in [State::Draft, State::Signed] {
        let is_such = |one: &Document| one.get(deduction_statement::STATE) == Some(state);
        assert!(statements.iter().any(is_such), "{at}: no statement is {}", state.wire());
    }
}

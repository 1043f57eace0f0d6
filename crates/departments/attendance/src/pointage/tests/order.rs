//! Punches in any order, in any pieces, and as often as terminals like: the same days, and figures that add up with them.

use std::collections::BTreeMap;

use super::*;

/// Different orders that are tried.
const ORDERS: u64 = 6;
/// Working days of the first two weeks of October.
const DAYS: &[i8] = &[1, 2, 5, 6, 7, 8, 9];

/// A small generator: the same punches on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}

type Punch = (&'static str, String);

/// Up to four punches a day for each of two people.
fn punches_of_two(chance: &mut Chance) -> Vec<Punch> {
    let mut all = Vec::new();
    for who in ["amal", "brahim"] {
        for day in DAYS {
            for _ in 0..chance.below(5) {
                let (hour, minute) = (6 + chance.below(14), chance.below(60));
                all.push((who, format!("2026-10-{day:02}T{hour:02}:{minute:02}:00")));
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

/// Sends pieces of lines, some of them twice, and computes what has come in between.
async fn days_of(mut lines: Vec<Punch>, chance: &mut Chance) -> BTreeMap<(String, String), Json> {
    let app = commune().await;
    let brahim = json!({"emp_code": "1043", "annexe": "a1"});
    app.employee("brahim", "AB1002", brahim).await;
    // The earliest punch says since when days are computed: it is there from the start.
    punch(&app, "amal", &["2026-09-30T08:30:00"]).await;
    chance.shuffle(&mut lines);
    while !lines.is_empty() {
        let piece: Vec<Punch> = lines.drain(..(1 + chance.below(7)).min(lines.len())).collect();
        for _ in 0..=chance.below(2) {
            send(&app, &piece).await;
        }
        if chance.below(3) == 0 {
            settle(&app).await;
        }
    }
    compute(&app, "2026-10-01", "2026-10-09").await;
    figures_add_up(&app).await;
    let mut days = BTreeMap::new();
    for row in app.all(&POINTAGES).await {
        let key = (row.get(EMPLOYEE).unwrap().0, row.get(DATE).unwrap().0.to_string());
        days.insert(key, figures(&row));
    }
    days
}

/// As the door writes them: a line that stands already is none.
async fn send(app: &TestApp, piece: &[Punch]) {
    let piece = piece.to_vec();
    let write = move |cx: &mut engine::Cx<'_>| {
        let mut people = Vec::new();
        for (who, time) in &piece {
            let code = if *who == "amal" { "1042" } else { "1043" };
            let known = [punch::LOCAL_AT.eq(time), punch::EMP_CODE.eq(code)];
            if cx.first(&PUNCHES, known)?.is_none() {
                let at = schema::instant_in_morocco(time.parse().unwrap());
                let row = schema::Document::new(&PUNCHES)
                    .with(punch::DEVICE_SN, "CQZ1".to_owned())
                    .with(punch::EMP_CODE, code.to_owned())
                    .with(punch::LOCAL_AT, time.clone())
                    .with(punch::AT, Instant(at))
                    .with(punch::EMPLOYEE, Id((*who).to_owned()));
                cx.create(row)?;
            }
            people.push(Id((*who).to_owned()));
        }
        let day = |time: &str| time[..10].parse().unwrap();
        let days: Vec<jiff::civil::Date> = piece.iter().map(|(_, time)| day(time)).collect();
        let (from, to) = (days.iter().min().unwrap(), days.iter().max().unwrap());
        platform::workday::mark(cx, &people, *from, *to)
    };
    app.engine
        .transact(&TestApp::full_rights(), "punches", write)
        .await
        .unwrap();
}

fn figures(row: &schema::Document) -> Json {
    let text = |key| row.get::<String>(key);
    json!([
        row.get(DAY_KIND).map(DayKind::wire),
        row.get(STATUS).map(Status::wire),
        text(FIRST_IN),
        text(LAST_OUT),
        row.get(WORKED),
        row.get(LATE),
        row.get(EARLY),
        row.get(OVERTIME),
        row.get(MISSING)
    ])
}

/// The figures of each annexe and day are those of its days, counted one by one.
async fn figures_add_up(app: &TestApp) {
    let days = app.all(&POINTAGES).await;
    for figure in app.all(&DAILY_ATTENDANCE).await {
        let date = figure.get(daily_attendance::DATE);
        let of_day = || {
            days.iter()
                .filter(|day| day.get(DATE) == date && day.get(ANNEXE) == figure.get(daily_attendance::ANNEXE))
        };
        let with = |status| i64::try_from(of_day().filter(|day| day.get(STATUS) == Some(status)).count()).unwrap();
        assert_eq!(
            figure.get(daily_attendance::ABSENT),
            Some(with(Status::Absent)),
            "{date:?}"
        );
        assert_eq!(figure.get(daily_attendance::LATE), Some(with(Status::Late)), "{date:?}");
        assert_eq!(
            figure.get(daily_attendance::HEADCOUNT),
            i64::try_from(of_day().count()).ok(),
            "{date:?}"
        );
    }
}

#[tokio::test]
async fn the_same_punches_in_any_order_and_pieces_make_the_same_days() {
    let mut chance = Chance(11);
    let lines = punches_of_two(&mut chance);
    let first = days_of(lines.clone(), &mut chance).await;
    for ((who, date), day) in &first {
        let theirs = lines
            .iter()
            .filter(|(one, time)| one == who && time.starts_with(date.as_str()));
        let times: Vec<&str> = theirs.map(|(_, time)| &time[11..16]).collect();
        let (least, most) = (times.iter().min(), times.iter().max());
        if who != "amal" || date != "2026-09-30" {
            assert_eq!(day[2].as_str(), least.copied(), "{who} {date}");
            assert_eq!(day[3].as_str(), most.copied().filter(|_| least != most), "{who} {date}");
        }
    }
    for _ in 1..ORDERS {
        assert_eq!(days_of(lines.clone(), &mut chance).await, first);
    }
}

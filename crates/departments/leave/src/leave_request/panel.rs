//! What the first screen, the portal and the screens of heads show of leave.

use engine::{Cx, Extension};
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Line, Rows};
use platform::home::own_act::OwnAct;
use platform::home::task::{self, Task};
use platform::home::unit::UnitPanel;
use platform::home::{Panel, faces};
use platform::notice::plural::PluralForm;
use schema::{Choice as _, Date, Document, Filter, Id, Label, Lang, Order, Path, Result, Tone};

use super::field::{
    CERTIFICATE_DUE, EMPLOYEE, END, LEAVE_REQUESTS, RESUMED, START, STATUS, STEP, Status, Step, WORKING_DAYS,
};
use super::plan::days_text;
use crate::leave_record::balance::{self, Balance};
use crate::permission::HR;
use crate::portal;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OWN, &BALANCE, &OF_UNIT, &CERTIFICATES, &RETURNS, &TO_CORRECT, &ASK];

/// One's own requests that wait, or that are still to come.
const OWN: Panel = Panel {
    id: "leaveRequests.own",
    label: Label::new("رخصي", "Mes congés", "My leave"),
    place: Place::Grid,
    // Behind what a role works with and what stands of its own file: the portal shows leave first.
    rank: 92,
    shown_to: |cx| cx.who().employee.is_some(),
    content: |cx| {
        let own = cx.who().employee.clone().unwrap_or_default();
        let filters = vec![
            EMPLOYEE.eq(own),
            STATUS.any_of([Status::Pending, Status::Approved]),
            END.ge(Date(cx.today())),
        ];
        Ok(rows(cx, filters, task::LINES, false)?.map(Content::Rows))
    },
};

/// What is left of one's own days.
const BALANCE: Panel = Panel {
    id: "leaveRecords.balance",
    label: Label::new("رصيد رخصي", "Mon solde de congés", "My leave balance"),
    place: Place::Grid,
    rank: 90,
    shown_to: |cx| cx.who().employee.is_some(),
    content: own_balance,
};

fn own_balance(cx: &Cx<'_>) -> Result<Option<Content>> {
    let own = cx.who().employee.clone().map(Id);
    let found = balance::balances(cx, own.as_slice(), None)?;
    let name = |one: &Balance| one.names[usize::from(cx.lang() == Lang::Ar)].clone();
    let lines = found.iter().map(|one| Line {
        key: one.code.clone(),
        title: name(one),
        detail: left_of(cx.lang(), one.available(), one.entitled + one.carried),
        link: Some(portal::LEAVES.to_owned()),
        ..Line::default()
    });
    let rows: Vec<Line> = lines.collect();
    Ok((!rows.is_empty()).then(|| {
        Content::Rows(Rows {
            total: rows.len() as u64,
            rows,
            link: Some(portal::LEAVES.to_owned()),
        })
    }))
}

/// A number of days as people say it.
fn days_in_words(lang: Lang, hundredths: i64) -> String {
    let count = days_text(hundredths);
    let whole = hundredths.unsigned_abs() / 100;
    match (lang, PluralForm::select(lang, whole)) {
        (Lang::Ar, _) if hundredths % 100 != 0 => format!("{count} يوم"),
        (Lang::Ar, PluralForm::One) => "يوم واحد".to_owned(),
        (Lang::Ar, PluralForm::Two) => "يومان".to_owned(),
        (Lang::Ar, PluralForm::Few) => format!("{count} أيام"),
        (Lang::Ar, PluralForm::Many) => format!("{count} يوما"),
        (Lang::Ar, _) => format!("{count} يوم"),
        (Lang::Fr, PluralForm::One) => format!("{count}\u{a0}jour"),
        (Lang::Fr, _) => format!("{count}\u{a0}jours"),
        (Lang::En, PluralForm::One) if hundredths % 100 == 0 => format!("{count} day"),
        (Lang::En, _) => format!("{count} days"),
    }
}

/// What is left of how many days.
fn left_of(lang: Lang, left: i64, all: i64) -> String {
    let (left, all) = (days_in_words(lang, left), days_text(all));
    match lang {
        Lang::Ar => format!("المتبقي {left} من أصل {all}"),
        Lang::Fr => format!("Reste {left} sur {all}"),
        Lang::En => format!("{left} left of {all}"),
    }
}

/// Leave is asked for by whoever takes it.
static ASK: OwnAct = OwnAct {
    id: "leaveRequests.ask",
    label: Label::new("طلب رخصة", "Demander un congé", "Ask for leave"),
    detail: Label::new(
        "الأيام والرصيد أثناء التعبئة",
        "Jours et solde affichés en saisissant",
        "Days and balance as you type",
    ),
    link: portal::NEW,
    rank: 10,
};

/// Who of a unit is away in the month to come.
const OF_UNIT: UnitPanel = UnitPanel {
    id: "leaveRequests.ofUnit",
    label: Label::new("رخص الوحدة", "Congés de l’unité", "Leave of the unit"),
    rank: 12,
    content: |cx, people| {
        let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
        let filters = vec![
            EMPLOYEE.any_of(ids),
            STATUS.any_of([Status::Pending, Status::Approved]),
            END.ge(Date(cx.today())),
        ];
        Ok(rows(cx, filters, IN_UNIT, true)?.map(Content::Rows))
    },
};

/// So many lines stand on the screen of a head.
const IN_UNIT: usize = 20;

/// The first to come of a choice, as the caller reads them.
fn rows(cx: &Cx<'_>, filters: Vec<Filter>, limit: usize, with_faces: bool) -> Result<Option<Rows>> {
    let order = Order::ascending(Path::own(LEAVE_REQUESTS.need(START)?));
    let Some((found, total)) = cx.page_readable(&LEAVE_REQUESTS, filters, order, limit as u64)? else {
        return Ok(None);
    };
    if total == 0 {
        return Ok(None);
    }
    let asked = found.iter().filter(|_| with_faces).filter_map(|row| row.get(EMPLOYEE));
    let mut people = faces(cx, asked)?;
    let line = |row: &Document| {
        let face = row.get(EMPLOYEE).and_then(|Id(id)| people.remove(&id));
        let status = row.get(STATUS).unwrap_or(Status::Pending);
        let when = period(row, cx.lang());
        let days = row
            .get(WORKING_DAYS)
            .map(|days| days_in_words(cx.lang(), days.0))
            .unwrap_or_default();
        Line {
            key: row.id.clone(),
            title: face.as_ref().map_or_else(|| when.clone(), |face| face.name.clone()),
            detail: if face.is_some() { when } else { days },
            link: (!with_faces).then(|| portal::leave(&row.id)),
            face,
            day: row.get(START).map(|Date(day)| day.to_string()),
            badge: Some(Badge::new(status.label().text(cx.lang()), tone(status))),
            ..Line::default()
        }
    };
    let rows = found.iter().map(line).collect();
    Ok(Some(Rows {
        rows,
        total,
        link: (!with_faces).then(|| portal::LEAVES.to_owned()),
    }))
}

/// From which day to which, as people write days; a line of Arabic keeps each in its own direction.
fn period(row: &Document, lang: Lang) -> String {
    let mut days: Vec<String> = [START, END]
        .into_iter()
        .filter_map(|key| row.get(key))
        .map(|Date(day)| day.strftime("%d/%m/%Y").to_string())
        .collect();
    days.dedup();
    if lang == Lang::Ar {
        for day in &mut days {
            *day = format!("\u{2066}{day}\u{2069}");
        }
    }
    days.join(" – ")
}

fn tone(status: Status) -> Tone {
    match status {
        Status::Pending => Tone::Info,
        Status::Approved => Tone::Good,
        Status::Rejected => Tone::Bad,
        Status::Cancelled => Tone::Quiet,
    }
}

/// Documents of leave that human resources wait for, of others.
static CERTIFICATES: Task = Task {
    id: "leaveRequests.certificates",
    label: Label::new(
        "وثائق رخص لم تقدم",
        "Pièces de congés attendues",
        "Documents of leave that are due",
    ),
    tone: Tone::Warn,
    link: portal::DESK,
    count: |cx| {
        let missing = [
            STATUS.any_of([Status::Pending, Status::Approved]),
            CERTIFICATE_DUE.lt(Date(cx.today())),
        ];
        of_others(cx, missing)
    },
};

/// Leave that is over without anybody having recorded the return.
static RETURNS: Task = Task {
    id: "leaveRequests.returns",
    label: Label::new("استئناف عمل لم يسجل", "Reprises à constater", "Returns to record"),
    tone: Tone::Info,
    link: portal::DESK,
    count: |cx| {
        let today = cx.today();
        let since = today.saturating_sub(jiff::ToSpan::days(LOOKED_BACK));
        let over = [
            STATUS.eq(Status::Approved),
            END.lt(Date(today)),
            END.ge(Date(since)),
            RESUMED.is_null(),
        ];
        of_others(cx, over)
    },
};

/// What ended earlier is history that nobody records any more.
const LOOKED_BACK: i64 = 31;

fn of_others(cx: &Cx<'_>, filters: impl IntoIterator<Item = Filter>) -> Result<u64> {
    if !cx.who().holds_permission(HR) {
        return Ok(0);
    }
    let mut filters: Vec<Filter> = filters.into_iter().collect();
    if let Some(own) = cx.who().employee.clone() {
        filters.push(EMPLOYEE.ne(own));
    }
    Ok(cx.count_readable(&LEAVE_REQUESTS, filters)?.unwrap_or(0))
}

/// One's own requests that were sent back.
static TO_CORRECT: Task = Task {
    id: "leaveRequests.correct",
    label: Label::new(
        "طلبات رخص للتصحيح",
        "Demandes de congé à corriger",
        "Leave requests to correct",
    ),
    tone: Tone::Warn,
    link: portal::LEAVES,
    count: |cx| {
        let Some(own) = cx.who().employee.clone() else {
            return Ok(0);
        };
        let returned = [EMPLOYEE.eq(own), STATUS.eq(Status::Pending), STEP.eq(Step::Submitted)];
        Ok(cx.count_readable(&LEAVE_REQUESTS, returned)?.unwrap_or(0))
    },
};

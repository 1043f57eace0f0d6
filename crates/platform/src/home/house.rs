//! How the house stands: its jobs, its letters, its backups and what it stores. For administrators.

use engine::routine::Outcome;
use engine::{Cx, HouseState};
use schema::{Label, Result, Tone};

use super::Panel;
use super::arrangement::Place;
use super::content::{Badge, Content, Line, Rows};

pub(super) const HOUSE: Panel = Panel {
    id: "house.state",
    label: Label::new("حالة النظام", "État du système", "State of the system"),
    place: Place::Grid,
    rank: 45,
    shown_to: |cx| cx.who().is_admin,
    content: house,
};

const FINE: Label = Label::new("لا شيء يذكر", "Rien à signaler", "Nothing to report");
const JOBS: &str = "/settings/administration?tab=jobs";
/// A mebibyte.
const MEBIBYTE: u64 = 1 << 20;

fn house(cx: &Cx<'_>) -> Result<Option<Content>> {
    let state = cx.house_state()?;
    let rows = vec![
        Line {
            badge: Some(trouble(cx, state.failed_routines)),
            ..line(
                cx,
                "jobs",
                Label::new("العمليات المبرمجة", "Tâches planifiées", "Scheduled jobs"),
                JOBS,
            )
        },
        Line {
            badge: Some(letters(cx, &state)),
            ..line(
                cx,
                "letters",
                Label::new("الرسائل الصادرة", "Messages envoyés", "Outgoing messages"),
                "/settings/administration?tab=outbox",
            )
        },
        Line {
            until: state.backup.map(|(due, _)| schema::wire_instant(due)),
            badge: Some(backup(cx, &state)),
            ..line(
                cx,
                "backup",
                Label::new("آخر نسخة احتياطية", "Dernière sauvegarde", "Last backup"),
                JOBS,
            )
        },
        storage(cx, &state),
    ];
    Ok(Some(Content::Rows(Rows {
        total: rows.len() as u64,
        rows,
        link: None,
    })))
}

fn say(cx: &Cx<'_>, label: Label) -> String {
    label.text(cx.lang()).to_owned()
}

fn line(cx: &Cx<'_>, key: &str, title: Label, link: &str) -> Line {
    Line {
        key: key.to_owned(),
        title: say(cx, title),
        link: Some(link.to_owned()),
        ..Line::default()
    }
}

fn trouble(cx: &Cx<'_>, count: u64) -> Badge {
    let failed = Label::new("متعثرة", "en échec", "failed");
    match count {
        0 => Badge::new(say(cx, FINE), Tone::Good),
        _ => Badge::new(format!("{count} {}", say(cx, failed)), Tone::Bad),
    }
}

fn letters(cx: &Cx<'_>, state: &HouseState) -> Badge {
    let waiting = Label::new("في الانتظار", "en attente", "waiting");
    if state.undelivered == 0 && state.queued > 0 {
        return Badge::new(format!("{} {}", state.queued, say(cx, waiting)), Tone::Info);
    }
    trouble(cx, state.undelivered)
}

fn backup(cx: &Cx<'_>, state: &HouseState) -> Badge {
    let (label, tone) = match state.backup {
        Some((_, Some(Outcome::Ok))) => (Label::new("تمت", "Faite", "Made"), Tone::Good),
        Some((_, Some(Outcome::Failed))) => (Label::new("فشلت", "Échouée", "Failed"), Tone::Bad),
        Some((_, None)) => (Label::new("جارية", "En cours", "Under way"), Tone::Info),
        // One that was left out while nothing was served is no backup.
        Some((_, Some(Outcome::Skipped | Outcome::Cancelled))) | None => {
            (Label::new("لم تتم بعد", "Pas encore", "Not yet"), Tone::Warn)
        }
    };
    Badge::new(say(cx, label), tone)
}

/// How many files are kept, and how large they are together: there is no list of them all.
fn storage(cx: &Cx<'_>, state: &HouseState) -> Line {
    let unit = Label::new("م.ب", "Mo", "MB").text(cx.lang());
    Line {
        link: None,
        count: Some(state.files).filter(|files| *files > 0),
        badge: Some(Badge::new(
            format!("{} {unit}", state.bytes.div_ceil(MEBIBYTE)),
            Tone::Quiet,
        )),
        ..line(
            cx,
            "storage",
            Label::new("الملفات المحفوظة", "Fichiers conservés", "Files kept"),
            JOBS,
        )
    }
}

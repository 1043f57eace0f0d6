//! Letters about absences and lateness, in each state that one may be in, each step on its own day.

use std::collections::HashSet;

use engine::{Cx, RequestContext, Rights};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::demo::document;
use schema::{Date, Id, Result};
use serde_json::json;

use super::Life;
use crate::absence::field::{self as absence, ABSENCES};
use crate::pointage::{self, POINTAGES};
use crate::warning::{self, Handover, Kind, Status, WARNINGS};

/// Lateness of fewer minutes is not written about.
const LATE: i64 = 20;

/// Why they are written, in both languages of the paper.
const LATENESS: [&str; 2] = ["Arrivée tardive sans autorisation", "تأخر في الالتحاق بالعمل دون ترخيص"];
const ABSENCE: [&str; 2] = ["Absence d’une journée sans justification", "تغيب يوم كامل دون مبرر"];
/// What people reply, in the language in which each does.
const REPLIES: [&str; 4] = [
    "Le bus de la ligne 12 n’est pas passé ce matin-là.",
    "كنت أرافق ابني إلى المستشفى، وسأدلي بالشهادة الطبية.",
    "La pointeuse ne reconnaissait pas mon empreinte, le gardien peut en témoigner.",
    "كنت في مهمة بأمر شفوي من رئيس المصلحة.",
];

/// What happens to a letter.
#[derive(Clone, Copy)]
enum LetterStep {
    HandOver(Handover),
    Acknowledge,
    Reply,
    Uphold,
    Cancel,
    Escalate,
}

/// When a step is due, in days after the letter was written.
type Due = (i64, LetterStep);

/// The story of a letter: written about the first facts that suit it from a day on.
struct Story {
    from: Day,
    kind: Kind,
    steps: &'static [Due],
}

/// A letter whose story goes on.
struct Open {
    letter: String,
    employee: Id,
    number: usize,
    written: Day,
    steps: &'static [Due],
}

/// The stories that are to begin, and those that go on.
pub(super) struct Stories {
    to_begin: Vec<Story>,
    open: Vec<Open>,
    /// Whom nobody has written to yet, of those whom terminals know.
    people: HashSet<String>,
    /// To whom the first letter was written, whose month is stated.
    pub first: Option<Id>,
    begun: usize,
}

const REQUEST: Kind = Kind::ExplanationRequest;
const REPLIED_AND_UPHELD: &[Due] = &[
    (1, LetterStep::HandOver(Handover::InPerson)),
    (4, LetterStep::Reply),
    (8, LetterStep::Uphold),
];
const SILENT_AND_UPHELD: &[Due] = &[(1, LetterStep::HandOver(Handover::Hierarchy)), (11, LetterStep::Uphold)];
const REPLIED_AND_CANCELLED: &[Due] = &[
    (1, LetterStep::HandOver(Handover::InPerson)),
    (3, LetterStep::Reply),
    (7, LetterStep::Cancel),
];
const ESCALATED: &[Due] = &[
    (2, LetterStep::Reply),
    (6, LetterStep::Uphold),
    (8, LetterStep::Escalate),
];
const ACKNOWLEDGED: &[Due] = &[(1, LetterStep::Acknowledge)];
const SILENT: &[Due] = &[(2, LetterStep::HandOver(Handover::Post))];
const REPLIED: &[Due] = &[(1, LetterStep::HandOver(Handover::InPerson)), (4, LetterStep::Reply)];
const HANDED_OVER: &[Due] = &[(1, LetterStep::HandOver(Handover::InPerson))];

impl Stories {
    pub(super) fn new(today: Day, people: HashSet<String>) -> Stories {
        let month = today.first_of_month().saturating_sub(2.months());
        let back = |days: i64| today.saturating_sub(days.days());
        let story = |from, kind, steps| Story { from, kind, steps };
        let mut to_begin = vec![
            story(back(4), Kind::Notice, &[][..]),
            story(back(4), REQUEST, &[]),
            story(back(6), REQUEST, HANDED_OVER),
            story(back(8), REQUEST, ACKNOWLEDGED),
            story(back(14), REQUEST, REPLIED),
            story(back(26), REQUEST, SILENT),
            story(back(33), Kind::Notice, ACKNOWLEDGED),
            story(back(40), Kind::Notice, ACKNOWLEDGED),
            story(back(50), REQUEST, ESCALATED),
            story(back(58), REQUEST, REPLIED_AND_CANCELLED),
            story(month.saturating_add(4.days()), REQUEST, SILENT_AND_UPHELD),
            story(month, REQUEST, REPLIED_AND_UPHELD),
        ];
        // The next one is the last.
        to_begin.sort_by_key(|one| std::cmp::Reverse(one.from));
        Stories {
            to_begin,
            open: Vec::new(),
            people,
            first: None,
            begun: 0,
        }
    }
}

/// What a letter is about.
#[derive(Clone)]
struct Facts {
    absence: String,
    employee: Id,
    day: Date,
    /// None where somebody stayed away.
    late: Option<i64>,
}

/// What letters may be about of some days: whole days, and lateness that the day shows.
fn facts_of(cx: &Cx<'_>, from: Day, until: Day) -> Result<Vec<Facts>> {
    let mut found = Vec::new();
    for row in cx.all(&ABSENCES, [absence::DATE.between(Date(from), Date(until))])? {
        let (employee, day) = (row.need(absence::EMPLOYEE)?, row.need(absence::DATE)?);
        let of_day = [pointage::EMPLOYEE.eq(&employee), pointage::DATE.eq(day)];
        let late = cx.first(&POINTAGES, of_day)?.and_then(|day| day.get(pointage::LATE));
        let is_whole = row.get(absence::WHOLE_DAY) == Some(true);
        if is_whole || late.is_some_and(|late| late >= LATE) {
            let late = late.filter(|_| !is_whole);
            found.push(Facts {
                absence: row.id,
                employee,
                day,
                late,
            });
        }
    }
    Ok(found)
}

impl Life {
    /// Takes the letters on that are due, and writes those whose facts have come; the absences that letters are about.
    pub(super) async fn write_letters(&mut self, day: Day, from: Day) -> Result<HashSet<String>> {
        self.take_letters_on(day).await?;
        let mut taken = HashSet::new();
        let is_due = |one: &Story| one.from < day;
        if !self.letters.to_begin.last().is_some_and(is_due) {
            return Ok(taken);
        }
        let until = day.saturating_sub(1.days());
        let mut facts = self.then.read(move |cx| facts_of(cx, from, until)).await?.into_iter();
        while let Some(story) = self.letters.to_begin.pop_if(|one| one.from < day) {
            let suits = |one: &Facts| one.day.0 >= story.from && self.letters.people.contains(one.employee.as_str());
            let Some(about) = facts.find(suits) else {
                // Nobody whom it suits was late: tomorrow somebody is.
                self.letters.to_begin.push(story);
                break;
            };
            self.letters.people.remove(about.employee.as_str());
            taken.insert(about.absence.clone());
            self.begin(day, story, about).await?;
        }
        Ok(taken)
    }

    async fn begin(&mut self, day: Day, story: Story, about: Facts) -> Result<()> {
        let [fr, ar] = if about.late.is_some() { LATENESS } else { ABSENCE };
        let mut letter = document(&WARNINGS, &mut self.rng)
            .with(warning::EMPLOYEE, about.employee.clone())
            .with(warning::DATE, about.day)
            .with(warning::KIND, story.kind)
            .with(warning::ABSENT, about.late.is_none())
            .with(warning::REASON, fr.to_owned())
            .with(warning::REASON_AR, ar.to_owned());
        letter.set_or_clear(warning::MINUTES_LATE, about.late);
        let id = letter.id.clone();
        let write = move |cx: &mut Cx<'_>| cx.create(letter.clone()).map(drop);
        self.then.transact(&self.keeper, "demo", write).await?;
        self.letters.first.get_or_insert_with(|| about.employee.clone());
        self.letters.open.push(Open {
            letter: id,
            employee: about.employee,
            number: self.letters.begun,
            written: day,
            steps: story.steps,
        });
        self.letters.begun += 1;
        Ok(())
    }

    async fn take_letters_on(&mut self, day: Day) -> Result<()> {
        let mut open = std::mem::take(&mut self.letters.open);
        for one in &mut open {
            while let Some(((_, step), rest)) = one.steps.split_first().filter(|((after, _), _)| {
                let due = one.written.saturating_add(after.days());
                due <= day
            }) {
                if !self.take_on(one, *step, day).await? {
                    break;
                }
                one.steps = rest;
            }
        }
        open.retain(|one| !one.steps.is_empty());
        self.letters.open = open;
        Ok(())
    }

    /// Takes a letter a step on, by whoever does that; not before its term where that is waited for.
    async fn take_on(&self, one: &Open, step: LetterStep, day: Day) -> Result<bool> {
        let id = &one.letter;
        let employee = as_employee(&one.employee);
        let (who, action, given) = match step {
            LetterStep::HandOver(how) => {
                let given = json!({"id": id, "on": day.to_string(), "how": how.wire()});
                (&self.keeper, "warnings.handOver", given)
            }
            LetterStep::Acknowledge => (&employee, "warnings.acknowledge", json!({"id": id})),
            LetterStep::Reply => {
                let given = json!({"id": id, "response": REPLIES[one.number % REPLIES.len()]});
                (&employee, "warnings.dispute", given)
            }
            LetterStep::Uphold => {
                let of = id.clone();
                let look = move |cx: &Cx<'_>| warning::is_answered_or_silent(cx, &cx.need(&WARNINGS, &of)?);
                if !self.then.read(look).await? {
                    return Ok(false);
                }
                let reason = ["Le retard n’est pas justifié.", "التبرير المدلى به غير مقبول."][one.number % 2];
                let given = json!({"id": id, "decision": Status::Upheld.wire(), "reason": reason});
                (&self.keeper, "warnings.decide", given)
            }
            LetterStep::Cancel => {
                let reason = "L’intéressé a produit une attestation de la régie de transport.";
                (&self.keeper, "warnings.cancel", json!({"id": id, "reason": reason}))
            }
            LetterStep::Escalate => {
                let given = json!({"id": id, "kind": Kind::Warning.wire()});
                (&self.keeper, "warnings.escalate", given)
            }
        };
        self.act(who, action, given).await.map(|_| true)
    }
}

/// As an employee in the portal.
fn as_employee(employee: &Id) -> RequestContext {
    RequestContext::new(Rights {
        who: "demo".to_owned(),
        is_user: true,
        employee: Some(employee.0.clone()),
        ..Rights::default()
    })
}

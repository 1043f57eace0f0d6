//! What becomes of absences: most are justified and decided within days, some wait, some are never spoken of.

use std::collections::{BTreeMap, HashMap, HashSet};

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::demo::DemoRng;
use schema::{Date, Id, Result};
use serde_json::json;

use super::Life;
use crate::absence::field::{ABSENCES, DATE, EMPLOYEE, Justification, Reason};
use crate::permission::{DECIDES_ABSENCES, HEALTH};

/// Of younger ones fewer are dealt with yet.
const YOUNG_DAYS: i64 = 6;
/// So many justifications somebody who signs in may owe.
const OWED: u8 = 2;

/// What people say, in the language in which each says it.
const SAID: [(Reason, &str); 8] = [
    (Reason::Sick, "Grippe, certificat remis au bureau du personnel"),
    (Reason::Permission, "Convocation au tribunal de première instance"),
    (Reason::Unknown, "Panne de voiture sur la route de Rabat"),
    (Reason::Mission, "Réunion à la province, l’ordre de mission suit"),
    (Reason::Sick, "وعكة صحية، والشهادة الطبية مرفقة بالملف"),
    (Reason::Permission, "مرافقة والدتي إلى المستشفى الإقليمي"),
    (Reason::Unknown, "تأخر الحافلة رقم 12 بسبب أشغال الطريق"),
    (Reason::Permission, "إجراءات تسجيل الأبناء بالمدرسة"),
];
/// Why some are refused.
const REFUSALS: [&str; 3] = [
    "Aucune pièce n’a été produite.",
    "التبرير غير مدعم بأي وثيقة.",
    "Le motif ne couvre pas toute la durée.",
];
/// Why some are accepted that nobody asked for.
const UNASKED: [&str; 2] = [
    "Panne de la pointeuse signalée ce jour-là.",
    "انقطع التيار الكهربائي عن جهاز الحضور ذلك اليوم.",
];

/// What lies on the desk of human resources.
#[derive(Default)]
pub(super) struct Pile {
    /// Justifications that were brought on a former morning: the absence, whose it is, the reason of a refusal.
    brought: Vec<(String, Id, Option<&'static str>)>,
    /// How many justifications those who sign in owe.
    owed: HashMap<Id, u8>,
}

/// What becomes of one.
enum Fate {
    Open,
    Waits,
    Decided(Option<&'static str>),
    Unasked(&'static str),
}

fn fate(rng: &mut DemoRng, is_young: bool) -> Fate {
    let roll = rng.range(1, 100);
    let refusal = *rng.pick(&REFUSALS);
    let unasked = *rng.pick(&UNASKED);
    match roll {
        1..=22 => Fate::Decided(None),
        23..=50 if !is_young => Fate::Decided(None),
        51..=60 if !is_young => Fate::Decided(Some(refusal)),
        61..=66 if !is_young => Fate::Unasked(unasked),
        67..=74 => Fate::Waits,
        _ => Fate::Open,
    }
}

/// Absences by who does something about them, and what they say.
type Groups = BTreeMap<(usize, usize), Vec<String>>;

impl Life {
    /// Decides on what was brought before, and takes in what is brought of the days from one up to this one, but for those that a
    /// letter was written about.
    pub(super) async fn deal_with_absences(&mut self, day: Day, from: Day, taken: &HashSet<String>) -> Result<()> {
        self.decide_on_brought().await?;
        let until = Date(day.saturating_sub(1.days()));
        let known = move |cx: &Cx<'_>| cx.all(&ABSENCES, [DATE.between(Date(from), until)]);
        let is_young = i64::from(day.until(self.today).map_or(0, |span| span.get_days())) < YOUNG_DAYS;
        let (mut said, mut unasked) = (Groups::new(), BTreeMap::<&str, Vec<String>>::new());
        for absence in self.then.read(known).await? {
            let owner = absence.need(EMPLOYEE)?;
            let text = usize::try_from(self.rng.range(0, 7)).unwrap_or_default();
            let fate = fate(&mut self.rng, is_young);
            let account = self.account_of(&owner);
            if taken.contains(&absence.id) {
                continue;
            }
            let fate = match account {
                Some(_) => self.fate_of_account(&owner, is_young, fate),
                None => fate,
            };
            match fate {
                Fate::Open => continue,
                Fate::Unasked(why) => {
                    unasked.entry(why).or_default().push(absence.id);
                    continue;
                }
                Fate::Waits => {}
                Fate::Decided(refusal) => self.absences.brought.push((absence.id.clone(), owner, refusal)),
            }
            said.entry((account.unwrap_or(usize::MAX), text))
                .or_default()
                .push(absence.id);
        }
        self.note(said, unasked).await
    }

    /// Has people say why, and human resources accept what needs no word of theirs.
    async fn note(&self, said: Groups, unasked: BTreeMap<&str, Vec<String>>) -> Result<()> {
        for ((account, text), ids) in said {
            let who = self.accounts.get(account).unwrap_or(&self.keeper);
            let (reason, explanation) = SAID[text];
            let given = json!({"ids": ids, "reason": reason.wire(), "explanation": explanation});
            self.act(who, "absences.justify", given).await?;
        }
        for (why, ids) in unasked {
            let given = json!({"ids": ids, "decision": Justification::Accepted.wire(), "reason": why});
            self.act(&self.keeper, "absences.decide", given).await?;
        }
        Ok(())
    }

    /// Whoever signs in deals with theirs, but for two of the last days at most.
    fn fate_of_account(&mut self, owner: &Id, is_young: bool, fate: Fate) -> Fate {
        let owed = self.absences.owed.entry(owner.clone()).or_default();
        match fate {
            Fate::Open if is_young && *owed < OWED => {
                *owed += 1;
                Fate::Open
            }
            Fate::Open | Fate::Unasked(_) => Fate::Decided(None),
            other => other,
        }
    }

    async fn decide_on_brought(&mut self) -> Result<()> {
        let mut groups: BTreeMap<(usize, Option<&str>), Vec<String>> = BTreeMap::new();
        for (absence, owner, refusal) in std::mem::take(&mut self.absences.brought) {
            if let Some(decider) = self.decider_on(&owner) {
                groups.entry((decider, refusal)).or_default().push(absence);
            }
        }
        for ((decider, refusal), ids) in groups {
            let verdict = if refusal.is_some() {
                Justification::Refused
            } else {
                Justification::Accepted
            };
            let given = json!({"ids": ids, "decision": verdict.wire(), "reason": refusal});
            self.act(&self.deciders[decider], "absences.decide", given).await?;
        }
        Ok(())
    }

    /// Who decides on an absence: nobody on their own, and nobody who may not. What has nobody waits.
    fn decider_on(&self, owner: &Id) -> Option<usize> {
        self.deciders.iter().position(|one| {
            let may = [DECIDES_ABSENCES, HEALTH]
                .iter()
                .all(|right| one.rights.holds_permission(right));
            may && one.rights.employee.as_deref() != Some(owner.as_str())
        })
    }

    /// The place of somebody among those who sign in.
    fn account_of(&self, owner: &Id) -> Option<usize> {
        let is_theirs = |one: &engine::RequestContext| one.rights.employee.as_deref() == Some(owner.as_str());
        self.accounts.iter().position(is_theirs)
    }
}

//! What somebody claims that counts only once it is proved: a ground for a reserved post, years of service (decision 75).

use engine::Cx;
use schema::{Change, Document, Field, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::{
    CANDIDATE_NUMBER, CANDIDATES, CLAIM_DECIDERS, CandidateStatus, GROUND, GROUND_PROVED, GROUND_REASON, ProofState,
    RECRUITMENT, ReservedGround, SERVICE_MONTHS, SERVICE_PROVED, SERVICE_REASON, STATUS,
};

error_codes! {
    PROOFS_WAIT = "exam_proofs_wait", conflict => "حصص مخصصة أو خدمات لم يبت في إثباتها بعد، أرقام المترشحين: {numbers}", "Quotas réservés ou services dont la justification reste à juger, candidats n°\u{a0}{numbers}", "Reserved grounds or service still to be found proved or not, candidates: {numbers}";
}

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ClaimName")]
pub(crate) enum Claim {
    /// A reserved post, on some ground.
    Ground,
    /// Pensionable service, which raises the greatest age and may separate equals.
    Service,
}

impl Claim {
    /// Both of them.
    pub(crate) const ALL: [Claim; 2] = [Claim::Ground, Claim::Service];

    /// Its word on the wire.
    pub(crate) fn wire(self) -> &'static str {
        match self {
            Claim::Ground => "ground",
            Claim::Service => "service",
        }
    }

    /// What was decided of it.
    pub(crate) fn state_field(self) -> Field<ProofState> {
        match self {
            Claim::Ground => GROUND_PROVED,
            Claim::Service => SERVICE_PROVED,
        }
    }

    /// Why it was decided so.
    pub(crate) fn reason_field(self) -> Field<String> {
        match self {
            Claim::Ground => GROUND_REASON,
            Claim::Service => SERVICE_REASON,
        }
    }

    /// Whether somebody makes it.
    pub(crate) fn is_made(self, row: &Document) -> bool {
        match self {
            Claim::Ground => row.get(GROUND).is_some_and(|ground| ground != ReservedGround::None),
            Claim::Service => row.get(SERVICE_MONTHS).unwrap_or(0) > 0,
        }
    }

    /// What was decided of it; none where it is not made.
    pub(crate) fn state(self, row: &Document) -> Option<ProofState> {
        let decided = row.get(self.state_field()).unwrap_or(ProofState::Undecided);
        self.is_made(row).then_some(decided)
    }

    fn is_touched(self, change: &Change) -> bool {
        match self {
            Claim::Ground => change.touches(GROUND),
            Claim::Service => change.touches(SERVICE_MONTHS),
        }
    }
}

/// A rule: whoever claims something has it decided, and claims something else decided anew. Who claims nothing has no decision.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn a_claim_has_its_decision(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    for claim in Claim::ALL {
        let state = claim.state_field();
        if !claim.is_made(&change.after) {
            change.after.clear(state);
            change.after.clear(claim.reason_field());
        } else if change.after.get(state).is_none() || (claim.is_touched(change) && !change.touches(state)) {
            change.after.set(state, ProofState::Undecided);
            change.after.clear(claim.reason_field());
        }
    }
    Ok(())
}

/// A file that is looked at again has its claims decided again.
pub(crate) fn undecide(row: &mut Document) {
    for claim in Claim::ALL {
        if claim.is_made(row) {
            row.set(claim.state_field(), ProofState::Undecided);
            row.clear(claim.reason_field());
        }
    }
}

/// The ground on which somebody is ranked: a proved one alone.
pub(crate) fn proved_ground(row: &Document) -> Option<ReservedGround> {
    let is_proved = Claim::Ground.state(row) == Some(ProofState::Proved);
    row.get(GROUND).filter(|_| is_proved)
}

/// Months of service by which somebody is ranked: proved ones alone.
pub(crate) fn proved_service(row: &Document) -> i64 {
    let is_proved = Claim::Service.state(row) == Some(ProofState::Proved);
    row.get(SERVICE_MONTHS).filter(|_| is_proved).unwrap_or(0)
}

/// Months of service that raise the greatest age while the file is reviewed: what is claimed, until it is found not to be so.
pub(crate) fn supposed_service(row: &Document) -> i64 {
    let is_denied = Claim::Service.state(row) == Some(ProofState::Not);
    row.get(SERVICE_MONTHS).filter(|_| !is_denied).unwrap_or(0)
}

/// What was decided of a claim.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CandidateClaim {
    claim: Claim,
    state: ProofState,
    /// Why it was decided so.
    reason: Option<String>,
    /// The ground that is claimed.
    ground: Option<&'static str>,
    /// The service that is claimed, in months.
    service_months: Option<i64>,
}

/// What was decided of each claim of a candidate, with its reason: the one place that whoever tells of it reads.
pub(crate) fn claims(row: &Document) -> Vec<CandidateClaim> {
    let one = |claim: Claim| {
        let ground = row.get(GROUND).filter(|_| claim == Claim::Ground);
        Some(CandidateClaim {
            claim,
            state: claim.state(row)?,
            reason: row.get(claim.reason_field()),
            ground: ground.map(ReservedGround::wire),
            service_months: row.get(SERVICE_MONTHS).filter(|_| claim == Claim::Service),
        })
    };
    Claim::ALL.into_iter().filter_map(one).collect()
}

/// Who decided of each claim of a file.
pub(crate) fn claim_deciders(row: &Document) -> Vec<Id> {
    let known: Json = row.get(CLAIM_DECIDERS).unwrap_or_default();
    let users = known.as_object().into_iter().flatten();
    users
        .filter_map(|(_, user)| user.as_str().map(|user| Id(user.to_owned())))
        .collect()
}

/// The row with who decided of a claim now.
pub(crate) fn with_decider(row: Document, claim: Claim, user: &str) -> Document {
    let mut known: Json = row.get(CLAIM_DECIDERS).unwrap_or_else(|| json!({}));
    known[claim.wire()] = json!(user);
    row.with(CLAIM_DECIDERS, known)
}

/// Refuses what follows from claims while one of somebody in such a state is not decided, with the numbers concerned (decision 75).
pub(crate) fn check_proofs(cx: &Cx<'_>, exam: &Id, of: &[CandidateStatus]) -> Result<()> {
    let numbers = undecided_numbers(cx, exam, of)?;
    if numbers.is_empty() {
        return Ok(());
    }
    let more = if numbers.len() > NAMED { "…" } else { "" };
    let first: Vec<&str> = numbers.iter().take(NAMED).map(String::as_str).collect();
    Err(PROOFS_WAIT
        .rejection()
        .arg("numbers", format!("{}{more}", first.join(", ")))
        .into())
}

/// So many numbers stand in a refusal.
const NAMED: usize = 20;

fn undecided_numbers(cx: &Cx<'_>, exam: &Id, of: &[CandidateStatus]) -> Result<Vec<String>> {
    let claimed = [
        GROUND.any_of([ReservedGround::Resistant, ReservedGround::Disability]),
        SERVICE_MONTHS.gt(0),
    ];
    let is_undecided = |row: &Document| {
        let mut states = Claim::ALL.into_iter().filter_map(|claim| claim.state(row));
        states.any(|state| state == ProofState::Undecided)
    };
    let mut numbers = Vec::new();
    for claim in claimed {
        let wanted = [RECRUITMENT.eq(exam), STATUS.any_of(of.iter().copied()), claim];
        let rows = cx.all(&CANDIDATES, wanted)?;
        let open = rows.iter().filter(|row| is_undecided(row));
        // Who was admitted has a number.
        numbers.extend(open.map(|row| row.get(CANDIDATE_NUMBER).unwrap_or_else(|| row.title().0)));
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

//! Who is elsewhere: on a mission, on leave, out by permission.

use engine::Cx;
use jiff::civil;
use schema::{Id, Instant, Result};

/// What takes people elsewhere: of these employees, each time that lies wholly or partly in these days, both included. What is
/// only asked for, or was called off, takes nobody.
pub struct Elsewhere(pub FindAway);

/// Of these employees, the times that lie wholly or partly between two days, both included.
pub type FindAway = fn(&Cx<'_>, &[Id], civil::Date, civil::Date) -> Result<Vec<AwayTime>>;

/// For what somebody is elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AwayKind {
    /// On leave, of whatever kind: which one is nobody's business here.
    Leave,
    /// On a mission.
    Mission,
    /// Out by permission.
    Permission,
}

/// A time for which somebody is elsewhere; half-open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwayTime {
    /// Who.
    pub employee: Id,
    /// From this moment
    pub from: Instant,
    /// to this one, at which they are back.
    pub to: Instant,
    /// For what.
    pub kind: AwayKind,
    /// The days, where it was granted by days: it covers the shifts that begin on them, whenever those end.
    pub days: Option<AwayDays>,
    /// The number of its paper, where it has one: `12/2026`.
    pub number: Option<String>,
}

/// Days that were granted, both included; the first and the last of them wholly or by half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwayDays {
    /// The first,
    pub first: civil::Date,
    /// of which the second half alone, where it begins in the middle of the hours.
    pub starts_at_noon: bool,
    /// The last,
    pub last: civil::Date,
    /// of which the first half alone, where it ends in the middle of the hours.
    pub ends_at_noon: bool,
}

/// Where these employees are elsewhere on these days, for each reason that is declared.
///
/// # Errors
/// When what is declared cannot be read.
pub fn away(cx: &Cx<'_>, employees: &[Id], from: civil::Date, to: civil::Date) -> Result<Vec<AwayTime>> {
    let mut all = Vec::new();
    for Elsewhere(find) in cx.extensions::<Elsewhere>() {
        all.extend(find(cx, employees, from, to)?);
    }
    Ok(all)
}

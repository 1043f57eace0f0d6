//! Who of those that sign in sits in the committees of the demonstration: a page of marking without its members shows nothing.

use platform::demo::Scene;
use schema::{Document, Id, Result};

use crate::committee::CommitteeKind;

/// Which role has which seat: the first presides.
const SEATS: [(CommitteeKind, usize, &str); 4] = [
    (CommitteeKind::Written, 0, "head_of_division"),
    (CommitteeKind::Written, 1, "legal"),
    (CommitteeKind::Oral, 0, "head_of_direction"),
    (CommitteeKind::Oral, 1, "head_of_annexe"),
];

/// The files of those who sign in, by their seats.
#[derive(Default)]
pub(crate) struct KnownSeats(Vec<(CommitteeKind, usize, Id)>);

impl KnownSeats {
    /// In a commune that is too small nobody sits there.
    pub(crate) async fn find(scene: &Scene<'_>) -> Result<Self> {
        let mut known = Vec::new();
        for (kind, seat, role) in SEATS {
            let person = scene.stage.person(role).await?;
            let employee = person.and_then(|person| person.rights.employee.clone());
            known.extend(employee.map(|employee| (kind, seat, Id(employee))));
        }
        Ok(Self(known))
    }

    /// Whoever has a seat.
    pub(super) fn holder<'e>(
        &self,
        employees: &'e [Document],
        kind: CommitteeKind,
        seat: usize,
    ) -> Option<&'e Document> {
        let (_, _, Id(employee)) = self.0.iter().find(|(of, at, _)| *of == kind && *at == seat)?;
        employees.iter().find(|one| one.id == *employee)
    }

    /// Whether somebody has one of them, and so no other.
    pub(super) fn is_seated(&self, employee: &Document) -> bool {
        self.0.iter().any(|(_, _, Id(seated))| *seated == employee.id)
    }
}

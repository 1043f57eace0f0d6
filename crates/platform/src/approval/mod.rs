//! Approvals: a request goes through a chain of steps, each decided once, by somebody who is not its asker.
//!
//! The steps (which rule, how many days) are frozen when a request is sent; who they are is found at each look, for heads change
//! and delegations run out (decision 19). A noun declares an [`Approvable`] among its extensions and is told what follows.

pub mod rule;
pub mod step;

mod actor;
mod answer;
mod chain;
mod decide;
mod due;
mod follow;
mod handover;
mod look;
mod notice;
mod past;
mod question;
mod remind;
mod renew;
mod signer;
#[cfg(test)]
mod tests;
mod wording;

pub use actor::APPROVES;
pub use chain::{submit, withdraw, write};
pub use past::approved_steps;
pub use rule::approver::{Approver, Level, StepRule};
pub use signer::signers;

use engine::{Cx, Entity};
use schema::{Collection, Decimal, Document, Field, Id, Instant, Result, choices};
use serde_json::Value as Json;

choices! {
    /// What is decided.
    Purpose {
        Request = "request": "الطلب", "Demande", "Request";
        Cancellation = "cancellation": "طلب الإلغاء", "Annulation", "Cancellation";
    }
}

choices! {
    /// Where a request stands.
    Stage {
        Manager = "manager": "الرئيس(ة) المباشر(ة)", "Supérieur hiérarchique", "Manager";
        Hr = "hr": "الموارد البشرية", "Ressources humaines", "Human resources";
        Done = "done": "تم البت", "Terminé", "Done";
    }
}

choices! {
    /// By which office somebody decides.
    ManagerType {
        Bureau = "head_of_bureau": "رئيس(ة) المكتب", "Chef de bureau", "Head of office";
        Service = "head_of_service": "رئيس(ة) المصلحة", "Chef de service", "Head of service";
        Division = "head_of_division": "رئيس(ة) القسم", "Chef de division", "Head of division";
        Direction = "head_of_direction": "مدير(ة)", "Chef de direction", "Head of direction";
        Annexe = "head_of_annexe": "رئيس(ة) الملحقة الإدارية", "Chef d’annexe", "Head of annexe";
        Director = "director": "المدير(ة) العام(ة) للمصالح", "Directeur général des services", "Director general of services";
    }
}

/// How a chain came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Everybody said yes.
    Approved,
    /// Somebody said no.
    Rejected,
    /// Somebody sent it back to be corrected: it may be sent again.
    Returned,
    /// Its asker took it back.
    Withdrawn,
}

/// A noun whose documents are decided by a chain; declared among the extensions of its entity.
pub struct Approvable {
    /// The collection.
    pub of: &'static Collection,
    /// Whose request it is: an employee, who decides nothing of it.
    pub employee: Field<Id>,
    /// The steps where no rule of the commune says otherwise.
    pub preset: &'static [Approver],
    /// What a type is called, in the language of the caller, for rules that nobody named.
    pub name_of_type: fn(&Cx<'_>, &str) -> Result<Option<String>>,
    /// What the rules look at; the document may not be written yet.
    pub topic: fn(&Cx<'_>, &Document) -> Result<Topic>,
    /// What a decider is shown of the request; the hash that is signed covers it beside the step, the word and the reason.
    pub shown: fn(&Cx<'_>, &Document) -> Result<Json>,
    /// What follows of a change of the chain: the noun sets its own fields, writes itself ([`write`], while the chain goes on), and
    /// answers what it wrote.
    pub follow: fn(&mut Cx<'_>, Document, &Progress) -> Result<Document>,
}

/// The manager, then human resources.
pub const MANAGER_THEN_HR: &[Approver] = &[Approver::Headship { level: Level::Manager }, Approver::Hr];
/// The manager alone.
pub const MANAGER: &[Approver] = &[Approver::Headship { level: Level::Manager }];

/// What rules look at of a request.
#[derive(Clone, Debug, Default)]
pub struct Topic {
    /// Its type, as the collection writes it.
    pub kind: Option<String>,
    /// How long it is, in days.
    pub days: Option<Decimal>,
}

/// Where a chain stands after a change.
#[derive(Clone, Debug)]
pub struct Progress {
    /// What is decided.
    pub purpose: Purpose,
    /// Where it stands.
    pub stage: Stage,
    /// The rows of `users` who may decide now.
    pub actors: Vec<Id>,
    /// By which office they do, at a step of heads.
    pub manager_type: Option<ManagerType>,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// What was just decided, if anything.
    pub decision: Option<Decision>,
}

/// What somebody decided.
#[derive(Clone, Debug)]
pub struct Decision {
    /// At which step.
    pub stage: Stage,
    /// Who, in `users`.
    pub by: Id,
    /// Who, as an employee, where the user is one.
    pub employee: Option<Id>,
    /// By which office.
    pub manager_type: Option<ManagerType>,
    /// The signature, as documents keep it.
    pub signature: Json,
    /// Why, where a reason was given.
    pub reason: Option<String>,
    /// When.
    pub at: Instant,
}

/// The nouns of approvals.
pub static ENTITIES: &[&Entity] = &[&rule::APPROVAL_RULE, &step::APPROVAL];

/// What is declared of a collection that is decided by chains.
fn approvable(cx: &Cx<'_>, collection: &str) -> Result<&'static Approvable> {
    let found = cx.extensions::<Approvable>().find(|one| one.of.id == collection);
    found.ok_or_else(|| decide::NOT_APPROVABLE.into())
}

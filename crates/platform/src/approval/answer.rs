//! What is told of the steps of a chain: to whoever decides them, and to whoever looks how a request stands.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::question::AskedOpinion;
use super::rule::approver::StepRule;
use super::step::Verdict;
use super::{ManagerType, Purpose, Stage};
use crate::answered_word::AnsweredWord;

/// What identifies a step to whoever decides it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "ApprovalStepHead")]
pub(super) struct StepHead {
    pub id: String,
    /// The collection of what is decided.
    #[schemars(with = "schema::CollectionId")]
    pub collection: &'static str,
    pub subject_id: String,
    /// What is decided, in the language of who looks.
    pub what: &'static str,
    pub purpose: AnsweredWord<Purpose>,
    pub step: AnsweredWord<Stage>,
    /// Whose request it is.
    pub employee_id: Option<String>,
    pub employee: Option<String>,
    /// By which office its deciders decide, at a step of heads.
    pub manager_type: Option<AnsweredWord<ManagerType>>,
    pub opened_at: String,
    pub due_at: Option<String>,
    /// Whether the next level was asked beside the first.
    pub escalated: bool,
}

/// What waits for the caller.
#[derive(Serialize, JsonSchema)]
pub(super) struct PendingApprovals {
    /// How many steps wait, of which a page is told.
    pub total: u64,
    /// The soonest due first.
    pub approvals: Vec<PendingApproval>,
    pub questions: Vec<PendingOpinion>,
}

/// A step that waits for the word of the caller, with what they are shown and sign.
#[derive(Serialize, JsonSchema)]
pub(super) struct PendingApproval {
    #[serde(flatten)]
    pub head: StepHead,
    /// What its noun shows of the request.
    pub shown: Json,
    /// The page of the request.
    pub link: String,
}

/// An opinion that somebody asks of the caller.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PendingOpinion {
    #[serde(flatten)]
    pub head: StepHead,
    pub question: String,
    pub asked_at: String,
}

/// How a request stands.
#[derive(Serialize, JsonSchema)]
pub(super) struct ApprovalChain {
    /// The steps that were opened, in their order.
    pub steps: Vec<ApprovalStep>,
    /// Those to come.
    pub then: Vec<ApprovalStepToCome>,
}

/// A step of a chain, open or decided.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ApprovalStep {
    #[serde(flatten)]
    pub head: StepHead,
    /// From 1.
    pub step_no: i64,
    pub decision: AnsweredWord<Verdict>,
    pub decided_by: Option<String>,
    /// The head in whose name it was decided.
    pub on_behalf_of: Option<String>,
    pub decided_at: Option<String>,
    pub reason: Option<String>,
    /// The word that was given at that step counts for this one.
    pub same_as_step: Option<i64>,
    pub signature_id: Option<String>,
    /// Whether what was signed is still what stands; nothing where nobody signed.
    pub is_genuine: Option<bool>,
    /// Who may decide it today; nobody once it is decided.
    pub actors: Vec<String>,
    /// Whether the caller may decide it.
    pub is_mine: bool,
    /// For whoever decides alone.
    pub opinions: Option<Vec<AskedOpinion>>,
}

/// The steps that a request would go through.
#[derive(Serialize, JsonSchema)]
pub(super) struct SupposedApprovalChain {
    pub steps: Vec<ApprovalStepToCome>,
}

/// A step that is still to come, and who would be asked today.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ApprovalStepToCome {
    pub step: AnsweredWord<Stage>,
    pub rule: StepRule,
    /// Working days to answer.
    pub days: i64,
    pub actors: Vec<String>,
    pub manager_type: Option<AnsweredWord<ManagerType>>,
}

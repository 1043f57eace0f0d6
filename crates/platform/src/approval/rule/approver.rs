//! Who decides a step, as a rule says it: a headship, a permission, a role, a person.

use engine::Cx;
use schema::{Id, Result};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::super::Stage;
use crate::people::employee::EMPLOYEES;
use crate::people::permission::is_permission;
use crate::people::role::ROLES;

/// A chain has at most so many steps: more, and nobody answers for the whole.
pub const MOST: usize = 8;
/// Days to answer where a preset chain is taken.
const PRESET_DAYS: i64 = 3;
/// Greatest number of days to answer.
const LONGEST_DAYS: i64 = 60;

/// A step of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ApprovalStepRule")]
pub struct StepRule {
    /// Who decides.
    #[serde(flatten)]
    pub by: Approver,
    /// Working days to answer.
    #[serde(default = "preset_days")]
    pub days: i64,
}

fn preset_days() -> i64 {
    PRESET_DAYS
}

/// Who decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "camelCase")]
pub enum Approver {
    /// The head of the asker, from a level upwards.
    Headship {
        /// From which level.
        level: Level,
    },
    /// Whoever holds human resources' approval.
    Hr,
    /// Whoever holds a permission.
    Permission {
        /// `resource:action`.
        permission: String,
    },
    /// Whoever holds a role.
    Role {
        /// The role.
        #[serde(rename = "roleId")]
        role: String,
    },
    /// One person.
    Person {
        /// The employee.
        #[serde(rename = "employeeId")]
        employee: String,
    },
}

/// From where heads are looked for, upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "HeadshipLevel")]
pub enum Level {
    /// The line manager of the file, else the nearest head.
    Manager,
    /// The head of the bureau,
    Bureau,
    /// of the service,
    Service,
    /// of the division,
    Division,
    /// of the direction,
    Direction,
    /// of the annexe.
    Annexe,
}

impl Approver {
    /// Where a request stands that waits for them.
    pub fn stage(&self) -> Stage {
        match self {
            Approver::Headship { .. } | Approver::Person { .. } => Stage::Manager,
            Approver::Hr | Approver::Permission { .. } | Approver::Role { .. } => Stage::Hr,
        }
    }

    /// Whether what it names is there.
    pub(super) fn exists(&self, cx: &Cx<'_>) -> Result<bool> {
        Ok(match self {
            Approver::Headship { .. } | Approver::Hr => true,
            Approver::Permission { permission } => permission.contains(':') && is_permission(permission),
            Approver::Role { role } => cx.get(&ROLES, role)?.is_some(),
            Approver::Person { employee } => cx.get(&EMPLOYEES, employee)?.is_some(),
        })
    }

    /// The employee whom it names.
    pub(in crate::approval) fn person(&self) -> Option<Id> {
        match self {
            Approver::Person { employee } => Some(Id(employee.clone())),
            _ => None,
        }
    }
}

impl StepRule {
    /// With the days of a preset chain.
    pub(in crate::approval) fn preset(by: &Approver) -> StepRule {
        StepRule {
            by: by.clone(),
            days: PRESET_DAYS,
        }
    }

    /// The steps that a rule says; none where they are wrong.
    pub(in crate::approval) fn read_all(json: &Json) -> Option<Vec<StepRule>> {
        let steps: Vec<StepRule> = serde_json::from_value(json.clone()).ok()?;
        let is_right = (1..=MOST).contains(&steps.len());
        let days_are_right = steps.iter().all(|step| (1..=LONGEST_DAYS).contains(&step.days));
        (is_right && days_are_right).then_some(steps)
    }
}

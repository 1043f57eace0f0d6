//! What is asked of those who keep attendance, absences and their letters.

/// Days, warnings, duties.
pub(crate) const ATTENDANCE: &str = crate::RESOURCE;
/// Reads days and warnings.
pub(crate) const READS_DAYS: &str = "pointage:read";
/// Issues warnings.
pub(crate) const ISSUES: &str = "pointage:create";
/// Absences and reports of annexes.
pub(crate) const ABSENCES: &str = "absence-management";
/// Reads absences, without what is of the person alone.
pub(crate) const READS_ABSENCES: &str = "absence-management:read";
/// Enters absences and reports.
pub(crate) const ENTERS_ABSENCES: &str = "absence-management:create";
/// Accepts and refuses justifications.
pub(crate) const DECIDES_ABSENCES: &str = "absence-management:approve";
/// Reads what is told of somebody's health.
pub(crate) const HEALTH: &str = "rh-managements:approve";
/// Human resources.
pub(crate) const HR: &str = platform::people::HR;
/// Reads figures without names.
pub(crate) const STATISTICS: &str = "statistics:read";

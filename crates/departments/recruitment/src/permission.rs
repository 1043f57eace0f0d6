//! What is asked of the secretariat of an exam. A marker needs no permission: being a member of its committee is the right
//! (decision 33).

use engine::Allowed;

/// Exams, and all that is theirs.
pub(crate) const EXAMS: &str = "recruitment-system";
/// Reads the files of candidates, but the secret of their tracking numbers.
pub(crate) const READS: &str = "recruitment-system:read";
/// The secretariat: prepares and leads an exam, and gives no mark.
pub(crate) const SECRETARIAT: &str = "recruitment-system:update";
/// Whoever is of the secretariat.
pub(crate) const CLERKS: Allowed = Allowed::Holders(&[SECRETARIAT]);

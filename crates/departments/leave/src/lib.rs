//! Leave (الرخص): what types there are, what was asked for and answered, and the ledger of days.

use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department::plain(&[]);

//! What employees ask human resources for (طلبات الموظفين): papers, and corrections of what their file says.

use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department::plain(&[]);

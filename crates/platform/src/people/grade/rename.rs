//! A grade that is renamed is renamed in the files; one that is new takes in the files that typed its name.

use engine::Effect;

use crate::people::employee::EMPLOYEES;
use crate::people::employee::rank::{self, GRADE_LIST};

pub(super) const FILES_FOLLOW: Effect = Effect {
    touches: &[|| &EMPLOYEES],
    run: |cx, change| rank::files_follow(cx, &GRADE_LIST, change),
};

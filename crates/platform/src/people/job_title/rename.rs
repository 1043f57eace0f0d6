//! A job title that is renamed is renamed in the files; one that is new takes in the files that typed its name.

use engine::Effect;

use crate::people::employee::EMPLOYEES;
use crate::people::employee::rank::{self, FUNCTION_LIST};

pub(super) const FILES_FOLLOW: Effect = Effect {
    touches: &[|| &EMPLOYEES],
    run: |cx, change| rank::files_follow(cx, &FUNCTION_LIST, change),
};

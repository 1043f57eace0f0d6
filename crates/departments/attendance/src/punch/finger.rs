//! Fingers: who has one at a device. That there is one is all that is known here.

use std::collections::BTreeSet;

use engine::Cx;
use platform::people::employee::{self, EMPLOYEES};
use schema::Result;

use super::writer::NewPunch;
use super::{SOURCE, Source, VERIFY_MODE};

/// What a terminal says of a punch that was made by a finger. Log files have another order of columns, and prove nothing.
const VERIFIED_BY_FINGER: i64 = 1;

/// The files of these codes say from now on that there is a finger; how many did not.
pub fn note(cx: &mut Cx<'_>, codes: &[String]) -> Result<u64> {
    if codes.is_empty() {
        return Ok(0);
    }
    let without = [employee::EMP_CODE.any_of(codes), employee::FINGERPRINT.eq(false)];
    let files = cx.all(&EMPLOYEES, without)?;
    let count = files.len() as u64;
    for file in files {
        cx.update(file.with(employee::FINGERPRINT, true))?;
    }
    Ok(count)
}

/// The codes of punches that were made by a finger.
pub fn codes_of(source: Source, punches: &[NewPunch]) -> Vec<String> {
    let is_proof = |punch: &&NewPunch| source == Source::Device && punch.verify == Some(VERIFIED_BY_FINGER);
    let codes: BTreeSet<&str> = punches
        .iter()
        .filter(is_proof)
        .map(|punch| punch.code.as_str())
        .collect();
    codes.into_iter().map(str::to_owned).collect()
}

/// Whether a punch that stands was made by a finger.
pub fn proves(punch: &schema::Document) -> bool {
    punch.get(SOURCE) == Some(Source::Device) && punch.get(VERIFY_MODE) == Some(VERIFIED_BY_FINGER)
}

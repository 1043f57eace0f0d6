//! Who sits in a committee, as minutes print it.

use engine::Cx;
use schema::{Choice as _, Document, Id, Result};

use super::{COMMITTEE, COMMITTEE_MEMBERS, NAME, ROLE};
use crate::committee::COMMITTEES;

/// The committees of these seats with all who sit there and in what quality, in French and in Arabic: minutes name those who were
/// there, whoever of them signed.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn composition(cx: &Cx<'_>, seats: &[Id]) -> Result<[String; 2]> {
    let mut committees: Vec<Id> = Vec::new();
    for seat in seats {
        let committee = cx.need(&COMMITTEE_MEMBERS, seat.as_str())?.need(COMMITTEE)?;
        if !committees.contains(&committee) {
            committees.push(committee);
        }
    }
    let mut lines: [Vec<String>; 2] = Default::default();
    for committee in &committees {
        let members = cx.all(&COMMITTEE_MEMBERS, [COMMITTEE.eq(committee)])?;
        let (fr, ar) = cx.need(&COMMITTEES, committee.as_str())?.title();
        let in_french: Vec<String> = members.iter().map(|one| member(one, 0)).collect();
        let in_arabic: Vec<String> = members.iter().map(|one| member(one, 1)).collect();
        lines[0].push(format!("{fr}\u{a0}: {}", in_french.join(", ")));
        lines[1].push(format!("{ar}: {}", in_arabic.join("، ")));
    }
    Ok([lines[0].join(" ; "), lines[1].join("؛ ")])
}

/// `Pierre Alami (membre)`, in a language.
fn member(seat: &Document, language: usize) -> String {
    let name = seat.get(NAME).unwrap_or_default();
    let quality = seat.get(ROLE).map(|role| {
        let label = role.label();
        if language == 0 {
            label.fr.to_lowercase()
        } else {
            label.ar.to_owned()
        }
    });
    quality.map_or_else(|| name.clone(), |quality| format!("{name} ({quality})"))
}

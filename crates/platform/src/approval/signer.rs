//! Who approved a document, as its paper says it: the decisions of its chain are the signatures that the paper bears.

use engine::Cx;
use schema::{Choice as _, Document, Id, Instant, Result};

use super::step::{
    DECIDED_AT, DECIDED_BY, DECISION, MANAGER_TYPE, ON_BEHALF_OF, SAME_AS, SIGNATURE, STEP, STEP_NO, Verdict,
};
use super::{Stage, step};
use crate::papers::authentic_document::signed_copy::Signer;
use crate::people::employee::{self, EMPLOYEES, rank};
use crate::people::user::{self, USERS};
use crate::signature::{DRAWING, SIGNATURES};

/// Whoever approved a document, in the order of its steps: the last chain that everybody agreed to. A step that counted for two
/// is one signature.
///
/// # Errors
/// When the steps cannot be read.
pub fn signers(cx: &Cx<'_>, subject: &Document) -> Result<Vec<Signer>> {
    let mut chains: Vec<Vec<Document>> = Vec::new();
    for step in step::all_of(cx, subject)? {
        match chains.last_mut() {
            Some(chain) if step.get(STEP_NO) != Some(1) => chain.push(step),
            _ => chains.push(vec![step]),
        }
    }
    let is_granted = |chain: &&Vec<Document>| {
        let mut verdicts = chain.iter().map(|step| step.get(DECISION));
        verdicts.all(|verdict| verdict == Some(Verdict::Approved))
    };
    let Some(granted) = chains.iter().rev().find(is_granted) else {
        return Ok(Vec::new());
    };
    let is_signed = |step: &&Document| step.get(SAME_AS).is_none() && step.get(SIGNATURE).is_some();
    let signed = granted.iter().filter(is_signed);
    signed.map(|step| signer(cx, step)).collect()
}

fn signer(cx: &Cx<'_>, step: &Document) -> Result<Signer> {
    let Instant(at) = step.need(DECIDED_AT)?;
    let account = cx.need(&USERS, step.need(DECIDED_BY)?.as_str())?;
    let file = match account.get(user::EMPLOYEE) {
        Some(Id(id)) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let office = step.get(MANAGER_TYPE).map(|office| both(&office.label()));
    let head = match step.get(ON_BEHALF_OF) {
        Some(Id(id)) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let (name, own_office) = if let Some(file) = &file {
        (names(file), rank::names_in_both(cx, &rank::FUNCTION_LIST, file)?)
    } else {
        let name = account.get(user::USERNAME).unwrap_or_default();
        ([name.clone(), name], Default::default())
    };
    let is_hr = step.get(STEP) == Some(Stage::Hr);
    // Whoever stands in for a head signs in the own function, and in the name of that head.
    let (office, on_behalf_of) = match head {
        Some(head) => (own_office, in_office(&names(&head), office)),
        None if is_hr => (both(&Stage::Hr.label()), Default::default()),
        None => (office.unwrap_or(own_office), Default::default()),
    };
    let Id(signature_id) = step.need(SIGNATURE)?;
    let signature = cx.get(&SIGNATURES, &signature_id)?;
    Ok(Signer {
        signature_id,
        drawing: signature.and_then(|row| row.get(DRAWING)),
        name,
        office,
        on_behalf_of,
        at,
    })
}

fn both(label: &schema::Label) -> [String; 2] {
    [label.fr.to_owned(), label.ar.to_owned()]
}

fn names(file: &Document) -> [String; 2] {
    [employee::NAME_FR, employee::NAME_AR].map(|key| file.get(key).unwrap_or_default())
}

/// A name with its office, in each language with its comma.
fn in_office([fr, ar]: &[String; 2], office: Option<[String; 2]>) -> [String; 2] {
    match office {
        Some([office, office_ar]) => [format!("{fr}, {office}"), format!("{ar}، {office_ar}")],
        None => [fr.clone(), ar.clone()],
    }
}

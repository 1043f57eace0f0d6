//! A letter that an administrator has sent to see whether mail works: `outbox.test {to, language?}`.

use engine::notify::Channel;
use engine::{Action, Allowed, Cx, Input, Run};
use schema::{Lang, Result, expected};
use serde_json::{Value as Json, json};

use super::{Kind, Sending, send};

/// Sends a test message; the row of the outbox says how it went.
pub const TRIAL: Action = Action {
    id: "outbox.test",
    allowed: Allowed::Admins,
    prepare: |_, input| {
        let to = (schema::EMAIL.normal)(input.need("to")?);
        if !(schema::EMAIL.is_right)(&to) {
            return Err(crate::given::argument("to", expected::NO_EMAIL));
        }
        Ok(input)
    },
    run: Run::Once(run),
};

fn run(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let account = cx.who().account.clone();
    let row = send(
        cx,
        &Sending {
            kind: Kind::Trial,
            channel: Channel::Mail,
            lang: input.text("language").and_then(Lang::read).unwrap_or(input.lang),
            to: &(schema::EMAIL.normal)(input.need("to")?),
            token: None,
            url: None,
            phrase: None,
            caused_by: account.as_deref(),
            is_decoy: false,
        },
    )?;
    Ok(json!({ "outboxId": row.id }))
}

//! Handing commands out, and taking their results in.

use std::collections::BTreeMap;

use engine::Cx;
use jiff::{SignedDuration, civil};
use schema::{Document, Filter, Instant, Result};

use super::{
    ANSWERED, ATTEMPTS, DEVICE, DEVICE_COMMANDS, KIND, Kind, NUMBER, PARAMS, RESULT, SENT, STATE, State, text,
};
use crate::device::IS_ACCESS;

/// So many commands go with one answer: what a terminal holds of them is little.
const AT_ONCE: usize = 20;
/// A command without result is sent again after so long,
const PATIENCE: SignedDuration = SignedDuration::from_mins(5);
/// and so many times in all.
const ATTEMPTS_AT_MOST: i64 = 3;
/// So many that wait are looked at for one answer.
const PAGE: u64 = 200;

/// The commands that a device is to be handed now.
pub fn waiting(cx: &Cx<'_>, device: &Document) -> Result<Vec<Document>> {
    let before = Instant(cx.now() - PATIENCE);
    let open = Filter::Any(vec![
        STATE.eq(State::Queued),
        Filter::All(vec![STATE.eq(State::Sent), SENT.lt(before)]),
    ]);
    cx.find(&DEVICE_COMMANDS, [DEVICE.eq(device.id.as_str()), open], PAGE)
}

/// Notes that commands are sent, and gives the lines that say them.
pub fn send(cx: &mut Cx<'_>, device: &Document) -> Result<String> {
    let (mut lines, mut sent) = (String::new(), 0);
    let is_access = device.get(IS_ACCESS) == Some(true);
    for command in waiting(cx, device)? {
        let attempts = command.get(ATTEMPTS).unwrap_or_default();
        let (kind, params) = (command.need(KIND)?, command.get(PARAMS).unwrap_or_default());
        let Some(said) = text::of(kind, &params, is_access, cx.now()) else {
            if kind != Kind::Resend {
                finish(cx, command, None)?;
            }
            continue;
        };
        if attempts >= attempts_at_most(kind) {
            finish(cx, command, None)?;
            continue;
        }
        if sent >= AT_ONCE {
            break;
        }
        sent += 1;
        let number = command.need(NUMBER)?;
        lines.push_str(&["C:", &number.to_string(), ":", &said, "\n"].concat());
        let command = command.with(STATE, State::Sent).with(SENT, cx.moment());
        cx.update(command.with(ATTEMPTS, attempts + 1))?;
    }
    Ok(lines)
}

/// A terminal that restarts may well not answer first: a second time would restart it again.
fn attempts_at_most(kind: Kind) -> i64 {
    if kind == Kind::Reboot { 1 } else { ATTEMPTS_AT_MOST }
}

/// A handshake is what these commands are for: those that were sent are done by it, answered or not.
pub fn note_handshake(cx: &mut Cx<'_>, device: &Document) -> Result<()> {
    let sent = [
        DEVICE.eq(device.id.as_str()),
        KIND.any_of([Kind::Check, Kind::Reboot]),
        STATE.eq(State::Sent),
    ];
    let commands = cx.all(&DEVICE_COMMANDS, sent)?;
    commands
        .into_iter()
        .try_for_each(|command| finish(cx, command, Some(0)))
}

/// Whether the next handshake is to have everything sent again; the command is then done.
pub fn take_full_resend(cx: &mut Cx<'_>, device: &Document) -> Result<bool> {
    let open = [
        DEVICE.eq(device.id.as_str()),
        KIND.eq(Kind::Resend),
        STATE.eq(State::Queued),
    ];
    let is_full = |command: &Document| {
        let params = command.get(PARAMS).unwrap_or_default();
        params.as_object().is_none_or(serde_json::Map::is_empty)
    };
    let full: Vec<Document> = cx.all(&DEVICE_COMMANDS, open)?.into_iter().filter(is_full).collect();
    let is_asked = !full.is_empty();
    for command in full {
        finish(cx, command, Some(0))?;
    }
    Ok(is_asked)
}

/// What a terminal answers to one command.
pub struct CommandResult {
    /// The number of the command.
    pub number: i64,
    /// From 0 it is done.
    pub result: i64,
    /// How many lines it says that it holds, if it was asked.
    pub count: Option<i64>,
}

/// A command that a terminal has answered.
pub struct AnsweredCommand {
    /// Which one.
    pub kind: Kind,
    /// The day that it was about.
    pub day: Option<civil::Date>,
    /// Whether it asked for a count in the old way.
    pub is_old_count: bool,
}

/// A result that came: which command of that device it was.
pub fn take_result(cx: &mut Cx<'_>, device: &Document, result: &CommandResult) -> Result<Option<AnsweredCommand>> {
    let own = [
        DEVICE.eq(device.id.as_str()),
        NUMBER.eq(result.number),
        STATE.eq(State::Sent),
    ];
    let Some(command) = cx.first(&DEVICE_COMMANDS, own)? else {
        return Ok(None);
    };
    let (kind, params) = (command.need(KIND)?, command.get(PARAMS).unwrap_or_default());
    let day = params["day"].as_str().and_then(|day| day.parse().ok());
    finish(cx, command, Some(result.result))?;
    Ok(Some(AnsweredCommand {
        kind,
        day,
        is_old_count: params[text::OURS].is_i64(),
    }))
}

fn finish(cx: &mut Cx<'_>, command: Document, result: Option<i64>) -> Result<()> {
    let is_done = result.is_some_and(|result| result >= 0);
    let state = if is_done { State::Done } else { State::Failed };
    let mut command = command.with(STATE, state).with(ANSWERED, cx.moment());
    command.set_or_clear(RESULT, result);
    cx.update(command).map(drop)
}

/// The results in a body: `ID=17&Return=0&CMD=DATA`, a line each, with lines of more values after it, or each value a line.
pub fn read_results(body: &str) -> Vec<CommandResult> {
    let mut results: Vec<BTreeMap<String, String>> = Vec::new();
    for pair in body.split(['\n', '\r', '&']) {
        let Some((name, value)) = pair.split_once('=') else {
            continue;
        };
        let name = name.trim().to_ascii_lowercase();
        if name == "id" || results.is_empty() {
            results.push(BTreeMap::new());
        }
        if let Some(last) = results.last_mut() {
            last.entry(name).or_insert_with(|| value.trim().to_owned());
        }
    }
    let number = |values: &BTreeMap<String, String>, name: &str| values.get(name)?.parse::<i64>().ok();
    let read = |values: &BTreeMap<String, String>| {
        Some(CommandResult {
            number: number(values, "id")?,
            result: number(values, "return")?,
            count: number(values, "attlogsum").or(number(values, "sum")),
        })
    };
    results.iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_each_form() {
        let read = |body: &str| -> Vec<(i64, i64, Option<i64>)> {
            let each = read_results(body).into_iter();
            each.map(|one| (one.number, one.result, one.count)).collect()
        };
        assert_eq!(read("ID=17&Return=0&CMD=DATA\n"), [(17, 0, None)]);
        assert_eq!(
            read("ID=1&Return=0&CMD=DATA UPDATE\r\nID=2&Return=-1002&CMD=CHECK"),
            [(1, 0, None), (2, -1002, None)]
        );
        assert_eq!(
            read("ID=9&Return=0&CMD=VERIFY SUM&AttlogSum=700\n~SerialNumber=X\n"),
            [(9, 0, Some(700))]
        );
        assert_eq!(read("ID=5\nSN=X\nReturn=3\nCMD=GetFile\nContent=AA=="), [(5, 3, None)]);
        assert_eq!(read("nonsense"), []);
    }
}

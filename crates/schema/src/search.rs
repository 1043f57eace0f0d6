//! What people type into a search box, as a filter: every word in some field of the row that its reader may read there.

use crate::{
    Attr, Collection, FieldDef, FieldSet, Filter, Item, Kind, Lang, Op, PHONE, RowsOf, Value, View, Word, fold,
    search_fold, search_text, search_words,
};

/// Words beyond these narrow no search: a page pasted into the box shall not be a thousand comparisons.
const MOST_WORDS: usize = 12;
/// Nor do characters beyond these: nothing that is looked for by its spelling is as long.
const MOST_CHARS: usize = 400;

/// Digits of a telephone from which it is looked for: after its prefix, and where none was typed. Fewer stand in too many.
const LEAST_AFTER_PREFIX: usize = 3;
const LEAST_WITHOUT_PREFIX: usize = 6;

/// Finds a text in any of the fields. What may be read differs from row to row, so each kind of grant is asked by its own
/// fields: those of the own row narrow nobody else's. However long the text is, the filter is bounded: every door comes through
/// here.
pub fn find(view: &View, fields: FieldSet, text: &str) -> Filter {
    let text = beginning(text.trim());
    let open = view.grants.iter().filter(|grant| grant.rows == RowsOf::All);
    // The widest stands first.
    let everywhere = open.map(|grant| grant.fields.and(fields)).next();
    let mut ways: Vec<Filter> = everywhere
        .map(|fields| find_in(view.of, fields, text))
        .into_iter()
        .collect();
    for grant in &view.grants {
        let own = grant.fields.and(fields);
        if everywhere.is_some_and(|known| known.covers(own)) {
            continue;
        }
        let within = match &grant.rows {
            RowsOf::Any(rows) => rows_of(view.of, rows),
            RowsOf::Linked { .. } => Filter::Within(grant.rows.clone()),
            // No collection that people search in is opened by the beginning of a text.
            RowsOf::All | RowsOf::Prefix(..) | RowsOf::NotPrefix(..) => continue,
        };
        ways.push(Filter::All(vec![within, find_in(view.of, own, text)]));
    }
    one_or_any(ways)
}

/// As much of a text as anything is spelt with.
fn beginning(text: &str) -> &str {
    let end = text.char_indices().nth(MOST_CHARS);
    end.map_or(text, |(at, _)| &text[..at])
}

/// The words that are looked for.
fn bounded_words(text: &str) -> Vec<String> {
    search_words(text).into_iter().take(MOST_WORDS).collect()
}

/// The rows that a grant opens, as a filter.
fn rows_of(of: &'static Collection, rows: &[(&'static str, Vec<String>)]) -> Filter {
    let holds = |(name, ids): &(&'static str, Vec<String>)| {
        let attr = Attr::from_name(of, name)?;
        let is_list = matches!(
            attr,
            Attr::Field(FieldDef {
                kind: Kind::List(Item::Link(_)),
                ..
            })
        );
        let values = ids.iter().map(|id| Value::from(id.as_str())).collect();
        let op = if is_list { Op::Contains } else { Op::Equal };
        Some(Filter::Test {
            path: crate::Path { via: None, attr },
            op,
            values,
        })
    };
    Filter::Any(rows.iter().filter_map(holds).collect())
}

/// Each word in one of the fields, or the whole text as a field spells it: a plate, a number with its year.
fn find_in(of: &'static Collection, fields: FieldSet, text: &str) -> Filter {
    let words = bounded_words(text);
    let year = of.series.and_then(|series| of.position(series.year.name));
    // A year alone would find all its rows.
    let searched = || {
        fields
            .positions()
            .filter(|at| Some(*at) != year)
            .map(|at| &of.fields()[at])
    };
    let in_any = |word: &String| one_or_any(searched().filter_map(|field| word_in(field, word)).collect());
    let mut ways = vec![Filter::All(words.iter().map(in_any).collect())];
    if words.len() > 1 {
        ways.extend(searched().filter_map(|field| spelt_in(field, text)));
        ways.extend(numbered(of, fields, text));
    }
    one_or_any(ways)
}

/// A word in a field: somewhere in a text, at the beginning of a number, in what a choice is called in any language.
fn word_in(field: &'static FieldDef, word: &str) -> Option<Filter> {
    match field.kind {
        Kind::Integer => {
            let is_number = word.bytes().all(|b| b.is_ascii_digit());
            is_number.then(|| Filter::test(field, Op::StartsWith, vec![Value::from(word)]))
        }
        Kind::Text | Kind::Long => {
            spelt_in(field, word).or_else(|| Some(Filter::test(field, Op::Search, vec![Value::from(word)])))
        }
        kind => kind.words().and_then(|words| choice_in(field, words, word)),
    }
}

/// The rows whose choice is called so.
fn choice_in(field: &'static FieldDef, words: &'static [Word], typed: &str) -> Option<Filter> {
    let is_called = |word: &&Word| {
        Lang::ALL
            .iter()
            .any(|lang| search_text(word.label.text(*lang)).contains(typed))
    };
    let wires: Vec<Value> = words
        .iter()
        .filter(is_called)
        .map(|word| Value::from(word.wire))
        .collect();
    (!wires.is_empty()).then(|| Filter::test(field, Op::Equal, wires))
}

/// A telephone by its beginning, however it is written, or by a good part of its digits.
fn phone_in(field: &'static FieldDef, text: &str) -> Filter {
    let bare = PHONE.normal(text);
    let is_number = |digits: &str, least: usize| digits.len() >= least && digits.bytes().all(|b| b.is_ascii_digit());
    let international = bare.strip_prefix("+212").or_else(|| bare.strip_prefix("00212"));
    let sought = match international.or_else(|| bare.strip_prefix('0')) {
        Some(rest) if is_number(rest, LEAST_AFTER_PREFIX) => Some(format!("+212{rest}")),
        // `12/2026` is a number and its year.
        None if is_number(&bare, LEAST_WITHOUT_PREFIX) && !text.contains('/') => Some(bare),
        _ => None,
    };
    one_or_any(
        sought
            .map(|digits| Filter::test(field, Op::Contains, vec![Value::Text(digits)]))
            .into_iter()
            .collect(),
    )
}

/// A text in a field that has one spelling of many; none in others.
fn spelt_in(field: &'static FieldDef, text: &str) -> Option<Filter> {
    let form = field.form?;
    if form.name == PHONE.name {
        return Some(phone_in(field, text));
    }
    let normal = search_fold(&form.normal(text));
    let contains = (!normal.is_empty()).then(|| Filter::test(field, Op::Contains, vec![Value::Text(normal)]));
    let words = form
        .sought
        .map(|sought| bounded_words(&sought(text)))
        .unwrap_or_default();
    let sought =
        (!words.is_empty()).then(|| Filter::test(field, Op::Search, words.into_iter().map(Value::Text).collect()));
    Some(one_or_any(contains.into_iter().chain(sought).collect()))
}

/// The document of that number and year, as people write it: `59/2026`.
fn numbered(of: &'static Collection, fields: FieldSet, text: &str) -> Option<Filter> {
    let series = of.series?;
    let (number, year) = (of.position(series.number.name)?, of.position(series.year.name)?);
    let folded = fold(text);
    let (left, right) = folded.split_once(['/', '-'])?;
    let parsed = |text: &str| text.trim().parse::<i64>().ok();
    let is = |at: usize, number: i64| Filter::test(&of.fields()[at], Op::Equal, vec![Value::Int(number)]);
    (fields.has(number) && fields.has(year))
        .then(|| Some(Filter::All(vec![is(number, parsed(left)?), is(year, parsed(right)?)])))?
}

fn one_or_any(mut ways: Vec<Filter>) -> Filter {
    match ways.len() {
        1 => ways.remove(0),
        _ => Filter::Any(ways),
    }
}

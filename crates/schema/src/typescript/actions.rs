//! `actions.gen.ts`: what each action is given, so that the web calls it with types.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Emitted, answers, capital};
use crate::answer::schemas;
use crate::{Argument, Collection, Shape, Signature};

/// The file of these actions.
pub(super) fn actions(all: &[Signature], public: &[&Collection]) -> Emitted {
    let mut schemas = schemas();
    let mut answer_lines = String::new();
    for one in all {
        let answer = answers::of_schema(&one.answer.schema(&mut schemas), "  ");
        answer_lines.extend(["  '", one.action, "': ", &answer, "\n"]);
    }
    let declarations = answers::declarations(schemas.definitions());
    let fields = all.iter().flat_map(|one| &one.arguments);
    let mut used: BTreeSet<String> = fields.filter_map(|one| collection(one.shape)).collect();
    used.extend(collections_named(&answer_lines, public));
    used.extend(collections_named(&declarations, public));
    let imports = match used.into_iter().collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => none,
        names => format!("import type {{ {names} }} from './schema.gen'\n"),
    };
    let lines = input_lines(all);
    let acts_on = acts_on(all);
    Emitted {
        path: "actions.gen.ts".to_owned(),
        text: format!(
            "// Emitted by `diwan types`.\n{imports}\n/** What each action is given, by its id. */\n\
             export interface ActionInputs {{\n{lines}}}\n\nexport type ActionId = keyof ActionInputs\n\n\
             {declarations}/** What each action answers. */\n\
             export interface ActionAnswers {{\n{answer_lines}}}\n\n\
             /** The acts on documents of each collection. */\n\
             export interface ActsOn {{\n{acts_on}}}\n"
        ),
    }
}

/// What each is given. Inputs of one type are the same thirty times over: the first of a type says it, the others refer to it.
fn input_lines(all: &[Signature]) -> String {
    let mut first: HashMap<&str, &str> = HashMap::new();
    let mut lines = String::new();
    for one in all {
        let input = match first.get(one.input.as_str()) {
            Some(known) => format!("ActionInputs['{known}']"),
            None if one.arguments.is_empty() => "Record<string, never>".to_owned(),
            None => {
                first.insert(&one.input, one.action);
                let members: String = one.arguments.iter().map(member).collect();
                format!("{{\n{members}  }}")
            }
        };
        lines.extend(["  '", one.action, "': ", &input, "\n"]);
    }
    lines
}

/// A line for each collection with acts on its documents.
fn acts_on(all: &[Signature]) -> String {
    let mut by_collection: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for one in all {
        if let Some(of) = one.on.filter(|of| of.is_public()) {
            let acts = by_collection.entry(of.id).or_default();
            acts.push(format!("'{}'", one.action));
        }
    }
    let line = |(of, acts): (&str, Vec<String>)| format!("  {of}: {}\n", acts.join(" | "));
    by_collection.into_iter().map(line).collect::<Vec<_>>().concat()
}

/// The collections whose documents stand in these types.
fn collections_named(types: &str, public: &[&Collection]) -> BTreeSet<String> {
    let code = types.lines().filter(|line| !line.trim_start().starts_with("/**"));
    let words: BTreeSet<&str> = code
        .flat_map(|line| line.split(|sign: char| !sign.is_alphanumeric()))
        .collect();
    let names = public.iter().map(|of| capital(of.id));
    let names = names.chain(["CollectionId".to_owned()]);
    names.filter(|name| words.contains(name.as_str())).collect()
}

fn collection(shape: Shape) -> Option<String> {
    match shape {
        Shape::Field(of, _) => Some(capital(of.id)),
        _ => None,
    }
}

fn member(one: &Argument) -> String {
    let says = match one.says.trim() {
        "" => String::new(),
        says => format!("    /** {says} */\n"),
    };
    let (mark, null) = if one.is_required { ("", "") } else { ("?", " | null") };
    format!("{says}    {}{mark}: {}{null}\n", one.name, holds(one.shape))
}

fn holds(shape: Shape) -> String {
    match shape {
        Shape::Text | Shape::Day => "string".to_owned(),
        Shape::Flag => "boolean".to_owned(),
        Shape::Count => "number".to_owned(),
        Shape::Word(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
            words.join(" | ")
        }
        Shape::Texts => "string[]".to_owned(),
        Shape::Counts => "number[]".to_owned(),
        Shape::TextsByName => "Record<string, string>".to_owned(),
        Shape::Json => "unknown".to_owned(),
        Shape::File => "Blob".to_owned(),
        Shape::Field(of, field) => format!("{}['{}']", capital(of.id), field.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use schemars::SchemaGenerator;

    use crate::{AnswerShape, fields};

    fields! {
        WHEN: crate::Instant = crate::instant("returnedAt") => "ا", "w", "when";
    }
    static TRIPS: Collection = Collection::new("trips", FIELDS);

    fn argument(name: &'static str, shape: Shape, is_required: bool) -> Argument {
        Argument {
            name,
            says: if is_required { " Which one." } else { "" },
            shape,
            is_required,
        }
    }

    fn signature(action: &'static str, input: &'static str, arguments: Vec<Argument>) -> Signature {
        Signature {
            action,
            input: input.to_owned(),
            arguments,
            on: Some(&TRIPS),
            answer: match action {
                "trips.close" => AnswerShape::Document(&TRIPS),
                _ => AnswerShape::Value(SchemaGenerator::subschema_for::<bool>),
            },
            wording: None,
        }
    }

    fn close_arguments() -> Vec<Argument> {
        vec![
            argument("id", Shape::Text, true),
            argument("language", Shape::Word(&["fr", "ar"]), false),
            argument("returnedAt", Shape::Field(&TRIPS, &TRIPS.fields()[0]), false),
        ]
    }

    #[test]
    fn each_action_says_what_it_is_given_and_those_of_one_type_say_it_once() {
        let all = [
            signature("trips.end", "()", Vec::new()),
            signature("trips.close", "Close", close_arguments()),
            signature("walks.close", "Close", close_arguments()),
        ];
        let emitted = actions(&all, &[&TRIPS]);
        assert_eq!(emitted.path, "actions.gen.ts");
        let expected = "// Emitted by `diwan types`.
import type { Trips } from './schema.gen'

/** What each action is given, by its id. */
export interface ActionInputs {
  'trips.end': Record<string, never>
  'trips.close': {
    /** Which one. */
    id: string
    language?: 'fr' | 'ar' | null
    returnedAt?: Trips['returnedAt'] | null
  }
  'walks.close': ActionInputs['trips.close']
}

export type ActionId = keyof ActionInputs

/** What each action answers. */
export interface ActionAnswers {
  'trips.end': boolean
  'trips.close': Trips
  'walks.close': boolean
}

/** The acts on documents of each collection. */
export interface ActsOn {
  trips: 'trips.end' | 'trips.close' | 'walks.close'
}
";
        assert_eq!(emitted.text, expected);
    }
}

import type { ActionId } from './actions.gen'
import type { CollectionId } from './schema.gen'

export type Kind =
  | 'text'
  | 'long'
  | 'int'
  | 'dec'
  | 'bool'
  | 'date'
  | 'instant'
  | 'enum'
  | 'ref'
  | 'file'
  | 'json'
  | 'list'

/** One value of a choice. */
export interface OptionMeta {
  value: string
  label: string
  /** What it means for who reads it, where it is a state. */
  tone?: 'good' | 'warn' | 'bad' | 'info' | 'quiet'
}

/** What the server declares of one attribute, with its label in one language. */
export interface FieldMeta {
  name: string
  label: string
  kind: Kind
  /** The kind of the items of a list. */
  of?: 'text' | 'int' | 'file' | 'ref'
  required?: true | undefined
  computed?: true
  unique?: true
  searched?: true
  /** Papers draw it: the server refuses what no font has. */
  printed?: true
  /** The collection whose documents offer what they hold of it. */
  suggestedBy?: CollectionId
  /** Harms a person in the wrong hands: a draft keeps it in its tab alone. */
  sensitive?: true
  /** Longest text, in characters. */
  max?: number
  least?: number
  most?: number
  form?:
    | 'cin'
    | 'country'
    | 'phone'
    | 'email'
    | 'deviceCode'
    | 'rib'
    | 'time'
    | 'plate'
    | 'power'
    | 'month'
    | 'monthAndDay'
    | 'serialNumber'
  pattern?: string
  default?: string | number | boolean
  words?: readonly OptionMeta[]
  to?: CollectionId
  /** Name under which the linked document arrives when it is asked for. */
  expands?: string
  /** The field before whose day or instant it may not lie. */
  notBefore?: string
  bucket?: string
}

/** Contents that a bucket holds, and how large each may be, in bytes. */
export interface Holding {
  mimes: readonly string[]
  endings: readonly string[]
  most: number
}

export interface FlowMeta {
  field: string
  steps: readonly StepMeta[]
}

/** One step from one state to another: what its button says, who may, and what must be known by then. */
export interface StepMeta {
  from: string
  to: string
  step: string
  label: string
  /** Who makes it: any one of these. */
  actors: readonly StepActor[]
  required: readonly string[]
}

/** An action held on the resource, a word of auth, the employee whom a field names, the head of the unit that one names, or the house. */
export type StepActor =
  | { permission: string }
  | { auth: string }
  | { person: readonly string[] }
  | { head: readonly string[] }
  /** Whoever signs for the office that the row names: the server alone knows. */
  | { office: true }
  | { engine: true }

/** What the server says of an act on a document: its button, its question, its toast. */
export interface ActMeta {
  act: ActionId
  label: string
  /** Said once it is done. */
  done: string
  /** Asked before it is done, with what will be so afterwards. */
  title?: string
  text?: string
  destructive?: true
  /** By which input it is given the document, where not by `id`. */
  by?: string
  /** What it takes, each by a field of the collection. */
  inputs?: readonly { name: string; field: string; required?: true }[]
}

/** What the first load knows of a collection. */
export interface CollectionFacts {
  /** Its database, where it is not `main`. */
  database?: string
  /** The fields that name a document: the French one, then the Arabic one. */
  title?: readonly string[]
  /** The form of that name, where it has one. */
  form?: FieldMeta['form']
  /** The fields of its number and of the year that counts it: it goes by these. */
  number?: readonly [string, string]
  /** Where a picker looks for one, where not in the title; the first orders what is offered. */
  pickedBy?: readonly string[]
  /** What tells two of one name apart: of each group the first that has a value; a link goes as `field:expansion`. */
  pickedWith?: readonly (readonly string[])[]
  /** The page of one, with `{id}` in the place of its id. */
  page?: string
  /** The collections that count its rows. */
  countedIn?: readonly CollectionId[]
}

export interface CollectionMeta {
  id: CollectionId
  database: string
  resource: string
  one: string
  many: string
  /** The fields that name a document. */
  title: readonly string[]
  fields: readonly FieldMeta[]
  flow: FlowMeta | null
  /** The acts on its documents that have a button. */
  acts?: readonly ActMeta[]
  /** The fields, of any collection, that name documents of this one. */
  referencedBy: readonly { collection: CollectionId; field: string }[]
  /** Whether its things bear labels, which are exported as sheets. */
  labelled?: true
}

export function fieldOf(meta: CollectionMeta, name: string): FieldMeta | undefined {
  return meta.fields.find((field) => field.name === name)
}

/** One value of a choice, as it is declared. */
export function optionOf(meta: CollectionMeta, name: string, value: string): OptionMeta | undefined {
  return fieldOf(meta, name)?.words?.find((word) => word.value === value)
}

/** What a choice's value is called; the value itself where the declaration does not know it. */
export function optionLabel(meta: CollectionMeta, name: string, value: string): string {
  return optionOf(meta, name, value)?.label ?? value
}

export function labelOf(meta: CollectionMeta, name: string): string {
  return fieldOf(meta, name)?.label ?? name
}

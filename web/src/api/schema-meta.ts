import type { Language } from '@/i18n/language'
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

/** What the server declares of one attribute, with its label in one language. */
export interface FieldMeta {
  name: string
  label: string
  kind: Kind
  /** The kind of the items of a list. */
  of?: 'text' | 'int' | 'file' | 'ref'
  required?: true
  computed?: true
  unique?: true
  searched?: true
  /** Papers draw it: the server refuses what no font has. */
  printed?: true
  /** Longest text, in characters. */
  max?: number
  least?: number
  most?: number
  form?: 'cin' | 'phone' | 'email' | 'digits' | 'time' | 'plate' | 'power'
  pattern?: string
  default?: string | number | boolean
  words?: readonly { value: string; label: string }[]
  to?: CollectionId
  /** Name under which the linked document arrives when it is asked for. */
  expands?: string
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
  steps: readonly { from: string; to: string; step: string; permission: string; required: readonly string[] }[]
}

export interface CollectionMeta {
  id: CollectionId
  database: string
  resource: string
  one: string
  many: string
  fields: readonly FieldMeta[]
  flow: FlowMeta | null
  /** Whether its things bear labels, which are exported as sheets. */
  labelled?: true
}

/** The declaration of a collection in one language: a chunk of its own, fetched when a screen needs it. */
export async function loadMeta(collection: CollectionId, language: Language): Promise<CollectionMeta> {
  const { load } = await import('./schema/index.gen')
  const file = load[`${collection}.${language}`]
  if (!file) throw new Error(`no declaration of ${collection} in ${language}`)
  return (await file()).default
}

export function fieldOf(meta: CollectionMeta, name: string): FieldMeta | undefined {
  return meta.fields.find((field) => field.name === name)
}

/** What a choice's value is called; the value itself where the declaration does not know it. */
export function wordOf(meta: CollectionMeta, name: string, value: string): string {
  return fieldOf(meta, name)?.words?.find((word) => word.value === value)?.label ?? value
}

export function labelOf(meta: CollectionMeta, name: string): string {
  return fieldOf(meta, name)?.label ?? name
}

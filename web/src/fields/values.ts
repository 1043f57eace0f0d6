import type { FieldMeta } from '@/api/schema-meta'

/** What an input holds: an empty one holds '' or null, never undefined. */
export type FormValue = string | number | boolean | null | string[]
export type FormValues = Record<string, FormValue>
type Data = Record<string, unknown>

/** What an empty input holds. */
function blank(field: FieldMeta): FormValue {
  if (field.kind === 'list') return []
  if (field.kind === 'bool') return false
  return ['date', 'instant', 'enum', 'ref', 'file'].includes(field.kind) ? null : ''
}

/** A stored value as its input shows it. */
export function toInput(field: FieldMeta, stored: unknown): FormValue {
  if (stored === undefined) return field.default ?? blank(field)
  if (stored === null) return blank(field)
  if (field.kind === 'date') return String(stored).slice(0, 10)
  if (field.kind === 'list') return (stored as unknown[]).map(String)
  if (field.kind === 'json') return JSON.stringify(stored)
  return stored as FormValue
}

export function toValues(fields: readonly FieldMeta[], record: object = {}): FormValues {
  const stored = record as Data
  return Object.fromEntries(fields.map((field) => [field.name, toInput(field, stored[field.name])]))
}

/** What an input holds, as the server takes it. An emptied field is null, where the declaration has no empty text of its own. */
export function toStored(field: FieldMeta, value: FormValue): unknown {
  if (value === '' || value === null) return field.default === '' ? '' : null
  if (field.kind === 'list' && field.of === 'int') return (value as string[]).map(Number)
  if (field.kind === 'json') return JSON.parse(String(value))
  return typeof value === 'string' ? value.trim() : value
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** The fields whose value is no longer the one that was read. */
export function changedFields(fields: readonly FieldMeta[], before: FormValues, now: FormValues): FieldMeta[] {
  return fields.filter((field) => {
    const [from, to] = [before[field.name] ?? null, now[field.name] ?? null]
    return !isSame(toStored(field, from), toStored(field, to))
  })
}

/** Some of a form's values. */
export function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

/** What is sent: changed fields and nothing else. */
export function changes(fields: readonly FieldMeta[], before: FormValues, now: FormValues): Data {
  const changed = changedFields(fields, before, now)
  return Object.fromEntries(changed.map((field) => [field.name, toStored(field, now[field.name] ?? null)]))
}

/** What a creation sends: every field that holds something. */
export function toPayload(fields: readonly FieldMeta[], now: FormValues): Data {
  const data = fields.map((field) => [field.name, toStored(field, now[field.name] ?? null)] as const)
  return Object.fromEntries(data.filter(([, value]) => value !== null))
}

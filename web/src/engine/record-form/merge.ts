import type { FieldMeta } from '@/api/schema-meta'
import { changedFields, type FormValue, type FormValues, isSame, toValues } from '@/fields/values'

/** One field that somebody else changed while the form was open. */
export interface Difference {
  field: FieldMeta
  theirs: FormValue
  mine: FormValue
  /** Both changed it, and differently: the clerk decides. */
  contested: boolean
}

/** What changed in the store since the form read it, beside what the form changed. */
export function differences(
  fields: readonly FieldMeta[],
  read: object,
  stored: object,
  mine: FormValues,
): Difference[] {
  const before = toValues(fields, read)
  const now = toValues(fields, stored)
  const changedByMe = new Set(changedFields(fields, before, mine).map((field) => field.name))
  return changedFields(fields, before, now).map((field) => {
    const theirs = now[field.name] ?? null
    const own = mine[field.name] ?? null
    return { field, theirs, mine: own, contested: changedByMe.has(field.name) && !isSame(own, theirs) }
  })
}

/** The form's values over the newer document: theirs where only they changed, and where the clerk keeps theirs. */
export function merge(found: readonly Difference[], mine: FormValues, keepMine: ReadonlySet<string>): FormValues {
  const merged = { ...mine }
  for (const { field, theirs, contested } of found) {
    if (!contested || !keepMine.has(field.name)) merged[field.name] = theirs
  }
  return merged
}

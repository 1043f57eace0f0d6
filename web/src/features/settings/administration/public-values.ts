import type { Settings } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { type Difference, differences } from '@/engine/record-form/merge'
import type { FormValues } from '@/fields/values'
import { SECTIONS } from './fields'
import { PUBLIC_KEYS, type PublicKey } from './public-settings'

export function documentOf(documents: readonly Settings[], key: PublicKey): Settings | undefined {
  return documents.find((one) => one.key === key)
}

function contentOf(document: Settings | undefined): object {
  return document?.value && typeof document.value === 'object' ? document.value : {}
}

/** What all settings hold, as one record: no two of them share a name. */
export function recordOf(documents: readonly Settings[]): object {
  return Object.assign({}, ...PUBLIC_KEYS.map((key) => contentOf(documentOf(documents, key))))
}

/** What a save of one setting writes: all of it, for it is one value to the server. */
export function toSetting(key: PublicKey, values: FormValues): object {
  return Object.fromEntries(SECTIONS[key].map((name) => [name, String(values[name] ?? '').trim()]))
}

/** What of one setting was changed by somebody else since it was read. */
export function findConflicts(
  fields: readonly FieldMeta[],
  read: Settings | undefined,
  stored: Settings,
  mine: FormValues,
): Difference[] {
  return differences(fields, contentOf(read), contentOf(stored), mine)
}

/** The documents with one of them as it is now. */
export function withDocument(documents: readonly Settings[], now: Settings): readonly Settings[] {
  return [...documents.filter((one) => one.key !== now.key), now]
}

/** When what was read first was last changed; nothing was stored before that. */
export function oldestOf(documents: readonly Settings[]): string {
  return documents.map((one) => one.$updatedAt).sort()[0] ?? ''
}

/** The documents as a draft had read them: what they held where it was typed, and how long ago that was. */
export function readBefore(documents: readonly Settings[], read: { updatedAt: string; values: object }): Settings[] {
  return documents.map((one) => {
    const names = SECTIONS[one.key as PublicKey] ?? []
    const typed = Object.entries(read.values).filter(([name]) => names.includes(name))
    if (typed.length === 0) return one
    return { ...one, value: { ...contentOf(one), ...Object.fromEntries(typed) }, $updatedAt: read.updatedAt }
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { statusOf } from '@/api/errors'
import type { Settings } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { type Difference, merge } from '@/engine/record-form/merge'
import { changedFields, type FormValues, toValues } from '@/fields/values'
import { SECTIONS } from './fields'
import { keepSetting, PUBLIC_KEYS, type PublicKey, publicDocumentsQuery } from './public-settings'
import { documentOf, findConflicts, recordOf, toSetting, withDocument } from './public-values'

const CONFLICT = 409

type Documents = readonly Settings[]

/** Somebody saved one of the settings after it was read here. */
export interface SettingConflict {
  read: Settings | undefined
  stored: Settings
  found: Difference[]
}

/** Writes the settings that were changed, each over the document that the form was read from: a newer one is a conflict. */
export function usePublicSave(fields: readonly FieldMeta[], base: Documents, setBase: (base: Documents) => void) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SettingConflict>()

  /** Settles a refusal that a newer document explains; whatever else was refused stays so. */
  const settled = async (error: unknown, over: Documents, key: PublicKey, values: FormValues) => {
    if (statusOf(error) !== CONFLICT) throw error
    const stored = documentOf(await client.query({ ...publicDocumentsQuery, staleTime: 0 }), key)
    const read = documentOf(over, key)
    if (!stored || stored.$updatedAt === read?.$updatedAt) throw error
    const own = fields.filter((field) => SECTIONS[key].includes(field.name))
    const found = findConflicts(own, read, stored, values)
    if (found.length > 0) setConflict({ read, stored, found })
    return found.length > 0 ? undefined : withDocument(over, stored)
  }

  /** Whether all of it was written; where it was not, the clerk has a conflict to settle. */
  const save = async (values: FormValues, from: Documents = base): Promise<boolean> => {
    let over = from
    for (const key of PUBLIC_KEYS) {
      const changed = changedFields(fields, toValues(fields, recordOf(over)), values)
      if (!changed.some((field) => SECTIONS[key].includes(field.name))) continue
      try {
        over = withDocument(over, await keepSetting(over, key, toSetting(key, values)))
        setBase(over)
      } catch (error) {
        const newer = await settled(error, over, key, values)
        return newer ? save(values, newer) : false
      }
    }
    return true
  }

  return {
    save,
    conflict,
    leaveConflict: () => setConflict(undefined),
    /** What the form holds after the choice, and the documents it now stands over. */
    settle: (values: FormValues, keepMine: ReadonlySet<string>) => {
      if (!conflict) return undefined
      setConflict(undefined)
      const over = withDocument(base, conflict.stored)
      setBase(over)
      return { merged: merge(conflict.found, values, keepMine), over }
    },
  }
}

import type { Signatory } from '@/api/org-settings'
import { unprintableIn } from '@/fields/unprintable'

export type SignatoryState = 'inForce' | 'later' | 'ended'

/** Where a signatory stands on a day: their dates say it. */
export function stateOf({ from, to }: Pick<Signatory, 'from' | 'to'>, day: string): SignatoryState {
  if (from && from.slice(0, 10) > day) return 'later'
  return to && to.slice(0, 10) < day ? 'ended' : 'inForce'
}

/** Who signs papers of a kind on a day: who is named for it before who signs everything, in the order of the list. */
export function signerOf(all: readonly Signatory[], kind: string, day: string): Signatory | undefined {
  const inForce = all.filter((one) => stateOf(one, day) === 'inForce')
  return inForce.find((one) => one.kinds?.includes(kind)) ?? inForce.find((one) => !one.kinds?.length)
}

export const NOBODY: Signatory = {
  employeeId: null,
  nameFr: '',
  nameAr: '',
  qualityFr: '',
  qualityAr: '',
  kinds: [],
  mode: 'own',
  from: null,
  to: null,
}

export const TEXTS = ['nameFr', 'nameAr', 'qualityFr', 'qualityAr'] as const
export type TextName = (typeof TEXTS)[number]
/** As the server keeps them, in characters. */
export const MAX_LENGTH = 200

/** The unit that issues, which may be left out. */
export const UNITS = ['unitFr', 'unitAr'] as const

export type SignatoryErrors = Partial<
  Record<
    TextName | (typeof UNITS)[number] | 'sex' | 'actNumber' | 'actDate' | 'to',
    'required' | 'unprintable' | 'order'
  >
>

/** Whether they sign in their own name, or for another by an act that is written down: else their papers are signed by hand. */
export function hasStanding({ mode, actNumber, actDate }: Pick<Signatory, 'mode' | 'actNumber' | 'actDate'>): boolean {
  return mode === 'own' || Boolean(actNumber?.trim() && actDate)
}

/** What is missing or wrong of a signatory. Older ones may lack their act or their sex; who changes one enters it. */
export function validateSignatory(one: Signatory): SignatoryErrors {
  const errors: SignatoryErrors = {}
  for (const name of TEXTS) {
    if (!one[name].trim()) errors[name] = 'required'
    if (unprintableIn(one[name])) errors[name] = 'unprintable'
  }
  for (const name of UNITS) if (unprintableIn(one[name] ?? '')) errors[name] = 'unprintable'
  // Papers say {soussigné|soussignée}: whoever has no file here is asked.
  if (!one.employeeId && !one.sex) errors.sex = 'required'
  if (!hasStanding(one)) {
    if (!one.actNumber?.trim()) errors.actNumber = 'required'
    if (!one.actDate) errors.actDate = 'required'
  }
  if (unprintableIn(one.actNumber ?? '')) errors.actNumber = 'unprintable'
  if (one.from && one.to && one.from > one.to) errors.to = 'order'
  return errors
}

/** As it is kept: trimmed, without what is empty. */
export function normalizeSignatory(one: Signatory): Signatory {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, one[name].trim()]))
  const units = Object.fromEntries(UNITS.map((name) => [name, one[name]?.trim() || null]))
  const act =
    one.mode === 'own'
      ? { actNumber: null, actDate: null }
      : { actNumber: one.actNumber?.trim() || null, actDate: one.actDate || null }
  const days = { from: one.from || null, to: one.to || null }
  return { ...one, ...texts, ...units, ...act, ...days, employeeId: one.employeeId || null }
}

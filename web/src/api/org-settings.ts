import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from './answered-from'
import { fetchPage } from './documents'
import type { Settings } from './schema.gen'

/** What is written at the head and the foot of the papers. */
export interface LetterheadTexts {
  linesFr: string[]
  linesAr: string[]
  linesZgh: string[]
  footerFr: string
  footerAr: string
}

/** The head and the foot of the papers. What a language lacks, and the emblem, follow from the card of the commune. */
export interface LetterheadSetting extends LetterheadTexts {
  logoFileId: string | null
}

/** By which right somebody signs: the holder of the office, by delegation, standing in. */
export const MODES = ['own', 'delegation', 'substitution'] as const
export type Mode = (typeof MODES)[number]

export const SEXES = ['male', 'female'] as const

export interface Signatory {
  employeeId?: string | null
  nameFr: string
  nameAr: string
  qualityFr: string
  qualityAr: string
  /** Without it papers speak of them as the file of the employee says, or in both forms. */
  sex?: (typeof SEXES)[number] | null
  /** The kinds of paper they sign; all when none is named. */
  kinds: string[]
  mode: Mode
  /** The number and the day of the act by which they sign for another. */
  actNumber?: string | null
  actDate?: string | null
  from?: string | null
  to?: string | null
  /** The division and the service that issue, a line each: the end of the letterhead. */
  unitFr?: string | null
  unitAr?: string | null
}

export const LETTERHEAD = 'org.letterhead'
export const SIGNATORIES = 'org.signatories'
/** Who decides where no one else can: the id of an employee. */
export const LAST_APPROVER = 'org.lastApprover'
/** At which age people leave, by their year of birth. */
export const RETIREMENT_AGES = 'org.retirementAges'

/** The settings that papers are made with, as documents: each knows when it was read. Every signed-in user may read them. */
export const orgDocumentsQuery = queryOptions({
  queryKey: ['settings', 'org'],
  meta: answeredFrom('settings'),
  queryFn: async (): Promise<Settings[]> => {
    const { documents } = await fetchPage('settings', [
      Query.equal('key', [LETTERHEAD, SIGNATORIES, LAST_APPROVER, RETIREMENT_AGES]),
    ])
    return documents
  },
})

export function lastApproverOf(documents: readonly Settings[]): string | null {
  const value = documentOf(documents, LAST_APPROVER)?.value
  return typeof value === 'string' ? value : null
}

function documentOf(documents: readonly Settings[], key: string): Settings | undefined {
  return documents.find((one) => one.key === key)
}

export function letterheadOf(documents: readonly Settings[]): LetterheadSetting {
  const document = documentOf(documents, LETTERHEAD)
  const { linesFr, linesAr, linesZgh, footerFr, footerAr } = (document?.value ?? {}) as Partial<LetterheadTexts>
  return {
    linesFr: linesFr ?? [],
    linesAr: linesAr ?? [],
    linesZgh: linesZgh ?? [],
    footerFr: footerFr ?? '',
    footerAr: footerAr ?? '',
    logoFileId: document?.logoFileId ?? null,
  }
}

/** The first day on which the letterhead holds. */
export function validFromOf(documents: readonly Settings[]): string | null | undefined {
  return documentOf(documents, LETTERHEAD)?.validFrom
}

/** The letterhead of a day: that of the setting, until its first day the one before. */
export function letterheadOn(documents: readonly Settings[], day: string): LetterheadSetting {
  const held = (one: Settings): Settings =>
    one.validFrom && one.validFrom.slice(0, 10) > day
      ? { ...one, value: one.former, logoFileId: one.formerLogoFileId }
      : one
  return letterheadOf(documents.map(held))
}

export function signatoriesOf(documents: readonly Settings[]): Signatory[] {
  const all = documentOf(documents, SIGNATORIES)?.value
  return Array.isArray(all) ? (all as Signatory[]) : []
}

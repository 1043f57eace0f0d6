import { queryOptions } from '@tanstack/react-query'
import { act } from '@/api/actions'
import type { ActionInputs } from '@/api/actions.gen'
import type { WarningsKind } from '@/api/schema.gen'

/** A day that calls for a letter. */
export interface Proposal {
  persoActifId: string
  nameFr: string
  nameAr: string
  date: string
  absent: boolean
  minutesLate: number | null
  kind: WarningsKind
  /** Whether the terminals know the person whole; without that no letter proves anything. */
  registered: boolean
  firstIn: string | null
  pointageId: string
}

export type Wanted = ActionInputs['warnings.propose']

/** So many letters are issued in one act. */
export const AT_ONCE = 200

/** What the days of a unit call for. Made of days, letters and absences, so any change asks again. */
export function proposalsQuery(wanted: Wanted) {
  return queryOptions({
    queryKey: ['report', 'proposals', wanted],
    queryFn: (): Promise<{ proposals: Proposal[] }> => act('warnings.propose', wanted),
    // A wrong period is told at once.
    retry: false,
  })
}

/** What the reader made of a proposal: left out, or of another kind. */
export type Review = Readonly<Record<string, WarningsKind | 'none'>>

/** The letters that are issued: those that are not left out, each of its kind, as many as one act takes. */
export function lettersOf(proposals: readonly Proposal[], review: Review, reason: string) {
  return proposals
    .filter(({ registered, pointageId }) => registered && review[pointageId] !== 'none')
    .slice(0, AT_ONCE)
    .map(({ persoActifId, date, absent, minutesLate, kind, pointageId }) => ({
      persoActifId,
      date,
      absent,
      ...(minutesLate === null ? {} : { minutesLate }),
      kind: review[pointageId] ?? kind,
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }))
}

import type { LetterProposal } from '@/api/actions.gen'
import type { WarningsKind } from '@/api/schema.gen'

/** What the reader kept: of which days a letter is issued, and of which kind. Numbers never come back, so nothing is kept beforehand. */
export type Review = Readonly<Record<string, WarningsKind>>

/** The days of one person that call for letters. */
export interface PersonProposals {
  person: Pick<LetterProposal, 'persoActifId' | 'nameFr' | 'nameAr' | 'registered'>
  days: LetterProposal[]
  absences: number
  late: number
  minutes: number
}

/** One line a person, those with most days first. */
export function byPerson(proposals: readonly LetterProposal[]): PersonProposals[] {
  const people = new Map<string, PersonProposals>()
  for (const one of proposals) {
    const of = people.get(one.persoActifId) ?? { person: one, days: [], absences: 0, late: 0, minutes: 0 }
    of.days.push(one)
    of.absences += one.absent ? 1 : 0
    of.late += one.absent ? 0 : 1
    of.minutes += one.minutesLate ?? 0
    people.set(one.persoActifId, of)
  }
  return [...people.values()].sort((one, other) => other.days.length - one.days.length)
}

/** The review with all of these days kept, each with the kind that is proposed for it unless one was chosen, or none of them. */
export function keepDays(review: Review, days: readonly LetterProposal[], isKept: boolean): Review {
  const next = { ...review }
  for (const { pointageId, kind, registered } of days) {
    if (isKept && registered) next[pointageId] ??= kind
    else delete next[pointageId]
  }
  return next
}

/** How many letters of each kind are kept. */
export function kindsOf(letters: readonly { kind: WarningsKind }[]): [WarningsKind, number][] {
  const counts = new Map<WarningsKind, number>()
  for (const { kind } of letters) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

/** The letters that are issued: those that were kept, each of its kind. */
export function lettersOf(proposals: readonly LetterProposal[], review: Review, reason: string) {
  return proposals.flatMap(({ registered, persoActifId, date, absent, minutesLate, pointageId }) => {
    const kind = review[pointageId]
    if (!registered || !kind) return []
    return {
      persoActifId,
      date,
      absent,
      ...(minutesLate === null ? {} : { minutesLate }),
      kind,
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }
  })
}

import type { UnitLeave, UnitMember } from '@/api/actions.gen'

/** So many are named on a card. */
const NAMED = 4

interface Away {
  person: UnitMember
  from: string
  to: string
}

/** Who but the one who asks is away, or asks to be, of a unit; the first of them by name, the others by their number. */
export function othersAway({ people, absences }: UnitLeave, asks: string): { shown: Away[]; more: number } {
  const all = absences.flatMap(({ employeeId, from, to }) => {
    const person = people.find(({ id }) => id === employeeId)
    return person && employeeId !== asks ? [{ person, from, to }] : []
  })
  all.sort((one, other) => one.from.localeCompare(other.from))
  return { shown: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

import type { ListEntry, OpenSpecialty, PublicExam } from './exams'

/** The entries of one specialty. */
export interface SpecialtyEntries {
  /** None where the exam does not know it any more. */
  specialty: OpenSpecialty | undefined
  entries: ListEntry[]
}

/** Entries under their specialties, in the order of the exam; those of one by rank where there is one, else as they stand. */
export function bySpecialty(exam: PublicExam, entries: readonly ListEntry[]): SpecialtyEntries[] {
  const known = exam.positions.flatMap(({ specialties }) => specialties)
  const groups = known.map((specialty) => ({
    specialty: specialty as OpenSpecialty | undefined,
    entries: entries.filter(({ specialtyId }) => specialtyId === specialty.id),
  }))
  const others = entries.filter(({ specialtyId }) => !known.some(({ id }) => id === specialtyId))
  groups.push({ specialty: undefined, entries: others })
  const byRank = (one: ListEntry, other: ListEntry) => (one.rank ?? 0) - (other.rank ?? 0)
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, entries: group.entries.toSorted(byRank) }))
}

import type { ExamListEntry, PublicExam, PublicSpecialty } from '@/api/actions.gen'

/** The entries of one specialty. */
export interface SpecialtyEntries {
  /** None where the exam does not know it any more. */
  specialty: PublicSpecialty | undefined
  entries: ExamListEntry[]
}

/** Entries under their specialties, in the order of the exam; those of one by rank where there is one, else as they stand. */
export function bySpecialty(exam: PublicExam, entries: readonly ExamListEntry[]): SpecialtyEntries[] {
  const known = exam.positions.flatMap(({ specialties }) => specialties)
  const groups = known.map((specialty) => ({
    specialty: specialty as PublicSpecialty | undefined,
    entries: entries.filter(({ specialtyId }) => specialtyId === specialty.id),
  }))
  const others = entries.filter(({ specialtyId }) => !known.some(({ id }) => id === specialtyId))
  groups.push({ specialty: undefined, entries: others })
  const byRank = (one: ExamListEntry, other: ExamListEntry) => (one.rank ?? 0) - (other.rank ?? 0)
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, entries: group.entries.toSorted(byRank) }))
}

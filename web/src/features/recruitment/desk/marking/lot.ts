import { act, readingQuery } from '@/api/actions'
import type { ShownSheet, TestToMark } from '@/api/actions.gen'
import { answeredFrom } from '@/api/answered-from'
import type { Markable } from './machine'

/** What is the caller's to mark now; of what else it is made members may read nothing, and the server does not name it. */
export const lotQuery = () => ({
  ...readingQuery('examCopies.lot'),
  staleTime: 0,
  meta: answeredFrom('examCopies', 'candidates', 'examLocks'),
})

export interface MarkableLine extends Markable {
  /** What a changed mark replaces. */
  entryId: string | null
  /** Of the oral: the order of passage, and who comes in. Of a copy nobody knows. */
  order?: number | null
  nameFr?: string | null
  nameAr?: string | null
  isAbsent?: boolean
  /** The caller has stepped back. */
  isRecused?: boolean
  /** Where it is typed from the sheet of somebody else. */
  sheet?: ShownSheet | null | undefined
  isCopy: boolean
}

/** What there is to mark of a test, whatever its kind. */
export function linesOf(test: TestToMark): MarkableLine[] {
  const copies = test.copies.map((copy) => ({
    id: copy.copyId,
    number: copy.number ?? '',
    mark: copy.mark,
    typedTwice: copy.typedTwice,
    entryId: copy.entryId,
    isLocked: test.isLocked,
    sheet: copy.sheet,
    isCopy: true,
  }))
  const candidates = test.candidates.map((one) => ({
    id: one.candidateId,
    number: one.candidateNumber ?? '',
    mark: one.mark,
    typedTwice: one.typedTwice,
    entryId: one.entryId,
    isLocked: test.isLocked || one.isAbsent || one.isRecused,
    isRecused: one.isRecused,
    order: one.order,
    nameFr: one.nameFr,
    nameAr: one.nameAr,
    isAbsent: one.isAbsent,
    sheet: one.sheet,
    isCopy: false,
  }))
  return [...copies, ...candidates]
}

/** Sends a mark; one that was chosen over another says which it replaces. */
export function sendMark(test: TestToMark, line: MarkableLine, mark: number, isChosen: boolean) {
  const replaces = isChosen ? (line.entryId ?? undefined) : undefined
  return line.isCopy
    ? act('examCopies.mark', { copyId: line.id, mark, replaces })
    : act('candidates.mark', { candidateId: line.id, examTestId: test.examTestId, mark, replaces })
}

import { queryOptions } from '@tanstack/react-query'
import { type LotTest, marking, type TypedSheet } from '../acts'
import type { Markable } from './machine'

/** What is the caller's to mark now; of no interest to who is no member. */
export const lotQuery = queryOptions({ queryKey: ['examCopies', 'lot'], queryFn: marking.lot, staleTime: 0 })

export interface MarkableLine extends Markable {
  /** What a changed mark replaces. */
  entryId: string | null
  /** Of the oral: the order of passage, and who comes in. Of a copy nobody knows. */
  order?: number
  nameFr?: string
  nameAr?: string
  isAbsent?: boolean
  /** The caller has stepped back. */
  isRecused?: boolean
  /** Where it is typed from the sheet of somebody else. */
  sheet?: TypedSheet | undefined
  isCopy: boolean
}

/** What there is to mark of a test, whatever its kind. */
export function linesOf(test: LotTest): MarkableLine[] {
  const copies = (test.copies ?? []).map((copy) => ({
    id: copy.copyId,
    number: copy.number,
    mark: copy.mark,
    typedTwice: copy.typedTwice,
    entryId: copy.entryId,
    isLocked: test.isLocked,
    sheet: copy.sheet,
    isCopy: true,
  }))
  const candidates = (test.candidates ?? []).map((one) => ({
    id: one.candidateId,
    number: one.candidateNumber,
    mark: one.mark,
    typedTwice: one.typedTwice,
    entryId: one.entryId,
    isLocked: test.isLocked || one.isAbsent || one.isRecused === true,
    isRecused: one.isRecused === true,
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
export function sendMark(test: LotTest, line: MarkableLine, mark: number, isChosen: boolean) {
  const replaces = isChosen ? (line.entryId ?? undefined) : undefined
  return line.isCopy
    ? marking.markCopy(line.id, mark, replaces)
    : marking.markCandidate(line.id, test.examTestId, mark, replaces)
}

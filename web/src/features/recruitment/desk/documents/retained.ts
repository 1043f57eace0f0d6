/** What is erased of an exam once applicants' data were kept long enough, and from which day on. */
export interface RetainedExam {
  recruitmentId: string
  titleFr: string
  titleAr: string
  endedOn: string
  erasedFrom: string
  candidates: number
  files: number
}

/** Whether the next night erases what is left of an exam. */
export function isDue({ erasedFrom, candidates }: RetainedExam, now: Date): boolean {
  return candidates > 0 && new Date(`${erasedFrom}T00:00:00Z`) <= now
}

import type { WarningsKind, WarningsStatus } from '@/api/schema.gen'

/** What a day lacks before it may be deducted. */
export type Lack = 'request' | 'handover' | 'term' | 'decision'

/** A day of a statement, with what preceded its deduction. */
export interface StatementLine {
  day: string
  minutes: number
  /** Of a former month, and stated otherwise before. */
  counter: boolean
  wholeDay: boolean | null
  warningId: string | null
  refNumber: string | null
  kind: WarningsKind | null
  replyUntil: string | null
  repliedOn: string | null
  status: WarningsStatus | null
  decision: string | null
  decidedOn: string | null
  /** Without anything it is deducted; what was signed before it was asked for says nothing. */
  missing?: Lack[]
}

/** The lines of a statement; of what is none, nothing. */
export function readLines(value: unknown): StatementLine[] {
  return Array.isArray(value) ? (value as StatementLine[]) : []
}

import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import type { ActionInputs } from '@/api/actions.gen'

/** What days come to: of headcount the greatest of any day, of all else the sum of days. */
export interface Figures {
  headcount: number
  /** Late or not. */
  present: number
  late: number
  absent: number
  justified: number
  unjustified: number
  away: number
  /** Without a code of a terminal, or waiting for one. */
  unknown: number
  /** Where no terminal stands, of people whom none knows. */
  notMeasured: number
}

export interface AnnexeFigures {
  /** None where people are posted at no annexe, or several stand together. */
  annexe: string | null
  nameFr: string
  nameAr: string
  /** Annexes of few people, which are not told of by themselves. */
  isOthers: boolean
  figures: Figures
  before: Figures
}

export interface Statistics {
  annexes: AnnexeFigures[]
  total: Figures
  /** The same length of time before. */
  before: Figures
  course: (Figures & { on: string })[]
}

/** Presence, absence and lateness in a period. Made of daily figures, which any change of a day may move. */
export function statisticsQuery(asked: ActionInputs['statistics.attendance']) {
  return queryOptions({
    queryKey: ['report', 'attendance', asked],
    queryFn: (): Promise<Statistics> => readAction('statistics.attendance', asked),
    // A wrong period is told at once.
    retry: false,
  })
}

/** The parts of the days, what is not known of them the last, in the order in which they are drawn. */
export const PARTS = ['onTime', 'late', 'justified', 'unjustified', 'away', 'unknown', 'notMeasured'] as const
export type Part = (typeof PARTS)[number]

export function partOf(figures: Figures, part: Part): number {
  return part === 'onTime' ? figures.present - figures.late : figures[part]
}

/** Of those who were to work, how many did; nothing where nobody was to. */
export function presenceRate({ present, absent }: Figures): number | null {
  return present + absent === 0 ? null : present / (present + absent)
}

/** Whether any day of a period is known. */
export function isKnown({ present, absent, away }: Figures): boolean {
  return present + absent + away > 0
}

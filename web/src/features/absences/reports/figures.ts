import type { AnnexeReports } from '@/api/schema.gen'
import type { FormValues } from '@/fields/values'

/** The figures of a report, in the order of its form. */
const FIGURES = ['justifiedAbsences', 'unjustifiedAbsences', 'abscence', 'headcount'] as const

export interface Difference {
  field: (typeof FIGURES)[number]
  typed: number | null
  counted: number
}

/** Where the days say otherwise than what was typed. */
export function differencesOf(row: Pick<AnnexeReports, 'difference' | (typeof FIGURES)[number]>): Difference[] {
  const counted = (row.difference ?? {}) as Partial<Record<string, unknown>>
  return FIGURES.flatMap((field) => {
    const figure = counted[field]
    return typeof figure === 'number' ? [{ field, typed: row[field], counted: figure }] : []
  })
}

/** The sum of both parts; nothing before one of them is filled in. */
export function sumOf({ justifiedAbsences, unjustifiedAbsences }: FormValues): number | undefined {
  const parts = [justifiedAbsences, unjustifiedAbsences].filter((part) => part !== null && part !== '')
  if (parts.length === 0) return undefined
  return parts.reduce<number>((sum, part) => sum + (Number(part) || 0), 0)
}

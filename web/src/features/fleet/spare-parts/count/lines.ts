import type { SpareParts } from '@/api/schema.gen'

/** As many lines as one count has. */
export const MOST = 200

/** What was typed for a part: how many there are, and what is to be said of it. */
export interface Typed {
  counted?: number | undefined
  note?: string
}

export interface CountLine {
  partId: string
  counted: number
  note?: string
}

/** The parts that were counted, as they are sent; a part without a number was not looked at. */
export function linesOf(typed: ReadonlyMap<string, Typed>): CountLine[] {
  return [...typed].flatMap(([partId, { counted, note = '' }]) =>
    counted === undefined ? [] : [{ partId, counted, ...(note.trim() && { note: note.trim() }) }],
  )
}

/** How many more there are than the store knows, or fewer; nothing where it was not counted. */
export function differenceOf(
  part: Pick<SpareParts, 'quantity'>,
  { counted }: Pick<Typed, 'counted'> = {},
): number | undefined {
  return counted === undefined ? undefined : counted - (part.quantity ?? 0)
}

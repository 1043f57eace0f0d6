/** What separates people of one score, in its order. */
export type Tie = string

export const TIES = ['oral', 'written', 'older', 'younger', 'service'] as const
const USUAL: readonly Tie[] = ['oral', 'written', 'older']

/** From which posts a share is counted; of the exam, or of each position, it is divided between specialties. */
export const BASES = ['exam', 'position', 'specialty'] as const

export interface Quota {
  ground: string
  percent: number
  base?: string
  rounding?: string | undefined
  /** The reserved posts of each specialty, as the notice prints them. */
  posts?: Record<string, number> | null
}

/** Exams of before said nothing of those that are counted in each specialty. */
export function baseOf({ base }: Quota): (typeof BASES)[number] {
  return BASES.find((one) => one === base) ?? 'specialty'
}

/** A value of no declared shape, or its writing in a form. */
function readList(value: unknown): unknown[] | undefined {
  if (typeof value !== 'string') return Array.isArray(value) ? value : undefined
  try {
    const read: unknown = JSON.parse(value)
    return Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** The criteria of an exam; where it names none, the usual ones. */
export function readTies(value: unknown): readonly Tie[] {
  return readList(value)?.filter((one) => typeof one === 'string') ?? USUAL
}

/** A criterion by one place nearer to the first, or farther. */
export function withTieMoved(ties: readonly Tie[], at: number, by: -1 | 1): Tie[] {
  const next = [...ties]
  const [one] = next.splice(at, 1)
  if (one !== undefined) next.splice(at + by, 0, one)
  return next
}

/** What may still be added: each counts once. */
export function missingTies(ties: readonly Tie[]): string[] {
  return TIES.filter((one) => !ties.includes(one))
}

export function readQuotas(value: unknown): readonly Quota[] {
  return (readList(value) ?? []).flatMap((one) => {
    const { ground, percent, base, rounding, posts } = (one ?? {}) as Partial<Quota>
    if (typeof ground !== 'string') return []
    const said = { ...(base && { base }), ...(rounding && { rounding }), ...(posts && { posts }) }
    return [{ ground, percent: Number(percent) || 0, ...said }]
  })
}

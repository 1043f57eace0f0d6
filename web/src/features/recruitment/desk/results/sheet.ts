/** A mean as it was computed: exact, then printed, in hundredths. */
export interface Mean {
  numerator: number
  denominator: number
  printed: number | null
  isPassed?: boolean
}

export interface TestLine {
  examTestId: string
  /** All marks that were entered, and those that count, in hundredths. */
  marks: number[]
  kept: number[]
  printed: number | null
  coefficient: number
  minMark: number | null
  isAbsent: boolean
  isBelow: boolean
}

/** Why somebody stands where they stand. */
export interface Sheet {
  specialtyId: string | null
  tests: TestLine[]
  written: Mean | null
  oral: Mean | null
  score: Mean | null
  minTotal: number | null
  rank: number | null
  of: number | null
  separation: string | null
  verdict: string | null
  post: string | null
  ground: string | null
  /** Claims of whoever was admitted before they were decided apart count by the rule of then. */
  provedBy: string | null
}

/** The sheet of a row, as far as it holds what is expected: an older one lacks what was added since. */
export function readSheet(value: unknown): Sheet | undefined {
  const read = typeof value === 'string' ? parse(value) : value
  if (typeof read !== 'object' || read === null) return undefined
  const sheet = read as Partial<Sheet>
  return {
    specialtyId: sheet.specialtyId ?? null,
    tests: Array.isArray(sheet.tests) ? sheet.tests : [],
    written: sheet.written ?? null,
    oral: sheet.oral ?? null,
    score: sheet.score ?? null,
    minTotal: sheet.minTotal ?? null,
    rank: sheet.rank ?? null,
    of: sheet.of ?? null,
    separation: sheet.separation ?? null,
    verdict: sheet.verdict ?? null,
    post: sheet.post ?? null,
    ground: sheet.ground ?? null,
    provedBy: sheet.provedBy ?? null,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Hundredths as a mark. */
export function markOf(hundredths: number | null | undefined): number | null {
  return hundredths === null || hundredths === undefined ? null : hundredths / 100
}

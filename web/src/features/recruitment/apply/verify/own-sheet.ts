/** A mean as it was computed: exact, then printed, in hundredths. */
export interface OwnMean {
  numerator: number
  denominator: number
  printed: number | null
}

export interface OwnTest {
  examTestId: string
  /** All marks that were entered, in hundredths. */
  marks: number[]
  printed: number | null
  coefficient: number
  minMark: number | null
  isAbsent: boolean
  isBelow: boolean
}

/** What is published of somebody's own marks, as far as the lists go that rest on them. */
export interface OwnSheet {
  tests: OwnTest[]
  written: OwnMean | null
  oral: OwnMean | null
  score: OwnMean | null
  rank: number | null
  of: number | null
  /** Why somebody is not retained: `absent`, `below_minimum`, `below_total`, `declined`. */
  why: string | null
}

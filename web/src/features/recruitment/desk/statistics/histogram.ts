/** Marks go from 0 to this. */
const BEST = 20

/** A mark, and how many have it. */
export interface MarkCount {
  mark: number
  count: number
}

export interface Bin {
  from: number
  to: number
  count: number
}

export interface MarkFigures {
  count: number
  mean: number
  median: number
  /** Those at the threshold or above it. */
  passed: number
}

/** Marks by whole points; a full twenty belongs to the last ones. */
export function binsOf(marks: readonly MarkCount[]): Bin[] {
  const bins = Array.from({ length: BEST }, (_, from) => ({ from, to: from + 1, count: 0 }))
  for (const { mark, count } of marks) {
    const bin = bins[Math.min(Math.floor(mark), BEST - 1)]
    if (bin) bin.count += count
  }
  return bins
}

/** What is said of marks as a whole, in hundredths so that it comes out exact; undefined of none. */
export function figuresOf(marks: readonly MarkCount[], threshold: number | null): MarkFigures | undefined {
  const inOrder = [...marks].sort((one, other) => one.mark - other.mark)
  const count = inOrder.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return undefined
  const total = inOrder.reduce((sum, one) => sum + Math.round(one.mark * 100) * one.count, 0)
  const at = (place: number) => {
    let before = 0
    return inOrder.find((one) => {
      before += one.count
      return before > place
    })?.mark
  }
  const middle = [at(Math.floor((count - 1) / 2)) ?? 0, at(Math.floor(count / 2)) ?? 0]
  return {
    count,
    mean: Math.round(total / count) / 100,
    median: Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) * 50) / 100,
    passed: inOrder.filter(({ mark }) => mark >= (threshold ?? 0)).reduce((sum, one) => sum + one.count, 0),
  }
}

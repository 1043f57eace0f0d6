/** A day of somebody in the grid of a month. */
interface GridCell {
  employeeId: string
  date: string
}

/** Which days of whom were chosen, in the order in which they were. */
export type Chosen = readonly GridCell[]

/** So many are entered in one act. */
export const MOST_CELLS = 100

export function isChosen(chosen: Chosen, cell: GridCell): boolean {
  return chosen.some((one) => one.employeeId === cell.employeeId && one.date === cell.date)
}

/** With these cells, or without them where all of them were chosen already. */
export function toggleCells(chosen: Chosen, cells: Chosen): Chosen {
  const fresh = cells.filter((cell) => !isChosen(chosen, cell))
  return fresh.length > 0 ? [...chosen, ...fresh] : chosen.filter((cell) => !isChosen(cells, cell))
}

/** The days that were chosen of somebody, as one text: lines of other people stay as they are drawn. */
export function daysOf(chosen: Chosen, employeeId: string): string {
  return chosen
    .filter((cell) => cell.employeeId === employeeId)
    .map(({ date }) => date)
    .join(' ')
}

/** Whose days lack something or are known by nobody: what may be entered or justified. */
export function mayBeEntered(mark: string | undefined, date: string, today: string): boolean {
  return date <= today && (mark === undefined || '.alun'.includes(mark))
}

/** A round number that is no smaller, and the marks between it and nothing: what the eye reads a chart by. */
export function scaleOf(greatest: number): { top: number; marks: number[] } {
  if (greatest <= 0) return { top: 1, marks: [0] }
  const power = 10 ** Math.floor(Math.log10(greatest / 2))
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one * 3 >= greatest) ?? greatest
  const count = Math.ceil(greatest / step)
  return { top: step * count, marks: Array.from({ length: count + 1 }, (_, at) => at * step) }
}

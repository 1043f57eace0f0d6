/** A number field: a number, or what is no number yet. */
export type Typed = number | string

/** The minima that were typed, for the simulation; what is left empty stays as the exam has it. */
export function minimaTried(total: Typed, ofTests: Record<string, Typed>) {
  const minima = Object.entries(ofTests)
    .filter(([, typed]) => typed !== '')
    .map(([examTestId, typed]) => ({ examTestId, minMark: Number(typed) }))
  return { ...(total !== '' && { minTotal: Number(total) }), ...(minima.length > 0 && { minima }) }
}

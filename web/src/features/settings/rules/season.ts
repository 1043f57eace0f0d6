/** A time of each year, from one day to another: `MM-DD` each. */
export interface Season {
  from: string
  to: string
}

/** What stands in a field, or is typed there; empty days where nothing does. */
export function readSeason(value: unknown): Season {
  const read = typeof value === 'string' ? parse(value) : value
  const { from, to } = (read ?? {}) as Partial<Record<keyof Season, unknown>>
  return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' }
}

/** As a form keeps it: nothing where both days are empty. */
export function writeSeason({ from, to }: Season): string {
  return from === '' && to === '' ? '' : JSON.stringify({ from, to })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

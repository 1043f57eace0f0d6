/** A spare part that work used, as the server keeps it. */
interface UsedPart {
  partId: string
  quantity: number
  unitCost?: number
}

/** A line of the editor: what is not typed yet is empty. */
export interface PartLine {
  /** Tells the line from its like while it is edited. */
  key: string
  partId: string
  quantity: number | ''
  unitCost: number | ''
}

/** The lines of what is stored: the list itself, or its text in a form. */
export function readLines(stored: unknown): PartLine[] {
  const list: unknown = typeof stored === 'string' ? JSON.parse(stored || '[]') : stored
  if (!Array.isArray(list)) return []
  return (list as UsedPart[]).map(({ partId, quantity, unitCost }, index) => ({
    key: `${index}`,
    partId,
    quantity,
    unitCost: unitCost ?? '',
  }))
}

export function newLine(lines: readonly PartLine[]): PartLine {
  const greatest = Math.max(-1, ...lines.map((line) => Number(line.key)))
  return { key: `${greatest + 1}`, partId: '', quantity: 1, unitCost: '' }
}

/** What is sent: every line with a part, as the server keeps it. A quantity that was emptied is none, which it refuses. */
export function usedParts(lines: readonly PartLine[]): UsedPart[] {
  return lines
    .filter((line) => line.partId)
    .map(({ partId, quantity, unitCost }) => ({
      partId,
      quantity: quantity || 0,
      ...(unitCost === '' ? {} : { unitCost }),
    }))
}

/** The lines as the value of a form's field. */
export function writeLines(lines: readonly PartLine[]): string {
  const used = usedParts(lines)
  return used.length ? JSON.stringify(used) : ''
}

const hundredths = (amount: number | '') => Math.round(Number(amount) * 100)

/** In dirhams, reckoned in hundredths as the server does. */
export function lineTotal({ quantity, unitCost }: Pick<PartLine, 'quantity' | 'unitCost'>): number {
  return (Number(quantity) * hundredths(unitCost)) / 100
}

export function partsTotal(lines: readonly PartLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(lineTotal(line) * 100), 0) / 100
}

/** What is left for each line that asks for more: the lines before it have taken theirs. Nothing for the others. */
export function shortages(lines: readonly PartLine[], stock: ReadonlyMap<string, number>): Map<string, number> {
  const rest = new Map(stock)
  const short = new Map<string, number>()
  for (const { key, partId, quantity } of lines) {
    const here = rest.get(partId)
    if (here === undefined) continue
    if (Number(quantity) > here) short.set(key, here)
    else rest.set(partId, here - Number(quantity))
  }
  return short
}

/** What is wrong with single lines (`1.quantity`, of those that are sent), by the key of the line. */
export function lineRefusals(
  within: Readonly<Record<string, string>>,
  lines: readonly PartLine[],
): Map<string, string> {
  const sent = lines.filter((line) => line.partId)
  return new Map(
    Object.entries(within).flatMap(([path, message]) => {
      const line = sent[Number.parseInt(path, 10)]
      return line ? [[line.key, message] as const] : []
    }),
  )
}

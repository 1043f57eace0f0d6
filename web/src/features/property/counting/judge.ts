import { numberKey } from './number-key'
import { isAddress, readScannedCode } from './scanned-code'

/** What a campaign expects somewhere. */
export interface ExpectedRow {
  itemId: string
  number: string | null
  /** The number as numbers are told apart, as the server gives it. */
  key: string | null
  designation: string
  bureauId: string | null
  quantity: number
}

/** What was seen of an item, here or by another device: of two the later counts, then the greater id. */
export interface Sighting {
  id: string
  /** The item, or of what nobody knows its code. */
  subject: string
  bureauId: string
  /** When, in the clock of the server. */
  at: string
  /** Who saw it, by the name of their account; nothing where it was this account. */
  by?: string | undefined
  /** None where it was taken back. */
  quantity: number
  condition?: string | undefined
}

/** Where what was scanned belongs, in a word. */
export type Word = 'here' | 'elsewhere' | 'again' | 'unknown'

export interface Verdict {
  word: Word
  /** What it is; nothing where nobody knows it. */
  row?: ExpectedRow
  /** By whom and where it was counted already. */
  before?: Sighting
}

/** The expected rows of a campaign, found by what a label may say. */
export class ExpectedList {
  private readonly byId = new Map<string, ExpectedRow>()
  private readonly byNumber = new Map<string, ExpectedRow>()
  private readonly byOffice = new Map<string, ExpectedRow[]>()

  constructor(readonly rows: readonly ExpectedRow[]) {
    for (const row of rows) {
      this.byId.set(row.itemId, row)
      if (row.key) this.byNumber.set(row.key, row)
      if (row.bureauId === null) continue
      const office = this.byOffice.get(row.bureauId)
      if (office) office.push(row)
      else this.byOffice.set(row.bureauId, [row])
    }
  }

  /** The item that a code means: by the address of its page, its id, or its number. */
  find(scanned: string): ExpectedRow | undefined {
    const code = readScannedCode(scanned)
    if (code.kind === 'office') return undefined
    if (code.kind === 'item') return this.byId.get(code.id)
    return this.byId.get(code.text) ?? (isAddress(code.text) ? undefined : this.byNumber.get(numberKey(code.text)))
  }

  ofId(id: string): ExpectedRow | undefined {
    return this.byId.get(id)
  }

  /** What is expected in an office. */
  within(bureauId: string): readonly ExpectedRow[] {
    return this.byOffice.get(bureauId) ?? []
  }

  /**
   * The items whose number holds these signs, those that end with them first, for people type the end of a number; then those of
   * this office that are called so, for some bear no number.
   */
  suggest(typed: string, bureauId: string, most: number): ExpectedRow[] {
    const key = numberKey(typed)
    if (key.length < LEAST_SIGNS) return []
    const rank = (number: string, row: ExpectedRow) =>
      (number === key ? 0 : number.endsWith(key) ? 2 : 4) + (row.bureauId === bureauId ? 0 : 1)
    const found: { row: ExpectedRow; rank: number }[] = []
    for (const [number, row] of this.byNumber) if (number.includes(key)) found.push({ row, rank: rank(number, row) })
    const byNumber = found.sort((one, other) => one.rank - other.rank).map(({ row }) => row)
    const isCalledSo = (row: ExpectedRow) => numberKey(row.designation).includes(key)
    return [...new Set([...byNumber, ...this.within(bureauId).filter(isCalledSo)])].slice(0, most)
  }
}

/** So many signs are typed before anything is suggested. */
export const LEAST_SIGNS = 3

/** Under what sightings are told apart: the item, or of what nobody knows what it says in which office. */
export function subjectOf(row: ExpectedRow | undefined, scanned: string, bureauId: string): string {
  return row?.itemId ?? `${bureauId}:${numberKey(scanned)}`
}

const isLater = (one: Sighting, than: Sighting) => (one.at === than.at ? one.id > than.id : one.at > than.at)

function keepLater(latest: Map<string, Sighting>, sighting: Sighting): void {
  const known = latest.get(sighting.subject)
  if (!known || isLater(sighting, known)) latest.set(sighting.subject, sighting)
}

/** What counts of each item, whatever the order in which it was told. */
export class Sightings {
  private readonly latest = new Map<string, Sighting>()
  private readonly byOthers = new Map<string, Sighting>()

  constructor(sightings: Iterable<Sighting> = []) {
    for (const one of sightings) this.add(one)
  }

  add(sighting: Sighting): void {
    keepLater(this.latest, sighting)
    if (sighting.by !== undefined) keepLater(this.byOthers, sighting)
  }

  /** What counts of it; nothing where it was not seen, or that was taken back. */
  of(subject: string): Sighting | undefined {
    const latest = this.latest.get(subject)
    return latest && latest.quantity > 0 ? latest : undefined
  }

  /** Who else has counted it, and where: two people who count the same are shown to each other. */
  ofAnother(subject: string): Sighting | undefined {
    const latest = this.byOthers.get(subject)
    return latest && latest.quantity > 0 ? latest : undefined
  }

  /** How many of these were seen in an office. */
  countIn(bureauId: string, rows: readonly ExpectedRow[]): number {
    return rows.filter((row) => this.of(row.itemId)?.bureauId === bureauId).length
  }
}

/** What a scan in an office says, from what this device knows. */
export function judge(list: ExpectedList, seen: Sightings, scanned: string, bureauId: string): Verdict {
  const row = list.find(scanned)
  const before = seen.of(subjectOf(row, scanned, bureauId))
  const known = row && { row }
  if (before) return { word: 'again', ...known, before }
  if (!row) return { word: 'unknown' }
  return { word: row.bureauId === bureauId ? 'here' : 'elsewhere', row }
}

/** Something that was made on this device and is sent once the server is there. */
export interface OutboxItem<T = unknown> {
  /** The id of its row, given here: sent again it is the same row. */
  id: string
  /** What it is sent with: `presence:…`. */
  box: string
  userId: string
  /** When it was made, in milliseconds of this device. */
  at: number
  content: T
  /** What became of it; it waits until something has. */
  outcome?: Outcome
  /** Why it was refused. */
  refusal?: Refusal
  /** What the server says of it besides; what shape that has, its box knows. */
  remark?: unknown
}

export type Outcome = 'written' | 'stood_already' | 'refused'

interface Refusal {
  type: string
  message: string
}

/** What the server answers of one. */
export interface ItemAnswer {
  id: string
  outcome: Outcome
  refusal?: Refusal | null
  remark?: unknown
}

/** How long anything that nobody came back for stays on the device, in milliseconds. */
export const FORTNIGHT = 14 * 24 * 3_600_000
/** So many go in one call: what the server takes. */
const AT_ONCE = 200

export const isWaiting = ({ outcome }: Pick<OutboxItem, 'outcome'>): boolean => outcome === undefined

/** What is sent next: the oldest that wait, as many as go in one call. */
export function nextPiece<T>(items: readonly OutboxItem<T>[]): OutboxItem<T>[] {
  return items.filter(isWaiting).slice(0, AT_ONCE)
}

/** Those of a piece that were answered, with what became of them; what was not named goes on waiting. */
export function settlePiece<T>(piece: readonly OutboxItem<T>[], answers: readonly ItemAnswer[]): OutboxItem<T>[] {
  const told = new Map(answers.map((answer) => [answer.id, answer]))
  return piece.flatMap((item) => {
    const answer = told.get(item.id)
    if (!answer) return []
    const { outcome, refusal, remark } = answer
    return [{ ...item, outcome, ...(refusal && { refusal }), ...(remark !== undefined && { remark }) }]
  })
}

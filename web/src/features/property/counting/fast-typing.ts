/** Between two signs of a hand scanner pass no more milliseconds; of a hand they pass seldom, and never many in a row. */
const BETWEEN_SIGNS = 35
/** So many signs in a row no hand types so fast. */
const LEAST = 5
/** So many milliseconds after the last sign it has said all: many scanners send no Enter. */
export const SILENCE = 90

/** Tells the signs of a hand scanner, which types like a keyboard, from those of a hand. */
export class FastTyping {
  private typed = ''
  private last = Number.NEGATIVE_INFINITY

  /** A sign, and when it came in milliseconds. Whether a scanner is typing, as far as it can be told by now. */
  sign(sign: string, at: number): boolean {
    if (at - this.last > BETWEEN_SIGNS) this.typed = ''
    this.typed += sign
    this.last = at
    return this.typed.length >= LEAST
  }

  /** What a scanner has typed once it is silent or sends Enter; nothing where it was a hand. */
  take(): string | undefined {
    const { typed } = this
    this.typed = ''
    this.last = Number.NEGATIVE_INFINITY
    return typed.length >= LEAST ? typed : undefined
  }
}

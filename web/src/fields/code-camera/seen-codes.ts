/** How long a code is out of sight before it counts as shown again, in milliseconds. */
const OUT_OF_SIGHT = 2000

/** What a camera sees again and again: a code that is held before it is told once. */
export class SeenCodes {
  private last: { code: string; at: number } | undefined

  /** Whether it is shown anew. */
  isNew(code: string, at: number): boolean {
    const isHeld = this.last?.code === code && at - this.last.at < OUT_OF_SIGHT
    this.last = { code, at }
    return !isHeld
  }
}

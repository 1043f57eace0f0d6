import { sha256 } from '@noble/hashes/sha2.js'

/** So many answers are tried before the page may draw and listen again: a few milliseconds of a cheap phone. */
const AT_ONCE = 2000

const text = new TextEncoder()

/** What the server computes too: `platform::public_follow::work`. */
export function digest(challenge: string, answer: string): Uint8Array {
  return sha256(text.encode(`${challenge}:${answer}`))
}

export function leadingZeros(bytes: Uint8Array): number {
  let zeros = 0
  for (const byte of bytes) {
    if (byte === 0) {
      zeros += 8
      continue
    }
    return zeros + Math.clz32(byte) - 24
  }
  return zeros
}

/** An answer to a challenge: found by trying, which is what makes a flood dear and an applicant wait a second. */
export async function solve(challenge: string, bits: number, signal?: AbortSignal): Promise<string> {
  // From a number of one's own: nobody tries the same ones.
  const [start = 0] = crypto.getRandomValues(new Uint32Array(1))
  for (let from = start; ; from += AT_ONCE) {
    for (let at = from; at < from + AT_ONCE; at++) {
      if (leadingZeros(digest(challenge, String(at))) >= bits) return String(at)
    }
    if (signal?.aborted) throw new DOMException('', 'AbortError')
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** What is answered instead while many come: the work that is to be done first. */
export interface Proof {
  proof: { challenge: string; bits: number }
}

/** The work that was done. */
export interface Met {
  challenge: string
  answer: string
}

/** How often a challenge is asked for anew that somebody else has met, as after an answer that was lost. */
const ANEW = 3

/** Does what is asked, and the work before it where the server asks for some. */
export async function withWork<T extends object>(
  act: (met: Met | undefined) => Promise<T | Proof>,
  onWork: (isWorking: boolean) => void = () => undefined,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const first = await act(undefined)
    if (!('proof' in first)) return first
    onWork(true)
    try {
      const { challenge, bits } = first.proof
      const second = await act({ challenge, answer: await solve(challenge, bits) })
      if (!('proof' in second)) return second
    } catch (error) {
      if (tries >= ANEW || (error as { type?: string }).type !== 'proof_of_work_used') throw error
    } finally {
      onWork(false)
    }
    if (tries >= ANEW) throw new Error('the work that was done was not taken')
  }
}

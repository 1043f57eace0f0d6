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

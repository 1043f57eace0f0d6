// What a test waits for: asked again until it is so, and when it never is, what was seen instead is said.
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 30_000
const LONGEST = 2_000

/** What was seen, in no more than two thousand signs. */
function told(seen) {
  const text = JSON.stringify(seen) ?? String(seen)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} signs)` : text
}

/** What a look gives; a page that goes elsewhere meanwhile gives nothing. */
async function looked(look) {
  try {
    return { seen: await look() }
  } catch (error) {
    if (!/Execution context was destroyed|Cannot find context/.test(error.message)) throw error
    return { instead: error.message.split('\n')[0] }
  }
}

/**
 * Looks again until what is seen is wanted, and answers it. After `patience` milliseconds it fails with `what` was waited for and
 * what was seen last, even where a look has no end. Between two looks it rests `rest` milliseconds.
 */
export async function until(what, look, isWanted = Boolean, { patience = PATIENCE, rest = 20 } = {}) {
  let last = 'nothing, for the first look has no end'
  const over = new AbortController()
  const late = pause(patience, 'late', { signal: over.signal }).catch(() => 'over')
  try {
    for (;;) {
      const found = await Promise.race([looked(look), late])
      if (found !== 'late') {
        if (!found.instead && isWanted(found.seen)) return found.seen
        last = found.instead ?? told(found.seen)
      }
      if ((await Promise.race([pause(rest), late])) === 'late')
        throw new Error(`no ${what} within ${patience / 1000} s; last seen: ${last}`)
    }
  } finally {
    over.abort()
  }
}

/** Waits until what is seen is exactly this. */
export const untilIs = (what, look, wanted, options) =>
  until(`${what} that is ${told(wanted)}`, look, (seen) => JSON.stringify(seen) === JSON.stringify(wanted), options)

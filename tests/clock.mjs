// Another time of day than the machine's, for the real binary and for whole test files: see clock.c.
import { execFileSync } from 'node:child_process'
import { openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const SECOND = 1000

/**
 * A time of day that begins at `start` and goes on from there: `{ env, moveTo(date) }`. Whatever is started with `env` goes by
 * it, and so does all that it starts in its turn. What it needs is written into the folder `place`.
 */
export function clockFrom(start, place) {
  const library = join(place, 'clock.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'clock.c')])
  const path = join(place, 'ahead')
  const own = ownSeconds()
  const secondsTo = (date) => own + Math.ceil((date.getTime() - Date.now()) / SECOND)
  writeFileSync(path, word(secondsTo(start)))
  const file = openSync(path, 'r+')
  return {
    env: { LD_PRELOAD: library, DIWAN_TEST_CLOCK: path },
    moveTo: (date) => writeSync(file, word(secondsTo(date)), 0, 8, 0),
  }
}

/** By how many seconds the time of this process is ahead of the machine's: it may itself run under such a clock. */
function ownSeconds() {
  const path = process.env.DIWAN_TEST_CLOCK
  return path ? Number(readFileSync(path).readBigInt64LE()) : 0
}

function word(seconds) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64LE(BigInt(seconds))
  return bytes
}

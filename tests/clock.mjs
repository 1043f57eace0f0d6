// Time that passes when a test says so: the real binary under a clock that is moved ahead while it serves.
import { execFileSync } from 'node:child_process'
import { openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from './rig.mjs'

const SECOND = 1000

/**
 * A clock: `{ env, now(), moveTo(date) }`. A server that is started with `env` goes by it; `now` is the time of that server.
 */
export function movedClock() {
  const place = folder()
  const library = join(place, 'clock.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'clock.c')])
  const path = join(place, 'ahead')
  let ahead = 0
  writeFileSync(path, word(0))
  const file = openSync(path, 'r+')
  return {
    env: { LD_PRELOAD: library, DIWAN_TEST_CLOCK: path },
    now: () => new Date(Date.now() + ahead * SECOND),
    moveTo(date) {
      const next = Math.ceil((date.getTime() - Date.now()) / SECOND)
      if (next < ahead) throw new Error('time goes ahead alone')
      ahead = next
      writeSync(file, word(ahead), 0, 8, 0)
    },
  }
}

function word(seconds) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64LE(BigInt(seconds))
  return bytes
}

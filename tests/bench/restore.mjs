// What a backup and its restore take: the same people, and as many again, so that a square would show.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../binary.mjs'

export const SOME = 10_000
export const TWICE = 2 * SOME

function seconds(work) {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

/** Seconds of a backup of a store and of its restore, in a folder beside it. */
export function roundTrip(data, folder) {
  const [file, again] = ['copy.diwan', 'again'].map((name) => join(folder, name))
  const backup = seconds(() => must(['backup', file, '--data', data]))
  const restore = seconds(() => must(['restore', file, '--data', again]))
  return { backup, restore }
}

function measured(employees) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'))
  const data = join(folder, 'data')
  must(['demo', '--data', data, '--employees', String(employees)])
  const taken = roundTrip(data, folder)
  rmSync(folder, { recursive: true })
  return taken
}

/** Seconds of a backup and of a restore of some people, and of twice as many. */
export function restoring() {
  return [measured(SOME), measured(TWICE)]
}

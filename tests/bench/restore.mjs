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

function measured(employees) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'))
  const [data, file, again] = ['data', 'copy.diwan', 'again'].map((name) => join(folder, name))
  must(['demo', '--data', data, '--employees', String(employees)])
  const backup = seconds(() => must(['backup', file, '--data', data]))
  const restore = seconds(() => must(['restore', file, '--data', again]))
  rmSync(folder, { recursive: true })
  return { backup, restore }
}

/** Seconds of a backup and of a restore of some people, and of twice as many. */
export function restoring() {
  return [measured(SOME), measured(TWICE)]
}

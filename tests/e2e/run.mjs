// Runs the stories, those that take longest first, so that nothing waits for one of them at the end.
import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { tap } from 'node:test/reporters'

/** Files that take longer than their length tells: they go through every screen, a whole commune, or the whole app. */
const LONG = ['all-screens', 'density', 'every-link', 'scale', 'worker'].map((name) => `${name}.test.mjs`)

const length = (name) =>
  LONG.includes(name) ? Number.POSITIVE_INFINITY : statSync(join(import.meta.dirname, name)).size
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.mjs'))
  .toSorted((one, other) => Math.sign(length(other) - length(one)) || 0)
  .map((name) => join(import.meta.dirname, name))

// One file more than processors: a story waits for its browser, its browser for the server, and the server for the disk.
run({ files, concurrency: availableParallelism() + 1 })
  .on('test:fail', () => {
    process.exitCode = 1
  })
  .compose(tap)
  .pipe(process.stdout)

// compare.mjs OLD NEW: two binaries in turns, operation by operation, so that what the machine does meanwhile happens to both.
// Prints CPU-seconds of the server per 1,000 requests of each and the middle ratio of the turns: above 1 the new one costs more.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

const [older, newer] = process.argv.slice(2).map((path) => resolve(path))
process.chdir(resolve(import.meta.dirname, '..'))
const { EMPLOYEES, operations, start } = await import('./diwan.mjs')
const { measureAt } = await import('./measure.mjs')

const TURNS = Number(process.env.BENCH_TURNS ?? 3)
const CONNECTIONS = 16
const NAMES = [
  'list',
  'pair',
  'search',
  'get',
  'createBureau',
  'updateBureau',
  'createEmployee',
  'updateEmployee',
  'updateAddress',
  'ping',
]
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

// Without settings: the old one may not know them.
const servers = []
for (const binary of [older, newer]) servers.push(await start(EMPLOYEES, { binary, env: {} }))
const plans = [await operations(servers[0]), await operations(servers[1])]
console.log(
  `${'CPU-seconds per 1,000 requests'.padEnd(34)}${'old'.padStart(9)}${'new'.padStart(9)}${'ratio'.padStart(9)}`,
)
for (const name of NAMES) {
  const costs = [[], []]
  for (let turn = 0; turn < TURNS; turn++)
    for (const at of turn % 2 ? [1, 0] : [0, 1])
      costs[at].push((await measureAt(servers[at], plans[at][name], CONNECTIONS)).cpu)
  const ratio = middle(costs[1].map((cost, turn) => cost / costs[0][turn]))
  const cells = [middle(costs[0]), middle(costs[1]), ratio].map((value) => value.toFixed(3).padStart(9))
  console.log(name.padEnd(34) + cells.join(''))
}
for (const server of servers) {
  await server.stop()
  rmSync(server.folder, { recursive: true })
}

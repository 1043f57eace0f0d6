// What leaves on paper and as tables: sheets drawn one after another, and 10,000 rows with eight columns.
import { rmSync } from 'node:fs'
import { start } from './diwan.mjs'
import { growthDuring } from './files.mjs'

export const ROWS = 10_000
export const SHEETS = 500
const COLUMNS = 'fullNameFr,fullNameAr,CIN,DATN,FONCTION,grade,N_PERS_ACT,active'
const LIST = '/v1/databases/main/collections/employees/documents'

/** Fetches an export whole; how many bytes it has. */
async function fetched(server, path) {
  const answer = await fetch(server.url + path, { headers: server.headers })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  let size = 0
  for await (const block of answer.body) size += block.length
  return size
}

/** The middle of the times, in milliseconds, that something takes. */
async function middle(times, act) {
  const taken = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    await act(time)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)]
}

/** Milliseconds of each, and how many MiB more the server held while it drew the sheets. */
export async function papers() {
  const server = await start(ROWS)
  const columns = `columns=${COLUMNS}`
  const people = await fetch(
    `${server.url}${LIST}?queries[0]=${encodeURIComponent('{"method":"limit","values":[100]}')}`,
    {
      headers: server.headers,
    },
  )
  const cards = (await people.json()).documents.map((one) => one.CIN)
  const sheet = (at) => {
    const one = JSON.stringify({ method: 'equal', attribute: 'CIN', values: [cards[at % cards.length]] })
    return `${LIST}/export?format=pdf&lang=ar&${columns}&queries[0]=${encodeURIComponent(one)}`
  }
  await middle(20, (at) => fetched(server, sheet(at)))
  const one = await middle(100, (at) => fetched(server, sheet(at)))
  const began = performance.now()
  const growth = await growthDuring(server, async () => {
    for (let at = 0; at < SHEETS; at++) await fetched(server, sheet(at))
  })
  const all = performance.now() - began
  const csv = await middle(5, () => fetched(server, `${LIST}/export?format=csv&${columns}`))
  const xlsx = await middle(5, () => fetched(server, `${LIST}/export?format=xlsx&${columns}`))
  const tables = await growthDuring(server, () => fetched(server, `${LIST}/export?format=xlsx&${columns}`))
  await server.stop()
  rmSync(server.folder, { recursive: true })
  return { one, all, growth, csv, xlsx, tables }
}

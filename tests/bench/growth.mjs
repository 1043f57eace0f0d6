// Whether cost grows faster than the work: a hundred thousand people and two hundred thousand missions, against the figures
// of the same run for five thousand people.
import { rmSync } from 'node:fs'
import { createKey, createUser, PROJECT, serve } from '../binary.mjs'
import * as diwan from './diwan.mjs'
import { conflicts, fill } from './fleet.mjs'
import { cpu, measure } from './measure.mjs'
import { roundTrip } from './restore.mjs'

export const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000)
// Each goes through all its rules: two hundred thousand of them take an hour to make.
export const MANY_MISSIONS = Number(process.env.BENCH_MISSIONS ?? 20_000)
const CHIEF = { email: 'chief@commune.example', username: 'chief', password: 'a long bench password' }
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
const CALLS = 200

/** Milliseconds of the server for one of so many calls in a row. */
async function costs(server, call, count = CALLS) {
  const before = cpu(server.pid)
  for (let at = 0; at < count; at++) await call(at)
  return ((cpu(server.pid) - before) / count) * 1000
}

async function sent(server, headers, { method = 'GET', path, body }) {
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
}

/** A report right after a write, in milliseconds of the server: an update and the report, less the update alone. */
async function reportAfterWrite(server, updates) {
  const change = (at) => {
    const { body, ...request } = updates[at % updates.length]
    return sent(server, server.headers, { ...request, body: { data: { grade: `${body.data.grade}${at}` } } })
  }
  const alone = await costs(server, change)
  const both = await costs(server, async (at) => {
    await change(at + CALLS)
    await sent(server, server.headers, { path: '/v1/reports/employeesByService' })
  })
  return both - alone
}

/** What stands against an order among all missions, in milliseconds of the server, a call and its session included. */
async function conflictCheck(data) {
  createUser(data, CHIEF)
  const key = createKey(data)
  const server = await serve(data)
  await fill(server, { ...HEADERS, 'x-appwrite-key': key }, MANY_MISSIONS)
  const { email, password } = CHIEF
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, { method: 'POST', headers: HEADERS, body })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const chief = { ...HEADERS, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
  const ping = await costs(server, () => sent(server, chief, { path: '/v1/ping' }))
  const check = await costs(server, (at) => conflicts(server, chief, at * 7, MANY_MISSIONS))
  await server.stop()
  return check - ping
}

/** `{ pair, updateEmployee, search, find, findNumber, deep, report, conflicts, backup, restore }` among so many. */
export async function growth() {
  const server = await diwan.start(PEOPLE)
  const { pair, updateEmployee, search, find, findNumber, deep } = await diwan.operations(server, PEOPLE)
  const figures = {}
  for (const [name, requests] of Object.entries({ updateEmployee, pair, search, find, findNumber, deep })) {
    process.stderr.write(`  ${name} of ${PEOPLE}\n`)
    figures[name] = await measure(server, requests)
  }
  figures.report = await reportAfterWrite(server, updateEmployee)
  await server.stop()
  process.stderr.write(`  restore of ${PEOPLE}\n`)
  Object.assign(figures, roundTrip(server.data, server.folder))
  process.stderr.write(`  conflicts among ${MANY_MISSIONS}\n`)
  figures.conflicts = await conflictCheck(server.data)
  rmSync(server.folder, { recursive: true })
  return figures
}

// Terminals that push, and the days that follow: how fast lines are taken, how soon days stand, what boards cost.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKey, must, PROJECT, serve } from '../binary.mjs'
import { Terminal, terminalPort } from '../terminal.mjs'
import { waitUntilIdle } from './measure.mjs'

export const PUNCHERS = 1200
/** Lines of a month as a municipality hands them over. */
export const LINES = 21_000
const PIECE = 500
export const TERMINALS = 50
/** Terminals that bring what was kept for long. */
const SENDERS = 10
/** Lines that each of them sends one by one. */
const SINGLE = 40
/** A year, and as much before it as makes a million lines. */
const DAYS_OF_YEAR = 260
const DAYS_OF_MILLION = 417
/** So many lines stand when the page of a day is looked at first. */
const FEW_LINES = 10_000

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]
const two = (number) => String(number).padStart(2, '0')

/** Working days before today, the oldest first. */
function workingDays(count) {
  const days = []
  for (let back = 1; days.length < count; back++) {
    const day = new Date(Date.now() - back * 86_400_000)
    if (day.getUTCDay() % 6 !== 0) days.unshift(day.toISOString().slice(0, 10))
  }
  return days
}

/** Entry and exit of everybody who has a code, on these days. */
function linesOf(codes, days) {
  return days.flatMap((day, at) =>
    codes.flatMap((code, who) => {
      const minute = (who * 7 + at * 13) % 45
      return [
        `${code}\t${day} 08:${two(minute)}:${two(who % 60)}\t0\t1\t0\t0\n`,
        `${code}\t${day} 16:${two(30 + (minute % 29))}:00\t1\t1\t0\t0\n`,
      ]
    }),
  )
}

async function rigged(server, key) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-appwrite-key': key }
  const call = async (method, path, body) => {
    const answer = await fetch(`${server.url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const documents = (database, collection) => `/databases/${database}/collections/${collection}/documents`
  const query = (...all) => new URLSearchParams(all.map((one, at) => [`queries[${at}]`, JSON.stringify(one)]))
  const total = async (...filters) => {
    const limit = { method: 'limit', values: [1] }
    return (await call('GET', `${documents('attendance', 'pointages')}?${query(...filters, limit)}`)).total
  }
  return { call, documents, query, total, rest: () => waitUntilIdle(server.pid) }
}

/** Waits until a count stays as it is. */
async function stands(count) {
  let [last, same] = [-1, 0]
  while (same < 5) {
    const now = await count()
    same = now === last ? same + 1 : 0
    last = now
    await new Promise((again) => setTimeout(again, 200))
  }
  return last
}

const timed = async (work) => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

export async function attendance() {
  const data = join(mkdtempSync(join(tmpdir(), 'diwan-attendance-')), 'data')
  must(['demo', '--data', data, '--employees', String(PUNCHERS)])
  const key = createKey(data)
  const server = await serve(data, { env: { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' }, args: ['--rate-limits', 'off'] })
  try {
    return await figures(data, server, await rigged(server, key))
  } finally {
    await server.stop()
    rmSync(join(data, '..'), { recursive: true })
  }
}

async function figures(data, server, rig) {
  const port = await terminalPort(server)
  const limit = { method: 'limit', values: [5000] }
  const list = `${rig.documents('main', 'employees')}?${rig.query(limit)}`
  const people = (await rig.call('GET', list)).documents
  const codes = people.flatMap(({ emp_code }) => emp_code ?? [])
  const terminals = Array.from({ length: TERMINALS }, (_, at) => new Terminal(`BENCH${at}`))
  for (const { serial } of terminals) {
    const place = { allowed: true, networks: ['127.0.0.0/8'], installedOn: '2020-01-01' }
    const body = { documentId: serial.toLowerCase(), data: { serialNumber: serial, ...place } }
    await rig.call('POST', rig.documents('attendance', 'devices'), body)
  }
  for (const terminal of terminals) await terminal.handshake(port)
  const all = linesOf(codes, workingDays(DAYS_OF_MILLION))
  const older = all.slice(0, -DAYS_OF_YEAR * 2 * codes.length)
  const lines = all.slice(older.length)
  // A piece from each terminal in turn, as in a commune: one alone would wait for its own turns.
  const push = async (some) => {
    for (let at = 0; at < some.length; at += PIECE) {
      const terminal = terminals[(at / PIECE) % SENDERS]
      terminal.kept = some.slice(at, at + PIECE)
      while (!(await terminal.push(port, { most: PIECE }))) await new Promise((again) => setTimeout(again, 20))
    }
  }
  await push(lines.slice(-FEW_LINES))
  await stands(() => rig.total())
  const pageOfFew = await dayPage(rig)
  const month = lines.slice(-LINES - FEW_LINES, -FEW_LINES)
  const taken = await timed(() => push(month))
  const again = await timed(() => push(month))
  const filled = await timed(async () => {
    await push(lines.slice(0, -LINES - FEW_LINES))
    await stands(() => rig.total())
  })
  const recomputed = await recomputing(data, rig)
  const measured = { ...recomputed, ...(await boards(rig)), ...(await live(port, terminals, codes, rig)) }
  await push(older)
  await stands(() => rig.total())
  const pageOfMillion = await dayPage(rig)
  return { taken, again, filled, punches: lines.length, growth: pageOfMillion / pageOfFew, ...measured }
}

/** How long something takes, of nine turns the middle one. */
async function usually(work) {
  const all = []
  for (let turn = 0; turn < 9; turn++) all.push(await timed(work))
  return middle(all)
}

/** Another page each time of a day that lies behind, with its total, from a server that rests. */
async function dayPage(rig) {
  const [day] = workingDays(3)
  const equal = { method: 'equal', attribute: 'date', values: [day] }
  const page = (number) => rig.query(equal, { method: 'offset', values: [25 * number] })
  let number = 0
  await rig.rest()
  return usually(() => rig.call('GET', `${rig.documents('attendance', 'pointages')}?${page(number++)}`))
}

/** The month of everybody, a page of a day, and a holiday until its last day says so: a day that is none yet. */
async function boards(rig) {
  const isHoliday = { method: 'equal', attribute: 'dayKind', values: ['holiday'] }
  const on = (day) => ({ method: 'equal', attribute: 'date', values: [day] })
  const days = workingDays(9)
  while ((await rig.total(on(days[0]), isHoliday)) > 0) days.shift()
  const [day] = days
  const month = await usually(() => rig.call('POST', '/actions/pointages.month', { month: day.slice(0, 7) }))
  const page = await dayPage(rig)
  const all = await rig.total(on(day))
  const holiday = await timed(async () => {
    const data = { date: day, nameFr: 'Fête', nameAr: 'عيد', kind: 'exceptional' }
    await rig.call('POST', rig.documents('main', 'holidays'), { documentId: 'unique()', data })
    while ((await rig.total(on(day), isHoliday)) < all) await new Promise((again) => setTimeout(again, 20))
  })
  return { month, page, holiday }
}

/** Waits until no days are to be computed again. */
const CALM = `
import sqlite3, sys, time
store = sqlite3.connect(f"file:{sys.argv[1]}/diwan.db?mode=ro", uri=True)
while store.execute("SELECT count(*) FROM sys_staleDays").fetchone()[0]:
    time.sleep(0.02)
`

/** A minute of grace more concerns every day of the year and changes few; a clerk writes meanwhile, and waits so long at most. */
async function recomputing(data, rig) {
  const hours = rig.documents('main', 'workSchedules')
  const schedules = (await rig.call('GET', hours)).documents
  const { $id: schedule, graceMinutes } = schedules.find((one) => !one.ramadan && !one.overnight && !one.employeeId)
  const bureaux = rig.documents('main', 'bureaux')
  const [bureau] = (await rig.call('GET', `${bureaux}?${rig.query({ method: 'limit', values: [1] })}`)).documents
  let [isOver, longest] = [false, 0]
  const writes = async () => {
    for (let turn = 0; !isOver; turn++) {
      const data = { nameFr: `${bureau.nameFr} ${turn % 2}` }
      const waited = await timed(() => rig.call('PATCH', `${bureaux}/${bureau.$id}`, { data }))
      longest = Math.max(longest, waited)
      await new Promise((again) => setTimeout(again, 20))
    }
  }
  const year = await timed(async () => {
    await rig.call('PATCH', `${hours}/${schedule}`, { data: { graceMinutes: (graceMinutes ?? 0) + 1 } })
    const calm = new Promise((done) => spawn('python3', ['-c', CALM, data], { stdio: 'inherit' }).once('exit', done))
    const writing = writes()
    if ((await calm) !== 0) throw new Error('the days are not computed')
    isOver = true
    await writing
  })
  return { year, longest }
}

/** Fifty terminals that send line by line, and the lists of a clerk meanwhile. */
async function live(port, terminals, codes, rig) {
  const [day] = workingDays(1)
  const answers = []
  const lists = []
  let left = terminals.length
  const send = async (terminal, at) => {
    for (let number = 0; number < SINGLE; number++) {
      terminal.kept.push(
        `${codes[(at * SINGLE + number) % codes.length]}\t${day} 12:${two(number)}:${two(at)}\t0\t1\t0\t0\n`,
      )
      answers.push(await timed(async () => void (await terminal.push(port))))
    }
    left--
  }
  const clerk = async () => {
    const path = `${rig.documents('main', 'employees')}?${rig.query({ method: 'limit', values: [10] })}`
    while (left > 0) lists.push(await timed(() => rig.call('GET', path)))
  }
  const all = await timed(() => Promise.all([...terminals.map(send), clerk()]))
  const perSecond = (terminals.length * SINGLE * 1000) / all
  return { perSecond, answered: share(answers, 0.99), listed: share(lists, 0.99) }
}

// Exams: an application, fifty at once for a minute, and the life of an exam of ten thousand, with what another write waits
// meanwhile for each step of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { must, PROJECT, serve } from '../binary.mjs'
import { applicationFiles, ExamLife, equal, inParallel, makeExamPeople } from '../exam-life.mjs'
import { growthDuring } from './files.mjs'
import { cpu, measureAt, waitUntilIdle } from './measure.mjs'
import { issued, LETTERS } from './papers.mjs'

/** Candidates of the large exam, and for how many seconds applicants come: fewer to try whether it works. */
export const CANDIDATES = Number(process.env.BENCH_CANDIDATES ?? 10_000)
const FLOOD_SECONDS = Number(process.env.BENCH_FLOOD_SECONDS ?? 60)
export const SPECIALTIES = 40
export const APPLICANTS = 50
const EMPLOYEES = 1200
const CLERK_PAUSE = 20
/** Between two writes that are tried while a step goes on: short, so that hardly a moment of it is missed. */
const WRITE_PAUSE = 2
/** Milliseconds that no write waits longer, whatever an exam does. */
const LONGEST_WAIT = 100
/** Fewer than make the server ask for work. */
const ALONE = 20
const ASKED = 1000
const CONNECTIONS = 16
/** Photos of 800 × 1,200, PDFs of 1 MB. */
const LARGE = { width: 800, ballast: 1 << 20 }
/** Candidates of the flood have numbers of their own, behind those of the desk. */
const FIRST_APPLICANT = 200_000
/** For a total alone. */
const LEAST = { method: 'limit', values: [1] }
/** The most often that somebody asks again who is told that the server is busy. */
const TRIES = 5
const [TOO_MANY, BUSY] = [429, 503]

const share = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]
const pause = (time) => new Promise((again) => setTimeout(again, time))

/** Does something again and again until told to stop: how long each took, in milliseconds. */
function meanwhile(act, between) {
  const times = []
  let isOn = true
  const running = (async () => {
    while (isOn) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
      await pause(between)
    }
  })()
  return async () => {
    isOn = false
    await running
    return times
  }
}

/** A port that is free for the figures of the server. */
function freePort() {
  return new Promise((found) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const { port } = holder.address()
      holder.close(() => found(port))
    })
  })
}

/** What guests ask, each from a house of their own: who they are is what the proxy says. */
function guest(server, house) {
  const headers = { 'x-appwrite-project': PROJECT, 'x-forwarded-for': `10.${house >> 8}.${house & 255}.7` }
  return async (action, body) => {
    const isForm = body instanceof FormData
    const init = {
      method: 'POST',
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    }
    for (let tried = 1; ; tried++) {
      const answer = await fetch(`${server.endpoint}/actions/${action}`, init)
      const told = await answer.json()
      // More bodies are on their way than guests may send at once: the page sends that piece again.
      if (answer.status !== BUSY || tried === TRIES) return { status: answer.status, told }
      await pause(Number(answer.headers.get('retry-after')) * 1000)
    }
  }
}

/** Work of applicants, done by one thread: their computers are not the server's. */
class Solver {
  constructor() {
    this.worker = new Worker(new URL('./solver.mjs', import.meta.url))
    this.waiting = new Map()
    this.worker.on('message', ({ id, answer }) => this.waiting.get(id)(answer))
  }

  solve({ challenge, bits }) {
    return new Promise((done) => {
      const id = this.waiting.size
      this.waiting.set(id, done)
      this.worker.postMessage({ id, challenge, bits })
    })
  }
}

/** Applies file by file, as the page does; the tracking number, or undefined where the server asked to come again later. */
async function apply(life, ask, solver, number, documents, files) {
  const taken = ({ status, told }) => {
    if (status === 200) return told
    if (status !== TOO_MANY && status !== BUSY) throw new Error(`an application: ${status} ${JSON.stringify(told)}`)
  }
  const recruitmentId = life.exam
  let begun = taken(await ask('candidates.begin', { recruitmentId }))
  if (begun?.proof) {
    const answer = await solver.solve(begun.proof)
    begun = taken(await ask('candidates.begin', { recruitmentId, challenge: begun.proof.challenge, answer }))
    // More came meanwhile, and more work is asked for: who comes again finds it.
    if (begun?.proof) return
  }
  if (!begun) return
  const { ticket, pieceBytes } = begun
  for (const [code, content] of files) {
    for (let piece = 0; piece * pieceBytes < content.size; piece++) {
      const form = new FormData()
      const words = { ticket, documentId: documents[code], size: content.size, number: piece }
      for (const [name, word] of Object.entries(words)) form.set(name, String(word))
      form.set('piece', content.slice(piece * pieceBytes, (piece + 1) * pieceBytes), 'piece')
      if (!taken(await ask('candidates.attach', form))) return
    }
  }
  const made = taken(await ask('candidates.apply', { ticket, ...life.applicant(number) }))
  return made && { number, trackingNumber: made.trackingNumber }
}

/** Milliseconds of CPU that one application costs the server, one after another. */
async function one(life, server, documents, files) {
  const before = cpu(server.pid)
  for (let at = 0; at < ALONE; at++) {
    const made = await apply(life, guest(server, 1), undefined, FIRST_APPLICANT - 1 - at, documents, files)
    if (!made) throw new Error('an application was asked to come again')
  }
  return ((cpu(server.pid) - before) * 1000) / ALONE
}

/** Fifty applicants at once, one after another, and what a clerk's list takes meanwhile; whoever was told so has applied whole. */
async function flood(life, server, documents, files) {
  const solver = new Solver()
  const acknowledged = []
  let [next, later] = [FIRST_APPLICANT, 0]
  const clerk = meanwhile(() => life.staff.call('GET', `/databases/main/collections/employees/documents`), CLERK_PAUSE)
  const end = performance.now() + FLOOD_SECONDS * 1000
  const applicant = async () => {
    while (performance.now() < end) {
      const number = next++
      const made = await apply(life, guest(server, 2 + (number % 5000)), solver, number, documents, files)
      if (made) acknowledged.push(made)
      else later++
    }
  }
  const applied = await Promise.allSettled(Array.from({ length: APPLICANTS }, applicant))
  const lists = await clerk()
  await solver.worker.terminate()
  const failed = applied.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
  return { acknowledged, later, listed: share(lists, 0.99) }
}

/** Whoever was told so has applied, with every file, and nobody else has. */
async function checkWhole(life, acknowledged, files, before) {
  const rows = await life.count('submitted')
  if (rows !== acknowledged.length + ALONE) throw new Error(`${rows} applications, ${acknowledged.length} acknowledged`)
  const kept = (await life.staff.list('candidateFiles', LEAST)).total - before
  if (kept !== rows * files.length) throw new Error(`${kept} files of ${rows} applications`)
}

/** CPU-seconds of the server for a thousand verifications, and how many statements each took. */
async function verified(server, statements, asked, expected) {
  const ask = guest(server, 9000)
  const count = async (body) => {
    const { status, told } = await ask('candidates.verify', body)
    if (status !== expected) throw new Error(`verify: ${status} ${JSON.stringify(told)}`)
  }
  const before = [cpu(server.pid), await statements()]
  const all = Array.from({ length: ASKED }, (_, at) => asked[at % asked.length])
  await inParallel(all, count, CONNECTIONS)
  return {
    cpu: ((cpu(server.pid) - before[0]) / ASKED) * 1000,
    statements: ((await statements()) - before[1]) / ASKED,
  }
}

async function applying(life, server, statements) {
  await life.publish({ members: false })
  const files = applicationFiles(LARGE)
  const before = (await life.staff.list('candidateFiles', LEAST)).total
  const wanted = await life.staff.list('examDocuments', equal('recruitmentId', life.exam))
  const documents = Object.fromEntries(wanted.documents.map(({ code, $id }) => [code, $id]))
  await waitUntilIdle(server.pid)
  const alone = await one(life, server, documents, files)
  const { acknowledged, later, listed } = await flood(life, server, documents, files)
  await checkWhole(life, acknowledged, files, before)
  const right = acknowledged.map(({ number, trackingNumber }) => ({ CIN: life.applicant(number).CIN, trackingNumber }))
  const wrong = right.map(({ CIN, trackingNumber }) => ({
    CIN,
    trackingNumber: [...trackingNumber].toReversed().join(''),
  }))
  return {
    ...{ alone, acknowledged: acknowledged.length, later, listed },
    right: await verified(server, statements, right, 200),
    wrong: await verified(server, statements, wrong, 404),
  }
}

/** The list of candidates as the secretariat filters it, with its total. */
async function listed(life, folder) {
  const queries = [
    equal('recruitmentId', life.exam),
    equal('specialtyId', life.specialties[3]),
    equal('status', 'validated'),
    { method: 'orderAsc', attribute: 'candidateNumber' },
    { method: 'limit', values: [25] },
  ]
  const search = queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
  const path = `/v1/databases/main/collections/candidates/documents?${search}`
  const target = { url: life.server.url, pid: life.server.pid, folder, headers: life.staff.headers }
  return (await measureAt(target, [{ path }], CONNECTIONS)).cpu
}

/** Each step of an exam with how long it took and how long another write waited at most meanwhile, in milliseconds. */
class Steps {
  constructor(life) {
    this.life = life
    this.taken = []
  }

  async take(name, work) {
    let number = 0
    const write = () => {
      const text = `${name} ${number++}`
      return this.life.staff.create('bureaux', { nameFr: `Bureau ${text}`, nameAr: `مكتب ${text}` })
    }
    const stop = meanwhile(write, WRITE_PAUSE)
    const began = performance.now()
    try {
      return await work()
    } finally {
      // What goes on beside it would meet a server that has ended, and hide why.
      const milliseconds = performance.now() - began
      this.taken.push({ name, milliseconds, waited: Math.max(...(await stop())) })
    }
  }

  milliseconds(name) {
    return this.taken.find((step) => step.name === name).milliseconds
  }
}

/** As many letters as are to ten thousand what five hundred are to this exam; milliseconds. */
async function letters(life) {
  const { documents } = await life.staff.list('employees')
  const count = Math.ceil((LETTERS * CANDIDATES) / 10_000)
  const server = { url: life.server.url, headers: life.staff.headers }
  const began = performance.now()
  const numbers = Array.from({ length: count }, (_, at) => at)
  await inParallel(numbers, (at) => issued(server, documents[at % documents.length].$id), 4)
  return { count, milliseconds: performance.now() - began }
}

async function whole(life, again, folder) {
  const steps = new Steps(life)
  const take = (name, work) => steps.take(name, work)
  await life.publish({ specialties: SPECIALTIES, places: CANDIDATES })
  await take('files entered at the desk', () => life.enter(CANDIDATES))
  await life.close(again)
  await take('files admitted', () => life.review())
  const list = await listed(life, folder)
  await take('provisional list', () => life.publishList('provisional'))
  await take('definitive list', () => life.publishList('definitive'))
  await take('seats drawn', () => life.staff.act('examRooms.draw', { recruitmentId: life.exam }))
  // With the same other writes beside it as the convocations.
  const written = await take('letters', () => letters(life))
  const growth = await growthDuring(life.server, () =>
    take('convocations', async () => {
      await life.convoke()
      await life.allConvoked()
    }),
  )
  await take('presence scanned', () => life.attend())
  await take('presence signed', () => life.closePresence('watcher'))
  await take('presence closed', () => life.closePresence('warden'))
  const drawn = await take('copies drawn', () => life.drawCopies())
  await take('copies assigned', () => life.assign())
  await take('copies marked', () => life.mark(drawn.tests[0].copies))
  await take('marks signed', () => life.signLock('president'))
  await take('marks locked', () => life.signLock('marker'))
  await take('anonymity lifted', () => life.lift())
  await take('written results', () => life.announce('written'))
  await take('ranking computed', () => life.staff.act('recruitments.simulate', { id: life.exam }))
  await take('sheets written', () => life.rank())
  await take('ranking signed', () => life.signLock('president', 'ranking'))
  await take('ranking locked', () => life.signLock('marker', 'ranking'))
  await take('final results', () => life.announce('final'))
  const convocations = steps.milliseconds('convocations')
  return {
    ...{ list, growth, convocations, steps: steps.taken },
    ratio: convocations / CANDIDATES / (written.milliseconds / written.count),
  }
}

export async function recruitment() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-recruitment-'))
  const data = join(folder, 'data')
  must(['demo', '--data', data, '--employees', String(EMPLOYEES)])
  makeExamPeople(data)
  const metrics = `127.0.0.1:${await freePort()}`
  const env = { DIWAN_METRICS_LISTEN: metrics, DIWAN_TRUSTED_PROXIES: '127.0.0.0/8' }
  const start = () => serve(data, { env })
  const statements = async () => {
    const text = await (await fetch(`http://${metrics}/metrics`)).text()
    return Number(/^diwan_store_statements_total (\d+)$/m.exec(text)[1])
  }
  const life = new ExamLife(await start())
  try {
    await life.signIn()
    const large = await whole(life, start, folder)
    const opened = await applying(life, life.server, statements)
    return { ...large, ...opened }
  } finally {
    await life.server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** The rows of the table of figures: name, what it is, its bound. */
export function recruitmentRows(figures) {
  const fixed = (value, digits) => value.toFixed(digits)
  return [
    ['an application with its files, ms of CPU', fixed(figures.alone, 0)],
    [`${APPLICANTS} applicants at once, taken`, fixed(figures.acknowledged, 0)],
    ['same, asked to come again', fixed(figures.later, 0)],
    ['same, list of employees p99, ms', fixed(figures.listed, 0), 250],
    ['verify, right, CPU-s per 1,000', fixed(figures.right.cpu, 3)],
    ['verify, wrong, CPU-s per 1,000', fixed(figures.wrong.cpu, 3)],
    ['verify, right, statements', fixed(figures.right.statements, 2)],
    ['verify, wrong, statements', fixed(figures.wrong.statements, 2), fixed(figures.right.statements, 2)],
    [`list of ${CANDIDATES} candidates, CPU-s per 1,000`, fixed(figures.list, 3)],
    [
      `rank ${CANDIDATES} in ${SPECIALTIES} specialties, ms`,
      fixed(figures.steps.find(({ name }) => name === 'ranking computed').milliseconds, 0),
      1000,
    ],
    [`${CANDIDATES} convocations, s`, fixed(figures.convocations / 1000, 1)],
    ['same, to as many letters, ratio', fixed(figures.ratio, 2), 1.2],
    ['same, MiB more', fixed(figures.growth, 0)],
    ...figures.steps.flatMap(({ name, milliseconds, waited }) => [
      [`${name}, ms`, fixed(milliseconds, 0)],
      ['same, another write waits at most, ms', fixed(waited, 0), LONGEST_WAIT],
    ]),
  ]
}

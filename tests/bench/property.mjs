// Property: lists over a large inventory, ten telephones that count at once, five thousand scans that come in from where there was no
// network, and labels. Rate limits are on: telephones keep within them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKey, createUser, must, PROJECT, serve } from '../binary.mjs'
import { measureAt, waitUntilIdle } from './measure.mjs'

/** Things of the large inventory: fewer to try whether it works. */
export const ITEMS = Number(process.env.BENCH_ITEMS ?? 100_000)
export const DEVICES = 10
export const OFFLINE = 5000
/** Those whose number begins with 99, among a hundred thousand. */
export const LABELS = 1111
const PIECE = 100
/** So many offices are counted. */
const COUNTED = 10
/** Scans that a telephone sends each second, together. */
const EACH_SECOND = 5
const SECONDS = 10
/** Scans of one call at most. */
const BATCH = 200
const CONNECTIONS = 16
const WRITE_PAUSE = 2
const PASSWORD = 'a long bench password'

const pause = (time) => new Promise((again) => setTimeout(again, time))
const documents = (collection) => `/databases/main/collections/${collection}/documents`
const asked = (queries) =>
  queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')

/** Calls with these headers; what is refused is thrown. */
function caller(server, headers) {
  return async (method, path, body) => {
    const answer = await fetch(server.endpoint + path, { method, headers, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
}

async function signedIn(server, { email, password }) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const path = `${server.endpoint}/account/sessions/email`
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const own = { ...headers, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
  return Object.assign(caller(server, own), { headers: own })
}

/** Offices that no count goes through yet come first, those of the demonstration behind them. */
async function placed(keyed) {
  const own = Array.from({ length: COUNTED }, (_, at) => ({
    $id: `bench${at}`,
    nameFr: `Guichet ${at}`,
    nameAr: `شباك ${at}`,
  }))
  await keyed('POST', documents('bureaux'), { documents: own })
  const found = await keyed('GET', `${documents('bureaux')}?${asked([{ method: 'limit', values: [50] }])}`)
  return [...new Set([...own, ...found.documents].map(({ $id }) => $id))].slice(0, 50)
}

/** The large inventory, in the offices of the demonstration, beside what stands there. */
async function fill(keyed, offices) {
  const item = (at) => ({
    $id: `bench${at}`,
    designation: `Chaise visiteur ${at % 97}`,
    inventoryNumber: `B-${at}`,
    bureauId: offices[at % offices.length],
    condition: ['new', 'good', 'fair', 'poor'][at % 4],
    acquiredOn: `20${String(10 + (at % 15)).padStart(2, '0')}-03-01`,
  })
  for (let from = 0; from < ITEMS; from += PIECE) {
    const rows = Array.from({ length: Math.min(PIECE, ITEMS - from) }, (_, at) => item(from + at))
    await keyed('POST', documents('inventoryItems'), { documents: rows })
  }
}

/** CPU-seconds of the server for a thousand lists, with their totals. */
async function listed(server, folder, headers, office) {
  const pages = [
    [{ method: 'equal', attribute: 'bureauId', values: [office] }],
    [{ method: 'equal', attribute: 'condition', values: ['poor'] }],
    [],
  ].map((filters) => [...filters, { method: 'orderAsc', attribute: 'designation' }, { method: 'limit', values: [10] }])
  const requests = pages.map((queries) => ({ path: `/v1${documents('inventoryItems')}?${asked(queries)}` }))
  return (await measureAt({ url: server.url, pid: server.pid, folder, headers }, requests, CONNECTIONS)).cpu
}

const scan = (device, at, items) => {
  const item = items[(device * 997 + at * 13) % items.length]
  return { id: `s${device}x${at}`, code: item.number, bureauId: item.bureauId, scannedAt: new Date().toISOString() }
}

async function send(device, campaignId, scans) {
  const began = performance.now()
  const { answers } = await device('POST', '/actions/inventoryScans.send', { campaignId, scans })
  const refused = answers.find(({ outcome }) => outcome === 'refused')
  if (refused) throw new Error(`a scan: ${JSON.stringify(refused)}`)
  return performance.now() - began
}

/** Each telephone sends what it saw once a second: how long answers took, in milliseconds. */
async function counting(devices, campaignId, items) {
  const taken = await Promise.all(
    devices.map(async (device, who) => {
      const times = []
      await pause((who * 1000) / devices.length)
      for (let second = 0; second < SECONDS; second++) {
        const scans = Array.from({ length: EACH_SECOND }, (_, at) => scan(who, second * EACH_SECOND + at, items))
        const took = await send(device, campaignId, scans)
        times.push(took)
        await pause(Math.max(0, 1000 - took))
      }
      return times
    }),
  )
  return Math.max(...taken.flat())
}

/** What one telephone kept while it was away comes in, and what other writes wait meanwhile. */
async function offline(device, other, campaignId, items) {
  const waits = []
  let isOn = true
  const writing = (async () => {
    for (let at = 0; isOn; at++) {
      const began = performance.now()
      await other('POST', documents('bureaux'), {
        documentId: 'unique()',
        data: { nameFr: `Bureau ${at}`, nameAr: `مكتب ${at}` },
      })
      waits.push(performance.now() - began)
      await pause(WRITE_PAUSE)
    }
  })()
  const began = performance.now()
  for (let from = 0; from < OFFLINE; from += BATCH) {
    await send(
      device,
      campaignId,
      Array.from({ length: BATCH }, (_, at) => scan(DEVICES, from + at, items)),
    )
  }
  const taken = performance.now() - began
  isOn = false
  await writing
  return { taken, waited: Math.max(...waits) }
}

/** Milliseconds until the labels of so many things are there. */
async function labels(server, keeper) {
  const began = performance.now()
  const numbered = asked([{ method: 'startsWith', attribute: 'inventoryNumber', values: ['B-99'] }])
  const path = `${documents('inventoryItems')}/export?format=labels&lang=fr&size=38x21&${numbered}`
  const answer = await fetch(server.endpoint + path, { headers: keeper.headers })
  if (!answer.ok) throw new Error(`labels: ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - began
}

/** Opens a count of some offices for the telephones: its id, and what it expects. */
async function opened(keeper, keyed, offices, emails) {
  const found = await keyed('GET', `${documents('users')}?${asked([{ method: 'limit', values: [100] }])}`)
  const memberIds = found.documents.filter(({ email }) => emails.includes(email)).map(({ $id }) => $id)
  if (memberIds.length !== emails.length) throw new Error(`${memberIds.length} counters of ${emails.length}`)
  const draft = { name: 'Récolement mesuré', bureauIds: offices, memberIds }
  const { $id } = await keeper('POST', documents('inventoryCampaigns'), { documentId: 'unique()', data: draft })
  await keeper('POST', '/actions/inventoryCampaigns.open', { id: $id })
  return $id
}

export async function property() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-property-'))
  const data = join(folder, 'data')
  const printed = must(['demo', '--data', data, '--employees', '200'])
  const [, email, password] = /^\s*property\S*\s.*?(\S+@\S+)\s+(\S+)$/m.exec(printed)
  const counters = Array.from({ length: DEVICES + 1 }, (_, at) => ({
    ...{ email: `counter${at}@commune.example`, username: `counter${at}`, password: PASSWORD },
  }))
  for (const one of counters) createUser(data, one, [])
  const secret = createKey(data)
  const server = await serve(data, { env: { DIWAN_RATE_LIMITS: 'on' } })
  try {
    const keyed = caller(server, {
      ...{ 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-appwrite-key': secret },
    })
    const offices = await placed(keyed)
    await fill(keyed, offices)
    await waitUntilIdle(server.pid)
    const keeper = await signedIn(server, { email, password })
    const list = await listed(server, folder, keeper.headers, offices[0])
    const campaign = await opened(
      keeper,
      keyed,
      offices.slice(0, COUNTED),
      counters.map((one) => one.email),
    )
    const devices = []
    for (const one of counters) devices.push(await signedIn(server, one))
    const items = Array.from({ length: ITEMS }, (_, at) => ({
      number: `B-${at}`,
      bureauId: offices[at % offices.length],
    })).filter(({ bureauId }) => offices.indexOf(bureauId) < COUNTED)
    const slowest = await counting(devices.slice(0, DEVICES), campaign, items)
    const away = await offline(devices[DEVICES], keyed, campaign, items)
    return { list, slowest, ...away, labels: await labels(server, keeper) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** The rows that it prints. */
export const propertyRows = (shown) => [
  [`lists over ${ITEMS} items, CPU-s per 1,000`, shown.list.toFixed(3), 0.35],
  [`${DEVICES} telephones, ${EACH_SECOND} scans a second each, slowest ms`, shown.slowest.toFixed(0), 300],
  [`${OFFLINE} scans that come in late, s`, (shown.taken / 1000).toFixed(1), 5],
  ['same, longest another write waited, ms', shown.waited.toFixed(0), 100],
  [`${LABELS} labels, s`, (shown.labels / 1000).toFixed(1), 15],
]

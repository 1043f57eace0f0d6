// A count at a telephone: from the text that a scanner has read to the frame in which its word stands, with a large list on the device.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ADMIN, createKey, createUser, PROJECT, serve } from '../binary.mjs'
import { signedIn } from '../exam-life.mjs'

/** Expected rows on the device: fewer to try whether it works. */
export const EXPECTED = Number(process.env.BENCH_EXPECTED ?? 20_000)
const OFFICES = 20
const PIECE = 100
/** Scans that are measured; the slowest of them counts, for each is waited for. */
const SCANS = 30
/** So many times slower than this machine is the telephone. */
const SLOWER = 4
const COUNTER = {
  email: 'counter@commune.example',
  username: 'counter',
  password: 'a long bench password',
}
const PHONE = { locale: 'fr-FR', viewport: { width: 360, height: 740 }, serviceWorkers: 'block' }
const office = (at) => `office${at % OFFICES}`
const number = (at) => `2026/${String(at).padStart(5, '0')}`

/** Opens a count of so many items for the counter, and gives its id. */
async function openCount(server, key) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-appwrite-key': key }
  const make = async (collection, body) => {
    const path = `${server.endpoint}/databases/main/collections/${collection}/documents`
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${collection}: ${await answer.text()}`)
  }
  await make('services', { documentId: 'affairs', data: { nameFr: 'Affaires générales', nameAr: 'الشؤون العامة' } })
  const offices = Array.from({ length: OFFICES }, (_, at) => office(at))
  for (const [at, documentId] of offices.entries())
    await make('bureaux', { documentId, data: { nameFr: `Bureau ${at}`, nameAr: `مكتب ${at}`, serviceId: 'affairs' } })
  const item = (at) => ({ $id: `item${at}`, designation: 'Chaise', inventoryNumber: number(at), bureauId: office(at) })
  for (let from = 0; from < EXPECTED; from += PIECE)
    await make('inventoryItems', { documents: Array.from({ length: PIECE }, (_, at) => item(from + at)) })
  const admin = await signedIn(server, ADMIN)
  const { documents } = await admin.list('users')
  const memberIds = documents.filter(({ username }) => username === COUNTER.username).map(({ $id }) => $id)
  const { $id: id } = await admin.create('inventoryCampaigns', { name: 'Mesure', bureauIds: offices, memberIds })
  await admin.act('inventoryCampaigns.open', { id })
  return id
}

/** In the page: types as a hand scanner does, and waits from its Enter for the frame after the word. Gives milliseconds. */
async function scanned(code) {
  const press = (key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (const sign of code) press(sign)
  const begin = performance.now()
  press('Enter')
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  while (!document.querySelector('[data-word="here"]')?.textContent.includes(code)) await drawn()
  await drawn()
  return performance.now() - begin
}

/** Milliseconds of the slowest scan. */
export async function counting() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-counting-'))
  const data = join(folder, 'data')
  createUser(data, ADMIN)
  createUser(data, COUNTER, [])
  const server = await serve(data)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const id = await openCount(server, createKey(data))
    const context = await browser.newContext({ ...PHONE, baseURL: server.url })
    const { email, password } = COUNTER
    const session = { headers: { 'x-appwrite-project': PROJECT }, data: { email, password } }
    await context.request.post('/v1/account/sessions/email', session)
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(`/inventory-dashboard/counting/${id}?bureau=${office(0)}`)
    await page.getByText(`0 sur ${EXPECTED / OFFICES}`).waitFor({ timeout: 120_000 })
    const times = []
    for (let turn = 0; turn <= SCANS; turn++) {
      const time = await page.evaluate(scanned, number(turn * OFFICES))
      // The first one runs what no code has run before.
      if (turn > 0) times.push(time)
      await page.waitForTimeout(200)
    }
    return Math.max(...times)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** The row that it prints. */
export const countingRows = (slowest) => [[`a scan among ${EXPECTED} rows, ms to its word`, slowest.toFixed(0), 100]]

// What people wait for in a browser: the first screens over a slow line, a list of a hundred rows, a chart of four hundred units.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createKey, createUser, must, PROJECT, serve } from '../binary.mjs'
import { EMPLOYEES } from './diwan.mjs'

const CHIEF = { email: 'screens@commune.example', username: 'screens', password: 'a long bench password' }
/** Slow 3G as browsers' tools call it: 400 kbit/s in either direction, 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
export const SERVICES = 40
const BUREAUX = 9
export const UNITS = SERVICES * (1 + BUREAUX)
export const ROWS = 100
const TURNS = 5
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Makes the units of the chart, a service with its offices after another. */
async function organise(server, key) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-appwrite-key': key }
  const make = async (collection, documentId, data) => {
    const path = `/v1/databases/main/collections/${collection}/documents`
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ documentId, data }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  for (let at = 0; at < SERVICES; at++) {
    await make('services', `chart${at}`, { nameFr: `Service numéro ${at}`, nameAr: `المصلحة رقم ${at}` })
    for (let below = 0; below < BUREAUX; below++)
      await make('bureaux', `chart${at}_${below}`, {
        nameFr: `Bureau ${below} du service ${at}`,
        nameAr: `المكتب ${below} بالمصلحة ${at}`,
        serviceId: `chart${at}`,
      })
  }
}

const LOOK = {
  locale: 'fr-FR',
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
}

/** Seconds from nothing to a sign-in that can be typed into, and from its button to ten rows, over a slow line. */
async function slowLine(browser, server) {
  const context = await browser.newContext({ ...LOOK, baseURL: server.url })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
  const begin = performance.now()
  await page.goto('/sign-in-2?to=%2Frh-managements', { waitUntil: 'commit' })
  await page.locator('input[autocomplete="current-password"]').fill(CHIEF.password)
  const usable = performance.now()
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill(CHIEF.email)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await page.goto('/rh-managements', { waitUntil: 'commit' })
  await page.locator('tbody tr').nth(9).waitFor()
  const listed = performance.now()
  await context.close()
  return { usable: (usable - begin) / 1000, listed: (listed - usable) / 1000 }
}

/** A window of somebody signed in, with what Chromium counts of its page. */
async function signedIn(browser, server) {
  const context = await browser.newContext({ ...LOOK, baseURL: server.url })
  const { email, password } = CHIEF
  const answer = await context.request.post('/v1/account/sessions/email', {
    headers: { 'x-appwrite-project': PROJECT },
    data: { email, password },
  })
  if (answer.status() !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  const script = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  return { context, page, script }
}

/** Milliseconds of script that a list of a hundred rows takes to open, once its code is there. */
async function hundredRows(browser, server) {
  const { context, page, script } = await signedIn(browser, server)
  const costs = []
  for (let turn = 0; turn <= TURNS; turn++) {
    await page.goto('/annexes')
    await page.locator('h1').waitFor()
    await page.waitForTimeout(500)
    const before = await script()
    await page.evaluate((size) => {
      history.pushState(null, '', `/rh-managements?size=${size}&active=off&unfit=off`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, ROWS)
    // Attached: whether it can be seen too would measure the page, in script that is the tool's and not the app's.
    await page
      .locator('tbody tr')
      .nth(ROWS - 1)
      .waitFor({ state: 'attached' })
    await page.waitForTimeout(500)
    // The first one compiles what all the others run.
    if (turn > 0) costs.push((await script()) - before)
  }
  await context.close()
  return middle(costs)
}

/** Milliseconds from the button that unfolds the chart to the frame in which its last unit stands. */
async function wholeChart(browser, server) {
  const { context, page } = await signedIn(browser, server)
  const times = []
  await page.goto('/organisation-management?tab=chart')
  for (let turn = 0; turn <= TURNS; turn++) {
    await page.getByRole('button', { name: 'Tout replier' }).click()
    await page.waitForTimeout(300)
    const time = await page.evaluate(async (units) => {
      const begin = performance.now()
      document.querySelector('[aria-label="Tout déplier"]').click()
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      while (document.querySelectorAll('[data-unit]').length < units) await drawn()
      await drawn()
      return performance.now() - begin
    }, UNITS)
    if (turn > 0) times.push(time)
  }
  await context.close()
  return middle(times)
}

/** Milliseconds from its key to the frame in which the palette can be typed into. */
async function openedPalette(browser, server) {
  const { context, page } = await signedIn(browser, server)
  const times = []
  await page.goto('/annexes')
  await page.locator('h1').waitFor()
  for (let turn = 0; turn <= TURNS; turn++) {
    await page.waitForTimeout(500)
    const time = await page.evaluate(async () => {
      const begin = performance.now()
      const pressed = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      while (document.activeElement?.getAttribute('role') !== 'combobox') await drawn()
      return performance.now() - begin
    })
    // The first one fetches its code.
    if (turn > 0) times.push(time)
    await page.keyboard.press('Escape')
  }
  await context.close()
  return middle(times)
}

/** `{ slow, script, chart, palette }` of a commune, in a browser of this machine: of its own, for a load leaves more units than any has. */
export async function screens() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-screens-'))
  const data = join(folder, 'data')
  must(['demo', '--data', data, '--employees', String(EMPLOYEES)])
  createUser(data, CHIEF)
  const key = createKey(data)
  const server = await serve(data)
  await organise(server, key)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures = {
    slow: await slowLine(browser, server),
    script: await hundredRows(browser, server),
    chart: await wholeChart(browser, server),
    palette: await openedPalette(browser, server),
  }
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
  return figures
}

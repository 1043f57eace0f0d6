// Debian's Chromium and its windows. One that a story has left is emptied and serves the next one that looks alike: a page
// whose program this window has run before costs the browser less than half.
import { after } from 'node:test'
import { chromium } from 'playwright-core'
import { watchTraffic } from './settled.mjs'

/**
 * The suggestions under an address bar, which nobody sees: each window would draw two pages for them. Of two such lists
 * the last one holds, so what Playwright turns off is said again.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
]
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
]
/** What the camera of every window of this file shows from its beginning on, again and again: a film in YUV4MPEG2. */
export function filmForCamera(path) {
  ARGUMENTS.push('--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`)
}

/** What a story may do to a window that emptying it does not undo. */
const LASTING = {
  page: ['addInitScript', 'emulateMedia', 'exposeFunction', 'route', 'setViewportSize'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
}
/** A page of the server that holds nothing of the app. */
const BARE = '/v1/health/version'
const left = new Map()
let running

async function chrome() {
  running ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS })
  return running
}
after(async () => (await running)?.close())

/**
 * A window in which nobody was: `{ context, page, problems, leave, close }`. Whatever goes wrong in its page is kept in
 * `problems`. `leave` gives it to the next story, `close` closes it.
 */
export async function newWindow(look) {
  const key = JSON.stringify(look)
  return left.get(key)?.pop() ?? made(await (await chrome()).newContext(look), key)
}

async function made(context, key) {
  context.setDefaultTimeout(15_000)
  watchTraffic(context)
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // A refusal that the story asks for is a failed request to the console, not a fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  const window = { context, page, problems, close: () => context.close() }
  const isWorn = wear(window)
  window.leave = async () => {
    if (isWorn() || !(await emptied(window))) return context.close()
    left.set(key, [...(left.get(key) ?? []), window])
  }
  return window
}

/** Tells whether something was done to a window that stays. */
function wear({ context, page }) {
  let isWorn = false
  for (const [thing, names] of [
    [page, LASTING.page],
    [context, LASTING.context],
    [page.clock, LASTING.clock],
  ])
    for (const name of names) {
      const done = thing[name].bind(thing)
      thing[name] = (...given) => {
        isWorn = true
        return done(...given)
      }
    }
  const heard = () => page.eventNames().reduce((sum, name) => sum + page.listenerCount(name), 0)
  const before = heard()
  return () => isWorn || heard() !== before || context.pages().length !== 1
}

/** Leaves nothing of whoever was in a window; false where that cannot be, as when the server is gone. */
async function emptied({ context, page, problems }) {
  try {
    await page.goto(BARE)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      const erased = (name) =>
        new Promise((done, failed) => {
          const asked = indexedDB.deleteDatabase(name)
          asked.onsuccess = done
          asked.onerror = asked.onblocked = failed
        })
      for (const { name } of await indexedDB.databases()) await erased(name)
    })
    await context.clearCookies()
  } catch {
    return false
  }
  problems.length = 0
  return true
}

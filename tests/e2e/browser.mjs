// Debian's Chromium as a person uses it: a window of one language and theme, roles and names instead of selectors.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { after } from 'node:test'
import { chromium } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TEXTS = join(import.meta.dirname, '../../web/src/i18n/texts')
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
let running

async function chrome() {
  running ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS })
  return running
}
after(async () => (await running)?.close())

/** The product's own words: `t('fr')('signIn.submit', 'common')`. */
export function words(language) {
  const bundles = Object.fromEntries(
    readdirSync(TEXTS)
      .filter((name) => name.endsWith(`.${language}.json`))
      .map((name) => [name.split('.')[0], JSON.parse(readFileSync(join(TEXTS, name), 'utf8'))]),
  )
  return (key, bundle = 'common', values = {}) => {
    const text = key.split('.').reduce((found, part) => found?.[part], bundles[bundle])
    assert.equal(typeof text, 'string', `no text ${bundle}:${key} in ${language}`)
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name) => String(values[name]))
  }
}

/**
 * A new window of a new profile. Whatever goes wrong in the page is kept in `problems`. The service worker, which
 * fetches the whole app behind the page, is there for the stories that are about it.
 */
export async function open(server, options = {}) {
  const { language = 'fr', theme = 'light', width = 1280, height = 900, worker = false } = options
  const browser = await chrome()
  const context = await browser.newContext({
    baseURL: server.url,
    locale: { fr: 'fr-FR', ar: 'ar-MA', en: 'en-GB' }[language],
    timezoneId: 'Africa/Casablanca',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // A refusal that the story asks for is a failed request to the console, not a fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  return { context, page, problems, language, t: words(language), close: () => context.close() }
}

/** Fills the sign-in form and waits until the shell stands. */
export async function signIn({ page, t }, { email, password }, from = '/sign-in-2') {
  await page.goto(from)
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: t('signIn.submit') }).click()
  await page.getByRole('button', { name: t('profile.menu', 'shell') }).waitFor()
}

/** Waits until nothing loads, moves or is drawn as a skeleton. */
export async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)
    return !moving && !document.querySelector('.mantine-Skeleton-root[data-visible], [aria-busy="true"]')
  })
}

/** Nothing for axe to say about the screen as it stands. */
export async function assertAccessible(page, name) {
  await settled(page)
  await page.evaluate(AXE)
  const violations = await page.evaluate(
    async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations,
  )
  const said = violations.map(
    (one) =>
      `${one.id} (${one.impact}): ${one.nodes
        .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary.replaceAll('\n', ' ')}`)
        .slice(0, 3)
        .join('\n      ')}`,
  )
  assert.deepEqual(said, [], `axe on ${name}:\n  ${said.join('\n  ')}`)
}

/** Nothing sticks out: the page does not scroll sideways. */
export async function assertFits(page, name) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  assert.ok(content <= window + 1, `${name} is ${content} px wide in a window of ${window}`)
}

// Debian's Chromium as a person uses it: a window of one language and theme, roles and names instead of selectors.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PROJECT } from '../binary.mjs'
import { settled } from './settled.mjs'
import { newWindow } from './windows.mjs'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TEXTS = join(import.meta.dirname, '../../web/src/i18n/texts')
const bundlesOf = {}

/** The product's own words: `t('fr')('signIn.submit', 'common')`. */
export function words(language) {
  bundlesOf[language] ??= Object.fromEntries(
    readdirSync(TEXTS)
      .filter((name) => name.endsWith(`.${language}.json`))
      .map((name) => [name.split('.')[0], JSON.parse(readFileSync(join(TEXTS, name), 'utf8'))]),
  )
  const bundles = bundlesOf[language]
  return (key, bundle = 'common', values = {}) => {
    const text = key.split('.').reduce((found, part) => found?.[part], bundles[bundle])
    assert.equal(typeof text, 'string', `no text ${bundle}:${key} in ${language}`)
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name) => String(values[name]))
  }
}

/**
 * A window of a new profile. Whatever goes wrong in the page is kept in `problems`. The service worker, which fetches the
 * whole app behind the page, is there for the stories that are about it; theirs is nobody else's.
 */
export async function open(server, options = {}) {
  const { language = 'fr', theme = 'light', width = 1280, height = 900, worker = false } = options
  const window = await newWindow({
    baseURL: server.url,
    locale: { fr: 'fr-FR', ar: 'ar-MA', en: 'en-GB' }[language],
    timezoneId: 'Africa/Casablanca',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  const { context, page, problems, leave } = window
  const close = () => (worker ? context.close() : leave())
  return { context, page, problems, language, t: words(language), close }
}

/** Fills the sign-in form and waits until the shell stands. */
export async function signIn({ page, t }, { email, password }, from = '/sign-in-2') {
  await page.goto(from)
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: t('signIn.submit') }).click()
  await page.getByRole('button', { name: t('profile.menu', 'shell') }).waitFor()
}

/** Opens a screen behind the sign-in, and waits until the shell stands. */
export async function arrive({ page, t }, from) {
  await page.goto(from)
  await page.getByRole('button', { name: t('profile.menu', 'shell') }).waitFor()
}

/**
 * Comes to a screen from the one before, as a person who is at work does: only what that screen brings is loaded. Whether
 * it is really another one is for the story to tell.
 */
export async function pass(page, to) {
  await page.evaluate((address) => history.pushState(null, '', address), to)
  await settled(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Signs somebody in as the form does, without the form: the session is this window's, and no page is open yet. */
export async function signedIn({ context }, { email, password }) {
  const answer = await context.request.post('/v1/account/sessions/email', {
    headers: { 'x-appwrite-project': PROJECT },
    data: { email, password },
  })
  assert.equal(answer.status(), 201, await answer.text())
}

/** Nothing for axe to say about the screen as it will stand when nothing is on its way any more. */
export async function assertAccessible(page, name) {
  await settled(page)
  await assertAccessibleNow(page, name)
}

/** The same of a screen that waits for something, and will not change while axe looks. */
export async function assertAccessibleNow(page, name) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
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

/** Everything is said in words: no text is short of a value, no value is shown as a program calls it. */
export async function assertWorded(page, name) {
  const text = await page.locator('body').ariaSnapshot()
  const [wrong] = /\{\{.*|\bundefined\b.*|\bNaN\b.*|\[object .*/.exec(text) ?? []
  assert.equal(wrong, undefined, `${name} shows ${wrong}`)
}

/** Nothing sticks out: the page does not scroll sideways. */
export async function assertFits(page, name) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  assert.ok(content <= window + 1, `${name} is ${content} px wide in a window of ${window}`)
}

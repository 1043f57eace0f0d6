// The app as the browser keeps it: it stands without the server, holds nothing private, and gives way to its next release.
import assert from 'node:assert/strict'
import { afterEach, before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { until } from '../until.mjs'
import { assertAccessible, signIn } from './browser.mjs'
import { leave } from './household.mjs'
import { installed, mortal, refuge, updated, withLosses } from './loss.mjs'
import { released } from './release.mjs'
import { settled } from './settled.mjs'
import { address, inWindow as tell } from './story.mjs'

let commune
before(async () => {
  commune = await mortal()
})
afterEach(() => commune.revive())

const inWindow = (options, story) => tell(commune, { who: ADMIN, worker: true, ...options }, withLosses(story))

/** Everything that the browser keeps of this site, as one text. */
const kept = (page) =>
  page.evaluate(async () => {
    const answers = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const one of await cache.keys()) answers.push(one.url, await (await cache.match(one)).text())
    }
    return JSON.stringify([answers, { ...localStorage }, { ...sessionStorage }])
  })

describe('without the server', () => {
  test('a page that is loaded again waits, profile and settings open, and all is well when it is back', () =>
    inWindow({ from: '/rh-managements' }, async (window, page) => {
      const waiting = refuge(window)
      await installed(page)
      await page.goto('/profile')
      await settled(page)
      await page.clock.install()
      await commune.kill()
      await page.goto('/profile')
      await page.getByRole('heading', { level: 1, name: ADMIN.username }).waitFor()
      await page.getByText(ADMIN.email).first().waitFor()
      await assertAccessible(page, '/profile from the cache')
      for (const screen of ['/settings', '/settings/appearance', '/settings/account']) {
        await page.goto(screen)
        await page
          .getByRole('status')
          .filter({ hasText: waiting.say('known') })
          .waitFor()
        await page.getByRole('heading', { level: 1 }).waitFor()
        assert.equal(address(page), screen)
      }
      await page.goto('/annexes?q=centre')
      await waiting.shown()
      await assertAccessible(page, '/server-offline from the cache')
      await commune.revive()
      await page.clock.fastForward(60_000)
      await page.waitForURL('**/annexes?q=centre')
      await page.getByRole('button', { name: window.t('profile.menu', 'shell') }).waitFor()
    }))
})

test('it keeps the app, and of the person what the tab needs until they leave, also while the server is lost', () =>
  inWindow({ from: '/profile' }, async (window, page) => {
    await installed(page)
    await settled(page)
    const before = JSON.parse(await kept(page))
    const urls = before[0].filter((_, at) => at % 2 === 0).map((url) => new URL(url).pathname)
    assert.ok(urls.includes('/') && urls.some((url) => url.endsWith('.css')) && urls.length > 50)
    assert.deepEqual(
      urls.filter((url) => !/^\/(assets\/.*|[\w-]+\.(js|svg|png|webmanifest))?$/.test(url)),
      [],
      'nothing but the page and its files',
    )
    assert.doesNotMatch(JSON.stringify(before[0]), new RegExp(ADMIN.email))
    await leave(window)
    assert.doesNotMatch(await kept(page), new RegExp(ADMIN.email))

    await signIn(window, ADMIN, '/profile')
    await settled(page)
    await commune.kill()
    await leave(window)
    assert.doesNotMatch(await kept(page), new RegExp(ADMIN.email))
    // The session ends as soon as the server is back.
    await commune.revive()
    await page.goto('/profile')
    await page.waitForURL('**/sign-in-2*')
    await page.getByRole('textbox', { name: window.t('signIn.email') }).waitFor()
  }))

test('it can be installed', () =>
  inWindow({ who: undefined }, async (_, page) => {
    await page.goto('/sign-in-2')
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector('link[rel=manifest]')
      return (await fetch(link.href)).json()
    })
    assert.equal(manifest.display, 'standalone')
    const worker = await fetch(`${commune.url}/sw.js`)
    assert.equal(worker.headers.get('cache-control'), 'no-cache')
    assert.match(worker.headers.get('content-type'), /^text\/javascript/)
    assert.ok(manifest.icons.some((icon) => icon.purpose === 'maskable'))
    for (const icon of manifest.icons.filter(({ type }) => type === 'image/png')) {
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, icon.src)
      assert.equal(size, icon.sizes)
    }
  }))

test('a tab goes on with its release until its person takes the next one', async () => {
  const server = await released(await serveNew())
  const story = withLosses(async (window, page) => {
    const { t } = window
    // The files of packages, which stand before it, are those of the former release too.
    const build = (tab) => tab.locator('script[type=module]').last().getAttribute('src')
    const menu = (name) => page.getByRole('link', { name: t(`menu.${name}`, 'shell') }).first()
    await installed(page)
    const former = await build(page)
    server.next()
    await updated(page)
    const reload = page.getByRole('button', { name: t('update.reload', 'shell') })
    await reload.waitFor()
    await assertAccessible(page, 'the line of a new version')

    // Files that this tab has not asked for yet are gone from the server, and here all the same.
    await menu('annexes').click()
    await page.getByRole('heading', { level: 1, name: t('menu.annexes', 'shell') }).waitFor()
    assert.equal(await build(page), former)

    await reload.click()
    const scripts = () => page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    await until(`end of ${former}`, scripts, (shown) => !shown.includes(former))
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.notEqual(await build(page), former)
  })
  await tell(server, { who: ADMIN, worker: true, from: '/' }, story)
})

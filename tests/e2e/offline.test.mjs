// The server is lost and found again, under an open screen and under a person at work.
import assert from 'node:assert/strict'
import { afterEach, before, describe, test } from 'node:test'
import { assertAccessible, assertFits } from './browser.mjs'
import { mortal, refuge, withLosses } from './loss.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

const SUPPORT = {
  email: 'support@commune.example',
  phone1: '0522000001',
  phone2: '0522000002',
  messaging: '0661000003',
  address: '1, place de la Mairie',
}
/** As it is shown: numbers in pairs, as people read them aloud. */
const shown = (value) => (/^0\d{9}$/.test(value) ? value.replace(/(\d\d)(?=\d)/g, '$1 ') : value)

let commune
before(async () => {
  commune = await mortal()
  const settings = `${commune.endpoint}/databases/main/collections/settings/documents`
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', 'x-appwrite-key': commune.key }
  const body = JSON.stringify({ documentId: 'unique()', data: { key: 'public.support', value: SUPPORT } })
  assert.equal((await fetch(settings, { method: 'POST', headers, body })).status, 201)
})
afterEach(() => commune.revive())

const inWindow = (options, story) => tell(commune, { who: commune.who.administrator, ...options }, withLosses(story))

/** Opens the page again under a clock that the story moves. */
async function wound(page) {
  await page.clock.install()
  await page.reload()
  await settled(page)
}

/** A minute is over at once: the page looks whether the server is there, and gives it the time that an answer takes. */
const minute = (page) => page.clock.fastForward(60_000)

const look = { language: 'ar', theme: 'dark' }
describe('under an open screen', () => {
  test('a lost server leads to the page that waits for it, and back to where one was', () =>
    inWindow({ ...look, from: '/rh-managements?size=20' }, async (window, page) => {
      const waiting = refuge(window)
      await wound(page)
      await commune.kill()
      await minute(page)
      await waiting.shown()
      await page
        .getByRole('alert')
        .filter({ hasText: waiting.say('toast.server.text') })
        .waitFor()
      for (const value of Object.values(SUPPORT)) await page.getByText(shown(value), { exact: true }).waitFor()
      await assertAccessible(page, '/server-offline')
      await assertFits(page, '/server-offline')
      await commune.revive()
      await minute(page)
      await page.waitForURL('**/rh-managements?size=20')
      await page.getByRole('table').waitFor()
    }))

  test('the network is missed at once, and the profile stays', () =>
    inWindow({ ...look, from: '/profile', width: 360 }, async (window, page) => {
      const waiting = refuge(window)
      await settled(page)
      await window.context.setOffline(true)
      await page
        .getByRole('status')
        .filter({ hasText: waiting.say('known') })
        .waitFor()
      await page
        .getByRole('alert')
        .filter({ hasText: waiting.say('toast.network.text') })
        .waitFor()
      await assertAccessible(page, '/profile without a network')
      await assertFits(page, '/profile without a network')
      await window.context.setOffline(false)
    }))
})

test('the network goes before the parts of the page that waits have come, and no worker keeps them', () =>
  inWindow({ from: '/annexes' }, async (window, page) => {
    await settled(page)
    // What an earlier release fetched only then.
    await page.route(/\/assets\/support-card[^/]*\.js/, (route) => route.abort())
    await page.goto('/rh-managements')
    await settled(page)
    await window.context.setOffline(true)
    const waiting = refuge(window)
    await waiting.shown('networkTitle')
    await page.getByText(shown(SUPPORT.phone1), { exact: true }).waitFor()
    // Each turn of a loop without end would leave no time for this.
    assert.equal(await page.evaluate(() => new Promise((done) => setTimeout(() => done('alive'), 500))), 'alive')
    await window.context.setOffline(false)
    await page.waitForURL('**/rh-managements')
    // That its parts were kept from it is logged.
    window.problems.length = 0
  }))

test('the server may be asked by hand after 15 s, then every 30 s, and leads home', () =>
  inWindow({ from: '/annexes' }, async (window, page) => {
    const waiting = refuge(window)
    await wound(page)
    // Its connections are cut, which the page notices by itself.
    await commune.kill()
    await waiting.shown()
    const start = async (seconds) => {
      await waiting.waits(seconds).waitFor()
      assert.ok(await waiting.waits(seconds).isDisabled())
      await page.clock.runFor(seconds * 1000 - 1000)
      await waiting.waits(1).waitFor()
      await page.clock.runFor(1000)
      await waiting.retry.waitFor()
    }
    await start(15)
    await waiting.retry.click()
    await page
      .getByRole('alert')
      .filter({ hasText: waiting.say('still') })
      .waitFor()
    await start(30)
    await commune.revive()
    await waiting.retry.click()
    await page.waitForURL(`${commune.url}/`)
  }))

// What a person on a slow line waits for: the requests and bytes that opening a record takes, coming from its list for the first time.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { until } from '../until.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'

/** So many requests, and bytes as they are sent, an opening takes at most. */
const MOST_REQUESTS = 25
const MOST_BYTES = 200 * 1024
const LISTS = ['/rh-managements', '/cars-management', '/order-mission', '/recruitment-system/recruitment-processes']
let commune
before(async () => {
  commune = await demo()
})

/** Counts what a page asks, and the bytes that it is sent, from now on. */
async function counted(page) {
  const asked = []
  let bytes = 0
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  // What is drawn from its own address asks nobody.
  const note = ({ request }) => request.url.startsWith('data:') || asked.push(`${request.method} ${request.url}`)
  line.on('Network.requestWillBeSent', note)
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => ({ asked, bytes })
}

for (const list of LISTS) {
  test(`opening a record of ${list} takes little`, () =>
    inWindow(commune, { who: commune.who.administrator, from: list }, async (_, page) => {
      const row = page.locator('tbody tr').nth(1).getByRole('link').first()
      await row.waitFor()
      await settled(page)
      const told = await counted(page)
      await row.click()
      await page.waitForURL((url) => url.pathname.startsWith(`${list}/`))
      await page.locator('main :is([role=tab], dl)').first().waitFor()
      await settled(page)
      const { asked, bytes } = told()
      assert.ok(asked.length <= MOST_REQUESTS, `${asked.length} requests:\n${asked.join('\n')}`)
      assert.ok(bytes <= MOST_BYTES, `${Math.round(bytes / 1024)} KiB`)
    }))
}

test('what the first screen is made of comes while somebody types, and after it the rows', () =>
  inWindow(commune, {}, async ({ t }, page) => {
    const asked = []
    page.on('request', (request) => asked.push(request.url()))
    const parts = () => asked.filter((url) => /\/assets\/(layout|list)-[^/]+\.js$/.test(url))
    await page.goto('/sign-in-2')
    await page.getByRole('textbox', { name: t('signIn.email') }).fill(commune.who.hr.email)
    await until(
      'the frame and the list',
      async () => new Set(parts()).size,
      (count) => count === 2,
    )
    await settled(page)
    asked.splice(0)
    await page.locator('input[autocomplete="current-password"]').fill(commune.who.hr.password)
    await page.getByRole('button', { name: t('signIn.submit') }).click()
    await page.locator('tbody tr').nth(1).waitFor()
    assert.deepEqual(parts(), [], 'nothing large is left for then')
  }))

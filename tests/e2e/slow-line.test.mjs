// What a person on a slow line waits for: the requests and bytes that opening a record takes, coming from its list for the first time.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'

/** So many requests, and bytes as they are sent, an opening takes at most. */
const MOST_REQUESTS = 25
const MOST_BYTES = 200 * 1024
const LISTS = ['/rh-managements', '/cars-management']
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
  line.on('Network.requestWillBeSent', ({ request }) => asked.push(`${request.method} ${request.url}`))
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
      await page.getByRole('tab').first().waitFor()
      await settled(page)
      const { asked, bytes } = told()
      assert.ok(asked.length <= MOST_REQUESTS, `${asked.length} requests:\n${asked.join('\n')}`)
      assert.ok(bytes <= MOST_BYTES, `${Math.round(bytes / 1024)} KiB`)
    }))
}

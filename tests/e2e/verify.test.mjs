// Whether a paper is genuine, for whoever holds it: no account, on a phone.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { serveNew } from '../rig.mjs'
import { until } from '../until.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { empty } from './commune.mjs'
import { inWindow } from './story.mjs'

let commune
before(async () => {
  commune = await empty()
})

for (const look of [
  { language: 'ar', theme: 'dark', width: 360 },
  { language: 'en', theme: 'light', width: 1280 },
]) {
  describe(`a paper is checked in ${look.language}`, () => {
    const told = (story) =>
      inWindow(commune, look, (window, page) => story((key, values) => window.t(key, 'verify', values), page, window))

    test('a code that nobody gave out is said to be unknown, and another can be typed', () =>
      told(async (t, page) => {
        await page.goto('/verify/no-such-code')
        await page.getByRole('heading', { name: t('verdict.unknown.title') }).waitFor()
        // What a copied page cannot copy.
        await page.getByText(new URL(commune.url).host, { exact: true }).waitFor()
        await assertAccessible(page, 'an unknown code')
        await assertFits(page, 'an unknown code')
        await page.getByRole('textbox', { name: t('code.label') }).fill(' another ')
        await page.getByRole('button', { name: t('code.submit'), exact: true }).click()
        await page.waitForURL('**/verify/another')
      }))

    test('a code that somebody had made is said to be theirs, not vouched for', () =>
      told(async (t, page) => {
        const answer = await fetch(`${commune.url}/api/qr/generate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', 'x-appwrite-key': commune.key },
          body: JSON.stringify({ numSerie: 'Appelez le 0612345678', fullName: 'Amal Bennani' }),
        })
        const { doc_id } = await answer.json()
        await page.goto(`/verify/${doc_id}`)
        await page.getByRole('heading', { name: t('verdict.declared.title') }).waitFor()
        await page.getByText(t('facts.declared')).waitFor()
        assert.equal(await page.getByText('0612345678').count(), 0)
        await assertAccessible(page, 'a code that somebody had made')
        await assertFits(page, 'a code that somebody had made')
      }))

    test('a code is typed where nothing was scanned', () =>
      told(async (t, page) => {
        await page.goto('/verify')
        await page.getByText(t('code.hint')).waitFor()
        await page.getByRole('textbox', { name: t('code.label') }).fill(`${commune.url}/verify/typed `)
        await page.keyboard.press('Enter')
        await page.waitForURL('**/verify/typed')
        await page.getByRole('heading', { name: t('verdict.unknown.title') }).waitFor()
      }))

    test('without an answer nothing is said of the paper, until it comes', () =>
      told(async (t, page, window) => {
        await page.goto('/verify/no-such-code')
        await page.getByRole('heading', { name: t('verdict.unknown.title') }).waitFor()
        await page.getByRole('textbox', { name: t('code.label') }).fill('later')
        await window.context.setOffline(true)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: t('verdict.offline.title') }).waitFor()
        await assertAccessible(page, 'no answer')
        await window.context.setOffline(false)
        await page.getByRole('heading', { name: t('verdict.unknown.title') }).waitFor()
      }))

    test('the language is chosen on the page', () =>
      told(async (_, page) => {
        await page.goto('/verify/no-such-code')
        await page.getByRole('button', { name: 'العربية', exact: true }).click()
        await page.locator('html[dir=rtl]').waitFor()
        await page.getByRole('heading', { name: 'وثيقة غير معروفة' }).waitFor()
      }))
  })
}

describe('codes are tried without end', () => {
  test('whoever does it is told so, for how long, and nothing of the paper', async () => {
    const server = await serveNew({ env: { DIWAN_RATE_LIMITS: 'on' } })
    await inWindow(server, { language: 'ar', width: 360 }, async (window, page) => {
      const t = (key) => window.t(key, 'verify')
      await page.goto('/verify')
      const last = await page.evaluate(async () => {
        let status = 0
        for (let tries = 0; tries < 200 && status !== 429; tries++) {
          const headers = { 'X-Appwrite-Project': 'diwan' }
          const answer = await fetch(`/v1/papers/code-${tries}`, { headers })
          // An answer that is not read keeps the network busy.
          await answer.text()
          status = answer.status
        }
        return status
      })
      assert.equal(last, 429)
      await page.getByRole('textbox', { name: t('code.label') }).fill('another')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: t('verdict.tooMany.title') }).waitFor()
      await page.getByText(t('verdict.tooMany.text')).waitFor()
      const again = page.getByRole('main').getByRole('button').last()
      const left = async () => Number(/\d+/.exec(await again.textContent())?.[0] ?? 0)
      const first = await left()
      assert.ok(first > 0 && first <= 60 && (await again.isDisabled()), 'the seconds are told')
      // And count down.
      await until(`less than ${first} seconds`, left, (seconds) => seconds < first)
      await assertAccessible(page, 'too many codes')
      await assertFits(page, 'too many codes')
    })
  })
})

// A signature that somebody draws with a finger, after the password, and that nobody else is shown.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, nameCommune, six } from './commune.mjs'
import { inWindow } from './story.mjs'

const someone = (username) => ({ username, email: `${username}@commune.example`, password: 'Une-phrase-longue-7' })
const AMAL = someone('amal')
const BRAHIM = someone('brahim')
const FROM = '/settings/account?tab=signature'
let commune

before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  await nameCommune(databases)
  for (const one of [AMAL, BRAHIM]) await employed(commune, databases, one, one.username)
})

/** A line over the pad, from one side to the other. */
async function draw(page, pad) {
  const { x, y, width, height } = await pad.boundingBox()
  await page.mouse.move(x + width * 0.2, y + height * 0.7)
  await page.mouse.down()
  for (const [right, down] of [
    [0.4, 0.2],
    [0.5, 0.8],
    [0.8, 0.4],
  ])
    await page.mouse.move(x + width * right, y + height * down, { steps: 4 })
  await page.mouse.up()
}

/** What the server answers of the signature of who is signed in. */
async function stored(window) {
  const headers = { 'x-appwrite-project': PROJECT }
  const answer = await window.context.request.post('/v1/actions/drawnSignatures.mine', { headers, data: {} })
  return (await answer.json()).picture
}

for (const [language, theme, width] of [
  ['fr', 'light', 1280],
  ['ar', 'dark', 320],
]) {
  test(`it is drawn, kept after the password and taken away (${language}, ${width} px)`, async () => {
    await inWindow(commune, { language, theme, width, who: AMAL, from: FROM }, async (window, page) => {
      const text = (key) => window.t(`drawing.${key}`, 'account')
      await page.getByText(text('none')).waitFor()
      await assertAccessible(page, 'no drawn signature')
      await page.getByRole('button', { name: text('draw') }).click()
      const dialog = page.getByRole('dialog')
      const pad = dialog.getByRole('img', { name: text('pad') })
      const save = dialog.getByRole('button', { name: text('save') })
      await pad.waitFor()
      assert.ok(await save.isDisabled(), 'nothing is drawn yet')
      await draw(page, pad)
      await assertAccessible(page, 'the pad')
      await assertFits(page, 'the pad')
      await save.click()
      const gate = page.getByRole('dialog', { name: window.t('title', 'signing') })
      await gate.locator('input[autocomplete="current-password"]').fill(AMAL.password)
      await gate.getByRole('button', { name: window.t('open', 'signing') }).click()
      const picture = page.getByRole('img', { name: text('mine') })
      await picture.waitFor()
      const [wide, high] = await picture.evaluate((image) => [image.naturalWidth, image.naturalHeight])
      assert.ok(wide > 400 && wide < 700 && high > 100 && high < 260, `cut to what was drawn: ${wide} × ${high}`)
      assert.match(await stored(window), /^data:image\/png;base64,/)
      await assertAccessible(page, 'a drawn signature')
      await assertFits(page, 'a drawn signature')
      await page.getByRole('button', { name: text('remove') }).click()
      await page.getByText(text('none')).waitFor()
      assert.equal(await stored(window), null)
      window.problems.splice(0)
    })
  })
}

test('nobody is shown that of another', async () => {
  await inWindow(commune, { language: 'fr', width: 1280, who: BRAHIM, from: FROM }, async (window, page) => {
    await page.getByText(window.t('drawing.none', 'account')).waitFor()
    assert.equal(await stored(window), null)
  })
})

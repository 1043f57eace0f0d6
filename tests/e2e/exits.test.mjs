// Out during hours: asked for on a phone, answered at a desk, called off; and duties beside the hours.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const AMAL = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
const DAY = 86_400_000
let commune
let databases

/** Tomorrow, as forms of a language read it. */
const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10)
const slips = async () =>
  (await databases.listDocuments({ databaseId: 'main', collectionId: 'exitPermissions' })).documents

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await employed(commune, databases, AMAL, 'amal')
})

/** Fills in the day and the hours of a dialog. */
async function fillTimes(dialog, window, language, from, to) {
  const labels = labelsOf('exitPermissions', language)
  const form = formOn({ page: dialog, t: window.t }, labels)
  await form.fill('date', tomorrow.split('-').toReversed().join('/'))
  await form.fill('fromTime', from)
  await form.fill('toTime', to)
  return form
}

test('an employee asks to be out on a phone', async () => {
  const from = '/employee-portail?tab=exits'
  const phone = { width: 360, language: 'ar', theme: 'dark', who: AMAL, from }
  await inWindow(commune, phone, async (window, page) => {
    const text = (key) => window.t(key, 'attendance')
    await page.getByText(window.t('none.exitPermissions.title', 'portal')).waitFor()
    await page.getByRole('button', { name: text('exits.acts.request.open') }).click()
    const dialog = page.getByRole('dialog')
    const form = await fillTimes(dialog, window, 'ar', '10:00', '11:30')
    await form.fill('reason', 'موعد')
    await assertAccessible(page, 'asking to be out')
    await dialog.getByRole('button', { name: text('exits.acts.request.action') }).click()
    await dialog.waitFor({ state: 'detached' })
    const slip = page.getByRole('list', { name: text('tabs.exits') }).getByRole('listitem')
    await slip.getByText(wordOf('exitPermissions', 'ar', 'status', 'pending')).waitFor()
    await slip.getByText('10:00–11:30').waitFor()
    await assertAccessible(page, 'the exits of an employee')
    await assertFits(page, 'the exits of an employee')
  })
  const [slip] = await slips()
  assert.deepEqual([slip.employeeId, slip.status, slip.fromTime], ['amal', 'pending', '10:00'])
})

test('a slip is approved on its page, another is entered, and one is called off with a reason', () =>
  inWindow(
    commune,
    { width: 1280, who: commune.who.administrator, from: '/pointage?tab=exits' },
    async (window, page) => {
      const text = (key) => window.t(key, 'attendance')
      const status = (value) => wordOf('exitPermissions', 'fr', 'status', value)
      const cancel = actLabel('fr', 'exitPermissions', 'exitPermissions.cancel')
      const row = page.getByRole('row', { name: /Amal Bennani/ })
      await row.getByText(status('pending')).waitFor()
      await assertAccessible(page, 'the exit slips')
      await row.getByRole('link').first().click()
      await page.waitForURL(/\/pointage\/exits\/\w+/)
      await page.getByRole('button', { name: text('exits.acts.approve.action'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text('exits.acts.approve.action') }).click()
      const gate = page.getByRole('dialog', { name: window.t('title', 'signing') })
      await gate.getByLabel(window.t('password', 'signing')).first().fill(commune.who.administrator.password)
      await gate.getByRole('button', { name: window.t('open', 'signing') }).click()
      await page.getByText(status('approved')).first().waitFor()
      await page.getByRole('button', { name: cancel, exact: true }).click()
      await dialog.getByRole('button', { name: cancel }).click()
      // A reason is said of somebody else's: the server asks for it.
      await dialog.locator('[aria-invalid=true]').waitFor()
      await formOn({ page: dialog, t: window.t }, labelsOf('exitPermissions', 'fr')).fill('decisionReason', 'Reporté')
      await dialog.getByRole('button', { name: cancel }).click()
      await page.getByText(status('cancelled')).first().waitFor()
      await page.getByText('Reporté').first().waitFor()
      await assertAccessible(page, 'an exit slip')

      await page.goto('/pointage?tab=exits')
      await page.getByRole('button', { name: text('exits.acts.enter.open') }).click()
      await fillTimes(dialog, window, 'fr', '14:00', '15:00')
      await formOn(window, labelsOf('exitPermissions', 'fr')).pick('employeeId', 'Ouazzani', /Ouazzani/)
      await dialog.getByRole('button', { name: text('exits.acts.enter.action') }).click()
      await page
        .getByRole('row', { name: /Ouazzani/ })
        .getByText(status('approved'))
        .waitFor()
      await assertFits(page, 'the exit slips')
    },
  ))

test('a duty is entered and read on its page', async () => {
  const desk = { width: 1280, who: commune.who.administrator, from: '/pointage?tab=duties' }
  await inWindow(commune, desk, async (window, page) => {
    const text = (key) => window.t(key, 'attendance')
    await page
      .getByRole('link', { name: text('duties.add') })
      .first()
      .click()
    await page.waitForURL(/\/pointage\/duties\/new/)
    const form = formOn(window, labelsOf('duties', 'fr'))
    await form.pick('employeeId', 'Amal', /Amal/)
    await form.choose('kind', wordOf('duties', 'fr', 'kind', 'permanence'))
    await form.fill('date', tomorrow.split('-').toReversed().join('/'))
    await form.fill('fromTime', '20:00')
    await form.fill('toTime', '06:00')
    await assertAccessible(page, 'a new duty')
    await form.save()
    await page.waitForURL(/\/pointage\/duties\/\w{10,}/)
    await page.getByText('20:00').first().waitFor()
    await assertFits(page, 'a duty')
  })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'duties' })
  assert.deepEqual(
    documents.map(({ employeeId, kind, toTime }) => [employeeId, kind, toTime]),
    [['amal', 'permanence', '06:00']],
  )
})

// A door that no network reaches: the list is taken along, three are marked without the server and over a reload, and written once.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ExamLife, equal, makeExamPeople } from '../exam-life.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { installed, withLosses } from './loss.mjs'
import { openSigning } from './recruitment-life.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const MARKING = '/recruitment-system/marking'
const PRESENCE = '/recruitment-system/presence'
const ROOM = 'Salle 1'
const person = (username) => ({
  email: `${username}@commune.example`,
  password: `a long password of ${username}`,
})

let life
before(async () => {
  const data = folder()
  makeExamPeople(data)
  life = new ExamLife(await serveUntilEnd(data))
  await life.signIn()
  const value = { nameFr: 'Commune de Tiznit', nameAr: 'جماعة تيزنيت' }
  await life.staff.create('settings', { key: 'public.commune', value })
  await life.publish()
  await life.enter(6)
  await life.close(() => serveUntilEnd(data))
  await life.review()
  await life.seat()
  await life.convoke()
  await life.allConvoked()
})

const look = { language: 'ar', theme: 'dark', width: 360, height: 740, worker: true }
const rows = async (collection, ...queries) => (await life.staff.list(collection, ...queries)).documents

/** Keeps what a screen looks like, where somebody wants to look at it. */
async function picture(page, name) {
  const output = process.env.DIWAN_TEST_OUTPUT
  if (output) await page.screenshot({ path: join(output, `${name}.png`), fullPage: true })
}

const door = ({ t, page }) => ({
  say: (key, values) => t(key, 'exam-door', values),
  field: page.getByRole('textbox', { name: t('seats.code', 'exams') }),
  async mark(number, told) {
    await this.field.fill(number)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: told }).waitFor()
  },
})

/** Takes the list of the room along. */
async function takeAlong(page, say) {
  await page.getByRole('combobox', { name: say('take.room') }).click()
  await page.getByRole('option', { name: ROOM }).click()
  await page.getByRole('button', { name: say('take.action') }).click()
  await page.waitForURL(`**${PRESENCE}`)
  await page.getByText(say('count', { present: 0, all: 6 })).waitFor()
}

test('three are marked without the server, over a reload, and written once', async () => {
  await inWindow(
    life.server,
    { ...look, who: person('watcher'), from: MARKING },
    withLosses(async (window, page) => {
      const at = door(window)
      await takeAlong(page, at.say)
      await installed(page)
      await window.context.setOffline(true)
      await page.getByText(at.say('lost')).waitFor()
      for (const number of ['00001', '00002', '00003']) await at.mark(number, number)
      await at.mark('99999', at.say('unknown'))
      const waiting = page.getByText(at.say('waiting_few', { count: 3 }), { exact: true })
      await waiting.waitFor()
      assert.deepEqual(await rows('presenceScans'), [], 'nothing has left the device')
      await assertAccessible(page, 'presence without a network')
      await assertFits(page, 'presence without a network')
      await picture(page, 'presence-ar-dark-360')
      await page.reload()
      await settled(page)
      await waiting.waitFor()
      await at.mark('00004', '00004')
      await page
        .getByRole('button', { name: at.say('undo') })
        .first()
        .click()
      await page.getByText(at.say('waiting_few', { count: 5 }), { exact: true }).waitFor()
      await window.context.setOffline(false)
      await page.getByText(at.say('allSent')).waitFor()
      await page.reload()
      await settled(page)
      await page.getByText(at.say('count', { present: 3, all: 6 })).waitFor()
    }),
  )
  assert.equal((await rows('presenceScans')).length, 5)
  const present = await rows('examPresence', equal('present', true))
  assert.equal(present.length, 3)
})

test('what closes names a telephone that has not given its list back', async () => {
  const close = actLabel('fr', 'examTests', 'examPresence.close')
  const desk = { language: 'fr', width: 1280, who: person('warden'), from: MARKING }
  await inWindow(life.server, desk, async (window, page) => {
    const { say } = door(window)
    await page.getByText(say('lists.out')).waitFor()
    await picture(page, 'presence-fr-light-1280')
    await page.getByRole('button', { name: close, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`watcher (${ROOM})`).waitFor()
    await assertAccessible(page, 'a sheet that is closed without a list')
    await picture(page, 'presence-without-fr-light-1280')
    await dialog.getByRole('textbox', { name: say('without.reason') }).fill('Téléphone sans batterie')
    await dialog.getByRole('button', { name: say('without.action') }).click()
    await openSigning(page, { t: window.t, password: person('warden').password })
    await dialog.waitFor({ state: 'detached' })
  })
  await life.watcher.sign('examPresence.close', { examTestId: life.test })
  const [lock] = await rows('examLocks')
  assert.equal(lock.withoutReason, 'Téléphone sans batterie')
  // The telephone comes back with somebody whom nobody else saw.
  const [{ $id: list }] = await rows('presenceLists')
  const scans = [{ id: 'late1', code: '00005', at: new Date().toISOString() }]
  const told = await life.watcher.act('presenceScans.submit', { presenceListId: list, scans })
  assert.deepEqual([told.proposed, told.sheetIsClosed], [['late1'], true])
  const present = () => rows('examPresence', equal('present', true))
  await until(
    'the sheet is filled',
    () => rows('examPresence'),
    (all) => all.length === 6,
  )
  assert.equal((await present()).length, 3, 'a proposal changes nothing')
  await inWindow(life.server, desk, async (window, page) => {
    const { say } = door(window)
    await page.getByText(say('proposals.title')).first().waitFor()
    await page.getByText('00005').waitFor()
    await assertAccessible(page, 'presence that came after the closing')
    await picture(page, 'presence-proposals-fr-light-1280')
    await page.getByRole('button', { name: say('proposals.take') }).click()
    const dialog = page.getByRole('dialog')
    const numbers = dialog.getByRole('textbox', { name: window.t('correction.present', 'exams') })
    assert.equal(await numbers.inputValue(), '00005')
  })
})

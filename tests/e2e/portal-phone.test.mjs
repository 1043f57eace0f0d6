// The portal held in one hand: leave in five taps, four places at the foot of the page, and nothing hidden behind them.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { arrive, assertAccessible, assertFits } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { turnTo } from './leave-days.mjs'
import { labelsOf } from './list.mjs'
import { address, inWindow } from './story.mjs'

const someone = (username) => ({ username, email: `${username}@commune.example`, password: 'Une-phrase-longue-7' })
const AMAL = someone('amal')
const BRAHIM = someone('brahim')
const PHONE = { language: 'fr', width: 360, height: 740 }
const DAY = 86_400_000
const MOST_TAPS = 5
const HOLIDAY = 'Fête de la commune'
let commune
let databases

const main = (collectionId, documentId) => ({ databaseId: 'main', collectionId, documentId })

/** A Monday that is at least so many days away. */
function mondayIn(days) {
  const day = new Date(Date.now() + days * DAY)
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + DAY)
  return day
}
const monday = mondayIn(14)
const [first, feast, last] = [0, 1, 2].map((days) => new Date(monday.getTime() + days * DAY).toISOString().slice(0, 10))

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
  for (const one of [AMAL, BRAHIM]) await employed(commune, databases, one, one.username)
  await databases.updateDocument({ ...main('employees', 'amal'), data: { serviceId: 'etat-civil' } })
  await databases.updateDocument({ ...main('services', 'etat-civil'), data: { responsible: 'brahim' } })
  const data = { date: feast, nameFr: HOLIDAY, nameAr: 'عيد الجماعة', kind: 'exceptional' }
  await databases.createDocument({ ...main('holidays', 'feast'), data })
})

/** Counts what the finger does from now on; turning to another month is no answer to any question. */
async function countTaps(page) {
  await page.evaluate(() => {
    window.taps = 0
    const isTurn = (target) => target.closest('[data-direction]') !== null
    document.addEventListener('click', ({ isTrusted, target }) => isTrusted && !isTurn(target) && window.taps++, true)
  })
  return () => page.evaluate(() => window.taps)
}

test('leave is asked for in five taps, each day chosen with its own', () =>
  inWindow(commune, { ...PHONE, who: AMAL, from: '/employee-portail' }, async (window, page) => {
    const { t } = window
    const leave = (key, values) => t(key, 'leave', values)
    const card = page.getByRole('region', { name: leave('own.title') })
    await card.locator('strong').waitFor()
    const top = await card.evaluate((one) => one.getBoundingClientRect().top)
    assert.ok(top < PHONE.height / 4, `what is left stands first, not at ${top}`)
    await assertAccessible(page, 'the portal on a phone')
    const taps = await countTaps(page)
    await card.getByRole('link', { name: leave('own.askShort') }).click()
    const form = formOn(window, labelsOf('leaveRequests', 'fr'))
    assert.equal(await form.box('type').first().inputValue(), 'Congé administratif annuel', 'the usual one is chosen')
    await page.getByRole('button', { name: leave('when') }).click()
    const sheet = page.getByRole('dialog', { name: leave('form.daysTitle') })
    await (await turnTo(window, sheet, first)).waitFor()
    await sheet.getByText(leave('marks.holiday')).waitFor()
    await sheet.getByRole('button', { name: new RegExp(HOLIDAY) }).waitFor()
    await assertAccessible(page, 'the days of a leave')
    await assertFits(page, 'the days of a leave')
    await (await turnTo(window, sheet, first)).click()
    await sheet.getByText(leave('form.lastDay')).waitFor()
    await (await turnTo(window, sheet, last)).click()
    await sheet.waitFor({ state: 'detached' })
    const send = page.getByRole('button', { name: leave('form.send') })
    const box = await send.boundingBox()
    assert.ok(box.y + box.height <= PHONE.height, 'what sends it is in sight')
    await assertAccessible(page, 'a leave that is asked for')
    await assertFits(page, 'a leave that is asked for')
    await send.click()
    await page.waitForURL(/\/employee-portail\/leaves\/(?!new)[^/]+$/)
    const count = await taps()
    assert.ok(count <= MOST_TAPS, `${count} taps`)
    const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'leaveRequests' })
    assert.deepEqual(
      documents.map(({ startDate, endDate }) => [startDate.slice(0, 10), endDate.slice(0, 10)]),
      [[first, last]],
    )
  }))

test('the calendar shows what is asked for already, in Arabic from right to left too', () => {
  const arabic = { ...PHONE, language: 'ar', theme: 'dark', who: AMAL, from: '/employee-portail/leaves/new' }
  return inWindow(commune, arabic, async (window, page) => {
    const { t } = window
    await page.getByRole('button', { name: t('when', 'leave') }).click()
    const sheet = page.getByRole('dialog', { name: t('form.daysTitle', 'leave') })
    await turnTo(window, sheet, first)
    await sheet
      .getByRole('button', { name: new RegExp(t('marks.own', 'leave')) })
      .first()
      .waitFor()
    await sheet.getByText(t('marks.own', 'leave'), { exact: true }).waitFor()
    await assertAccessible(page, 'the days of a leave in Arabic')
    await assertFits(page, 'the days of a leave in Arabic')
  })
})

/** What stands last on a page can be scrolled out from behind its foot. */
async function assertNothingBehind(page, bar, name) {
  const [end, edge] = await page.evaluate(
    ([foot]) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const bottoms = [...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().bottom)
      return [Math.max(...bottoms), foot.getBoundingClientRect().top]
    },
    [await bar.elementHandle()],
  )
  assert.ok(end <= edge + 1, `${name} ends at ${end}, behind a bar that begins at ${edge}`)
}

test('four places stand at the foot of each page of the portal, for the keyboard too, and nothing lies behind them', () =>
  inWindow(
    commune,
    { ...PHONE, language: 'ar', theme: 'dark', who: BRAHIM, from: '/employee-portail' },
    async (window, page) => {
      const { t } = window
      const bar = page.getByRole('navigation', { name: t('menu.portal', 'shell'), exact: true })
      const link = (label) => bar.getByRole('link', { name: new RegExp(`^${t(label, 'shell')}`) })
      await link('menu.approvals').getByText('1', { exact: true }).waitFor()
      for (const [label, path] of [
        ['menu.leaveRequests', '/employee-portail/leaves'],
        ['menu.requests', '/employee-portail/documents'],
        ['menu.approvals', '/employee-portail?tab=approvals'],
        ['menu.home', '/employee-portail'],
      ]) {
        await link(label).focus()
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.pathname + url.search === path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        assert.equal(await bar.locator('[aria-current=page]').count(), 1)
        assert.equal(await link(label).getAttribute('aria-current'), 'page')
        await assertAccessible(page, path)
        await assertFits(page, path)
        await assertNothingBehind(page, bar, path)
      }
      await arrive(window, '/employee-portail/leaves/new')
      await page.getByRole('button', { name: t('form.send', 'leave') }).waitFor()
      assert.equal(await bar.count(), 0, 'a form has what sends it there')
      assert.equal(address(page), '/employee-portail/leaves/new')
    },
  ))

test('a desk has its menu, and no bar', () =>
  inWindow(commune, { width: 1280, height: 800, who: BRAHIM, from: '/employee-portail' }, async ({ t }, page) => {
    await page.getByRole('list', { name: t('home.counts', 'portal') }).waitFor()
    assert.equal(await page.getByRole('navigation', { name: t('menu.portal', 'shell'), exact: true }).count(), 0)
  }))

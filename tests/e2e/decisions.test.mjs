// All that waits for one's word, on one page: led through by the keys, answered together under one password.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed, signedIn } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { tuesdayIn } from './leave-days.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const someone = (username) => ({ username, email: `${username}@commune.example`, password: 'Une-phrase-longue-7' })
const AMAL = someone('amal')
const BRAHIM = someone('brahim')
const FROM = '/employee-portail?tab=approvals'
let commune

const main = (collectionId, documentId) => ({ databaseId: 'main', collectionId, documentId })

before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  await nameCommune(databases)
  await listRanks(databases)
  for (const one of [AMAL, BRAHIM]) await employed(commune, databases, one, one.username)
  await databases.updateDocument({ ...main('employees', 'amal'), data: { serviceId: 'etat-civil' } })
  await databases.updateDocument({ ...main('services', 'etat-civil'), data: { responsible: 'brahim' } })
  const { client } = await signedIn(commune.endpoint, AMAL)
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const act = (id, data) => client.call('post', new URL(`${commune.endpoint}/actions/${id}`), headers, data)
  for (const day of [tuesdayIn(20), tuesdayIn(30)])
    await act('leaveRequests.submit', { type: 'exceptional', startDate: day, endDate: day })
  await act('contactChanges.request', { phone: '06 99 88 77 66' })
})

/** The queue of a page, what is looked at beside it, and which of the queue that is. */
function partsOf({ page, t }) {
  const text = (key, values) => t(key, 'approvals', values)
  const queue = page.getByRole('list', { name: text('title') }).getByRole('listitem')
  const pane = page.getByRole('region', { name: text('pane') })
  const chosen = () => queue.evaluateAll((all) => all.findIndex((one) => one.querySelector('[aria-current]')))
  return { text, queue, pane, chosen }
}

test('a head goes through what waits by the keys, and approves two requests under one password', async () => {
  await inWindow(commune, { language: 'fr', width: 1280, who: BRAHIM, from: FROM }, async (window, page) => {
    const { t } = window
    const { text, queue, pane, chosen } = partsOf(window)
    await queue.nth(1).waitFor()
    await page
      .getByRole('link', { name: t('menu.approvals', 'shell') })
      .getByText('2', { exact: true })
      .waitFor()
    await pane.getByRole('button', { name: text('approve'), exact: true }).waitFor()
    assert.equal(await chosen(), 0)
    await page.keyboard.press('j')
    await page.waitForFunction(() => document.querySelectorAll('main li')[1]?.querySelector('[aria-current]'))
    assert.equal(await chosen(), 1)
    await page.keyboard.press('k')
    await page.waitForFunction(() => document.querySelectorAll('main li')[0]?.querySelector('[aria-current]'))
    await page.keyboard.press('r')
    const refusing = page.getByRole('dialog')
    await refusing.getByRole('button', { name: text('decide.rejected.action') }).waitFor()
    await page.keyboard.press('Escape')
    await refusing.waitFor({ state: 'detached' })
    await page.getByLabel(text('all')).click()
    await assertAccessible(page, 'what is decided together')
    await page.getByRole('button', { name: text('approveMany', { count: 2 }) }).click()
    await page.getByRole('button', { name: text('decide.approved.action') }).click()
    const signing = page.getByRole('dialog', { name: t('title', 'signing') })
    await signing.locator('input[autocomplete="current-password"]').fill(BRAHIM.password)
    await signing.getByRole('button', { name: t('open', 'signing') }).click()
    await page.getByText(text('none.title')).waitFor()
  })
})

test('what waits by the guards of its act stands beside it, and its key opens what is asked', async () => {
  const who = commune.who.administrator
  await inWindow(commune, { language: 'fr', width: 1280, who, from: FROM }, async (window, page) => {
    const { queue, pane } = partsOf(window)
    const decide = actLabel('fr', 'contactChanges', 'contactChanges.decide')
    await queue.filter({ hasText: decide }).getByRole('button').click()
    await pane.getByText('+212699887766').waitFor()
    await pane.getByRole('button', { name: decide }).waitFor()
    await assertAccessible(page, 'a correction that waits')
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: window.t('contacts.decide.action', 'requests') }).click()
    await dialog.waitFor({ state: 'detached' })
    await queue.filter({ hasText: decide }).waitFor({ state: 'detached' })
  })
})

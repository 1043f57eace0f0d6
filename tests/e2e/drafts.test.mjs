// What was typed and not sent: it survives the loss of the server, of the page and of an answer, and nobody else sees it.
import assert from 'node:assert/strict'
import { afterEach, before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, signIn } from './browser.mjs'
import { formOn } from './form.mjs'
import { leave, person } from './household.mjs'
import { labelsOf } from './list.mjs'
import { mortal, refuge, withLosses } from './loss.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

const SALMA = person('salma')
let commune
before(async () => {
  commune = await mortal([SALMA])
})
afterEach(() => commune.revive())

const inWindow = (options, story) => tell(commune, { who: ADMIN, ...options }, withLosses(story))
const NEW = '/rh-managements/new'

/** The line that offers a draft. */
const offer = ({ page, t }) => ({
  line: page.getByText(t('draft.title', 'parts')),
  resume: page.getByRole('button', { name: t('draft.resume', 'parts'), exact: true }),
  discard: page.getByRole('button', { name: t('draft.discard', 'parts'), exact: true }),
})

/** Whoever loads the page over a form says yes to the browser's own question. */
async function reload(page) {
  page.once('dialog', (question) => question.accept())
  await page.reload()
}

describe('a form', () => {
  test('outlives the server, and is saved when it is back', () =>
    inWindow({}, async (window, page) => {
      const [form, draft] = [formOn(window, labelsOf('employees', 'fr')), offer(window)]
      await page.clock.install()
      await page.goto(NEW)
      await form.fill('fullNameFr', 'Nadia Tazi')
      await form.fill('fullNameAr', 'نادية التازي')
      await form.fill('CIN', 'AB7001')
      await commune.kill()
      await page.clock.fastForward(60_000)
      await refuge(window).shown()
      await commune.revive()
      await page.clock.fastForward(60_000)
      await page.waitForURL(`**${NEW}`)
      await draft.line.waitFor()
      await assertAccessible(page, 'a form with a draft')
      await draft.resume.click()
      assert.equal(await form.box('fullNameFr').inputValue(), 'Nadia Tazi')
      assert.equal(await form.box('CIN').inputValue(), 'AB7001')
      await form.save()
      await page.waitForURL('**/rh-managements/employee/*')
      await page.goto(NEW)
      await form.box('CIN').waitFor()
      assert.equal(await draft.line.count(), 0)
    }))

  test('outlives its page, until it is discarded', () =>
    inWindow({ from: '/rh-managements/employee/amal/edit' }, async (window, page) => {
      const [form, draft] = [formOn(window, labelsOf('employees', 'fr')), offer(window)]
      const stored = await form.box('maritalStatus').inputValue()
      await form.fill('maritalStatus', 'Mariée')
      await reload(page)
      await draft.line.waitFor()
      assert.equal(await form.box('maritalStatus').inputValue(), stored)
      await draft.discard.click()
      await draft.line.waitFor({ state: 'detached' })
      await page.reload()
      await form.box('maritalStatus').waitFor()
      assert.equal(await draft.line.count(), 0)
    }))
})

test('a draft over a record that somebody else changed meanwhile is settled on saving', () =>
  inWindow({ from: '/rh-managements/employee/brahim/edit' }, async (window, page) => {
    const { t } = window
    const [form, draft] = [formOn(window, labelsOf('employees', 'fr')), offer(window)]
    await form.fill('maritalStatus', 'Marié')
    const { databases } = keyed(commune.endpoint, commune.key)
    const record = { databaseId: 'main', collectionId: 'employees', documentId: 'brahim' }
    await databases.updateDocument({ ...record, data: { maritalStatus: 'Veuf' } })
    await reload(page)
    await draft.resume.click()
    await form.save()
    await page.getByRole('heading', { name: t('conflict.title', 'parts') }).waitFor()
    await page.getByRole('button', { name: t('conflict.merge', 'parts') }).click()
    await page.waitForURL('**/rh-managements/employee/brahim')
    assert.equal((await databases.getDocument(record)).maritalStatus, 'Marié')
  }))

test('a creation whose answer was lost is sent again, also by a page that was loaded again, and made once', () =>
  inWindow({ from: '/organisation-management/new?tab=buildings' }, async (window, page) => {
    const [form, draft] = [formOn(window, labelsOf('buildings', 'fr')), offer(window)]
    const creations = '**/collections/buildings/documents'
    await page.route(creations, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await form.fill('nameFr', 'Bâtiment des archives')
    await form.fill('nameAr', 'بناية الأرشيف')
    await form.save()
    await page
      .getByRole('alert')
      .filter({ hasText: window.t('signIn.unreachable') })
      .waitFor()
    await page.unroute(creations)
    await reload(page)
    await draft.resume.click()
    await form.save()
    await page.waitForURL(/organisation-management\/(?!new)/)
    const { databases } = keyed(commune.endpoint, commune.key)
    const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'buildings' })
    assert.equal(documents.filter(({ nameFr }) => nameFr === 'Bâtiment des archives').length, 1)
  }))

test('an invitation is kept without its password', () =>
  inWindow({ from: '/users-management/new' }, async (window, page) => {
    const [form, draft] = [formOn(window, labelsOf('users', 'fr')), offer(window)]
    await form.fill('username', 'Nadia')
    await page.locator('input[autocomplete="new-password"]').fill('figues et amandes 1984')
    await reload(page)
    await draft.resume.click()
    assert.equal(await form.box('username').inputValue(), 'Nadia')
    assert.equal(await page.locator('input[autocomplete="new-password"]').inputValue(), '')
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify({ ...localStorage })), /figues/)
  }))

test('leaving the form, or the house, leaves no draft; nobody finds that of another', () =>
  inWindow({ from: NEW }, async (window, page) => {
    const { t } = window
    const [form, draft] = [formOn(window, labelsOf('employees', 'fr')), offer(window)]
    const kept = () => [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('draft:'))
    const drafts = async () => (await page.evaluate(kept)).length
    // What is typed is written down after a pause; the number of a card harms a person, and ends with the tab.
    const isKept = async () => {
      await until(
        'one draft',
        () => page.evaluate(kept),
        (keys) => keys.length === 1,
      )
      assert.doesNotMatch(await page.evaluate(() => JSON.stringify({ ...localStorage })), /ZZ/)
    }
    await form.fill('CIN', 'ZZ1')
    await isKept()
    await page.getByRole('button', { name: t('form.cancel', 'parts'), exact: true }).click()
    await page.getByRole('button', { name: t('form.leave.action', 'parts'), exact: true }).click()
    await page.waitForURL('**/rh-managements')
    assert.equal(await drafts(), 0)

    await page.goto(NEW)
    await form.fill('CIN', 'ZZ2')
    await reload(page)
    await draft.line.waitFor()
    await leave(window)
    assert.equal(await drafts(), 0)

    await signIn(window, ADMIN, NEW)
    await form.fill('CIN', 'ZZ3')
    await isKept()
    await window.context.clearCookies()
    page.once('dialog', (question) => question.accept())
    await signIn(window, SALMA)
    await settled(page)
    assert.equal(await drafts(), 0)
  }))

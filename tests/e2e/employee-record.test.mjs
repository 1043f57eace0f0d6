// One person's file: made, corrected, corrected by two at once, refused, left, deleted, and what is remembered of it.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf, listOn } from './list.mjs'
import { inWindow as tell } from './story.mjs'

const AMAL = { databaseId: 'main', collectionId: 'employees', documentId: 'amal' }
let commune
let databases
before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

const PHONE = { width: 360, height: 740 }
const CARD = 'AB4001'
const label = labelsOf('employees', 'fr')
const at = (from, story) => tell(commune, { who: commune.who.administrator, from }, story)
const field = (page, name) => page.getByRole('textbox', { name: label[name], exact: true })
const save = ({ t }, page) => page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()

describe('a person', () => {
  test('is added, found in the list, and remembered in the history', () =>
    at('/rh-managements', async (window, page) => {
      const { t } = window
      await page.getByRole('link', { name: t('screen.add', 'parts') }).click()
      await page.waitForURL('**/rh-managements/new')
      await field(page, 'fullNameFr').fill('Zineb Nouvelle')
      await field(page, 'fullNameAr').fill('زينب الجديدة')
      await field(page, 'CIN').fill(CARD.toLowerCase())
      await field(page, 'DATN').fill('15/06/2001')
      await field(page, 'phone').fill('06 12 34 56 78')
      await field(page, 'phone').press('Control+Enter')
      await page.waitForURL('**/rh-managements/employee/*')
      await page.getByText(CARD, { exact: true }).first().waitFor()
      await page.getByRole('tab', { name: t('tabs.history', 'employees') }).click()
      await page.getByText(t('history.create', 'parts')).waitFor()
      await page.goto('/rh-managements')
      await listOn(window).search(CARD)
      await listOn(window).shows(['Zineb Nouvelle'])
    }))

  test('the tabs of a file say how many stand under them, and the file prints as a sheet', async () => {
    const step = { employeeId: 'chaima', kind: 'step', on: '2020-05-04', echelon: 3, decisionRef: 'D 12' }
    await databases.createDocument({ ...AMAL, collectionId: 'careerSteps', documentId: 'unique()', data: step })
    await at('/rh-managements/employee/chaima', async ({ t }, page) => {
      const asked = []
      page.on('request', (request) => request.url().endsWith('documents.related') && asked.push(request))
      await page.reload()
      await page.getByRole('tab', { name: new RegExp(`^${t('tabs.career', 'employees')}\\s*1$`) }).waitFor()
      assert.equal(new Set(asked.map((request) => request.postData())).size, 1, 'one question for all tabs')
      const printed = page.evaluate(
        () =>
          new Promise((resolve) => {
            window.print = () => resolve(document.querySelector('body > .sheet')?.textContent)
          }),
      )
      await page.getByRole('button', { name: t('print.label', 'parts'), exact: true }).click()
      const sheet = await printed
      const file = await databases.getDocument({ ...AMAL, documentId: 'chaima' })
      for (const said of [t('sheet.title', 'employees'), file.fullNameFr, file.fullNameAr, file.CIN, 'D 12'])
        assert.ok(sheet.includes(said), `${said} is not printed: ${sheet}`)
    })
  })

  test('a file on a phone begins with what it says, in the upper half', () =>
    tell(
      commune,
      { ...PHONE, who: commune.who.administrator, from: '/rh-managements/employee/amal' },
      async (window, page) => {
        const { t } = window
        const identity = page.getByRole('heading', { name: t('groups.identity', 'employees') })
        await identity.waitFor()
        const top = await identity.evaluate((one) => one.getBoundingClientRect().top)
        assert.ok(top <= 0.56 * PHONE.height, `the first tab begins at ${top} of ${PHONE.height}`)
        await page.getByRole('button', { name: t('table.more', 'parts') }).click()
        await page.getByRole('button', { name: t('print.label', 'parts'), exact: true }).waitFor()
        await assertAccessible(page, 'a file on a phone')
        await assertFits(page, 'a file on a phone')
      },
    ))

  test('the tabs beyond the edge are named behind one button, and lead where they say', () =>
    at('/rh-managements/employee/amal', async ({ t }, page) => {
      const history = t('tabs.history', 'employees')
      await page.getByRole('button', { name: new RegExp(`^${t('tabs.moreShort', 'parts')}`) }).click()
      await page.getByRole('menuitem', { name: history }).click()
      const tab = page.getByRole('tab', { name: history, selected: true })
      await tab.waitFor()
      await until(
        'chosen tab in sight',
        () => tab.evaluate((one) => one.getBoundingClientRect().right),
        (end) => end <= 1280,
      )
      await assertAccessible(page, 'a file with tabs beyond the edge')
    }))

  test('a file that is not there is said so beside the menu', () =>
    at('/rh-managements/employee/nobody', async ({ t }, page) => {
      await page.getByRole('heading', { name: t('notFound.title', 'errors') }).waitFor()
      await page.getByRole('navigation').first().waitFor()
    }))

  test('what is missing or malformed is said at its field, before and after the server is asked', () =>
    at('/rh-managements/new', async (window, page) => {
      const { t } = window
      await field(page, 'CIN').fill('??')
      await save(window, page)
      await page.getByText(t('invalid.cin', 'parts')).waitFor()
      assert.equal(await page.getByText(t('invalid.required', 'parts')).count(), 2)
      await field(page, 'fullNameFr').fill('Amal 🦄')
      await page.getByText(t('invalid.unprintable', 'parts', { letter: '🦄', code: 'U+1F984' })).waitFor()
      await field(page, 'fullNameFr').fill('Amal Bennani')
      await field(page, 'fullNameAr').fill('أمل بناني')
      await field(page, 'CIN').fill('ab 1001')
      await save(window, page)
      await page.locator('[aria-invalid=true]').waitFor()
      assert.ok(await field(page, 'CIN').evaluate((input) => input === document.activeElement))
      assert.equal(await field(page, 'CIN').getAttribute('aria-invalid'), 'true')
      await page.getByRole('button', { name: t('form.cancel', 'parts') }).click()
      await page.getByRole('button', { name: t('form.leave.action', 'parts') }).click()
      await page.waitForURL('**/rh-managements')
    }))

  test('two clerks correct the same field: the second sees what the first wrote, and chooses', () =>
    at('/rh-managements/employee/amal/edit', async (window, page) => {
      const { t } = window
      await field(page, 'maritalStatus').fill('mine')
      await databases.updateDocument({ ...AMAL, data: { maritalStatus: 'theirs' } })
      await save(window, page)
      const dialog = page.getByRole('dialog', { name: t('conflict.title', 'parts') })
      await dialog.getByRole('radio', { name: 'theirs' }).waitFor()
      await dialog.getByRole('radio', { name: 'mine' }).click()
      await dialog.getByRole('button', { name: t('conflict.merge', 'parts') }).click()
      await page.waitForURL('**/rh-managements/employee/amal')
      assert.equal((await databases.getDocument(AMAL)).maritalStatus, 'mine')
    }))

  test('two clerks correct different fields: both corrections stay', () =>
    at('/rh-managements/employee/amal/edit', async (window, page) => {
      const { t } = window
      await field(page, 'maritalStatus').fill('both')
      await databases.updateDocument({ ...AMAL, data: { address: 'rue des oliviers' } })
      await save(window, page)
      await page.getByRole('button', { name: t('conflict.merge', 'parts') }).click()
      await page.waitForURL('**/rh-managements/employee/amal')
      const { maritalStatus, address } = await databases.getDocument(AMAL)
      assert.deepEqual([maritalStatus, address], ['both', 'rue des oliviers'])
    }))

  test('leaving with something unsaved asks first, and names it', () =>
    at('/rh-managements/employee/chaima/edit', async ({ t }, page) => {
      await field(page, 'maritalStatus').fill('unsaved')
      await page
        .getByRole('link', { name: t('menu.home', 'shell') })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: t('form.leave.title', 'parts') })
      await dialog.getByText(label.maritalStatus).waitFor()
      await dialog.getByRole('button', { name: t('cancel') }).click()
      assert.equal(await field(page, 'maritalStatus').inputValue(), 'unsaved')
      await page.getByRole('button', { name: t('form.cancel', 'parts') }).click()
      await page.getByRole('button', { name: t('form.leave.action', 'parts') }).click()
      await page.waitForURL('**/rh-managements/employee/chaima')
      assert.equal((await databases.getDocument({ ...AMAL, documentId: 'chaima' })).maritalStatus, null)
    }))

  test('a session that ended while typing is renewed in place', () =>
    at('/rh-managements/employee/elias/edit', async (window, page) => {
      const { t } = window
      await field(page, 'maritalStatus').fill('kept')
      await window.context.clearCookies()
      await save(window, page)
      const dialog = page.getByRole('dialog', { name: t('renew.title', 'shell') })
      await dialog.locator('input[autocomplete="current-password"]').fill(commune.who.administrator.password)
      await dialog.getByRole('button', { name: t('signIn.submit') }).click()
      await page.waitForURL('**/rh-managements/employee/elias')
      assert.equal((await databases.getDocument({ ...AMAL, documentId: 'elias' })).maritalStatus, 'kept')
    }))

  test('deleting names what will be lost, and takes it out of the list', async () => {
    const name = 'Sortie Prochaine'
    // Whoever is in activity has leave in the ledger at once, and is kept for it.
    const data = { fullNameFr: name, fullNameAr: 'مغادر', CIN: 'ZZ7101', active: false }
    await databases.createDocument({ ...AMAL, documentId: 'gone', data })
    await at('/rh-managements/employee/gone', async ({ t }, page) => {
      await page.getByRole('button', { name: t('table.more', 'parts'), exact: true }).click()
      await page.getByRole('button', { name: t('delete.action', 'parts') }).click()
      const dialog = page.getByRole('dialog', { name: t('delete.title', 'parts', { name }) })
      await dialog.getByRole('button', { name: t('delete.action', 'parts') }).click()
      await page.waitForURL('**/rh-managements')
      await page.goto('/rh-managements/employee/gone')
      await page.getByRole('heading', { name: t('notFound.title', 'errors') }).waitFor()
    })
  })
})

// A letter about an absence: written, answered by whom it is about, upheld with a reason; and an absence that is decided.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, open, signedIn } from './browser.mjs'
import { employed, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const AMAL = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
const labels = labelsOf('warnings', 'fr')
const word = (field, value) => wordOf('warnings', 'fr', field, value)
const labelOf = (act) => actLabel('fr', act.split('.')[0], act)
let commune
let databases

/** So many days before today, as the wire writes it and as people type it. */
function daysAgo(days) {
  const wire = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return { wire, typed: wire.split('-').reverse().join('/') }
}

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await employed(commune, databases, AMAL, 'amal')
})

/** What a person does through an action of the server, signed in as they are. */
async function acts(who, action, data) {
  const window = await open(commune)
  await signedIn(window, who)
  const answer = await window.context.request.post(`/v1/actions/${action}`, {
    headers: { 'x-appwrite-project': PROJECT },
    data,
  })
  assert.equal(answer.status(), 200, await answer.text())
  await window.close()
}

test('a letter is written, answered, and upheld with a reason', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/absence-management?tab=warnings', width: 1280 },
    async (window, page) => {
      const { t } = window
      const text = (key, values) => t(key, 'warnings', values)
      const form = formOn(window, labels)
      await page.getByText(text('empty.title')).waitFor()
      await page
        .getByRole('link', { name: text('add') })
        .first()
        .click()
      await form.pick('persoActifId', 'Amal', /Amal Bennani/)
      await form.choose('kind', word('kind', 'explanation_request'))
      await form.fill('date', daysAgo(3).typed)
      await page.keyboard.press('Tab')
      await page.getByRole('switch', { name: labels.absent }).check({ force: true })
      assert.equal(await form.box('minutesLate').count(), 0, 'minutes are told of lateness alone')
      await form.fill('reason', 'Absence constatée sans autorisation')
      await assertAccessible(page, 'the form of a letter')
      await form.save()
      const name = `${word('kind', 'explanation_request')} 1/${new Date().getFullYear()}`
      const bare = (shown) => shown.replace(/[\u2066-\u2069]/g, '')
      await page.getByRole('heading', { level: 1, name: /1\/20/ }).waitFor()
      assert.equal(bare(await page.getByRole('heading', { level: 1 }).textContent()), name)
      const id = new URL(page.url()).pathname.split('/').at(-1)
      await assertAccessible(page, 'a letter')
      await assertFits(page, 'a letter')

      const dialog = page.getByRole('dialog')
      const uphold = page.getByRole('button', { name: labelOf('warnings.decide'), exact: true })
      await page.getByRole('button', { name: labelOf('warnings.handOver') }).waitFor()
      assert.equal(await uphold.count(), 0, 'nothing is upheld before the reply or its term')

      await acts(AMAL, 'warnings.dispute', { id, response: 'J’étais à la préfecture' })
      await page.getByText('J’étais à la préfecture').waitFor()
      await uphold.click()
      await formOn({ page: dialog, t }, labels).fill('decision', 'Aucun ordre de mission à cette date')
      await dialog.getByRole('button', { name: labelOf('warnings.decide') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('Aucun ordre de mission à cette date').first().waitFor()
      const stored = await databases.getDocument({ databaseId: 'main', collectionId: 'warnings', documentId: id })
      assert.deepEqual([stored.status, stored.decision], ['upheld', 'Aucun ordre de mission à cette date'])

      await page.goto('/absence-management?tab=warnings&fact=late')
      await page
        .getByRole('button', { name: t('table.clearFilters', 'parts'), exact: true })
        .first()
        .waitFor()
      assert.equal(await page.getByText('Amal Bennani').count(), 0)
      await page.goto('/absence-management?tab=warnings&fact=absent&status=upheld')
      await page.getByRole('row', { name: /Amal Bennani/ }).waitFor()
      await assertAccessible(page, 'letters')
      await assertFits(page, 'letters')
    },
  ))

test('absences are justified and accepted together, and stand on the file', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/absence-management', width: 1280 },
    async (window, page) => {
      const { t } = window
      const text = (key, values) => t(key, 'absences', values)
      const create = (date, minutes) =>
        databases.createDocument({
          databaseId: 'main',
          collectionId: 'absences',
          documentId: `on-${date}`,
          data: { employeeId: 'chaima', date, minutes },
        })
      await create(daysAgo(5).wire, 450)
      await create(daysAgo(4).wire, 450)
      const rows = page.getByRole('row', { name: /Chaïma/ })
      await rows.nth(1).waitFor()
      await page
        .getByRole('checkbox', { name: t('table.selectPage', 'parts') })
        .first()
        .check()
      await page.getByRole('button', { name: labelOf('absences.justify'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const proof = formOn({ page: dialog, t }, labelsOf('absences', 'fr'))
      await proof.box('reason').first().click()
      await page.getByRole('option', { name: wordOf('absences', 'fr', 'reason', 'mission'), exact: true }).click()
      await assertAccessible(page, 'the justification of absences')
      await dialog.getByRole('button', { name: text('justify.action') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page
        .getByText(wordOf('absences', 'fr', 'justification', 'submitted'))
        .nth(1)
        .waitFor()

      await page
        .getByRole('checkbox', { name: t('table.selectPage', 'parts') })
        .first()
        .check()
      await page.getByRole('button', { name: text('decide.accepted.action'), exact: true }).click()
      await dialog.getByRole('button', { name: text('decide.accepted.action') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page
        .getByText(wordOf('absences', 'fr', 'justification', 'accepted'))
        .nth(1)
        .waitFor()
      const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'absences' })
      // Why is between the person and human resources: neither a key nor an administrator reads it.
      assert.deepEqual(
        documents.map(({ justified, reason }) => [justified, reason]),
        [
          [true, undefined],
          [true, undefined],
        ],
      )
      await page.goto('/rh-managements/employee/chaima?tab=absences')
      await page
        .getByText(wordOf('absences', 'fr', 'justification', 'accepted'))
        .nth(1)
        .waitFor()
      await assertAccessible(page, 'absences of an employee')
    },
  ))

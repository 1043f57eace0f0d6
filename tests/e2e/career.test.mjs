// A career on the file of an employee: told step by step, refused out of order, and what the file and its papers say of it.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'

const TAB = '/rh-managements/employee/chaima?tab=career'
const CHAIMA = { databaseId: 'main', collectionId: 'employees', documentId: 'chaima' }
const labels = labelsOf('careerSteps', 'fr')
const kind = (value) => wordOf('careerSteps', 'fr', 'kind', value)
let commune
let databases

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
})

test('a career is told from its recruitment, and the file follows its last step', () =>
  inWindow(commune, { who: commune.who.administrator, from: TAB, width: 1280 }, async (window, page) => {
    const { t } = window
    const dialog = page.getByRole('dialog')
    const form = formOn({ page: dialog, t }, labels)
    const steps = page.getByRole('list', { name: t('career.label', 'employees') }).getByRole('listitem')
    const begin = async (what, on) => {
      await page
        .getByRole('button', { name: t('career.add', 'employees') })
        .first()
        .click()
      await chooseIn(page, dialog, 'kind', kind(what))
      await form.fill('on', on)
      await page.keyboard.press('Tab')
    }
    const saved = async (count) => {
      await form.save()
      await dialog.waitFor({ state: 'detached' })
      await until(
        `${count} steps`,
        () => page.locator('main ol > li').allTextContents(),
        (steps) => steps.length === count,
      )
    }

    await page.getByText(t('career.empty.title', 'employees')).waitFor()
    await begin('recruitment', '01/03/2015')
    await page.locator('.mantine-DateInput-calendarHeaderLevel').waitFor({ state: 'detached' })
    await assertAccessible(page, 'the form of a step')
    await saved(1)
    await begin('grade', '01/01/2024')
    await pickIn(page, dialog, 'gradeId', 'A')
    await saved(2)
    const after = await databases.getDocument(CHAIMA)
    assert.deepEqual([after.grade, after.recruitmentDate.slice(0, 10)], ['A', '2015-03-01'])

    await begin('tenure', '01/03/2016')
    await form.save()
    await dialog
      .getByText(/postérieure/)
      .first()
      .waitFor()
    await form.fill('outOfOrderReason', 'Décision retrouvée aux archives')
    await saved(3)
    assert.match(await steps.nth(0).textContent(), new RegExp(kind('grade')))
    assert.match(await steps.nth(1).textContent(), new RegExp(`${kind('tenure')}[^]*Décision retrouvée`))
    assert.equal((await databases.getDocument(CHAIMA)).grade, 'A', 'an earlier step changes nothing')
    await assertAccessible(page, 'a career')
    await assertFits(page, 'a career')
  }))

test('another grade that is chosen on the file is the step of the day', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/rh-managements/employee/chaima/edit' },
    async (window, page) => {
      const { t } = window
      const employee = labelsOf('employees', 'fr')
      await formOn(window, employee).pick('gradeId', 'B', 'B')
      await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
      await page.waitForURL('**/rh-managements/employee/chaima')
      // How many steps it has stands in the tab as soon as they are counted.
      await page.getByRole('tab', { name: new RegExp(`^${t('tabs.career', 'employees')}\\s*\\d*$`) }).click()
      const first = page
        .getByRole('list', { name: t('career.label', 'employees') })
        .getByRole('listitem')
        .first()
      await first.getByText(wordOf('careerSteps', 'fr', 'source', 'form')).waitFor()
      assert.equal((await databases.getDocument(CHAIMA)).grade, 'B')
    },
  ))

/** Takes a word of a choice of the dialog; what is offered stands beside it. */
async function chooseIn(page, dialog, name, word) {
  const box = dialog.getByRole('textbox', { name: labels[name], exact: true })
  await dialog.getByRole('combobox', { name: labels[name], exact: true }).or(box).first().click()
  await page.getByRole('option', { name: word, exact: true }).click()
}

async function pickIn(page, dialog, name, term) {
  const box = dialog.getByRole('textbox', { name: labels[name], exact: true })
  const picker = dialog.getByRole('combobox', { name: labels[name], exact: true }).or(box).first()
  await picker.click()
  await picker.fill(term)
  await page.getByRole('option', { name: term, exact: false }).first().click()
}

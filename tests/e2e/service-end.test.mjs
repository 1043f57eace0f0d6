// Somebody leaves and is back: one dialog says from when and why, after it showed what rests on them.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const STAFF = { databaseId: 'main', collectionId: 'employees', documentId: 'amal' }
const STEP = labelsOf('careerSteps', 'fr')
const says = (act, part) => actLabel('fr', 'employees', `employees.${act}`, part)
let commune
let databases

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  const unit = { nameFr: 'Service du courrier', nameAr: 'مصلحة البريد', responsible: 'amal' }
  await databases.createDocument({ ...STAFF, collectionId: 'services', documentId: 'courrier', data: unit })
})

test('a departure names what is to be handed over, asks for its cause, and ends with a return', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/rh-managements/employee/amal', width: 360 },
    async (window, page) => {
      const t = (key) => window.t(key, 'employees')
      const button = (name) => page.getByRole('button', { name, exact: true })
      /** On a phone what is done rarely stands behind one button. */
      const press = async (name) => {
        if (!(await button(name).isVisible())) await button(window.t('table.more', 'parts')).click()
        await button(name).click()
      }
      await press(says('endService'))
      const dialog = page.getByRole('dialog', { name: says('endService', 'title') })
      await dialog.getByText('Service du courrier').waitFor()
      await assertAccessible(page, 'the dialog of a departure')
      await assertFits(page, 'the dialog of a departure')
      await dialog.getByRole('button', { name: t('service.end.action') }).click()
      await dialog.getByText(new RegExp(`^${STEP.ground}.*cause de la cessation`)).waitFor()
      await dialog.getByRole('combobox', { name: STEP.ground }).click()
      await page.getByRole('option', { name: 'Mise à la retraite' }).click()
      await dialog.getByRole('button', { name: t('service.end.action') }).click()
      await dialog.waitFor({ state: 'hidden' })
      assert.equal((await databases.getDocument(STAFF)).active, false)
      await press(says('resumeService'))
      const back = page.getByRole('dialog', { name: says('resumeService', 'title') })
      await back.getByRole('textbox', { name: STEP.on, exact: true }).fill(tomorrow())
      await back.getByRole('button', { name: t('service.resume.action') }).click()
      await back.waitFor({ state: 'hidden' })
      const { documents } = await databases.listDocuments({ ...STAFF, collectionId: 'careerSteps' })
      assert.deepEqual(documents.map(({ kind }) => kind).sort(), ['end', 'resume'])
    },
  ))

/** As people write it: the last day of service is today, so that the first day back is the next at the earliest. */
function tomorrow() {
  const [year, month, day] = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

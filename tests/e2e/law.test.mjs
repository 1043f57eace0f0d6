// What the law has and the commune has not, taken row by row.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { untilIs } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow } from './story.mjs'

const LABOUR_DAY = 'Fête du Travail'
const HOURS = 'Horaire normal'
let commune
let databases
const all = async (collectionId) => (await databases.listDocuments({ databaseId: 'main', collectionId })).documents

before(async () => {
  // Its calendar was taken away: what the law has of it is missing.
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

test('what the law says stands beside what the commune has, and each row is taken by itself', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/rh-managements/law', width: 1280 },
    async (window, page) => {
      const t = (key, values) => window.t(`law.${key}`, 'leave', values)
      const take = (name) => page.getByRole('button', { name: t('takeNamed', { name }), exact: true })
      const labour = page.getByRole('row').filter({ hasText: LABOUR_DAY }).first()
      await labour.getByText(t('missing')).waitFor()
      await labour.getByText(/2-25-1140/).waitFor()
      await page.getByText(t('probable')).first().waitFor()
      await assertAccessible(page, 'what the law says')
      await assertFits(page, 'what the law says')
      const ofLabour = page.getByRole('button', { name: LABOUR_DAY })
      const before = await ofLabour.count()
      await ofLabour.first().click()
      await page.getByText(t('done')).first().waitFor()
      await untilIs('rows of that name', () => ofLabour.count(), before - 1)
      const holidays = await all('holidays')
      assert.deepEqual(
        holidays.map(({ nameFr }) => nameFr),
        [LABOUR_DAY],
      )

      await take(HOURS).click()
      const dialog = page.getByRole('dialog', { name: t('takeNamed', { name: HOURS }) })
      await dialog.getByRole('textbox', { name: t('since') }).fill('01/01/2020')
      await dialog.getByRole('button', { name: t('take') }).click()
      await dialog.getByRole('alert').waitFor()
      await assertAccessible(page, 'a day of the past')
      await dialog.getByRole('textbox', { name: t('since') }).fill('01/01/2040')
      await dialog.getByRole('button', { name: t('take') }).click()
      await dialog.waitFor({ state: 'hidden' })
      const [hours] = await all('workSchedules')
      assert.deepEqual([hours.start, hours.end, hours.validFrom.slice(0, 10)], ['08:30', '16:30', '2040-01-01'])
    },
  ))

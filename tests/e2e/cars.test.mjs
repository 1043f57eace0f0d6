// The vehicle park on the screen: plates however they are typed, papers year by year, accidents, fuel, costs, a whole sheet.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { until, untilIs } from '../until.mjs'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { empty, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, listOn, manyOf, stepOf, wordOf } from './list.mjs'
import { pdfOf } from './samples.mjs'
import { inWindow as tell } from './story.mjs'

const SHEET = join(import.meta.dirname, '../fixtures/cars.xlsx')

/** A plate as the screen writes it where it is not drawn. */
const shown = (plate) => `\u2066${plate.replace(/[- ]/g, '\u200E$&\u200E')}\u2069`
const year = new Date().getFullYear()
/** A day so many days from today. */
const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A day as it is typed. */
const typed = (day) => day.split('-').reverse().join('/')

let commune
let databases
before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

const make = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const read = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })
const find = async (collectionId, ...queries) =>
  (await databases.listDocuments({ databaseId: 'main', collectionId, queries })).documents

/** The plate of the car that stands there. */
const PLATE = '65432-د-13'
const labels = labelsOf('cars', 'ar')
const word = (collection, field, value) => wordOf(collection, 'ar', field, value)
const at = (from, story) =>
  tell(commune, { language: 'ar', theme: 'dark', who: commune.who.administrator, from }, story)
const dialogOf = (page) => page.getByRole('dialog').last()

describe('the park', () => {
  before(() => make('cars', 'logan', { vehicleType: 'car', registrationNumber: PLATE, brand: 'Dacia' }))

  test('a plate typed in an odd way is shown as it will read, and kept so; a wrong power is refused', () =>
    at('/cars-management', async (window, page) => {
      const { t } = window
      await page
        .getByRole('link', { name: t('add', 'cars') })
        .first()
        .click()
      await page.waitForURL('**/cars-management/new')
      const form = formOn(window, labels)
      const numbers = await find('cars', node.Query.orderDesc('num'), node.Query.limit(1))
      assert.equal(await form.box('num').inputValue(), String(numbers[0].num + 1))
      await form.fill('registrationNumber', '٧ ب ٢٣٤٥٦')
      await page.getByRole('img', { name: '23456-ب-7', exact: true }).waitFor()
      await form.choose('vehicleType', word('cars', 'vehicleType', 'truck'))
      await form.fill('brand', 'Isuzu')
      await form.fill('fiscalPower', 'six')
      await form.save()
      await page.getByText(t('invalid.power', 'parts')).waitFor()
      assert.match(page.url(), /cars-management\/new$/)
      await form.fill('fiscalPower', '06 cv')
      await assertAccessible(page, 'the form of a car')
      await form.save()
      await page.getByRole('heading', { level: 1, name: '23456-ب-7' }).waitFor()
      const [made] = await find('cars', node.Query.equal('fullMatricule', ['23456-ب-7']))
      assert.deepEqual([made.plateKind, made.fiscalPower, made.num], ['civil', '6 CV', numbers[0].num + 1])
    }))

  test('each kind of plate has the inputs that it has', () =>
    at('/cars-management/new', async (window, page) => {
      const form = formOn(window, labels)
      for (const [kind, letter, code] of [
        ['civil', 1, 1],
        ['old', 0, 1],
        ['state', 0, 0],
        ['communal', 0, 0],
        ['provisional', 0, 0],
      ]) {
        await form.choose('plateKind', word('cars', 'plateKind', kind))
        await untilIs(
          `boxes of a plate that is ${kind}`,
          async () => [await form.box('registrationLetter').count(), await form.box('registrationCode').count()],
          [letter, code],
        )
      }
      await form.choose('plateKind', word('cars', 'plateKind', 'communal'))
      await form.fill('registrationNumber', '123456')
      await page.getByRole('img', { name: 'ج 123456', exact: true }).waitFor()
      // Nothing of it is to be kept.
      page.on('dialog', (dialog) => dialog.accept())
    }))

  test('a paper is added with its copy, which is replaced and stays in the history', () =>
    at('/cars-management/logan?tab=papers', async (window, page) => {
      const { t } = window
      const paper = formOn(window, labelsOf('carLegalDocuments', 'ar'))
      const insurance = word('carLegalDocuments', 'documentType', 'insurance')
      await page.getByRole('button', { name: t('papers.addNamed', 'cars', { type: insurance }) }).click()
      await paper.box('validUntil').fill(typed(dayAfter(10)))
      await paper.box('validUntil').press('Tab')
      await dialogOf(page).locator('input[type=file]').setInputFiles(file('first.pdf'))
      await dialogOf(page).getByText('first.pdf').waitFor()
      await assertAccessible(page, 'the dialog of a paper')
      await paper.save()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByText(word('carLegalDocuments', 'status', 'expiring_soon'))
        .first()
        .waitFor()
      const [kept] = await find('carLegalDocuments', node.Query.equal('carsCollection', ['logan']))
      assert.equal(kept.year, year)

      const name = `${insurance} ${year}`
      await page.getByRole('button', { name: t('papers.openNamed', 'cars', { name }) }).click()
      await dialogOf(page).locator('input[type=file]').setInputFiles(file('second.pdf'))
      await dialogOf(page).getByText('second.pdf').waitFor()
      await paper.save()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const replaced = await read('carLegalDocuments', kept.$id)
      assert.notEqual(replaced.fileId, kept.fileId)
      await page.getByRole('button', { name: t('papers.openNamed', 'cars', { name }) }).click()
      await dialogOf(page)
        .getByRole('button', { name: t('history', 'related') })
        .click()
      await dialogOf(page).getByText('first.pdf').first().waitFor()
    }))

  test('the list is filtered by how papers stand and by the number of missions', () =>
    at('/cars-management', async (window, page) => {
      const list = listOn(window)
      await list.choose(labels.documentStatus, word('cars', 'documentStatus', 'expiring_soon'))
      await page.waitForURL(/documents=expiring_soon/)
      const soon = await find('cars', node.Query.equal('documentStatus', ['expiring_soon']))
      await list.total(1, soon.length, soon.length)
      assert.ok((await list.names()).includes(shown(PLATE)))
      await list.choose(window.t('filters.missions.label', 'cars'), window.t('filters.missions.many', 'cars'))
      await page.getByText(window.t('table.nothing', 'parts')).waitFor()
    }))

  test('a reading that goes back is refused at its field; the car shows the last', () =>
    at('/cars-management/logan?tab=fuel', async (window, page) => {
      const { t } = window
      const log = formOn(window, labelsOf('fuelLogs', 'ar'))
      const fill = async (litres, odometer) => {
        await page
          .getByRole('button', { name: t('fuel.add', 'car-records') })
          .first()
          .click()
        await log.fill('litres', litres)
        await log.fill('odometer', odometer)
        await log.save()
      }
      await fill('40', '15200')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByText(/15.?200/)
        .first()
        .waitFor()
      assert.equal((await read('cars', 'logan')).odometer, 15_200)
      await make('fuelLogs', 'before', {
        carId: 'logan',
        date: dayAfter(-3),
        litres: 30,
        odometer: 15_000,
      })
      await page
        .getByRole('button', { name: t('fuel.add', 'car-records') })
        .first()
        .click()
      await log.box('date').fill(typed(dayAfter(-2)))
      await log.box('date').press('Tab')
      await log.fill('litres', '20')
      await log.fill('odometer', '14000')
      await log.save()
      await dialogOf(page)
        .getByText(/15.?000/)
        .waitFor()
      assert.equal((await find('fuelLogs', node.Query.equal('carId', ['logan']))).length, 2)
    }))

  test('an accident goes from its report to its settlement', () =>
    at('/cars-management/logan?tab=accidents', async (window, page) => {
      const { t } = window
      await page
        .getByRole('link', { name: t('accidents.add', 'car-records') })
        .first()
        .click()
      const form = formOn(window, labelsOf('accidents', 'ar'))
      await form.fill('location', 'Avenue Hassan II')
      await form.choose('type', word('accidents', 'type', 'collision'))
      await form
        .box('date')
        .or(page.getByRole('group', { name: labelsOf('accidents', 'ar').date }))
        .first()
        .waitFor()
      await moment(page, labelsOf('accidents', 'ar').date, '03/02/2026', '10:15')
      await page.getByRole('textbox', { name: t('thirdParty.name', 'accidents'), exact: true }).fill('Ahmed Alaoui')
      await page.getByRole('textbox', { name: t('thirdParty.plate', 'accidents'), exact: true }).fill('1-أ-1')
      await form.save()
      await page.waitForURL(/accidents\/(?!new)[^/]+$/)
      await page.getByText('Ahmed Alaoui').first().waitFor()
      const [made] = await find('accidents', node.Query.equal('carId', ['logan']))
      assert.equal(made.thirdParty.plate, '1-أ-1')
      assert.equal(made.date, '2026-02-03T09:15:00.000+00:00')
      const step = async (name, state) => {
        await page.getByRole('button', { name: t('steps.label', 'accidents') }).click()
        await page.getByRole('menuitem', { name: stepOf('accidents', 'ar', name) }).click()
        await page
          .getByText(word('accidents', 'state', state), { exact: true })
          .first()
          .waitFor()
      }
      await step('review', 'under_review')
      await step('resolve', 'resolved')
      await step('reopen', 'under_review')
      await page.getByRole('button', { name: t('steps.label', 'accidents') }).click()
      await page.getByRole('menuitem', { name: stepOf('accidents', 'ar', 'cancel') }).click()
      const question = page.getByRole('dialog', { name: t('ask.cancel.title', 'accidents') })
      await question.getByRole('button', { name: stepOf('accidents', 'ar', 'cancel') }).click()
      await page
        .getByText(word('accidents', 'state', 'cancelled'), { exact: true })
        .first()
        .waitFor()
      assert.equal(await page.getByRole('button', { name: t('steps.label', 'accidents') }).count(), 0)
    }))

  test('a plate reads from left to right, whatever the page does', () =>
    at('/cars-management/logan', async (_, page) => {
      const plate = page.getByRole('heading', { level: 1 }).getByRole('img')
      const places = await plate.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found = []
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (let index = 0; index < text.data.length; index += 1) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            found.push(range.getBoundingClientRect().left)
          }
        }
        return found
      })
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
      )
      assert.equal(places.length, PLATE.length)
    }))
})

function file(name) {
  return { name, mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) }
}

/** Types a day and an hour. */
async function moment(page, label, day, hour) {
  const group = page.getByRole('group', { name: label })
  const [date, time] = [group.getByRole('textbox').first(), group.getByRole('textbox').last()]
  await date.fill(day)
  await date.press('Tab')
  await time.fill(hour)
  await time.press('Tab')
}

describe('a park from a sheet', () => {
  let town
  before(async () => {
    town = await empty()
  })

  test('goes in with the reason of each refusal, and a second time changes nothing', () =>
    tell(town, { who: town.who.administrator, from: '/cars-management' }, async (window, page) => {
      const { t } = window
      const dialog = page.getByRole('dialog', { name: t('title', 'imports', { many: manyOf('cars', 'fr') }) })
      /** Chooses the sheet, of which the dry run counts rows, created, updated, unchanged and refused. */
      const choose = async (counts) => {
        await page
          .getByRole('button', { name: t('action', 'imports') })
          .first()
          .click()
        await page.locator('input[type=file]').setInputFiles(SHEET)
        await until(
          `counts ${counts}`,
          () => page.locator('[role=dialog] dl').first().locator('dd').allTextContents(),
          (shown) => shown.join(' ') === counts,
        )
        assert.equal(await dialog.getByText(/6 CV/).count(), 3)
      }
      await choose('96 93 0 0 3')
      await assertAccessible(page, 'the import of cars')
      await dialog.getByRole('button', { name: t('apply', 'imports') }).click()
      await dialog.getByText(t('applied', 'imports')).waitFor()
      await dialog.getByRole('button', { name: t('close', 'imports') }).click()
      await listOn(window).total(1, 10, 93)
      await choose('96 0 0 93 3')
    }))

  test('is drawn, and each bar leads to what it counts, also to what is not given', () =>
    tell(town, { who: town.who.administrator, from: '/cars-management?tab=statistics' }, async (window, page) => {
      const { t } = window
      const leads = async (chart, bar, asked) => {
        await page.goto('/cars-management?tab=statistics')
        const row = page
          .getByRole('table', { name: t(chart, 'cars') })
          .getByRole('row')
          .filter({ hasText: bar })
        const count = Number(await row.getByRole('cell').last().textContent())
        assert.ok(count > 0, `${chart} ${bar}`)
        // The link of the name lies over the whole row: over its figure too.
        await row.getByRole('cell').last().click({ force: true })
        await page.waitForURL((url) => url.search === asked)
        await listOn(window).total(1, Math.min(10, count), count)
        return count
      }
      const diesel = await leads('statistics.byFuel', wordOf('cars', 'fr', 'fuel', 'diesel'), '?fuel=diesel')
      assert.ok(diesel < 93)
      const { documents } = await keyed(town.endpoint, town.key).databases.listDocuments({
        databaseId: 'main',
        collectionId: 'cars',
        queries: [node.Query.isNotNull('commissioningYear'), node.Query.limit(1)],
      })
      const { commissioningYear } = documents[0]
      await leads('statistics.byYear', String(commissioningYear), `?commissioned=${commissioningYear}`)
      assert.equal(await leads('statistics.byService', t('table.notGiven', 'parts'), '?service=none'), 93)
      await page.getByText(t('table.notGiven', 'parts')).waitFor()
    }))
})

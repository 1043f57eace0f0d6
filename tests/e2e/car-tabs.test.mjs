// The tabs of a car: what is begun from them for that car, what they tell at a glance, and the records behind its figures.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { until } from '../until.mjs'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, listOn, manyOf, wordOf } from './list.mjs'
import { address, inWindow } from './story.mjs'

const YEAR = new Date().getFullYear()

let commune
let databases
const create = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const ofCar = async (collectionId, car) => {
  const queries = [node.Query.equal('carId', [car]), node.Query.orderDesc('$createdAt')]
  return (await databases.listDocuments({ databaseId: 'main', collectionId, queries })).documents
}

/** As whoever is signed in to the page. */
const cancel = (page, id) =>
  page.evaluate(
    async ([project, body]) => {
      const headers = { 'content-type': 'application/json', 'x-appwrite-project': project }
      const { ok } = await fetch('/v1/actions/missions.cancel', { method: 'POST', headers, body })
      if (!ok) throw new Error('not cancelled')
    },
    [PROJECT, JSON.stringify({ id, reason: 'Reportée' })],
  )

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

const PLATE = '23456-ب-7'
const PART = 'مصفاة'
const GARAGE = 'Atlas'
const word = (collection, field, value) => wordOf(collection, 'ar', field, value)
const at = (from, story, more = {}) =>
  inWindow(commune, { language: 'ar', theme: 'dark', who: commune.who.administrator, from, ...more }, story)
const tab = (of) => `/cars-management/duster?tab=${of}`
const begin = ({ page, t }, of) =>
  page
    .getByRole('link', { name: t(`${of}.add`, 'car-records') })
    .or(page.getByRole('button', { name: t(`${of}.add`, 'car-records') }))
    .first()
    .click()
/** The car stands chosen in the form that opened. */
const isChosen = (page) =>
  until(
    `car ${PLATE} chosen`,
    () => page.locator('[id$=carId]').evaluateAll((boxes) => boxes.map((box) => box.value)),
    ([value]) => value?.includes(PLATE.split('-')[0]),
  )

describe('the tabs of a car', () => {
  before(async () => {
    await create('cars', 'duster', { vehicleType: 'car', registrationNumber: PLATE, brand: 'Dacia' })
    await create('spareParts', 'filtre', { partName: PART, cost: 60 })
    await create('spareMovements', 'came', {
      partId: 'filtre',
      kind: 'in',
      quantity: 9,
      date: `${YEAR}-01-01`,
    })
    const done = { carId: 'duster', kind: 'oil', garage: GARAGE, status: 'done', labourCost: 150 }
    const parts = [{ partId: 'filtre', quantity: 2, unitCost: 60 }]
    await create('maintenances', 'oil', { ...done, parts, date: `${YEAR}-01-10` })
    await create('maintenances', 'old', { ...done, date: `${YEAR - 1}-01-10` })
    await create('maintenances', 'soon', {
      ...done,
      garage: 'Rif',
      status: 'in_progress',
      date: `${YEAR}-12-30`,
    })
  })

  test('a mission that takes the car is begun from it, and stands there with its state', () =>
    at(tab('missions'), async (window, page) => {
      const { t } = window
      const labels = labelsOf('missions', 'ar')
      await begin(window, 'missions')
      await page.waitForURL(`**/order-mission/new?car=duster`)
      await isChosen(page)
      const form = formOn(window, labels)
      await form.pick('persoActifId', 'شيماء الوزاني', 'شيماء الوزاني')
      await form.fill('destination', 'Kénitra')
      await form.fill('mission', 'Réunion')
      for (const [field, clock] of [
        ['departAt', '08:00'],
        ['returnAt', '12:00'],
      ]) {
        const label = labels[field]
        const day = `3/3/${YEAR + 5}`
        await page.getByRole('textbox', { name: t('instant.day', 'parts', { label }) }).fill(day)
        await page.keyboard.press('Tab')
        await page.getByRole('textbox', { name: t('instant.time', 'parts', { label }) }).fill(clock)
      }
      await form.save()
      await page.waitForURL(/order-mission\/(?!new)[^/]+$/)
      const [{ $id, num, year }] = await ofCar('missions', 'duster')

      await page.goto(tab('missions'))
      const row = page.getByRole('row').filter({ hasText: `${num}/${year}` })
      await row.getByText(word('missions', 'status', 'upcoming'), { exact: true }).waitFor()
      await assertAccessible(page, 'the missions of a car')
      await row.click()
      await page.waitForURL(`**/order-mission/${$id}`)
    }))

  test('what is begun from the car and given up leads back to it', () =>
    at(tab('missions'), async (window, page) => {
      const { t } = window
      for (const [of, collection, field] of [
        ['missions', 'missions', 'destination'],
        ['accidents', 'accidents', 'location'],
        ['maintenance', 'maintenances', 'description'],
      ]) {
        await page.goto(tab(of))
        await begin(window, of)
        await isChosen(page)
        await page.getByRole('button', { name: t('form.cancel', 'parts'), exact: true }).click()
        await page.waitForURL((url) => url.pathname + url.search === tab(of))
        await begin(window, of)
        await isChosen(page)
        await formOn(window, labelsOf(collection, 'ar')).fill(field, 'Rabat')
        await page.getByRole('button', { name: t('form.cancel', 'parts'), exact: true }).click()
        await page.getByRole('button', { name: t('form.leave.action', 'parts'), exact: true }).click()
        await page.waitForURL((url) => url.pathname + url.search === tab(of))
      }
    }))

  test('a filling names one of the missions that took the car, and leads to it', () =>
    at(tab('fuel'), async (window, page) => {
      const [{ $id, num, year }] = await ofCar('missions', 'duster')
      await begin(window, 'fuel')
      const form = formOn(window, labelsOf('fuelLogs', 'ar'))
      await form.fill('litres', '31')
      await form.pick('missionId', 'Kénitra', new RegExp(`${num}/${year}.*Kénitra`))
      await form.save()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const [made] = await ofCar('fuelLogs', 'duster')
      assert.equal(made.missionId, $id)
      await page.getByRole('link', { name: `${num}/${year}` }).click()
      await page.waitForURL(`**/order-mission/${$id}`)
    }))

  test('work on the car is ordered from it, at a garage that is known', () =>
    at(tab('maintenance'), async (window, page) => {
      await begin(window, 'maintenance')
      await page.waitForURL(`**/park-maintenance/new?car=duster`)
      await isChosen(page)
      const labels = labelsOf('maintenances', 'ar')
      const form = formOn(window, labels)
      await form.choose('kind', word('maintenances', 'kind', 'tyres'))
      await form.fill('date', `20/12/${YEAR}`)
      await page.keyboard.press('Tab')
      await form.pick('garage', 'rif', 'Rif')
      await form.pick('garage', 'atlas', GARAGE)
      await assertAccessible(page, 'the form of an order')
      await form.save()
      await page.waitForURL(/park-maintenance\/(?!new)[^/]+$/)
      const [made] = await ofCar('maintenances', 'duster')
      assert.deepEqual([made.garage, made.kind], [GARAGE, 'tyres'])
      await page.goto(tab('maintenance'))
      const list = listOn(window)
      await list.table.getByText(word('maintenances', 'status', 'planned'), { exact: true }).waitFor()
      await list.total(1, 4, 4)
      // What leaves the page of the car says whose it is.
      assert.ok((await list.export('csv')).toString('utf8').includes(PLATE))
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: window.t('print.label', 'parts') }).click()
      const title = await page.locator('body[data-printed] .sheet h1').textContent()
      assert.ok(title.startsWith(manyOf('maintenances', 'ar')) && title.includes(PLATE.slice(0, 5)), title)
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      // Its columns are its own: those of the list of all orders stay.
      const head = () => list.table.getByRole('columnheader', { name: labels.kind })
      await list.column(labels.kind)
      await head().waitFor({ state: 'detached' })
      await page.goto('/park-maintenance')
      await head().waitFor()
    }))

  test('the missions of this year that the list of cars counts are those it leads to', () =>
    at('/cars-management', async (window, page) => {
      const trip = (id, departAt, returnAt) =>
        create('missions', id, {
          ...{ carId: 'duster', persoActifId: 'chaima', destination: 'Salé', mission: 'Courrier' },
          // The car has been at work since before the end of the year.
          overrideReason: 'Seul véhicule',
          departAt: `${departAt}T08:00:00Z`,
          returnAt: `${returnAt}T12:00:00Z`,
        })
      await trip('postponed', `${YEAR}-01-02`, `${YEAR + 1}-01-02`)
      await cancel(page, 'postponed')
      await trip('first', `${YEAR}-01-02`, `${YEAR}-01-02`)
      await trip('last', `${YEAR}-12-30`, `${YEAR}-12-31`)
      await trip('next', `${YEAR + 1}-01-02`, `${YEAR + 1}-01-02`)
      await page.reload()
      const row = page
        .getByRole('row')
        .filter({ hasText: 'Dacia' })
        .filter({ hasText: PLATE.split('-')[0] })
      await row.getByRole('link', { name: '2', exact: true }).click()
      await page.waitForURL((url) => url.pathname.endsWith('duster') && url.searchParams.get('tab') === 'missions')
      await listOn(window).total(1, 2, 2)
    }))

  test('what a year of it cost leads to the records of that year', () =>
    at(`${tab('costs')}&year=${YEAR - 1}`, async (window, page) => {
      const { t } = window
      const chart = page.getByRole('table', { name: t('costs.byKind', 'cars') })
      await chart.getByRole('link', { name: t('costs.maintenanceCost', 'cars') }).click()
      await page.waitForURL((url) => url.searchParams.get('tab') === 'maintenance')
      const asked = new URLSearchParams(address(page).split('?')[1])
      assert.deepEqual(
        ['from', 'to', 'status'].map((name) => asked.get(name)),
        [`${YEAR - 1}-01-01`, `${YEAR - 1}-12-31`, 'done'],
      )
      await listOn(window).total(1, 1, 1)
    }))

  test('what a garage cost in a period leads to its orders, which can be filtered by garage', () =>
    at(`/park-maintenance?tab=costs&from=${YEAR}-01-01`, async (window, page) => {
      const { t } = window
      const byGarage = page.getByRole('table', { name: t('costs.byGarage', 'maintenance') })
      // The link of the name lies over the whole row.
      await byGarage.getByRole('row').filter({ hasText: GARAGE }).getByRole('cell').last().click({ force: true })
      await page.waitForURL((url) => url.searchParams.get('garage') === GARAGE)
      assert.equal(new URL(page.url()).searchParams.get('from'), `${YEAR}-01-01`)
      const list = listOn(window)
      await list.total(1, 1, 1)
      await page.goto('/park-maintenance')
      await page.getByRole('button', { name: t('table.moreFilters', 'parts') }).click()
      await list.choose(labelsOf('maintenances', 'ar').garage, GARAGE)
      await list.total(1, 3, 3)
    }))

  test('the history of an order tells of parts in words', () =>
    at('/park-maintenance/oil', async ({ t }, page) => {
      const history = page.getByRole('region', { name: t('history.title', 'parts') })
      await history.getByText(t('history.create', 'parts')).waitFor()
      for (const line of await history.locator('button[aria-expanded=false]').all()) await line.click()
      await history.getByText(PART).first().waitFor()
      const told = await history.textContent()
      assert.match(told, new RegExp(`2 ×\\s*${PART}`))
      assert.doesNotMatch(told, /[{}]|partId/)
    }))

  test('a plate is typed from left to right where cars are looked for', () =>
    at('/cars-management', async (window, page) => {
      const list = listOn(window)
      await list.search(PLATE)
      await list.total(1, 1, 1)
      const box = page.getByRole('searchbox', { name: window.t('table.search', 'parts') })
      const looks = await box.evaluate((input) => {
        const { direction, unicodeBidi } = getComputedStyle(input)
        return [direction, unicodeBidi]
      })
      assert.deepEqual(looks, ['ltr', 'bidi-override'])
      await page.goto(`/order-mission/new?car=duster`)
      await isChosen(page)
      const [left, right] = await page.locator('[id$=carId]').evaluate((input) => {
        const { paddingLeft, paddingRight } = getComputedStyle(input)
        return [paddingLeft, paddingRight].map(Number.parseFloat)
      })
      assert.ok(left > right, 'room for the signs of the box')
    }))

  test('they fit a phone', () =>
    at(
      '/',
      async (_, page) => {
        for (const of of ['missions', 'maintenance', 'fuel', 'accidents', 'holders', 'ownership', 'costs']) {
          await pass(page, tab(of))
          await assertFits(page, of)
        }
      },
      { width: 360, height: 740 },
    ))
})

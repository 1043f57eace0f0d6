// The park's work orders and its store: what a finished order takes, what the store refuses to give.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { MAIN } from '../wire/seed.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { empty } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, listOn, wordOf } from './list.mjs'
import { codesOn, pagesOf } from './pdf.mjs'
import { inWindow as tell } from './story.mjs'
import { actLabel } from './words.mjs'

const PLATE = '11111'
const orders = labelsOf('maintenances', 'fr')
const movements = labelsOf('spareMovements', 'fr')
const finishes = (part) => actLabel('fr', 'maintenances', 'maintenances.finish', part)
/** Name, minimum, how many came in. */
const PARTS = [
  ['Filtre', 3, 10],
  ['Courroie', 4, 4],
  ['Ampoule', 2, 0],
  ['Batterie', 1, 2],
]

describe('the park', () => {
  let commune
  let store
  before(async () => {
    commune = await empty()
    const { databases } = keyed(commune.endpoint, commune.key)
    const create = (collectionId, documentId, data) =>
      databases.createDocument({ databaseId: MAIN, collectionId, documentId, data })
    store = {
      part: (documentId) => databases.getDocument({ databaseId: MAIN, collectionId: 'spareParts', documentId }),
      order: async (carId) => {
        const { documents } = await databases.listDocuments({ databaseId: MAIN, collectionId: 'maintenances' })
        return documents.find((one) => one.carId === carId)
      },
    }
    await create('cars', 'duster', { vehicleType: 'car', registrationNumber: PLATE, brand: 'Dacia' })
    for (const [partName, minQuantity, quantity] of PARTS) {
      const id = partName.toLowerCase()
      await create('spareParts', id, { partName, minQuantity, cost: 45.5 })
      const came = { partId: id, kind: 'in', quantity, date: '2026-11-01' }
      if (quantity) await create('spareMovements', `came-${id}`, came)
    }
  })

  const told = (from, story, more = {}) => tell(commune, { who: commune.who.administrator, from, ...more }, story)

  test('an order takes its parts when it is finished, or nothing happens', () =>
    told('/park-maintenance', async ({ t }, page) => {
      const text = (key, values) => t(key, 'maintenance', values)
      await page
        .getByRole('link', { name: text('add') })
        .first()
        .click()
      const form = formOn({ page, t }, orders)
      await form.pick('carId', PLATE, PLATE)
      await form.choose('kind', wordOf('maintenances', 'fr', 'kind', 'oil'))
      await form.fill('date', '20/11/2026')
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: text('parts.add') }).click()
      // Whatever is still asked about the part: what is typed meanwhile stands.
      let answer
      const asked = new Promise((go) => {
        answer = go
      })
      await page.route('**/documents/filtre', (route) => asked.then(() => route.continue()))
      await pickPart(page, text, 'Filtre')
      await page.getByRole('textbox', { name: text('parts.quantity') }).fill('11')
      answer()
      await page.getByText(text('parts.short', { rest: 10 })).waitFor()
      await assertAccessible(page, 'the form of an order')
      await form.save()

      // Planned, the order may ask for more than there is: it may come in meanwhile.
      await page.getByRole('button', { name: finishes('label'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: finishes('title') })
      const finish = dialog.getByRole('button', { name: finishes('label'), exact: true })
      await finish.click()
      // The server's own words, on the line: which part, and what is left of it.
      await dialog.getByText(/Filtre\D*10/).waitFor()
      await assertAccessible(page, 'a refused end')
      assert.equal((await store.order('duster')).status, 'planned')
      assert.equal((await store.part('filtre')).quantity, 10)

      await dialog.getByRole('textbox', { name: text('parts.quantity') }).fill('4')
      await dialog.getByRole('textbox', { name: orders.labourCost }).fill('150')
      await finish.click()
      await page
        .getByText(wordOf('maintenances', 'fr', 'status', 'done'), { exact: true })
        .first()
        .waitFor()
      const done = await store.order('duster')
      assert.deepEqual([done.status, done.totalCost], ['done', 4 * 45.5 + 150])
      assert.equal((await store.part('filtre')).quantity, 6)

      await page.getByRole('link', { name: 'Filtre' }).click()
      const ledger = page.getByRole('region', { name: t('ledger.title', 'spare-parts') })
      const lines = ledger.locator('tbody tr')
      await lines.nth(1).waitFor()
      const [newest, oldest] = await lines.allInnerTexts()
      assert.match(newest, /-4\s+6/)
      assert.match(oldest, /\+10\s+10/)
      await ledger.getByRole('link', { name: wordOf('maintenances', 'fr', 'kind', 'oil') }).waitFor()
    }))

  test('an adjustment says why', () =>
    told('/park-inventaire/batterie', async ({ t }, page) => {
      const text = (key, values) => t(key, 'spare-parts', values)
      await page.getByRole('button', { name: text('movement.new') }).click()
      const dialog = page.getByRole('dialog')
      const form = formOn({ page: dialog, t }, movements)
      await dialog.getByRole('combobox', { name: movements.kind }).or(form.box('kind')).first().click()
      const adjust = wordOf('spareMovements', 'fr', 'kind', 'adjust')
      await page.getByRole('option', { name: adjust, exact: true }).click()
      await form.fill('quantity', '-1')
      await dialog.getByText(text('movement.after', { count: 1 })).waitFor()
      const save = dialog.getByRole('button', { name: text('movement.save') })
      await save.click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await assertAccessible(page, 'a refused movement')
      assert.equal((await store.part('batterie')).quantity, 2)
      await form.fill('reason', 'Casse')
      await save.click()
      await dialog.waitFor({ state: 'hidden' })
      assert.equal((await store.part('batterie')).quantity, 1)
      await page.getByRole('cell', { name: 'Casse' }).waitFor()
    }))

  test('what has to be bought is counted and listed', () =>
    told('/park-inventaire', async ({ t }, page) => {
      const list = listOn({ page, t })
      await page.getByRole('button', { name: t('low.show', 'spare-parts') }).click()
      await page.waitForURL((url) => url.searchParams.get('stock') === 'short')
      // The battery stands at its minimum since a broken one was taken away.
      await list.shows(['Ampoule', 'Batterie', 'Courroie'])
      await assertAccessible(page, 'the parts to restock')
    }))

  test('a sheet of labels is printed whose codes lead to the parts', () =>
    told('/park-inventaire', async (window, page) => {
      const { t } = window
      const list = listOn(window)
      const names = ['Ampoule', 'Batterie', 'Courroie', 'Filtre']
      await list.shows(names)
      const sheet = await list.export('labels')
      const codes = codesOn(sheet)
      const [{ text, width, height }] = await pagesOf(sheet)
      assert.ok(width < height, 'sheets of labels stand upright')
      for (const name of names) assert.ok(text.includes(name), `${name} on ${text}`)
      const parts = names.map((name) => `/park-inventaire/${name.toLowerCase()}`)
      assert.deepEqual(codes.map((code) => new URL(code).pathname).toSorted(), parts)

      // Some of them alone; their labels say the same.
      await page.getByRole('checkbox', { name: t('table.select', 'parts', { name: names[3] }) }).click()
      const chosen = page.getByRole('region', { name: t('table.selection', 'parts') })
      await chosen.getByRole('button', { name: t('export.label', 'parts') }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: t('export.labels', 'parts') }).click()
      const [code, ...others] = codesOn(readFileSync(await (await download).path()))
      assert.deepEqual([new URL(code).pathname, others], [parts[3], []])
      await page.goto(new URL(code).pathname)
      await page.getByRole('heading', { level: 1, name: names[3] }).waitFor()
    }))

  test('its screens fit a phone', () =>
    told(
      '/',
      async (_, page) => {
        for (const screen of ['/park-inventaire', '/park-inventaire/filtre', '/park-maintenance/new']) {
          await pass(page, screen)
          await assertFits(page, screen)
        }
      },
      { width: 360, height: 740 },
    ))
})

async function pickPart(page, text, name) {
  const picker = page
    .getByRole('combobox', { name: text('parts.part') })
    .or(page.getByRole('textbox', { name: text('parts.part') }))
    .first()
  await picker.click()
  await picker.fill(name)
  await page.getByRole('option', { name }).first().click()
}

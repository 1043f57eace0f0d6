// What the commune owns: several alike come in, one is handed over and accepted, another moves and comes back.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { keyed, node } from '../wire/client.mjs'
import { MAIN } from '../wire/seed.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { pagesOf } from './pdf.mjs'
import { inWindow as tell } from './story.mjs'
import { actLabel } from './words.mjs'

const AMAL = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
const OFFICES = [
  ['order', 'Bureau d’ordre', 'مكتب الضبط'],
  ['archive', 'Salle des archives', 'قاعة الأرشيف'],
]
const items = labelsOf('inventoryItems', 'fr')
const movements = labelsOf('inventoryMovements', 'fr')
const locations = labelsOf('locations', 'fr')
const label = (collection, act, part) => actLabel('fr', collection, act, part)

describe('the property of the commune', () => {
  let commune
  let databases
  const listed = async (collectionId, ...queries) =>
    (await databases.listDocuments({ databaseId: MAIN, collectionId, queries })).documents
  const laptops = () => listed('inventoryItems', node.Query.orderAsc('inventoryNumber'))
  const told = (from, story, more = {}) => tell(commune, { who: commune.who.administrator, from, ...more }, story)

  before(async () => {
    commune = await six()
    databases = keyed(commune.endpoint, commune.key).databases
    const create = (collectionId, documentId, data) =>
      databases.createDocument({ databaseId: MAIN, collectionId, documentId, data })
    await nameCommune(databases)
    await listRanks(databases)
    for (const [id, nameFr, nameAr] of OFFICES) await create('bureaux', id, { nameFr, nameAr })
    await employed(commune, databases, AMAL, 'amal')
  })

  test('three alike come in by one act, each with a number of its own', () =>
    told('/inventory-dashboard?tab=inventory', async ({ t }, page) => {
      const text = (key, values) => t(key, 'inventory-acts', values)
      await page
        .getByRole('button', { name: text('enter.button') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: text('enter.copies') }).fill('3')
      await dialog.getByRole('radio', { name: text('enter.from') }).check()
      await dialog.getByRole('textbox', { name: text('enter.first') }).fill('INF/008')
      const form = formOn({ page: dialog, t }, items)
      await form.fill('designation', 'Ordinateur portable')
      await form.box('bureauId').first().fill('ordre')
      await page.getByRole('option', { name: 'Bureau d’ordre' }).first().click()
      await form.fill('price', '8500')
      await assertAccessible(page, 'entering several alike')
      await dialog.getByRole('button', { name: text('enter.action'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('INF/010').first().waitFor()
      const entered = await laptops()
      assert.deepEqual(
        entered.map(({ inventoryNumber, bureauId, price }) => [inventoryNumber, bureauId, price]),
        ['INF/008', 'INF/009', 'INF/010'].map((number) => [number, 'order', 8500]),
      )
      await assertAccessible(page, 'the items')
    }))

  test('one is handed over with its paper', async () => {
    const [first] = await laptops()
    await told(`/inventory-dashboard/${first.$id}`, async (window, page) => {
      const { t } = window
      const text = (key, values) => t(key, 'inventory-acts', values)
      const act = label('inventoryItems', 'inventoryItems.handOver')
      await page.getByRole('button', { name: act, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const form = formOn({ page: dialog, t }, movements)
      await form.box('toEmployeeId').first().fill('Bennani')
      await page
        .getByRole('option', { name: /Amal Bennani/ })
        .first()
        .click()
      await assertAccessible(page, 'handing over')
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await page.getByRole('dialog', { name: text('handOver.print') }).waitFor()
      const [movement] = await listed('inventoryMovements', node.Query.equal('kind', 'handover'))
      assert.deepEqual([movement.toEmployeeId, movement.acceptedAt], ['amal', null])
      await dialog.getByRole('button', { name: t('issue.action', 'papers'), exact: true }).click()
      const title = text('handOver.paper')
      const link = page.getByRole('link', { name: t('paper.downloadNamed', 'papers', { title }) })
      const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
      const [{ text: printed }] = await pagesOf(readFileSync(await saved.path()))
      for (const said of ['Ordinateurportable', 'INF/008', 'AmalBennani'])
        assert.ok(printed.replace(/\s/g, '').includes(said), `${said} on ${printed}`)
    })
  })

  test('whoever receives it confirms it on a phone', async () => {
    const from = '/employee-portail?tab=property'
    await tell(commune, { width: 360, height: 740, who: AMAL, from }, async ({ t }, page) => {
      const text = (key) => t(key, 'inventory-acts')
      await page.getByRole('list', { name: text('own.toAnswer') }).waitFor()
      await assertAccessible(page, 'what waits for a confirmation')
      await assertFits(page, 'what waits for a confirmation')
      const act = label('inventoryItems', 'inventoryItems.accept')
      await page.getByRole('button', { name: act, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await page.getByRole('list', { name: text('own.held') }).waitFor()
    })
    const [movement] = await listed('inventoryMovements', node.Query.equal('kind', 'handover'))
    assert.ok(movement.acceptedAt)
  })

  test('another moves, and comes back when that was wrong', async () => {
    const [, second] = await laptops()
    await told(`/inventory-dashboard/${second.$id}`, async ({ t }, page) => {
      const text = (key) => t(key, 'inventory')
      const act = label('inventoryItems', 'inventoryItems.move')
      await page.getByRole('button', { name: act, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const form = formOn({ page: dialog, t }, movements)
      await form.box('toBureauId').first().fill('archives')
      await page
        .getByRole('option', { name: /archives/i })
        .first()
        .click()
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal((await laptops())[1].bureauId, 'archive')

      await page.getByRole('tab', { name: text('items.tabs.timeline') }).click()
      const line = page.getByRole('region', { name: text('timeline.title') }).getByRole('listitem')
      await line
        .first()
        .getByText(wordOf('inventoryMovements', 'fr', 'kind', 'transfer'))
        .waitFor()
      await assertAccessible(page, 'the timeline of an item')
      const undo = label('inventoryMovements', 'inventoryMovements.undo')
      await line.first().getByRole('button', { name: undo, exact: true }).click()
      await formOn({ page: dialog, t }, movements).fill('reason', 'Erreur de bureau')
      await dialog.getByRole('button', { name: undo, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await line.first().getByText(text('timeline.undoes')).waitFor()
      await page.getByText(text('timeline.undone'), { exact: true }).waitFor()
      assert.equal((await laptops())[1].bureauId, 'order')
    })
  })

  test('a location has a name of its own, and goes when its offices have gone', () =>
    told('/inventory-dashboard/locations/new', async ({ t }, page) => {
      const form = formOn({ page, t }, locations)
      await form.save()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await form.fill('name', 'Hôtel de ville')
      await form.save()
      await page.getByRole('heading', { level: 1, name: 'Hôtel de ville' }).waitFor()
      const [location] = await listed('locations')
      const office = { databaseId: MAIN, collectionId: 'bureaux', documentId: 'order' }
      await databases.updateDocument({ ...office, data: { locationId: location.$id } })

      await pass(page, '/inventory-dashboard/locations/new')
      await form.fill('name', 'hotel de VILLE')
      await form.save()
      await page.getByText('Cet emplacement existe déjà').first().waitFor()
      assert.equal((await listed('locations')).length, 1)

      await page.goto(`/inventory-dashboard/locations/${location.$id}`)
      await page.getByRole('button', { name: t('delete.action', 'parts'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await dialog
        .getByText(/Bureau/)
        .first()
        .waitFor()
      await assertAccessible(page, 'a location that offices count on')
      assert.equal((await listed('locations')).length, 1)
    }))

  test('its screens fit a phone', async () => {
    const [first] = await laptops()
    await told(
      '/',
      async (_, page) => {
        const tabs = ['', '?tab=inventory', '?tab=bureaux', '?tab=movements', '?tab=register']
        const pages = [...tabs.map((tab) => `/inventory-dashboard${tab}`), '/inventory-dashboard/bureaux/order']
        for (const screen of [...pages, `/inventory-dashboard/${first.$id}`, '/inventory-dashboard/new']) {
          await pass(page, screen)
          await assertFits(page, screen)
        }
      },
      { width: 360, height: 740 },
    )
  })
})

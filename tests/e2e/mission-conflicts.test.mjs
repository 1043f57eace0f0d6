// What stands against an order while it is written: who or what, why, until when, and the way there for whoever may go.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, six } from './commune.mjs'
import { person } from './household.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'

const CHAIMA = person('chaima')
const PLATE = '145236'
const AWAY = 'المركبة في مهمة أخرى في هذا الوقت'
let databases
let commune
const create = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const order = (documentId, data) =>
  create('missions', documentId, {
    destination: 'Rabat',
    mission: 'Dépôt de dossiers',
    departAt: '2031-03-03T08:00:00Z',
    returnAt: '2031-03-03T16:00:00Z',
    ...data,
  })
const standing = () => databases.getDocument({ databaseId: 'main', collectionId: 'missions', documentId: 'all' })
const paper = (documentType, validUntil) =>
  create('carLegalDocuments', documentType, { carsCollection: 'duster', documentType, year: 2030, validUntil })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  const plate = { vehicleType: 'car', plateKind: 'state', registrationNumber: PLATE }
  await create('cars', 'duster', { ...plate, brand: 'Dacia' })
  await create('cars', 'wreck', { ...plate, registrationNumber: '145299', brand: 'Renault', status: 'reformed' })
  await employed(commune, databases, CHAIMA, 'chaima')
  // Else who drives would be away for being unfit.
  await databases.updateDocument({
    ...{ databaseId: 'main', collectionId: 'employees', documentId: 'brahim' },
    data: { FONCTION: 'Chauffeur' },
  })
  await order('away', { persoActifId: 'amal', carId: 'duster', destination: 'Fès' })
  await order('along', { persoActifId: 'brahim', companions: ['elias', 'driss'], destination: 'Oujda' })
  await paper('insurance', '2030-12-31')
  await paper('technical_inspection', '2031-01-15')
  const everything = { persoActifId: 'amal', driverId: 'brahim', companions: ['elias', 'driss'], carId: 'duster' }
  await order('all', { ...everything, overrideReason: 'Urgence' })
  await order('hers', { persoActifId: 'chaima', carId: 'duster', overrideReason: 'Urgence' })
})

const look = { language: 'ar', theme: 'dark', width: 360, height: 740 }
const labels = labelsOf('missions', 'ar')
const told = (path, who, story) =>
  inWindow(commune, { ...look, who, from: path }, (window, page) => {
    const t = (key, values) => window.t(key, 'missions', values)
    return story({
      page,
      t,
      saves: window.t('form.save', 'parts'),
      against: page.getByRole('status').filter({ hasText: t('conflicts.title') }),
    })
  })

describe('conflicts of an order', () => {
  test('name everybody and everything that is away, and lead to the order and to the papers', () =>
    told('/order-mission/all/edit', commune.who.administrator, async ({ page, t, against }) => {
      const lines = against.getByRole('listitem')
      await lines.nth(6).getByRole('link').last().waitFor()
      const line = (field, words) => lines.filter({ hasText: labels[field] }).filter({ hasText: words })
      for (const [field, words, destination] of [
        ['carId', PLATE, 'Fès'],
        ['persoActifId', 'بناني', 'Fès'],
        ['driverId', 'الإدريسي', 'Oujda'],
      ])
        await line(field, words).getByRole('link', { name: destination }).waitFor()
      assert.equal(await line('companions', 'Oujda').count(), 2, 'each of those who go along')
      for (const [until, paper] of [
        ['2030', t('conflicts.insurance')],
        ['2031', t('conflicts.inspection')],
      ]) {
        const [before] = paper.split('undefined')
        const link = line('carId', before.trim()).filter({ hasText: until }).getByRole('link', { name: PLATE })
        assert.equal(await link.getAttribute('href'), '/cars-management/duster?tab=papers')
      }
      await assertAccessible(page, 'an order that much stands against')
      await assertFits(page, 'an order that much stands against')
      const opened = page.waitForEvent('popup')
      await line('carId', PLATE).getByRole('link', { name: 'Fès' }).click()
      await (await opened).waitForURL('**/order-mission/away')
      assert.equal(await page.getByRole('textbox', { name: labels.overrideReason }).inputValue(), 'Urgence')
    }))

  test('keep the reason why the order stands all the same in sight, and in its history', () =>
    told('/order-mission/all', commune.who.administrator, async ({ page, t }) => {
      await page.getByRole('heading', { name: t('groups.override') }).waitFor()
      await page.getByRole('definition').filter({ hasText: 'Urgence' }).waitFor()
      const kept = page.getByRole('definition').getByRole('listitem')
      const { overridden } = await standing()
      await kept.nth(overridden.length - 1).waitFor()
      assert.ok(overridden.length >= 7)
      assert.equal(await kept.count(), overridden.length, 'all that was overridden')
      await kept.filter({ hasText: 'الإدريسي' }).getByRole('link', { name: 'Oujda' }).waitFor()
      // What it was made with is folded.
      await page.locator('section button[aria-expanded=false]').first().click()
      await page.getByRole('row').filter({ hasText: labels.overridden }).getByText('Oujda').first().waitFor()
      await assertAccessible(page, 'an order that was overridden')
      await assertFits(page, 'an order that was overridden')
      await page.getByRole('row').filter({ hasText: labels.overrideReason }).getByText('Urgence').waitFor()
    }))

  test('that came up since are shown before they are overridden', () =>
    told('/order-mission/all', commune.who.administrator, async ({ page, saves, against }) => {
      await page.routeWebSocket(/realtime/, () => undefined)
      await page.goto('/order-mission/all/edit')
      await against.getByRole('listitem').nth(7).waitFor()
      await order('late', { persoActifId: 'amal', carId: 'duster', destination: 'Nador', overrideReason: 'Urgence' })
      await page.getByRole('combobox', { name: labels.destination, exact: true }).fill('Tanger')
      const save = page.getByRole('button', { name: saves, exact: true })
      await save.click()
      await against.getByRole('link', { name: 'Nador' }).first().waitFor()
      assert.notEqual((await standing()).destination, 'Tanger')
      await save.click()
      await page.waitForURL('**/order-mission/all')
      const { destination, overridden } = await standing()
      assert.equal(destination, 'Tanger')
      assert.ok(overridden.some(({ facts }) => facts.missionId === 'late'))
    }))

  test('say of a car that it is not in service', () =>
    told('/order-mission/new?car=wreck', commune.who.administrator, async ({ page, t }) => {
      const state = wordOf('cars', 'ar', 'status', 'reformed')
      await page
        .getByRole('status')
        .filter({ hasText: t('idle', { state }) })
        .waitFor()
      await assertAccessible(page, 'an order with a car that is not in service')
    }))

  test('tell nobody of an order that is not theirs to see more than that the car is away', () =>
    told('/order-mission/hers/edit', CHAIMA, async ({ page, t, against }) => {
      await against.getByText(t('conflicts.change')).waitFor()
      const line = against.getByRole('listitem').filter({ hasText: labels.carId }).first()
      await line.getByText(AWAY).waitFor()
      for (const told of ['1/', '08:30', '2031']) assert.equal(await line.getByText(told).count(), 0)
      assert.equal(await against.getByRole('link').count(), 0)
      assert.equal(await against.getByText('Fès').count(), 0)
      assert.equal(await page.getByRole('textbox', { name: labels.overrideReason }).count(), 0)
    }))
})

// The organisation: units made, found, corrected and deleted; what is in use stays; days and hours of work.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, listOn, wordOf } from './list.mjs'
import { address, inWindow as tell } from './story.mjs'

const LIST = '/organisation-management'
const EMPLOYEE = { databaseId: 'main', collectionId: 'employees' }
let commune
let databases
const get = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })
const make = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await make('annexes', 'plage', { nameFr: 'Annexe Plage', nameAr: 'ملحقة الشاطئ' })
  await make('bureaux', 'accueil', { nameFr: 'Accueil', nameAr: 'الاستقبال', serviceId: 'travaux' })
})

const at = (from, story) => tell(commune, { who: commune.who.administrator, from }, story)
const tab = ({ page, t }, name) => page.getByRole('tab', { name: t(`tabs.${name}`, 'organisation'), exact: true })

describe('the organisation', () => {
  test('a list with nothing in it says what to do next', () =>
    at(`${LIST}?tab=buildings`, async ({ t }, page) => {
      await page.getByRole('heading', { name: t('buildings.empty.title', 'organisation') }).waitFor()
      await page.getByText(t('buildings.empty.hint', 'organisation')).waitFor()
      await assertAccessible(page, 'an empty tab')
    }))

  test('each tab is a list of its own, and the way back finds it as it was', () =>
    at(`${LIST}?q=travaux`, async (window, page) => {
      const list = listOn(window)
      await list.shows(['Travaux'])
      await tab(window, 'bureaux').click()
      await list.shows(['Accueil'])
      assert.equal(address(page), `${LIST}?tab=bureaux`)
      await list.table.getByText('Accueil').click()
      await page.waitForURL(`**${LIST}/accueil?tab=bureaux`)
      const crumbs = page.getByRole('navigation', { name: window.t('crumbs.label', 'shell') })
      await crumbs.getByRole('link', { name: window.t('menu.organisation', 'shell') }).click()
      await page.waitForURL(`**${LIST}?tab=bureaux`)
      await page.goBack()
      await page.goBack()
      await page.goBack()
      await list.shows(['Travaux'])
    }))

  test('a unit is added, tells its history, and is corrected', () =>
    at(`${LIST}?tab=divisions`, async (window, page) => {
      const { t } = window
      const form = formOn(window, labelsOf('divisions', 'fr'))
      await page
        .getByRole('link', { name: t('divisions.add', 'organisation') })
        .first()
        .click()
      await form.save()
      assert.equal(await page.getByText(t('invalid.required', 'parts')).count(), 2)
      await form.fill('nameFr', 'Division des travaux')
      await form.fill('nameAr', 'قسم الأشغال')
      await form.pick('headId', 'amal', 'Amal Bennani')
      await form.save()
      await page.getByRole('heading', { level: 1, name: 'Division des travaux' }).waitFor()
      const history = page.getByRole('region', { name: t('history.title', 'parts') })
      await history.getByText(t('history.create', 'parts')).waitFor()
      await page.getByRole('link', { name: t('screen.edit', 'parts') }).click()
      await form.fill('nameFr', 'Division des grands travaux')
      await form.save()
      await history.getByText(t('history.update', 'parts')).waitFor()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const { nameFr, headId } = await get('divisions', id)
      assert.deepEqual([nameFr, headId], ['Division des grands travaux', 'amal'])
    }))

  test('a unit in use is not deleted: who uses it is named before anything is tried', () =>
    at(`${LIST}/travaux?tab=services`, async ({ t }, page) => {
      await page.getByRole('button', { name: t('delete.action', 'parts') }).click()
      const refusal = page.getByRole('dialog', { name: t('delete.blocked', 'parts', { name: 'Travaux' }) })
      await refusal.getByText(t('delete.blockedText', 'parts')).waitFor()
      await refusal.getByText('(1)').first().waitFor()
      assert.match(await refusal.getByRole('link').first().getAttribute('href'), /^\/[\w-]+\/.+/)
      assert.equal(await refusal.getByRole('button', { name: t('delete.action', 'parts') }).count(), 0)
      await assertAccessible(page, 'what keeps a unit from being deleted')
      await refusal
        .getByRole('button', { name: t('close') })
        .last()
        .click()
      assert.equal((await get('services', 'travaux')).nameFr, 'Travaux')
    }))

  test('several are deleted at once, each of them named before', async () => {
    const names = ['Direction a', 'Direction b']
    for (const nameFr of names) await make('directions', nameFr.at(-1), { nameFr, nameAr: `مديرية ${nameFr.at(-1)}` })
    await at(`${LIST}?tab=directions`, async (window, page) => {
      const { t } = window
      const list = listOn(window)
      await list.shows(names)
      await page.getByRole('checkbox', { name: t('table.selectPage', 'parts') }).click()
      await page.getByRole('button', { name: t('delete.action', 'parts') }).click()
      const question = page.getByRole('dialog')
      for (const name of names) await question.getByText(name).waitFor()
      await question.getByRole('button', { name: t('delete.action', 'parts') }).click()
      await page.getByRole('heading', { name: t('directions.empty.title', 'organisation') }).waitFor()
    })
  })

  test('an annexe says how many people it has, and leads to them', async () => {
    await make('annexes', 'port', { nameFr: 'Annexe du port', nameAr: 'ملحقة الميناء' })
    await databases.updateDocument({ ...EMPLOYEE, documentId: 'elias', data: { annexe: 'port' } })
    await at('/annexes', async (window, page) => {
      const row = page.getByRole('row').filter({ hasText: 'Annexe du port' })
      await row.getByRole('cell', { name: '1', exact: true }).waitFor()
      await row.click()
      await page.getByRole('link', { name: window.t('annexes.references.employees', 'organisation') }).click()
      await listOn(window).shows(['Élias Amrani'])
    })
  })

  test('a person is found by CIN', () =>
    at(`${LIST}?tab=persons`, async (window) => {
      await listOn(window).search('ab1003')
      await listOn(window).shows(['Chaïma Ouazzani'])
    }))

  test('the days of a schedule are chosen by their names', () =>
    at(`${LIST}/new?tab=schedules`, async (window, page) => {
      const form = formOn(window, labelsOf('workSchedules', 'fr'))
      await form.fill('nameFr', 'Horaire normal')
      await form.fill('nameAr', 'التوقيت العادي')
      await form.fill('validFrom', '01/01/2026')
      await form.fill('start', '08:30')
      for (const day of ['lundi', 'mardi', 'vendredi']) {
        await page.getByRole('checkbox', { name: day }).click()
      }
      await form.save()
      await page.waitForURL(/organisation-management\/(?!new)/)
      const { weekdays, start } = await get('workSchedules', new URL(page.url()).pathname.split('/').at(-1))
      assert.deepEqual([weekdays, start], [[1, 2, 5], '08:30'])
    }))

  test('an assignment moves its employee', () =>
    at('/assignments/new', async (window, page) => {
      const { t } = window
      const form = formOn(window, labelsOf('assignments', 'fr'))
      await form.choose('type', wordOf('assignments', 'fr', 'type', 'transfer'))
      await form.pick('employeeId', 'ouazz', 'Chaïma Ouazzani')
      await form.pick('annexeId', 'plage', 'Annexe Plage')
      await form.fill('startDate', '01/02/2026')
      await form.save()
      await page.getByText(t('assignments.states.effective', 'organisation')).waitFor()
      assert.equal((await get('employees', 'chaima')).annexe, 'plage')
      await page.goto('/assignments?type=transfer')
      await listOn(window).table.getByText('Chaïma Ouazzani').first().waitFor()
    }))
})

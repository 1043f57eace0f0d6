// Lists of a whole commune, of a very long name, and of nothing at all.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { demo, empty, six } from './commune.mjs'
import { listOn } from './list.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'

const LISTS = ['/rh-managements', '/annexes', '/organisation-management', '/users-management']

describe('1,200 people', () => {
  let commune
  before(async () => {
    commune = await demo('--employees', '1200')
  })

  test('are paged from end to end', () =>
    inWindow(
      commune,
      { language: 'ar', who: commune.who.hr, from: '/rh-managements?unfit=off&active=off&size=100' },
      async (window, page) => {
        const list = listOn(window)
        const number = (value) => value.toLocaleString('ar-MA')
        await list.total(1, 100, number(1200))
        const seen = new Set(await list.texts())
        for (let last = 200; last <= 1200; last += 100) {
          await list.next()
          await list.total(number(last - 99), number(last), number(1200))
          await settled(page)
          for (const text of await list.texts()) seen.add(text)
        }
        assert.equal(seen.size, 1200)
        assert.ok(await page.getByRole('button', { name: window.t('table.next', 'parts'), exact: true }).isDisabled())
      },
    ))

  test('are all in the file and all on the paper, whatever the page shows', () =>
    inWindow(commune, { who: commune.who.hr, from: '/rh-managements?unfit=off&active=off' }, async (window, page) => {
      const list = listOn(window)
      await list.total(1, 10, (1200).toLocaleString('fr-FR'))
      const lines = (await list.export('csv')).toString('utf8').trim().split('\r\n')
      assert.equal(lines.length, 1201)

      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: window.t('print.label', 'parts') }).click()
      await page.locator('body[data-printed]').waitFor()
      await page.emulateMedia({ media: 'print' })
      const paper = page.getByRole('table')
      assert.equal(await paper.count(), 1)
      assert.equal(await paper.locator('tbody').getByRole('row').count(), 1200)
      assert.equal(
        await paper.locator('thead').evaluate((head) => getComputedStyle(head).display),
        'table-header-group',
      )
      assert.equal(await page.getByRole('navigation', { name: window.t('menu.label', 'shell') }).count(), 0)
    }))

  test('are drawn within their window, and so are their units and users', () =>
    inWindow(commune, { who: commune.who.administrator, from: '/', width: 768 }, async (_, page) => {
      for (const list of LISTS) {
        await pass(page, list)
        await page.getByRole('table').first().waitFor()
        await settled(page)
        await assertFits(page, list)
      }
    }))
})

describe('a name of 200 characters', () => {
  const fr = 'Mohammed Abdelkader '.repeat(10).trim()
  const ar = 'محمد عبد القادر '.repeat(12).trim()
  let commune
  before(async () => {
    commune = await six()
    const { databases } = keyed(commune.endpoint, commune.key)
    const create = (collectionId, data) =>
      databases.createDocument({ databaseId: 'main', collectionId, documentId: 'long', data })
    const unit = { nameFr: fr, nameAr: ar }
    await create('annexes', unit)
    await create('services', unit)
    await create('bureaux', { ...unit, serviceId: 'long' })
    await create('employees', {
      fullNameFr: fr,
      fullNameAr: ar,
      CIN: 'LO1234',
      FONCTION: fr,
      annexe: 'long',
      serviceId: 'long',
      DATN: '2000-01-01',
    })
  })

  for (const language of ['fr', 'ar']) {
    test(`breaks nothing on a phone in ${language}`, () =>
      inWindow(commune, { language, width: 360, who: commune.who.administrator, from: '/' }, async (_, page) => {
        for (const screen of [...LISTS, '/rh-managements/employee/long', '/rh-managements/employee/long/edit']) {
          await pass(page, screen)
          await assertFits(page, screen)
        }
      }))
  }
})

describe('an empty store', () => {
  let commune
  before(async () => {
    commune = await empty()
  })

  test('says what to do next', () =>
    inWindow(
      commune,
      { language: 'ar', who: commune.who.administrator, from: '/rh-managements' },
      async ({ t }, page) => {
        await page.getByRole('heading', { name: t('empty.title', 'employees') }).waitFor()
        await page.getByText(t('empty.hint', 'employees')).waitFor()
        for (const screen of [...LISTS, '/']) {
          await pass(page, screen)
          await assertAccessible(page, `${screen}, empty`)
        }
      },
    ))
})

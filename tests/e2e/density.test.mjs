// How much of a list stands on a usual screen: ten rows, or fourteen compact ones, each of one height.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { arrive, pass } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'

const UNITS = [
  'services',
  'bureaux',
  'divisions',
  'directions',
  'buildings',
  'types',
  'persons',
  'holidays',
  'schedules',
]
const LISTS = [
  '/rh-managements',
  '/annexes',
  '/assignments',
  '/cars-management',
  '/cars-management?tab=accidents',
  '/order-mission',
  '/park-maintenance',
  '/park-inventaire',
  '/park-inventaire?tab=movements',
  '/users-management',
  '/users-management?tab=roles',
  '/recruitment-system/candidates',
  '/recruitment-system/elimination-reasons',
  ...UNITS.map((tab) => `/organisation-management?tab=${tab}`),
]
const WINDOW = { width: 1280, height: 800 }
const DENSITIES = [
  { density: 'comfortable', rows: 10 },
  { density: 'compact', rows: 14 },
]

let commune
before(async () => {
  commune = await demo()
})

/** The list as it stands: where its rows begin, how high they are, what is below them, what sticks out or wraps. */
const measured = (page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table')
    const height = (element) => element.getBoundingClientRect().height
    const wraps = (element) => height(element) > 27
    return {
      top: table.tHead.getBoundingClientRect().bottom,
      row: Math.max(...[...table.tBodies[0].rows].map(height)),
      pager: height(table.closest('section').nextElementSibling),
      wrapped: [...table.querySelectorAll('[data-tone], [data-plate], .tabular')]
        .filter(wraps)
        .map((one) => one.outerHTML),
      figures: [...table.querySelectorAll('td[data-numeric]')].map((one) => getComputedStyle(one).textAlign),
      sideways: table.parentElement.scrollWidth - table.parentElement.clientWidth,
    }
  })

for (const { density, rows } of DENSITIES) {
  describe(`lists, ${density}`, () => {
    test(`${rows} rows of each fit, none wraps`, () =>
      inWindow(commune, { ...WINDOW, who: commune.who.administrator }, async (window, page) => {
        const headers = { 'x-appwrite-project': PROJECT }
        const kept = await window.context.request.patch('/v1/account/prefs', { headers, data: { prefs: { density } } })
        assert.equal(kept.status(), 200)
        const wrong = []
        await arrive(window, '/')
        for (const list of LISTS) {
          await pass(page, list)
          await page.locator('main table tbody a').first().waitFor()
          await settled(page)
          const { top, row, pager, wrapped, figures, sideways } = await measured(page)
          const needed = Math.ceil(top + rows * row + pager)
          if (needed > WINDOW.height) wrong.push(`${list}: ${rows} rows of ${row} px need ${needed} px`)
          if (wrapped.length > 0) wrong.push(`${list}: ${wrapped[0]} stands on more than one line`)
          if (figures.some((align) => align !== 'end')) wrong.push(`${list}: figures stand ${figures[0]}`)
          if (sideways > 0) wrong.push(`${list}: ${sideways} px are to the side`)
        }
        assert.deepEqual(wrong, [])
      }))
  })
}

test('as many rows as fit is a page size that one keeps', () =>
  inWindow(commune, { ...WINDOW, who: commune.who.hr, from: '/rh-managements' }, async ({ t }, page) => {
    const rows = page.locator('main tbody tr')
    await rows.nth(9).waitFor()
    assert.equal(await rows.count(), 10)
    await page.setViewportSize({ width: 1280, height: 1080 })
    await page.getByLabel(t('table.size', 'parts')).selectOption({ label: t('table.fit', 'parts') })
    await rows.nth(15).waitFor()
    await page.goto('/rh-managements')
    await rows.nth(15).waitFor()
  }))

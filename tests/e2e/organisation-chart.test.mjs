// The organisation chart: who belongs to whom and who heads it, folded, searched, enlarged and printed in the other language.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow as tell } from './story.mjs'

const CHART = '/organisation-management?tab=chart'
const BUREAUX = 40
/** Offices that stand on a sheet. */
const SHEET = 10
let commune

before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  const make = (collectionId, documentId, data) =>
    databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
  await make('divisions', 'technique', { nameFr: 'Division technique', nameAr: 'القسم التقني', headId: 'chaima' })
  await databases.updateDocument({
    databaseId: 'main',
    collectionId: 'services',
    documentId: 'travaux',
    data: { divisionId: 'technique' },
  })
  for (let at = 1; at <= BUREAUX; at++)
    await make('bureaux', `b${at}`, { nameFr: `Bureau numéro ${at}`, nameAr: `المكتب رقم ${at}`, serviceId: 'travaux' })
})

test('the chart is folded as far as it is large, finds, enlarges and prints in either language', () =>
  tell(commune, { language: 'ar', theme: 'dark', who: commune.who.administrator, from: CHART }, async ({ t }, page) => {
    const say = (key, values) => t(`chart.${key}`, 'organisation', values)
    const card = (name) => page.getByRole('link', { name })
    await card('القسم التقني').waitFor()
    assert.equal(await card('المكتب رقم').count(), 0)
    await assertAccessible(page, 'the chart')
    await assertFits(page, 'the chart')

    // Found by the other script, and unfolded down to it.
    await page.getByRole('textbox', { name: say('search') }).fill('numero 37')
    // The chart is drawn again as it unfolds: it has settled once it says what was found.
    await page.getByRole('status').getByText(say('found_one')).waitFor()
    await card('المكتب رقم 37').waitFor()

    const before = (await card('القسم التقني').boundingBox()).width
    await page.getByRole('button', { name: say('zoomIn') }).click()
    assert.ok((await card('القسم التقني').boundingBox()).width > before)
    await page.getByRole('button', { name: say('closeAll') }).click()
    assert.equal(await card('المكتب رقم').count(), 0)

    const printed = page.evaluate(() => {
      const texts = (selector) => [...document.querySelectorAll(`.sheet ${selector}`)].map((one) => one.textContent)
      return new Promise((done) => {
        window.print = () => done({ titles: texts('h1'), names: texts('[data-level] > :first-child') })
      })
    })
    await page.getByRole('button', { name: say('print') }).click()
    await page.getByRole('menuitem', { name: say('inFrench') }).click()
    const { titles, names } = await printed
    for (let at = 1; at <= BUREAUX; at++) assert.ok(names.includes(`Bureau numéro ${at}`), `office ${at}`)
    assert.equal(titles.length, BUREAUX / SHEET + 1, 'and a sheet for the other service')
    assert.match(titles[0], /^Organigramme au .* — 1\/5$/)
    // Each sheet names what its offices belong to.
    assert.equal(names.filter((name) => name === 'Division technique').length, BUREAUX / SHEET)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

    await card('القسم التقني').click()
    await page.waitForURL('**/organisation-management/technique?tab=divisions')
  }))

// The organisation chart: who belongs to whom and who heads it, folded, searched, enlarged and printed in the other language.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow as tell } from './story.mjs'

const CHART = '/organisation-management?tab=chart'
const BUREAUX = 40
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
    await card('المكتب رقم 37').waitFor()
    assert.ok(await card('المكتب رقم 37').isVisible())
    await page.getByRole('status').getByText(say('found_one')).waitFor()

    const before = (await card('القسم التقني').boundingBox()).width
    await page.getByRole('button', { name: say('zoomIn') }).click()
    assert.ok((await card('القسم التقني').boundingBox()).width > before)
    await page.getByRole('button', { name: say('closeAll') }).click()
    assert.equal(await card('المكتب رقم').count(), 0)

    const printed = page.evaluate(
      () =>
        new Promise((done) => {
          window.print = () => done(document.querySelector('.sheet').innerText)
        }),
    )
    await page.getByRole('button', { name: say('print') }).click()
    await page.getByRole('menuitem', { name: say('inFrench') }).click()
    const text = await printed
    for (let at = 1; at <= BUREAUX; at++) assert.match(text, new RegExp(`Bureau numéro ${at}\\n`))
    assert.match(text, /Organigramme au .* — 4\/4/)
    // Each sheet names what its offices belong to.
    assert.equal(text.match(/Division technique/g).length, 4)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

    await card('القسم التقني').click()
    await page.waitForURL('**/organisation-management/technique?tab=divisions')
  }))

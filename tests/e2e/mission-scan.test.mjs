// The signed scan of an order on a line that fails: what is said, and that nothing of it is lost.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { pdfOf } from './samples.mjs'
import { inWindow } from './story.mjs'

const SCAN = { name: 'ordre signé.pdf', mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) }
const FILES = /\/buckets\/mission-documents\/files(\?|$)/
const MISSIONS = { databaseId: 'main', collectionId: 'missions' }
let commune
let databases

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

/** An order of its own day, so that none stands in the way of another. */
async function anOrder(day) {
  const times = { departAt: `2031-03-${day}T08:00:00Z`, returnAt: `2031-03-${day}T10:00:00Z` }
  const data = { persoActifId: 'amal', destination: 'Rabat', mission: 'Dépôt', ...times }
  const { $id } = await databases.createDocument({ ...MISSIONS, documentId: node.ID.unique(), data })
  return $id
}

const scanOf = async (documentId) => (await databases.getDocument({ ...MISSIONS, documentId })).signedDocumentId

const look = { language: 'ar', theme: 'dark', width: 360, height: 740 }
const labels = labelsOf('missions', 'ar')
/** Chooses a scan on the page of an order, once its line is cut. */
const told = (id, cut, story) =>
  inWindow(commune, { ...look, who: commune.who.administrator, from: `/order-mission/${id}` }, async (window, page) => {
    const t = (key) => window.t(key, 'missions')
    await cut(page)
    const chosen = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: window.t('chooseLabel', 'files', { label: labels.signedDocumentId }) })
      .click()
    await (await chosen).setFiles(SCAN)
    const refusal = page.getByRole('alert').filter({ hasText: t('files.notUpdated') })
    await refusal.waitFor()
    assert.equal(await scanOf(id), null)
    await page.getByText('ordre signé', { exact: false }).first().waitFor()
    await assertAccessible(page, 'an order whose scan was not kept')
    await assertFits(page, 'an order whose scan was not kept')
    await story({ page, t, window, refusal })
    await page.getByText(t('files.signed')).waitFor()
    await refusal.waitFor({ state: 'detached' })
    assert.ok(await scanOf(id))
  })

describe('a signed scan', () => {
  test('whose way to the server is cut goes on once it is open again', async () => {
    const id = await anOrder(13)
    const cut = (page) => page.route(FILES, (route) => route.abort())
    await told(id, cut, ({ page }) => page.unroute(FILES))
  })

  test('that arrived and was not written into its order is written on a click', async () => {
    const id = await anOrder(14)
    const order = `**/v1/databases/main/collections/missions/documents/${id}`
    const cut = (page) =>
      page.route(order, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await told(id, cut, async ({ page, window, refusal }) => {
      await page.unroute(order)
      await refusal.getByRole('button', { name: window.t('retry') }).click()
    })
  })
})

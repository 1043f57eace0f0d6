// What others write shows by itself: in lists, in records, in what is counted, in what one may do.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { Query } from 'node-appwrite'
import { ADMIN, createUser } from '../binary.mjs'
import { newStore, serveUntilEnd } from '../rig.mjs'
import { keyed } from '../wire/client.mjs'
import { formOn } from './form.mjs'
import { person } from './household.mjs'
import { labelsOf, listOn } from './list.mjs'
import { mortal, refuge, withLosses } from './loss.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

const LIST = '/annexes'
const inMain = (collectionId, documentId, data) => ({ databaseId: 'main', collectionId, documentId, data })
const READER = person('reader')
let commune
let databases
before(async () => {
  const { data, key } = await newStore()
  createUser(data, READER, ['--auth', '/rh-managements'])
  commune = { ...(await serveUntilEnd(data)), key, who: { administrator: ADMIN } }
  databases = keyed(commune.endpoint, key).databases
})

const at = (from, story) => tell(commune, { who: commune.who.administrator, from }, story)
const annexe = (id, fr, ar) => databases.createDocument(inMain('annexes', id, { nameFr: fr, nameAr: ar }))
const rename = (id, nameFr, nameAr) => databases.updateDocument(inMain('annexes', id, { nameFr, nameAr }))
const remove = (id) => databases.deleteDocument(inMain('annexes', id))

describe('what others write', () => {
  test('a list shows what others add, change and take away', () =>
    at(LIST, async (window) => {
      const list = listOn(window)
      await window.page.getByRole('heading', { level: 1 }).waitFor()
      await annexe('port', 'Annexe du port', 'ملحقة الميناء')
      await list.shows(['Annexe du port'])
      await rename('port', 'Annexe de la gare', 'ملحقة المحطة')
      await list.shows(['Annexe de la gare'])
      await remove('port')
      await list.table.waitFor({ state: 'detached' })
    }))

  test('what others write before the server tells of it shows as well', () =>
    at('/profile', async (window, page) => {
      const list = listOn(window)
      await page.addInitScript(holdSubscriptions)
      await page.goto(LIST)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await list.table.waitFor({ state: 'detached' })
      await annexe('mer', 'Annexe de la mer', 'ملحقة البحر')
      await page.evaluate(() => window.subscribe())
      await list.shows(['Annexe de la mer'])
      await remove('mer')
      await list.table.waitFor({ state: 'detached' })
    }))

  test('a record on screen follows; a form keeps what was typed into it', async () => {
    await annexe('parc', 'Annexe du parc', 'ملحقة الحديقة')
    await at(`${LIST}/parc`, async (window, page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await rename('parc', 'Annexe du jardin', 'ملحقة البستان')
      await page.getByRole('heading', { level: 1, name: 'Annexe du jardin' }).waitFor()
      await page.goto(`${LIST}/parc/edit`)
      const field = page.getByRole('textbox', { name: labelsOf('annexes', 'fr').nameFr })
      await field.fill('Annexe du jardin 2')
      const told = page.waitForResponse((answer) => answer.url().includes('/collections/annexes/documents/'))
      await rename('parc', 'Annexe du verger', 'ملحقة المزرعة')
      await (await told).finished()
      assert.equal(await field.inputValue(), 'Annexe du jardin 2')
      await formOn(window).save()
      await page.getByRole('dialog', { name: window.t('conflict.title', 'parts') }).waitFor()
    })
    await remove('parc')
  })

  test('what one may do follows at once', async () => {
    await tell(commune, { who: READER, from: '/profile' }, async ({ t }, page) => {
      const entry = page.getByRole('navigation').getByRole('link', { name: t('menu.annexes', 'shell') })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { documents } = await databases.listDocuments({
        ...inMain('users'),
        queries: [Query.equal('username', READER.username)],
      })
      const grant = (auth) => databases.updateDocument(inMain('users', documents[0].$id, { auth }))
      await grant(['/rh-managements', '/annexes'])
      await entry.waitFor()
      await grant(['/rh-managements'])
      await entry.waitFor({ state: 'detached' })
    })
  })

  test('a session that is ended elsewhere is asked for again, without a click', async () => {
    await tell(commune, { who: READER, from: '/rh-managements' }, async ({ t }, page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() =>
        fetch('/v1/account/sessions/current', { method: 'DELETE', headers: { 'X-Appwrite-Project': 'diwan' } }),
      )
      const renewal = page.getByRole('dialog', { name: t('renew.title', 'shell') })
      await renewal.locator('input[autocomplete="current-password"]').fill(READER.password)
      await renewal.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
      await renewal.waitFor({ state: 'detached' })
    })
  })
})

test('what was written while the server could not be heard shows when it is back', async () => {
  const commune = await mortal()
  const story = withLosses(async (window, page) => {
    const list = listOn(window)
    await page.clock.install()
    await page.reload()
    // A page whose files are still on their way is not there to be lost: the browser's own word would stand in its place.
    await settled(page)
    await list.table.waitFor({ state: 'detached' })
    await commune.kill()
    await refuge(window).shown()
    await commune.revive()
    const { databases } = keyed(commune.endpoint, commune.key)
    await databases.createDocument(inMain('annexes', 'port', { nameFr: 'Annexe du port', nameAr: 'ملحقة الميناء' }))
    await page.clock.fastForward(60_000)
    await list.shows(['Annexe du port'])
  })
  await tell(commune, { who: ADMIN, from: '/annexes' }, story)
})

/** In the page: what it sends on sockets goes out when the story says so, as over a line that is slow until then. */
function holdSubscriptions() {
  const { send } = WebSocket.prototype
  const held = []
  WebSocket.prototype.send = function (frame) {
    held.push(() => send.call(this, frame))
  }
  window.subscribe = () => {
    WebSocket.prototype.send = send
    for (const now of held) now()
  }
}

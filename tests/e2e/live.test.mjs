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
import { inWindow as tell } from './story.mjs'

const LIST = '/annexes'
const inMain = (collectionId, documentId, data) => ({ databaseId: 'main', collectionId, documentId, data })
const people = { fr: person('reader-fr'), ar: person('reader-ar') }
let commune
let databases
before(async () => {
  const { data, key } = await newStore()
  for (const one of Object.values(people)) createUser(data, one, ['--auth', '/rh-managements'])
  commune = { ...(await serveUntilEnd(data)), key, who: { administrator: ADMIN } }
  databases = keyed(commune.endpoint, key).databases
})

for (const language of ['fr', 'ar']) {
  const at = (from, story) => tell(commune, { language, who: commune.who.administrator, from }, story)
  const name = { fr: 'nameFr', ar: 'nameAr' }[language]
  const annexe = (id, fr, ar) =>
    databases.createDocument(inMain('annexes', `${id}-${language}`, { nameFr: fr, nameAr: ar }))
  const rename = (id, nameFr, nameAr) =>
    databases.updateDocument(inMain('annexes', `${id}-${language}`, { nameFr, nameAr }))
  const remove = (id) => databases.deleteDocument(inMain('annexes', `${id}-${language}`))

  describe(`in ${language}`, () => {
    test('a list shows what others add, change and take away', () =>
      at(LIST, async (window) => {
        const list = listOn(window)
        await window.page.getByRole('heading', { level: 1 }).waitFor()
        await annexe('port', 'Annexe du port', 'ملحقة الميناء')
        await list.shows([{ fr: 'Annexe du port', ar: 'ملحقة الميناء' }[language]])
        await rename('port', 'Annexe de la gare', 'ملحقة المحطة')
        await list.shows([{ fr: 'Annexe de la gare', ar: 'ملحقة المحطة' }[language]])
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
        await list.shows([{ fr: 'Annexe de la mer', ar: 'ملحقة البحر' }[language]])
        await remove('mer')
        await list.table.waitFor({ state: 'detached' })
      }))

    test('a record on screen follows; a form keeps what was typed into it', async () => {
      await annexe('parc', 'Annexe du parc', 'ملحقة الحديقة')
      await at(`${LIST}/parc-${language}`, async (window, page) => {
        await page.getByRole('heading', { level: 1 }).waitFor()
        await rename('parc', 'Annexe du jardin', 'ملحقة البستان')
        const after = { fr: 'Annexe du jardin', ar: 'ملحقة البستان' }[language]
        await page.getByRole('heading', { level: 1, name: after }).waitFor()
        await page.goto(`${LIST}/parc-${language}/edit`)
        const field = page.getByRole('textbox', { name: labelsOf('annexes', language)[name] })
        await field.fill(`${after} 2`)
        const told = page.waitForResponse((answer) => answer.url().includes('/collections/annexes/documents/'))
        await rename('parc', 'Annexe du verger', 'ملحقة المزرعة')
        await (await told).finished()
        assert.equal(await field.inputValue(), `${after} 2`)
        await formOn(window).save()
        await page.getByRole('dialog', { name: window.t('conflict.title', 'parts') }).waitFor()
      })
      await remove('parc')
    })

    test('what one may do follows at once', async () => {
      const who = people[language]
      await tell(commune, { language, who, from: '/profile' }, async ({ t }, page) => {
        const entry = page.getByRole('navigation').getByRole('link', { name: t('menu.annexes', 'shell') })
        await page.getByRole('heading', { level: 1 }).waitFor()
        const { documents } = await databases.listDocuments({
          ...inMain('users'),
          queries: [Query.equal('username', who.username)],
        })
        const grant = (auth) => databases.updateDocument(inMain('users', documents[0].$id, { auth }))
        await grant(['/rh-managements', '/annexes'])
        await entry.waitFor()
        await grant(['/rh-managements'])
        await entry.waitFor({ state: 'detached' })
      })
    })

    test('a session that is ended elsewhere is asked for again, without a click', async () => {
      const who = people[language]
      await tell(commune, { language, who, from: '/rh-managements' }, async ({ t }, page) => {
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.evaluate(() =>
          fetch('/v1/account/sessions/current', { method: 'DELETE', headers: { 'X-Appwrite-Project': 'diwan' } }),
        )
        const renewal = page.getByRole('dialog', { name: t('renew.title', 'shell') })
        await renewal.locator('input[autocomplete="current-password"]').fill(who.password)
        await renewal.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
        await renewal.waitFor({ state: 'detached' })
      })
    })
  })
}

test('what was written while the server could not be heard shows when it is back', async () => {
  const commune = await mortal()
  const story = withLosses(async (window, page) => {
    const list = listOn(window)
    await page.clock.install()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await list.table.waitFor({ state: 'detached' })
    await commune.kill()
    await refuge(window).shown()
    await commune.revive()
    const { databases } = keyed(commune.endpoint, commune.key)
    await databases.createDocument(inMain('annexes', 'port', { nameFr: 'Annexe du port', nameAr: 'ملحقة الميناء' }))
    await page.clock.runFor(60_000)
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

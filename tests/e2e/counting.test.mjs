// A count on telephones: codes before a camera, a hand scanner, a number that is typed; without a network and over a reload; two who
// count the same; and a count that is over.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ADMIN, createUser } from '../binary.mjs'
import { equal, signedIn } from '../exam-life.mjs'
import { folder, newStore, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { filmOf } from './film.mjs'
import { installed, withLosses } from './loss.mjs'
import { photoOf } from './samples.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'
import { filmForCamera } from './windows.mjs'

const COUNTING = '/inventory-dashboard/counting'
const LABEL = (id) => `https://former-name.example${`/inventory-dashboard/${id}`}`
const person = (username) => ({
  username,
  email: `${username}@commune.example`,
  password: `a long password of ${username}`,
})
/** Counters hold no permission: what they are is their right. */
const COUNTERS = ['samira', 'driss'].map(person)
const [SAMIRA, DRISS] = COUNTERS
const OFFICES = { registry: ['Bureau d’ordre', 'مكتب الضبط'], archive: ['Archives', 'الأرشيف'] }
const ITEMS = {
  chair1: ['Chaise', '2026/00011', 'registry', 1],
  chair2: ['Chaise', '2026/00012', 'registry', 1],
  chair3: ['Chaise', '2026/00014', 'registry', 1],
  desks: ['Table', '2026/00013', 'registry', 10],
  lamp: ['Lampe', '2026/00020', 'archive', 1],
}

let server
let admin
let campaign
before(async () => {
  const { data } = await newStore()
  for (const counter of COUNTERS) createUser(data, counter, [])
  const film = join(folder(), 'labels.y4m')
  writeFileSync(film, filmOf([LABEL('bureaux/registry'), LABEL('chair1'), LABEL('lamp'), 'ECRAN SANS ETIQUETTE']))
  filmForCamera(film)
  server = await serveUntilEnd(data)
  admin = await signedIn(server, ADMIN)
  const make = (collection, documentId, values) =>
    admin.call('POST', `/databases/main/collections/${collection}/documents`, { documentId, data: values })
  await make('services', 'affairs', { nameFr: 'Affaires générales', nameAr: 'الشؤون العامة' })
  for (const [id, [nameFr, nameAr]] of Object.entries(OFFICES))
    await make('bureaux', id, { nameFr, nameAr, serviceId: 'affairs' })
  for (const [id, [designation, inventoryNumber, bureauId, quantity]] of Object.entries(ITEMS))
    await make('inventoryItems', id, { designation, inventoryNumber, bureauId, quantity })
  campaign = await openCampaign('Récolement 2026', Object.keys(OFFICES))
})

async function openCampaign(name, bureauIds) {
  const { documents } = await admin.list('users')
  const memberIds = COUNTERS.map(({ username }) => documents.find((one) => one.username === username).$id)
  const { $id: id } = await admin.create('inventoryCampaigns', { name, bureauIds, memberIds })
  await admin.act('inventoryCampaigns.open', { id })
  return id
}

const scans = async () => (await admin.list('inventoryScans', equal('campaignId', campaign))).documents
const of = (all, itemId) => all.filter((one) => one.itemId === itemId)
/** The scans of the campaign, once there are so many. */
const written = (count) => until(`${count} scans`, scans, (all) => all.length === count)

/** Keeps what a screen looks like, where somebody wants to look at it. */
async function picture(page, name) {
  const output = process.env.DIWAN_TEST_OUTPUT
  if (output) await page.screenshot({ path: join(output, `${name}.png`), fullPage: true })
}

/** In the page, where no machine is too slow for it: types as a hand scanner does, whose return is Enter. */
function scanned(code) {
  document.activeElement?.blur()
  for (const sign of code) {
    const key = sign === '\r' ? 'Enter' : sign
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

const desk = ({ t, page }) => ({
  say: (key, values) => t(key, 'counting', values),
  /** Until the device knows what was counted in this office: of four so many. */
  knows: (counted) =>
    page.getByText(t('office.count', 'counting', { counted, expected: 4 }), { exact: true }).waitFor(),
  /** The words of the last scan. */
  verdict: (word) => page.locator(`[data-word="${word}"]`),
  /** What a hand scanner does, without Enter, wherever the page was touched last. */
  async wave(code, word) {
    await page.evaluate(scanned, code)
    await page
      .locator(`[data-word="${word}"]`)
      .filter({ hasText: code.split('/').at(-1) })
      .waitFor()
  },
})

const PHONE = { language: 'ar', theme: 'dark', width: 360, height: 740, worker: true }
const AT = () => `${COUNTING}/${campaign}?bureau=registry`

test('a camera reads the office and what stands in it, one after the other without a tap', async () => {
  await inWindow(server, { ...PHONE, who: SAMIRA, from: COUNTING }, async (window, page) => {
    const at = desk(window)
    await window.context.grantPermissions(['camera'])
    await page.getByText('Récolement 2026').waitFor()
    await assertAccessible(page, 'counts of a counter')
    await picture(page, 'counting-list-ar-dark-360')
    await page.getByRole('link', { name: at.say('count'), exact: true }).click()
    await page.getByText(at.say('office.first')).waitFor()
    await assertAccessible(page, 'offices of a count')
    await assertFits(page, 'offices of a count')
    await picture(page, 'counting-offices-ar-dark-360')
    await page.getByRole('button', { name: at.say('camera.on') }).click()
    for (const word of ['here', 'elsewhere', 'unknown', 'again']) await at.verdict(word).waitFor()
    await page.getByText(OFFICES.registry[1], { exact: true }).waitFor()
    await assertFits(page, 'a count before a camera')
    await picture(page, 'counting-camera-ar-dark-360')
    const all = await written(3)
    assert.deepEqual(
      [of(all, 'chair1').length, of(all, 'lamp').length],
      [1, 1],
      'what comes again is not counted twice',
    )
    assert.equal(of(all, null)[0].code, 'ECRAN SANS ETIQUETTE')
    await page.getByText(at.say('allSent')).waitFor()
  })
})

test('a hand scanner types with or without Enter, and three signs of a number suggest its item', async () => {
  await inWindow(server, { language: 'fr', width: 1280, who: SAMIRA, from: AT() }, async (window, page) => {
    const at = desk(window)
    await at.knows(1)
    await at.wave('2026/00012', 'here')
    await page.evaluate(scanned, '2026/00020\r')
    await at.verdict('again').filter({ hasText: 'Lampe' }).waitFor()
    const field = page.getByRole('textbox', { name: at.say('entry.item') })
    await field.pressSequentially('013', { delay: 80 })
    await page.getByRole('button', { name: '2026/00013 Table' }).click()
    await at.verdict('here').filter({ hasText: 'Table' }).waitFor()
    await page.getByRole('textbox', { name: at.say('details.quantity') }).fill('8')
    await page.getByRole('button', { name: at.say('details.save') }).click()
    await page.getByText('Mauvais', { exact: true }).click()
    await until('table that is counted again', scans, (all) =>
      of(all, 'desks').some(({ quantity, condition }) => quantity === 8 && condition === 'poor'),
    )
    await page.getByText(at.say('allSent')).waitFor()
    await assertAccessible(page, 'a count by hand')
    await picture(page, 'counting-fr-light-1280')
    // The browser lets nobody look here.
    await page.getByRole('button', { name: at.say('camera.on') }).click()
    await page.getByText(at.say('camera.refused')).waitFor()
    await page.getByText(at.say('camera.otherWays')).waitFor()
    await picture(page, 'counting-refused-fr-light-1280')
  })
})

test('what is scanned without a network, over a reload, goes up once', async () => {
  const before = await scans()
  await inWindow(
    server,
    { ...PHONE, who: DRISS, from: AT() },
    withLosses(async (window, page) => {
      const at = desk(window)
      await at.knows(3)
      await installed(page)
      await window.context.setOffline(true)
      await page.getByText(at.say('serverLost')).waitFor()
      await at.wave('INCONNU-7', 'unknown')
      await at.wave('2026/00011', 'again')
      const waiting = page.getByText(at.say('waiting_two'), { exact: true })
      await waiting.waitFor()
      await page.reload()
      await settled(page)
      await waiting.waitFor()
      await at.knows(3)
      await at.wave('2026/00013', 'again')
      await page.getByText(at.say('waiting_few', { count: 3 }), { exact: true }).waitFor()
      await assertAccessible(page, 'a count without a network')
      await assertFits(page, 'a count without a network')
      await picture(page, 'counting-offline-ar-dark-360')
      // Whoever leaves now is asked.
      await page.getByRole('button', { name: window.t('profile.menu', 'shell') }).click()
      await page.getByRole('menuitem', { name: window.t('profile.signOut', 'shell'), exact: true }).click()
      const asked = page.getByRole('dialog', { name: window.t('profile.unsent', 'shell') })
      await asked.waitFor()
      await picture(page, 'counting-leave-ar-dark-360')
      await asked.getByRole('button', { name: window.t('cancel') }).click()
      assert.equal((await scans()).length, before.length, 'nothing has left the device')
      await window.context.setOffline(false)
      await page.getByText(at.say('allSent')).waitFor()
      await page.reload()
      await settled(page)
      await page.getByText(at.say('allSent')).waitFor()
    }),
  )
  const after = await written(before.length + 3)
  assert.equal(new Set(after.map(({ $id }) => $id)).size, after.length)
  // What somebody said of it before is not forgotten by who only sees it again.
  const [latest] = of(after, 'desks').toSorted((one, other) => other.scannedAt.localeCompare(one.scannedAt))
  assert.deepEqual([latest.quantity, latest.condition], [8, 'poor'])
})

test('two who count the same are shown to each other, and a scan is taken back', async () => {
  const look = { language: 'fr', width: 1280 }
  await inWindow(server, { ...look, who: SAMIRA, from: AT() }, async (hers, page) => {
    const at = desk(hers)
    await at.knows(3)
    await at.wave('2026/00014', 'here')
    await page.getByText(at.say('allSent')).waitFor()
    await inWindow(server, { ...look, who: DRISS, from: AT() }, async (his, other) => {
      const desk2 = desk(his)
      await desk2.knows(4)
      await desk2.wave('2026/00014', 'again')
      await desk2.verdict('again').filter({ hasText: 'samira' }).waitFor()
      await page
        .getByText(at.say('list.another', { name: 'driss', office: OFFICES.registry[0] }))
        .first()
        .waitFor()
      const count = (await scans()).length
      await desk2.wave('INCONNU-8', 'unknown')
      await written(count + 1)
      const photo = { name: 'ecran.png', mimeType: 'image/png', buffer: photoOf(800, 600) }
      await other.locator('input[type=file]').setInputFiles(photo)
      await until('photo of the finding', scans, (all) =>
        all.some(({ code, photoId }) => code === 'INCONNU-8' && photoId),
      )
      await other.getByText(desk2.say('allSent')).waitFor()
      await other.getByRole('button', { name: desk2.say('details.undo') }).click()
      await desk2.verdict('undone').waitFor()
      await written(count + 3)
    })
  })
  const { offices } = await admin.act('inventoryCampaigns.progress', { id: campaign })
  const registry = offices.find(({ id }) => id === 'registry')
  assert.deepEqual([registry.expected, registry.found, registry.unknown], [4, 4, 2])
})

test('a count that is over leaves the device, and says what it did not take', async () => {
  await inWindow(
    server,
    { ...PHONE, who: DRISS, from: AT() },
    withLosses(async (window, page) => {
      const at = desk(window)
      await page.getByText(at.say('allSent')).waitFor()
      await installed(page)
      await window.context.setOffline(true)
      await page.getByText(at.say('serverLost')).waitFor()
      await at.wave('INCONNU-9', 'unknown')
      await admin.act('inventoryCampaigns.cancel', { id: campaign, reason: 'Essai' })
      await window.context.setOffline(false)
      await page.getByText(at.say('gone.title')).waitFor()
      const kept = () =>
        page.evaluate(
          () =>
            new Promise((done, failed) => {
              const asked = indexedDB.open('diwan-outbox')
              asked.onerror = failed
              asked.onsuccess = () => {
                const keys = asked.result.transaction('kept').objectStore('kept').getAllKeys()
                keys.onsuccess = () => done(keys.result)
              }
            }),
        )
      await until('device on which nothing of it stays', kept, (keys) => keys.length === 0)
      await page.goto(COUNTING)
      await page.getByText(at.say('leftover.title_one', { count: 1 })).waitFor()
      await picture(page, 'counting-over-ar-dark-360')
      await page.getByRole('button', { name: at.say('leftover.read') }).click()
      await page.getByText(at.say('none.title')).waitFor()
    }),
  )
})

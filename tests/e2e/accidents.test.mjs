// What is kept of an accident beside its facts: the photos that were taken of it, and its declaration on paper.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { nameCommune, six } from './commune.mjs'
import { delivered } from './issue.mjs'
import { labelsOf } from './list.mjs'
import { pagesOf } from './pdf.mjs'
import { pdfOf, photoOf } from './samples.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const PHOTOS = ['face avant.png', 'porte.png'].map((name, index) => ({
  name,
  mimeType: 'image/png',
  buffer: photoOf(600 + 300 * index, 800),
}))
const LETTER = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) }

let commune
let databases
const create = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const photosOf = async (documentId) =>
  (await databases.getDocument({ databaseId: 'main', collectionId: 'accidents', documentId })).photos

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await create('cars', 'duster', {
    vehicleType: 'car',
    plateKind: 'state',
    registrationNumber: '145236',
    brand: 'Dacia',
  })
})

const ID = 'crash'
const LOCATION = 'شارع الحسن الثاني'
const labels = labelsOf('accidents', 'ar')
const told = (path, story, more = {}) =>
  inWindow(
    commune,
    {
      ...{ language: 'ar', theme: 'dark', who: commune.who.administrator },
      from: `/cars-management/accidents/${ID}${path}`,
      ...more,
    },
    (window, page) => story({ page, t: window.t, named: (key, name) => window.t(key, 'files', { name }) }),
  )
const field = (page) => page.getByRole('group', { name: labels.photos, exact: true })
const saved = async ({ page, t }) => {
  await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
  await page.waitForURL(`**/cars-management/accidents/${ID}`)
}
/** A photo among the facts of the accident, in small. */
const small = ({ page, named }, { name }) =>
  page.getByRole('definition').getByRole('button', { name: named('file.openName', name), exact: true })

describe('an accident', () => {
  before(() =>
    create('accidents', ID, {
      carId: 'duster',
      date: '2026-02-03T09:15:00Z',
      location: LOCATION,
      type: 'collision',
      thirdParty: { name: 'Ahmed Alaoui', plate: '12345-أ-6' },
      repairCost: 4200,
    }),
  )

  test('takes several photos at once, and tells by its name what is none', () =>
    told('/edit', async (screen) => {
      const { page, t, named } = screen
      await field(page)
        .locator('input[type=file]')
        .setInputFiles([...PHOTOS, LETTER])
      const why = t('invalid.image', 'files')
      await field(page)
        .getByText(t('invalid.named', 'files', { name: LETTER.name, why }))
        .waitFor()
      for (const { name } of PHOTOS)
        await field(page)
          .getByRole('button', { name: named('file.removeName', name) })
          .waitFor()
      assert.deepEqual(await photosOf(ID), [], 'nothing is kept before it is saved')
      await assertAccessible(page, 'the form of an accident with photos')
      await assertFits(page, 'the form of an accident with photos')
      await saved(screen)
      assert.equal((await photosOf(ID)).length, PHOTOS.length)
    }))

  test('shows them in small, and enlarges one on a click', () =>
    told('', async (screen) => {
      const { page } = screen
      for (const photo of PHOTOS) {
        const image = small(screen, photo).locator('img')
        await loaded(image)
        assert.match(await image.getAttribute('src'), /width=320&height=240/)
      }
      await assertAccessible(page, 'an accident with photos')
      await small(screen, PHOTOS[1]).click()
      await loaded(page.getByRole('dialog').getByRole('img', { name: PHOTOS[1].name }))
    }))

  test('turns them over in the way that is read, by keys and buttons, and says which it is', () =>
    told('', async (screen) => {
      const { page, t } = screen
      const [first, second] = PHOTOS
      await small(screen, first).click()
      const dialog = page.getByRole('dialog')
      const shows = async ({ name }, place) => {
        await loaded(dialog.getByRole('img', { name }))
        await dialog.getByRole('status').getByText(place, { exact: true }).waitFor()
        const link = dialog.getByRole('link', { name: t('viewer.download', 'files') })
        assert.equal(await link.getAttribute('download'), name)
      }
      await shows(first, '1 / 2')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await shows(second, '2 / 2')
      await assertAccessible(page, 'a photo among others')
      await page.keyboard.press('ArrowLeft')
      await dialog.getByRole('button', { name: t('viewer.previousFile', 'files') }).click()
      await shows(first, '1 / 2')
    }))

  test('turns them over under a finger, and not while one is enlarged', () =>
    told(
      '',
      async (screen) => {
        const { page, t } = screen
        const [first, second] = PHOTOS
        await small(screen, first).click()
        const dialog = page.getByRole('dialog')
        const shown = ({ name }) => loaded(dialog.getByRole('img', { name }))
        await shown(first)
        await swipe(page, 200)
        await shown(second)
        await assertFits(page, 'a photo among others on a phone')
        await swipe(page, -200)
        await shown(first)
        for (let step = 0; step < 3; step++)
          await dialog.getByRole('button', { name: t('viewer.zoomIn', 'files') }).click()
        await swipe(page, 200)
        await dialog.getByRole('status').getByText('1 / 2', { exact: true }).waitFor()
      },
      { width: 360, height: 740 },
    ))

  test('keeps them in the order that they are given', () =>
    told('/edit', async (screen) => {
      const { page, named } = screen
      const before = await photosOf(ID)
      const later = field(page).getByRole('button', { name: named('file.later', PHOTOS[0].name), exact: true })
      await later.click()
      await field(page)
        .getByRole('button', { name: named('file.earlier', PHOTOS[1].name), exact: true })
        .and(page.locator(':disabled'))
        .waitFor()
      await saved(screen)
      assert.deepEqual(await photosOf(ID), before.toReversed())
    }))

  test('shows the plate of the third party as it hangs, whatever way it is typed', () =>
    told('/edit', async (screen) => {
      const { page, t } = screen
      const typed = page.getByRole('textbox', { name: t('thirdParty.plate', 'accidents'), exact: true })
      await typed.fill('78 ب 4321')
      const plate = page.getByRole('status').filter({ hasText: '4321' })
      assert.equal(bare(await plate.textContent()), '4321-ب-78')
      await assertAccessible(page, 'the plate of a third party')
      await page.keyboard.press('Tab')
      assert.equal(await typed.inputValue(), '4321-ب-78')
      await saved(screen)
      const history = page.getByRole('region', { name: t('history.title', 'parts') })
      const words = await history.getByRole('row').filter({ hasText: '4321' }).first().textContent()
      for (const word of ['4321-ب-78', 'Ahmed Alaoui', t('thirdParty.name', 'accidents')])
        assert.ok(bare(words).includes(word), `${word} is not in ${words}`)
      assert.doesNotMatch(words, /[{}"]/)
    }))

  test('shows them on a phone', () =>
    told(
      '',
      async (screen) => {
        for (const photo of PHOTOS) await loaded(small(screen, photo).locator('img'))
        await assertFits(screen.page, 'an accident with photos on a phone')
      },
      { width: 360, height: 740 },
    ))

  test('lets go of a photo that is taken away, and of one that was never saved', () =>
    told('/edit', async (screen) => {
      const { page, named } = screen
      const [first, second] = PHOTOS
      const removed = (name) => field(page).getByRole('button', { name: named('file.removeName', name), exact: true })
      await removed(first.name).click()
      const taken = { ...first, name: 'essai.png' }
      await field(page).locator('input[type=file]').setInputFiles(taken)
      await removed(taken.name).click()
      await removed(taken.name).waitFor({ state: 'detached' })
      await saved(screen)
      await small(screen, second).waitFor()
      assert.equal(await small(screen, first).count(), 0)
      assert.equal((await photosOf(ID)).length, 1)
    }))

  test('is declared on paper, under a number, with what is known of it', () =>
    told('', async ({ page, t }) => {
      await page.getByRole('button', { name: actLabel('ar', 'accidents', 'accidents.statement') }).click()
      const dialog = page.getByRole('dialog')
      await assertAccessible(page, 'the declaration of an accident')
      const title = `${t('statement.paper', 'accidents')} 1/${new Date().getFullYear()}`
      const [sheet] = await pagesOf(await delivered({ page, t }, title))
      // Word by word: a PDF has the words of an Arabic line in the order in which they are drawn.
      for (const word of [...LOCATION.split(' '), '145236', 'Ahmed', 'Alaoui', '4321', '10:15'])
        assert.ok(sheet.text.includes(word), `${word} is not in ${sheet.text}`)
      await dialog.getByRole('button', { name: t('paper.openNamed', 'papers', { title }) }).click()
      await page.locator('[data-drawn]').first().waitFor()
    }))
})

/** Without the marks that keep a plate from being turned around. */
const bare = (text) => text.replace(/[\u200e\u2066-\u2069]/g, '')

/** Draws a finger across the window, so many pixels to the right. */
async function swipe(page, by) {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type, x) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await touch('touchStart', 180 - by / 2)
  await touch('touchMove', 180)
  await touch('touchMove', 180 + by / 2)
  await touch('touchEnd')
  await cdp.detach()
}

/** Waits for a picture that is there, and whole. */
async function loaded(image) {
  await image.first().scrollIntoViewIfNeeded()
  const shown = await image.first().elementHandle()
  await until(
    'picture that is there and whole',
    () => shown.evaluate(({ src, complete, naturalWidth }) => ({ src: src.slice(0, 200), complete, naturalWidth })),
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  )
}

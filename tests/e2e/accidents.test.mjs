// What is kept of an accident beside its facts: the photos that were taken of it, and its declaration on paper.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { nameCommune, six } from './commune.mjs'
import { delivered } from './issue.mjs'
import { labelsOf } from './list.mjs'
import { pagesOf } from './pdf.mjs'
import { pdfOf, photoOf } from './samples.mjs'
import { inWindow } from './story.mjs'

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

for (const { location, ...look } of [
  { language: 'fr', theme: 'light', location: 'Avenue Hassan II' },
  { language: 'ar', theme: 'dark', location: 'شارع الحسن الثاني' },
]) {
  const { language } = look
  const id = `crash-${language}`
  const labels = labelsOf('accidents', language)
  const told = (path, story, more = {}) =>
    inWindow(
      commune,
      { ...look, ...more, who: commune.who.administrator, from: `/cars-management/accidents/${id}${path}` },
      (window, page) => story({ page, t: window.t, named: (key, name) => window.t(key, 'files', { name }) }),
    )
  const field = (page) => page.getByRole('group', { name: labels.photos, exact: true })
  const saved = async ({ page, t }) => {
    await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
    await page.waitForURL(`**/cars-management/accidents/${id}`)
  }
  /** A photo among the facts of the accident, in small. */
  const small = ({ page, named }, { name }) =>
    page.getByRole('definition').getByRole('button', { name: named('file.openName', name), exact: true })

  describe(`an accident in ${language}`, () => {
    before(() =>
      create('accidents', id, {
        carId: 'duster',
        date: '2026-02-03T09:15:00Z',
        location,
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
        assert.deepEqual(await photosOf(id), [], 'nothing is kept before it is saved')
        await assertAccessible(page, 'the form of an accident with photos')
        await assertFits(page, 'the form of an accident with photos')
        await saved(screen)
        assert.equal((await photosOf(id)).length, PHOTOS.length)
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
        assert.equal((await photosOf(id)).length, 1)
      }))

    test('is declared on paper, under a number, with what is known of it', () =>
      told('', async ({ page, t }) => {
        await page.getByRole('button', { name: t('statement.action', 'accidents') }).click()
        const dialog = page.getByRole('dialog')
        await assertAccessible(page, 'the declaration of an accident')
        const title = `${t('statement.paper', 'accidents')} ${language === 'fr' ? 1 : 2}/${new Date().getFullYear()}`
        const [sheet] = await pagesOf(await delivered({ page, t }, title))
        // Word by word: a PDF has the words of an Arabic line in the order in which they are drawn.
        for (const word of [...location.split(' '), '145236', 'Ahmed', 'Alaoui', '12345', '10:15'])
          assert.ok(sheet.text.includes(word), `${word} is not in ${sheet.text}`)
        await dialog.getByRole('button', { name: t('paper.openNamed', 'papers', { title }) }).click()
        await page.locator('[data-drawn]').first().waitFor()
      }))
  })
}

/** Waits for a picture that is there, and whole. */
async function loaded(image) {
  await image.first().scrollIntoViewIfNeeded()
  const shown = await image.first().elementHandle()
  await image.page().waitForFunction((one) => one.complete && one.naturalWidth > 0, shown)
}

// The photo of a person: chosen, framed, sent, shown in the file and in the lists; initials where there is none.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until } from '../until.mjs'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { photoOf } from './samples.mjs'
import { inWindow as tell } from './story.mjs'

const BUCKET = 'employee-photos'
let commune
let databases
let storage
const photo = { name: 'portrait.png', mimeType: 'image/png', buffer: photoOf(900, 1200) }
const photoIdOf = async (documentId) =>
  (await databases.getDocument({ databaseId: 'main', collectionId: 'employees', documentId })).photoId

before(async () => {
  commune = await six()
  const { client, databases: all } = keyed(commune.endpoint, commune.key)
  databases = all
  storage = new node.Storage(client)
})

const FILE = '/rh-managements/employee/brahim'
const NAME = 'إبراهيم الإدريسي'
const at = (from, story, more = {}) =>
  tell(commune, { language: 'ar', who: commune.who.administrator, from, ...more }, (window, page) =>
    story(window, page, (key, values) => window.t(key, 'files', values)),
  )
const row = (page) => page.getByRole('row').filter({ hasText: NAME })
const field = (scope) => scope.getByRole('group', { name: labelsOf('employees', 'ar').photoId, exact: true })

describe('a photo', () => {
  test('is framed by keys, saved, enlarged on a click, and stands in the list', () =>
    at(FILE, async (_, page, say) => {
      await page.getByRole('button', { name: say('photo.change') }).click()
      const dialog = page.getByRole('dialog', { name: say('photo.change') })
      await dialog.waitFor()
      await assertAccessible(page, 'the dialog of a photo')
      await field(dialog).locator('input[type=file]').first().setInputFiles(photo)
      const crop = page.getByRole('dialog', { name: say('crop.title') })
      const area = crop.getByRole('img', { name: say('crop.area') })
      await assertAccessible(page, 'the frame of a photo')
      const whole = await corners(area)
      assert.ok(
        whole.start[0] > 240 && whole.end[2] > 240,
        `red to blue over its whole width: ${JSON.stringify(whole)}`,
      )
      await area.focus()
      for (let press = 0; press < 4; press++) await page.keyboard.press('+')
      for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowRight')
      const close = await corners(area)
      assert.ok(close.start[0] > 240 && close.end[2] < 200, `its beginning, enlarged: ${JSON.stringify(close)}`)
      await crop.getByRole('button', { name: say('crop.rotateEnd') }).click()
      const turned = await corners(area)
      assert.ok(Math.abs(turned.start[0] - turned.end[0]) < 20, `turned, red stands above: ${JSON.stringify(turned)}`)
      await crop.getByRole('button', { name: say('crop.rotateStart') }).click()
      await crop.getByRole('button', { name: say('crop.use') }).click()
      await page.getByText(say('photo.saved')).waitFor()
      await dialog.waitFor({ state: 'detached' })

      const stored = await storage.getFile({ bucketId: BUCKET, fileId: await photoIdOf('brahim') })
      assert.equal(stored.mimeType, 'image/jpeg')
      const enlarge = page.getByRole('button', { name: say('photo.view', { name: NAME }) })
      await loaded(enlarge.locator('img'))
      const source = new URL(await enlarge.locator('img').getAttribute('src'))
      const asked = Object.fromEntries(source.searchParams)
      assert.deepEqual(
        [asked.width, asked.height, asked.gravity, asked.quality, asked.output],
        ['1024', '768', 'center', '100', 'jpg'],
      )
      await enlarge.click()
      await loaded(page.getByRole('dialog').locator('img'))
      await assertAccessible(page, 'a photo, enlarged')
      await page.keyboard.press('Escape')

      await page.goto('/rh-managements?unfit=off&active=off')
      await loaded(row(page).locator('img'))
      const small = new URL(await row(page).locator('img').getAttribute('src'))
      assert.deepEqual([small.searchParams.get('width'), small.searchParams.get('height')], ['96', '96'])
    }))

  test('is asked for in the size of the window, and fits a phone', () =>
    at(
      FILE,
      async (_, page, say) => {
        const image = page.getByRole('button', { name: say('photo.view', { name: NAME }) }).locator('img')
        await loaded(image)
        assert.match(await image.getAttribute('src'), /width=320&height=240/)
        await page.getByRole('button', { name: say('photo.change') }).click()
        await field(page).locator('input[type=file]').first().setInputFiles(photo)
        await page.getByRole('dialog', { name: say('crop.title') }).waitFor()
        await assertFits(page, 'the frame of a photo on a phone')
        await assertAccessible(page, 'the frame of a photo on a phone')
      },
      { width: 360, height: 740, theme: 'dark' },
    ))

  test('that is none is refused at its field; initials stand where a photo cannot be shown', () =>
    at(`${FILE}/edit`, async (_, page, say) => {
      const input = field(page).locator('input[type=file]').first()
      await input.setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
      await field(page).getByText(say('invalid.image'), { exact: true }).waitFor()
      await input.setInputFiles({ name: 'casse.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await field(page).getByText(say('invalid.unreadable'), { exact: true }).waitFor()
      await page.route('**/preview?*', (route) => route.abort())
      await page.goto('/rh-managements?unfit=off&active=off')
      await row(page).waitFor()
      await row(page).getByText('إ\u200Cإ', { exact: true }).waitFor()
    }))

  test('is taken away in the form', () =>
    at(`${FILE}/edit`, async ({ t }, page, say) => {
      await field(page)
        .getByRole('button', { name: say('photo.remove') })
        .click()
      await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
      await page.waitForURL(`**${FILE}`)
      assert.equal(await photoIdOf('brahim'), null)
      assert.equal(await page.getByRole('button', { name: say('photo.view', { name: NAME }) }).count(), 0)
    }))
})

/** Waits for a picture that is there, and whole. */
async function loaded(image) {
  const shown = await image.first().elementHandle()
  await until(
    'picture that is there and whole',
    () => shown.evaluate(({ src, complete, naturalWidth }) => ({ src: src.slice(0, 200), complete, naturalWidth })),
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  )
}

/** The colours at the middle of the start and the end of what is drawn. */
function corners(canvas) {
  return canvas.evaluate((drawn) => {
    const at = (x) => [...drawn.getContext('2d').getImageData(x, drawn.height / 2, 1, 1).data]
    return { start: at(2), end: at(drawn.width - 3) }
  })
}

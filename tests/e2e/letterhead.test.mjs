// The head of the papers, who signs them and what they say, as an administrator writes it down.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until } from '../until.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow } from './story.mjs'

/** The star of the flag, green. */
const STAR = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><path d="M0-9 5.3 7.3-8.6-2.8H8.6L-5.3 7.3z" fill="none" stroke="#006233" stroke-width="1.6"/></svg>',
)

const look = { language: 'ar', theme: 'dark', width: 360 }

describe('the papers of a commune', () => {
  let commune
  before(async () => {
    commune = await six()
  })
  const told = (from, story) =>
    inWindow(commune, { ...look, who: commune.who.administrator, from }, (window, page) => {
      const t = (key, values) => window.t(key, 'papers', values)
      const box = (key) => page.getByRole('textbox', { name: t(key) })
      return story({
        window,
        page,
        t,
        box,
        save: () => page.getByRole('button', { name: window.t('form.save', 'parts') }),
      })
    })

  test('a letterhead is drawn while it is typed, and kept', () =>
    told('/settings/administration?tab=letterhead', async ({ window, page, t, box, save }) => {
      const sheet = page.getByRole('region', { name: t('letterhead.preview') })
      await sheet.getByText('Royaume du Maroc').waitFor()
      await box('letterhead.linesFr').fill('Royaume du Maroc\nCommune de Tamesna\nService du personnel')
      await sheet.getByText('Service du personnel').waitFor()
      await box('letterhead.footerAr').fill('شارع الحسن الثاني، تامسنا')
      await sheet.getByText('شارع الحسن الثاني، تامسنا').waitFor()
      await box('letterhead.linesAr').fill('سطر\n'.repeat(11))
      await page.getByText(t('letterhead.slips.lines')).waitFor()
      await assertAccessible(page, 'a letterhead with a slip')
      await box('letterhead.linesAr').fill('جماعة تامسنا 漢')
      await page.getByText(window.t('invalid.unprintable', 'parts', { letter: '漢', code: 'U+6F22' })).waitFor()
      await box('letterhead.linesAr').fill('جماعة تامسنا')
      await save().click()
      await page.getByText(t('saved')).waitFor()
      await page.reload()
      assert.equal(await box('letterhead.linesAr').inputValue(), 'جماعة تامسنا')
      assert.match(await box('letterhead.linesFr').inputValue(), /Service du personnel$/)
      await assertFits(page, 'the letterhead')
    }))

  test('its emblem is drawn before it is kept, and taken away again', () =>
    told('/settings/administration?tab=letterhead', async ({ window, page, t, save }) => {
      const sheet = page.getByRole('region', { name: t('letterhead.preview') })
      const emblem = sheet.locator('img[src*="/letterheads/"]')
      const isDrawn = () =>
        until(
          'emblem that is drawn',
          () => emblem.evaluate(({ src, naturalWidth }) => ({ src, naturalWidth })),
          ({ naturalWidth }) => naturalWidth > 0,
        )
      const choose = (buffer) =>
        page.locator('input[type=file]').first().setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer })
      await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>'))
      await page.getByRole('alert').first().waitFor()
      await page.getByRole('button', { name: window.t('upload.cancel', 'files'), exact: true }).click()
      await choose(STAR)
      await emblem.waitFor()
      await isDrawn()
      await assertAccessible(page, 'a letterhead with an emblem')
      await assertFits(page, 'a letterhead with an emblem')
      await save().click()
      await page.getByText(t('saved')).waitFor()
      await page.reload()
      await emblem.waitFor()
      await isDrawn()
      await page.getByRole('button', { name: window.t('file.remove', 'files'), exact: true }).click()
      await emblem.waitFor({ state: 'detached' })
      await save().click()
      await page.getByText(t('saved')).waitFor()
    }))

  test('who signs has a name and a quality in both languages, a right and its days', () =>
    told('/settings/administration?tab=signatories', async ({ window, page, t, box }) => {
      const dialog = page.getByRole('dialog')
      const add = () => page.getByRole('button', { name: t('signatories.add') }).click()
      const keep = () => dialog.getByRole('button', { name: t('signatories.save'), exact: true }).click()
      await page.getByText(t('signatories.empty.title')).waitFor()
      await add()
      await keep()
      assert.equal(await dialog.getByText(window.t('required')).count(), 5)
      await assertAccessible(page, 'a signatory who is not written down yet')
      await box('signatories.nameFr').fill('Hassan Alaoui')
      await box('signatories.nameAr').fill('حسن العلوي')
      await box('signatories.qualityFr').fill('Président du Conseil communal')
      await box('signatories.qualityAr').fill('رئيس مجلس الجماعة')
      await dialog.getByRole('radio', { name: t('signatories.sexes.male') }).check()
      await keep()
      await page
        .getByRole('list', { name: t('signatories.title') })
        .getByText('Hassan Alaoui')
        .waitFor()

      await add()
      await box('signatories.nameFr').fill('Salma Bennani')
      await box('signatories.nameAr').fill('سلمى بناني')
      await box('signatories.qualityFr').fill('Directrice des services')
      await box('signatories.qualityAr').fill('مديرة المصالح')
      await dialog.getByRole('radio', { name: t('signatories.sexes.female') }).check()
      await dialog.getByRole('radio', { name: t('signatories.modes.delegation') }).check()
      await box('signatories.actNumber').fill('12')
      await box('signatories.actDate').fill('05/01/2020')
      await box('signatories.to').fill('31/12/2020')
      await keep()
      const second = page.getByRole('listitem').filter({ hasText: 'سلمى' })
      await second.getByText(t('signatories.states.ended')).waitFor()
      await second.getByText(t('signatories.modes.delegation')).waitFor()
      await assertAccessible(page, 'the signatories')
      await assertFits(page, 'the signatories')

      await page.getByRole('button', { name: t('signatories.removeNamed', { name: 'سلمى بناني' }) }).click()
      await dialog.getByRole('button', { name: t('signatories.remove.action'), exact: true }).click()
      await second.waitFor({ state: 'detached' })
    }))

  test('what they say is written anew as versions, with names from the list and a preview', () =>
    inWindow(
      commune,
      { ...look, who: commune.who.administrator, from: '/settings/administration?tab=templates' },
      async (window, page) => {
        const t = (key, values) => window.t(key, 'papers', values)
        const body = page.getByRole('textbox', { name: t('templates.body') })
        const keep = page.getByRole('button', { name: t('templates.keep'), exact: true })
        await page.getByText(t('templates.ofTheHouse')).waitFor()
        const chips = body.locator('[data-name]')
        await chips.first().waitFor()
        assert.doesNotMatch(await body.textContent(), /\{employee\.fullName\}/)
        await body.fill('{employee.shoeSize}')
        await keep.click()
        await page.getByRole('alert').getByText('employee.shoeSize').waitFor()
        await assertAccessible(page, 'a text that names what there is not')

        await body.fill('Atteste : ')
        await page
          .getByRole('region', { name: t('templates.fields') })
          .getByRole('button')
          .first()
          .click()
        assert.match(await chips.getAttribute('data-name'), /^[\w.]+$/)
        assert.equal(await chips.evaluate((chip) => chip.isContentEditable), false)
        await page.keyboard.type(' exerce')
        assert.match(await body.textContent(), /^Atteste : .+ exerce$/)
        const preview = page.getByRole('region', { name: t('templates.previewTitle') })
        await preview.and(page.locator('[aria-busy=false]')).waitFor()
        await page.locator('[data-drawn]').first().waitFor()
        await keep.click()
        const versions = page.getByRole('region', { name: t('templates.versions') })
        await versions.getByText(t('templates.version', { version: 1 })).waitFor()
        await versions.getByText(t('templates.standing')).waitFor()
        assert.ok(await keep.isDisabled())
        await assertAccessible(page, 'a text and its versions')
        await assertFits(page, 'a text and its versions')
      },
    ))
})

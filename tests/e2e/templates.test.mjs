// What papers say, as an administrator writes it: names from a list, a preview, versions; what is wrong is said.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow } from './story.mjs'

const look = { language: 'ar', theme: 'dark', width: 360 }

describe('the texts of papers', () => {
  let commune
  before(async () => {
    commune = await six()
  })

  test('are written anew as versions, with names from the list and a preview', () =>
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

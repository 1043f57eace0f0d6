// A letter about an employee: written, refused letter by letter, issued, taken along in Word.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { wordOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const look = { language: 'ar', theme: 'dark', width: 360 }
const LETTER = {
  addressee: 'إلى السيد\nعامل إقليم تامسنا',
  subject: 'وضع السيارة 12345-أ-6 رهن الإشارة',
  body: 'يشرفني أن أحيطكم علما بما يلي.\n\nتم إرجاع السيارة 12345-أ-6.',
}

describe('a letter', () => {
  let commune
  before(async () => {
    commune = await six()
  })

  test('names what it lacks and what cannot be printed, keeps what is typed, and is issued', () =>
    inWindow(
      commune,
      { ...look, who: commune.who.administrator, from: '/rh-managements/employee/amal?tab=papers' },
      async (window, page) => {
        const t = (key, values) => window.t(key, 'papers', values)
        const dialog = page.getByRole('dialog')
        const box = (part) => dialog.getByRole('textbox', { name: t(`letter.${part}`) })
        const label = actLabel(look.language, 'employees', 'employees.letter')
        const write = () => page.getByRole('button', { name: label, exact: true }).click()
        const issue = () => dialog.getByRole('button', { name: t('letter.issue'), exact: true }).click()
        await write()
        await issue()
        await dialog.getByText(window.t('required')).first().waitFor()
        assert.equal(await dialog.getByText(window.t('required')).count(), 3)
        await assertAccessible(page, 'a letter that is not written yet')
        for (const [part, text] of Object.entries(LETTER)) await box(part).fill(text)
        await box('copies').fill('Archives 🦄')
        await dialog.getByText(window.t('invalid.unprintable', 'parts', { letter: '🦄', code: 'U+1F984' })).waitFor()
        await assertAccessible(page, 'a letter that cannot be printed')

        await dialog.getByRole('button', { name: window.t('cancel') }).click()
        await dialog.waitFor({ state: 'detached' })
        await write()
        await dialog.getByRole('button', { name: window.t('draft.resume', 'parts') }).click()
        assert.equal(await box('body').inputValue(), LETTER.body)
        await box('copies').fill('Archives')
        await assertFits(page, 'a letter')
        await issue()
        const title = `${t('kinds.employee_letter')} 1/${new Date().getFullYear()}`
        const saved = page.waitForEvent('download')
        await dialog.getByRole('link', { name: t('paper.wordNamed', { title }) }).click()
        const copy = await saved
        assert.match(copy.suggestedFilename(), / 1-\d+\.docx$/)
        assert.equal(
          readFileSync(await copy.path())
            .subarray(0, 2)
            .toString(),
          'PK',
        )
        await page.keyboard.press('Escape')
        const line = page.getByRole('listitem').filter({ hasText: t('kinds.employee_letter') })
        await line.getByText(wordOf('authenticDocuments', look.language, 'state', 'valid')).waitFor()
        await assertFits(page, 'the papers of an employee')

        await write()
        assert.equal(await box('body').inputValue(), '')
        await dialog.getByRole('button', { name: window.t('draft.resume', 'parts') }).waitFor({ state: 'detached' })
      },
    ))
})

// A list on the screen, as stories speak of it: who is shown, what is searched, sorted, filtered, chosen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilIs } from '../until.mjs'

const SCHEMA = join(import.meta.dirname, '../../web/src/api/schema')

/** The labels of a collection's fields in a language, as the web has them: `labels.CIN`. */
export function labelsOf(collection, language) {
  const source = readFileSync(join(SCHEMA, `${collection}.${language}.gen.ts`), 'utf8')
  const lines = source.match(/^ {4}\{"name".*\}(?=,?$)/gm).map((line) => JSON.parse(line))
  return Object.fromEntries(lines.map((field) => [field.name, field.label]))
}

/** What the rows of a collection are called together. */
export function manyOf(collection, language) {
  const source = readFileSync(join(SCHEMA, `${collection}.${language}.gen.ts`), 'utf8')
  return JSON.parse(/^ {2}many: (".*"),$/m.exec(source)[1])
}

/** What the button of a step says: `stepOf('accidents', 'fr', 'cancel')`. */
export function stepOf(collection, language, name) {
  const source = readFileSync(join(SCHEMA, `${collection}.${language}.gen.ts`), 'utf8')
  const { steps } = JSON.parse(/^ {2}flow: (\{.*\}),$/m.exec(source)[1])
  return steps.find(({ step }) => step === name).label
}

/** The word of a choice: `wordOf('employees', 'fr', 'registrationStatus', 'fullyRegistered')`. */
export function wordOf(collection, language, field, value) {
  const source = readFileSync(join(SCHEMA, `${collection}.${language}.gen.ts`), 'utf8')
  const lines = source.match(/^ {4}\{"name".*\}(?=,?$)/gm).map((line) => JSON.parse(line))
  return lines.find((one) => one.name === field).words.find((word) => word.value === value).label
}

/** The list of a window. Every expectation waits for what it expects, and fails when it never comes. */
export function listOn({ page, t }) {
  const table = page.getByRole('table')
  const chosen = (name) => t('table.select', 'parts', { name })
  const named = (prefix) =>
    page
      .locator('tbody input[type=checkbox]')
      .evaluateAll((boxes, before) => boxes.map((box) => box.getAttribute('aria-label').slice(before.length)), prefix)
  const prefix = chosen('')
  return {
    table,
    names: () => named(prefix),
    /** All that each row says. */
    texts: () => table.locator('tbody tr').allInnerTexts(),
    /** Exactly these rows, in this order. */
    async shows(names) {
      await untilIs('rows', () => named(prefix), names)
    },
    /** So many rows in all, as the pager says. */
    total: (from, to, total) =>
      page.getByText(t('table.range', 'parts', { from, to, total }), { exact: true }).waitFor(),
    /** Types a term, and waits until the address says it. */
    async search(term) {
      await page.getByRole('searchbox', { name: t('table.search', 'parts') }).fill(term)
      await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === term)
    },
    sort: (label) => table.getByRole('button', { name: label }).click(),
    next: () => page.getByRole('button', { name: t('table.next', 'parts'), exact: true }).click(),
    async choose(filter, option) {
      await page
        .getByRole('combobox', { name: filter })
        .or(page.getByRole('textbox', { name: filter }))
        .first()
        .click()
      await page.getByRole('option', { name: option }).click()
    },
    column: async (label) => {
      await page.getByRole('button', { name: t('table.columns', 'parts') }).click()
      await page.getByRole('checkbox', { name: label, exact: true }).click()
      await page.keyboard.press('Escape')
    },
    async export(format) {
      const act = page.getByRole('button', { name: t('export.label', 'parts') })
      // On a phone the acts are folded.
      const folded = page.getByRole('button', { name: t('table.more', 'parts'), exact: true })
      await act.or(folded).first().waitFor()
      const isFolded = !(await act.isVisible())
      if (isFolded) await folded.click()
      await act.click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: t(`export.${format}`, 'parts') }).click()
      // What was unfolded covers nothing once something of it is chosen.
      if (isFolded) await act.waitFor({ state: 'hidden' })
      return readFileSync(await (await download).path())
    },
  }
}

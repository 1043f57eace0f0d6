// A list on paper: under the letterhead, in ink on white whatever the screen is, its head on every sheet.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { demo } from './commune.mjs'
import { labelsOf, listOn } from './list.mjs'
import { corner, pagesOf, printed } from './pdf.mjs'
import { inWindow } from './story.mjs'

const PEOPLE = 60

/** As letters lie in the file: some writers keep them in the order in which they are drawn. */
function says(text, words) {
  const letters = words.replace(/\s/g, '').normalize('NFKC')
  // A sign that stands for two letters is turned round as one.
  const turned = [...text].reverse().join('')
  return text.normalize('NFKC').includes(letters) || turned.normalize('NFKC').includes(letters)
}

describe('a list on paper', () => {
  let commune
  before(async () => {
    commune = await demo('--employees', String(PEOPLE))
  })

  for (const { language, theme, state } of [
    { language: 'fr', theme: 'light', state: 'Royaume du Maroc' },
    { language: 'ar', theme: 'dark', state: 'المملكة المغربية' },
  ]) {
    test(`in ${language}, ${theme}, has its letterhead once, its head on every sheet, and everybody`, () =>
      inWindow(
        commune,
        { language, theme, who: commune.who.hr, from: '/rh-managements?unfit=off&active=off' },
        async (window, page) => {
          await page.getByRole('table').waitFor()
          await page.evaluate(() => {
            window.print = () => document.body.setAttribute('data-printed', '')
          })
          await page.getByRole('button', { name: window.t('print.label', 'parts') }).click()
          await page.locator('body[data-printed]').waitFor()
          const sheets = await printed(page)
          const pages = await pagesOf(sheets)
          assert.ok(pages.length > 2, `${pages.length} sheets`)
          const { CIN } = labelsOf('employees', language)
          for (const [at, { width, height, text }] of pages.entries()) {
            assert.ok(width > height, 'lists lie wide')
            assert.ok(says(text, CIN), `no head on sheet ${at + 1}: ${text.slice(0, 300)}`)
            assert.ok(text.includes(`${at + 1}/${pages.length}`), `sheet ${at + 1} has no number`)
            assert.equal(says(text, state), at === 0)
          }
          const all = pages.map(({ text }) => text).join('')
          const { documents } = await everybody(page)
          assert.equal(documents.length, PEOPLE)
          assert.deepEqual(
            documents.map((one) => one.CIN).filter((cin) => !all.includes(cin)),
            [],
          )
          assert.equal(corner(sheets), 255, 'paper is white')
        },
      ))
  }

  test('is also a file of the server’s own: the columns shown, every row', () =>
    inWindow(
      commune,
      { language: 'ar', who: commune.who.hr, from: '/rh-managements?unfit=off&active=off' },
      async (window, page) => {
        await page.getByRole('table').waitFor()
        const pages = await pagesOf(await listOn(window).export('pdf'))
        const { DATN } = labelsOf('employees', 'ar')
        // A head that needs two lines is broken between words, and a writer may keep the lower line first.
        const words = DATN.split(' ')
        assert.deepEqual(
          pages.filter(({ text }) => !words.every((word) => says(text, word))),
          [],
        )
        const all = pages.map(({ text }) => text).join('')
        const { documents } = await everybody(page)
        assert.deepEqual(
          documents.map((one) => one.CIN).filter((cin) => !all.includes(cin)),
          [],
        )
      },
    ))

  test('on a telephone the columns chosen are those of the file too', () =>
    inWindow(
      commune,
      { language: 'ar', theme: 'dark', width: 360, height: 740, who: commune.who.hr, from: '/rh-managements' },
      async (window, page) => {
        const list = listOn(window)
        const { CIN } = labelsOf('employees', 'ar')
        const head = async () => (await list.export('csv')).toString('utf8').split('\r\n', 1)[0]
        await page.getByRole('button', { name: window.t('table.columns', 'parts') }).waitFor()
        assert.ok((await head()).includes(CIN))
        await list.column(CIN)
        assert.ok(!(await head()).includes(CIN))
      },
    ))
})

/** The documents themselves, as the page's own session reads them. */
function everybody(page) {
  return page.evaluate(async (most) => {
    const queries = [JSON.stringify({ method: 'limit', values: [most] })]
    const url = new URL('/v1/databases/main/collections/employees/documents', location.href)
    for (const [at, query] of queries.entries()) url.searchParams.set(`queries[${at}]`, query)
    const answer = await fetch(url, { headers: { 'x-appwrite-project': 'diwan' } })
    return answer.json()
  }, PEOPLE * 2)
}

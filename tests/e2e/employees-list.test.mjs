// Finding people: who is shown, search in two scripts, filters in the address, columns that follow, files and paper.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { six } from './commune.mjs'
import { labelsOf, listOn, wordOf } from './list.mjs'
import { settled } from './settled.mjs'
import { address, inWindow as tell } from './story.mjs'

const name = { amal: 'أمل بناني', chaima: 'شيماء الوزاني', elias: 'إلياس العمراني', brahim: 'إبراهيم الإدريسي' }
let commune
before(async () => {
  commune = await six()
})

const usual = [name.chaima, name.elias, name.amal]
const onList = (story, from = '/rh-managements') =>
  tell(commune, { language: 'ar', who: commune.who.administrator, from }, (window, page) =>
    story(listOn(window), window, page),
  )

describe('employees', () => {
  test('active and fit people are shown, youngest first', () => onList((list) => list.shows(usual)))

  test('search finds in French and in Arabic, whatever the case, accents and forms of letters', () =>
    onList(async (list, _, _page) => {
      for (const term of ['CHAIMA', 'ouazz', 'الوزانى', 'شيماء', 'ab1003', '103']) {
        await list.search(term)
        await list.shows([name.chaima])
      }
      await list.search('')
      await list.shows(usual)
    }))

  test('a filter stands in the address, survives a reload, and goes with the back button', () =>
    onList(async (list, { t }, page) => {
      await list.shows(usual)
      await list.choose(
        t('filters.registration.label', 'employees'),
        wordOf('employees', 'ar', 'registrationStatus', 'fullyRegistered'),
      )
      await list.shows([name.amal])
      assert.match(address(page), /registration=fullyRegistered/)
      await page.reload()
      await list.shows([name.amal])
      await page.goBack()
      await list.shows(usual)
      await page.goForward()
      await list.shows([name.amal])
    }))

  test('an address opens as it was shared', () =>
    onList((list) => list.shows([name.brahim, name.amal]), '/rh-managements?service=etat-civil&unfit=off&sort=DATN'))

  test('a column sorts, one way and the other', () =>
    onList(async (list, _, page) => {
      const { CIN } = labelsOf('employees', 'ar')
      await list.sort(CIN)
      await list.shows([name.amal, name.chaima, name.elias])
      await list.sort(CIN)
      await list.shows([name.elias, name.chaima, name.amal])
      assert.match(address(page), /sort=-CIN/)
    }))

  test('nothing found says so, and offers the way out', () =>
    onList(async (list, { t }, page) => {
      await list.search('wxqk')
      await page.getByRole('heading', { name: t('table.nothing', 'parts') }).waitFor()
      await page.getByRole('button', { name: t('table.clearFilters', 'parts'), exact: true }).click()
      await list.shows(usual)
    }))

  test('a row opens its file', () =>
    onList(async (list, _, page) => {
      await list.shows(usual)
      await list.table.getByText(name.elias).click()
      await page.waitForURL('**/rh-managements/employee/elias')
      await page.getByRole('heading', { name: name.elias }).waitFor()
    }))

  test('the CSV holds the filtered rows, for a spreadsheet of this country', () =>
    onList(async (list) => {
      await list.shows(usual)
      const text = (await list.export('csv')).toString('utf8')
      assert.equal(text[0], '\uFEFF')
      const lines = text.slice(1).trim().split('\r\n')
      assert.equal(lines.length, 4)
      assert.ok(lines[0].includes(';'))
      assert.ok(lines.every((line) => !line.includes('Idrissi') && !line.includes('الإدريسي')))
      const book = await list.export('xlsx')
      assert.equal(book.subarray(0, 2).toString('latin1'), 'PK')
    }))
})

describe('what a reader chose', () => {
  test('columns and page size are there in another browser', async () => {
    const { grade } = labelsOf('employees', 'fr')
    await tell(commune, { who: commune.who.administrator, from: '/rh-managements' }, async (window, page) => {
      const list = listOn(window)
      await list.shows(['Chaïma Ouazzani', 'Élias Amrani', 'Amal Bennani'])
      await list.column(grade)
      await list.table.getByRole('columnheader', { name: grade }).waitFor()
      await page.getByLabel(window.t('table.size', 'parts')).selectOption('50')
      await page.waitForURL('**size=50*')
      await settled(page)
    })
    await tell(commune, { who: commune.who.administrator, from: '/rh-managements' }, async (window, page) => {
      await listOn(window).table.getByRole('columnheader', { name: grade }).waitFor()
      assert.equal(await page.getByLabel(window.t('table.size', 'parts')).inputValue(), '50')
      await listOn(window).column(grade)
      await settled(page)
    })
  })
})

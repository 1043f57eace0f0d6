// From a spreadsheet to the screen: the dry run, what is wrong in which row, units that are missing, and a second time.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { folder } from '../rig.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { arrive, assertAccessible } from './browser.mjs'
import { six } from './commune.mjs'
import { listOn, manyOf } from './list.mjs'
import { inWindow as tell } from './story.mjs'

// A title above the header, semicolons, two scripts, one unknown column, one unknown service, and rows that cannot go in.
const SHEET = `Liste du personnel;;;;;;
N° CIN;Nom complet;الاسم الكامل بالعربية;Date de naissance;PPR;Service;Couleur
AR01;Nouvelle Personne;شخص جديد;01/02/1990;601;Travaux;vert
AR02;Autre Personne;شخص آخر;1991-03-04;;Service des Fêtes;
;Sans Carte;بدون بطاقة;;;;
AR01;Encore Elle;هي مرة أخرى;;;;
AR03;Mauvais Jour;يوم خاطئ;31/02/1990;;;
`

let commune
let databases
before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

const byCard = async (CIN) => {
  const query = JSON.stringify({ method: 'equal', attribute: 'CIN', values: [CIN] })
  const found = await databases.listDocuments({ databaseId: 'main', collectionId: 'employees', queries: [query] })
  return found.documents[0]
}

const inWindow = (story) =>
  tell(commune, { language: 'ar', who: commune.who.administrator, from: '/rh-managements' }, story)
const say = (window) => (key, values) => window.t(key, 'imports', values)
const open = async ({ page, t }, name) => {
  const path = join(folder(), name)
  writeFileSync(path, `\uFEFF${SHEET}`)
  await page.getByRole('button', { name: t('action', 'imports') }).click()
  await page.locator('input[type=file]').setInputFiles(path)
  return page.getByRole('dialog', { name: t('title', 'imports', { many: manyOf('employees', 'ar') }) })
}
/** Waits for the counts of the report: rows, created, updated, unchanged, refused. */
const counts = (page, wanted) =>
  until(
    `counts ${wanted}`,
    () => page.locator('[role=dialog] dl').first().locator('dd').allTextContents(),
    (shown) => shown.join(' ') === wanted,
  )

describe('importing', () => {
  test('the dry run says what would happen, row by row, and changes nothing', () =>
    inWindow(async (window, page) => {
      const dialog = await open(window, 'personnel.csv')
      const texts = say(window)
      await dialog.getByText(texts('missing')).waitFor()
      await dialog.getByText('Service des Fêtes').first().waitFor()
      await dialog.getByText('Couleur').first().waitFor()
      const report = dialog.getByRole('region', { name: texts('report') })
      for (const row of ['5', '6', '7']) await report.getByRole('cell', { name: row, exact: true }).first().waitFor()
      await report.getByRole('cell', { name: '31/02/1990' }).waitFor()
      await assertAccessible(page, 'the import report')
      assert.equal(await byCard('AR01'), undefined)
    }))

  test('good rows go in, bad ones do not, and the report can be kept', () =>
    inWindow(async (window, page) => {
      const dialog = await open(window, 'personnel.csv')
      const texts = say(window)
      await dialog.getByRole('button', { name: texts('createUnits') }).click()
      await dialog.getByText(texts('unitsToCreate')).waitFor()
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: texts('download') }).click()
      assert.match((await download).suggestedFilename(), /\.csv$/)
      await dialog.getByRole('button', { name: texts('apply') }).click()
      await dialog.getByText(texts('applied')).waitFor()
      await dialog.getByRole('button', { name: texts('close') }).click()
      await listOn(window).search('AR01')
      await listOn(window).shows(['شخص جديد'])
      const [first, second, third] = await Promise.all([1, 2, 3].map((row) => byCard(`AR0${row}`)))
      assert.equal(first.serviceId, 'travaux')
      assert.equal(first.DATN, '1990-02-01T00:00:00.000+00:00')
      assert.ok(second.serviceId)
      assert.equal(third, undefined)
    }))

  test('the same file a second time changes nothing', () =>
    inWindow(async (window, page) => {
      const before = await byCard('AR01')
      const dialog = await open(window, 'personnel.csv')
      const texts = say(window)
      await dialog.getByText(texts('nothing')).waitFor()
      assert.ok(await dialog.getByRole('button', { name: texts('apply') }).isDisabled())
      await counts(page, '5 0 0 2 3')
      assert.equal((await byCard('AR01')).$updatedAt, before.$updatedAt)
    }))

  /** Whether the ledger of leave has begun for somebody: from then on their file is never deleted. */
  const hasLedger = async (employeeId) => {
    const query = JSON.stringify({ method: 'equal', attribute: 'employeeId', values: [employeeId] })
    const found = await databases.listDocuments({ databaseId: 'main', collectionId: 'leaveRecords', queries: [query] })
    return found.total > 0
  }

  test('an import is undone as far as nothing rests on it, and the list of imports says when', () =>
    inWindow(async (window, page) => {
      const texts = say(window)
      const path = join(folder(), 'erreur.csv')
      writeFileSync(
        path,
        '\uFEFFN° CIN;Nom complet;الاسم الكامل بالعربية;Téléphone\nAR71;Trop Tôt;سابق لأوانه;\nAR01;;;0611223344\n',
      )
      await page.getByRole('button', { name: window.t('action', 'imports') }).click()
      await page.locator('input[type=file]').setInputFiles(path)
      const dialog = page.getByRole('dialog', {
        name: window.t('title', 'imports', { many: manyOf('employees', 'ar') }),
      })
      await dialog.getByRole('button', { name: texts('apply') }).click()
      await dialog.getByText(texts('applied')).waitFor()
      const made = await byCard('AR71')
      await until('the first days of leave', () => hasLedger(made.$id), Boolean)

      await dialog.getByRole('button', { name: texts('undo.action') }).click()
      const question = page.getByRole('dialog', { name: texts('undo.title', { file: 'erreur.csv' }) })
      await until(
        'what would come of it',
        () => question.locator('dl dd').allTextContents(),
        (shown) => shown.join(' ') === '0 1 0 1',
      )
      await question.getByText('سابق لأوانه').waitFor()
      await question.getByText(manyOf('leaveRecords', 'ar')).waitFor()
      assert.equal((await byCard('AR01')).phone, '+212611223344', 'it is only asked')
      await question.getByRole('button', { name: texts('undo.confirm') }).click()
      await question.getByText(texts('undo.done')).waitFor()
      await assertAccessible(page, 'an import that is undone')
      assert.ok(await byCard('AR71'), 'whoever has a ledger stays')
      assert.equal((await byCard('AR01')).phone, null)

      await arrive(window, '/settings/imports')
      await page.getByRole('link', { name: 'erreur.csv' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'erreur.csv' }).waitFor()
      await page.getByText(texts('runs.groups.undone'), { exact: true }).waitFor()
      await assertAccessible(page, 'the record of an import')
    }))

  test('what was said of a column is known of the next file that looks like it', () =>
    inWindow(async (window, page) => {
      const texts = say(window)
      const read = async (card) => {
        const path = join(folder(), `${card}.csv`)
        writeFileSync(
          path,
          `\uFEFFN° CIN;Nom complet;الاسم الكامل بالعربية;Remarque du chef\n${card};Une Personne;شخص;${card} est là\n`,
        )
        await page.getByRole('button', { name: window.t('action', 'imports') }).click()
        await page.locator('input[type=file]').setInputFiles(path)
        return page.getByRole('dialog', { name: window.t('title', 'imports', { many: manyOf('employees', 'ar') }) })
      }
      const finish = async (dialog) => {
        await dialog.getByRole('button', { name: texts('apply') }).click()
        await dialog.getByText(texts('applied')).waitFor()
        await dialog.getByRole('button', { name: texts('close') }).click()
      }
      const first = await read('AR51')
      const said = first.getByLabel('Remarque du chef')
      assert.equal(await said.inputValue(), '')
      await said.selectOption('notes')
      await first.getByRole('button', { name: texts('again') }).click()
      await counts(page, '1 1 0 0 0')
      await finish(first)
      const second = await read('AR52')
      await counts(page, '1 1 0 0 0')
      assert.equal(await second.getByLabel('Remarque du chef').inputValue(), 'notes')
      await finish(second)
      const [one, other] = await Promise.all(['AR51', 'AR52'].map(byCard))
      assert.deepEqual([one.notes, other.notes], ['AR51 est là', 'AR52 est là'])
    }))

  test('something that is no spreadsheet is answered, not swallowed', () =>
    inWindow(async (window, page) => {
      const path = join(folder(), 'photo.xlsx')
      writeFileSync(path, Buffer.from('PK\u0003\u0004 not a workbook'))
      await page.getByRole('button', { name: window.t('action', 'imports') }).click()
      await page.locator('input[type=file]').setInputFiles(path)
      await page.getByRole('alert').getByText(say(window)('failed')).waitFor()
    }))
})

// A certificate from the file of an employee to the phone of whoever holds it: issued, read, checked, compared, taken back.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, open } from './browser.mjs'
import { listRanks, nameCommune, six } from './commune.mjs'
import { delivered } from './issue.mjs'
import { wordOf } from './list.mjs'
import { codesOn } from './pdf.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const TAB = '/rh-managements/employee/amal?tab=papers'
const look = { language: 'ar', theme: 'dark', width: 360 }
const ending = (how) => actLabel(look.language, 'authenticDocuments', `papers.${how}`)

describe('a certificate', () => {
  let commune
  let paper
  before(async () => {
    commune = await six()
    const { databases } = keyed(commune.endpoint, commune.key)
    await nameCommune(databases)
    await listRanks(databases)
  })
  const told = (story) =>
    inWindow(commune, { ...look, who: commune.who.administrator, from: TAB }, (window, page) =>
      story((key, values) => window.t(key, 'papers', values), page, window),
    )
  /** The page behind the code, as a stranger sees it. */
  const checked = async (address, story) => {
    const guest = await open(commune, look)
    try {
      await guest.page.goto(address)
      await story((key, values) => guest.t(key, 'verify', values), guest.page)
      assert.deepEqual(guest.problems, [])
    } finally {
      await guest.close()
    }
  }

  test('is issued under a number, and read, saved and listed at once', () =>
    told(async (t, page, window) => {
      await page.getByText(t('issued.empty.title')).waitFor()
      await page
        .getByRole('button', { name: actLabel(look.language, 'employees', 'employees.certificate'), exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: t('kinds.work_certificate') }).check()
      await assertAccessible(page, 'which paper')
      const title = `${t('kinds.work_certificate')} 1/${new Date().getFullYear()}`
      paper = await delivered(window, title)
      assert.equal(paper.subarray(0, 5).toString(), '%PDF-')
      await assertAccessible(page, 'a paper that was issued')
      await page.keyboard.press('Escape')

      const line = page.getByRole('listitem').filter({ hasText: t('kinds.work_certificate') })
      await line.getByText(wordOf('authenticDocuments', look.language, 'state', 'valid')).waitFor()
      await line.getByRole('button', { name: t('paper.openNamed', { title }) }).click()
      await page.locator('[data-drawn]').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await assertAccessible(page, 'the papers of an employee')
      await assertFits(page, 'the papers of an employee')
    }))

  test('leads by its code to the page that says it is genuine, where its file is compared', () =>
    checked(codesOn(paper)[0], async (t, page) => {
      await page.getByRole('heading', { name: t('verdict.valid.title') }).waitFor()
      await page.getByText('أ***').first().waitFor()
      await assertAccessible(page, 'a genuine paper')
      await assertFits(page, 'a genuine paper')
      // The page asks at times of its own whether the server is there.
      const sent = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname !== '/status') sent.push(request.url())
      })
      const compare = async (file, buffer, says) => {
        await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'application/pdf', buffer })
        await page.getByText(t(says)).waitFor()
      }
      await compare('original.pdf', paper, 'file.same.title')
      const other = Buffer.from(paper)
      other[other.length - 20] ^= 1
      await compare('changed.pdf', other, 'file.differs.title')
      await assertAccessible(page, 'a file that differs')
      await compare('photo.pdf', Buffer.from('a photo'), 'file.notPdf.title')
      assert.deepEqual(sent, [])
    }))

  test('is replaced for a reason, and its code says by which', () =>
    told(async (t, page, window) => {
      const line = page
        .getByRole('listitem')
        .filter({ hasText: wordOf('authenticDocuments', look.language, 'state', 'valid') })
      await line.getByRole('button', { name: t('paper.more', { title: '' }).trim() }).click()
      await page.getByRole('menuitem', { name: ending('replace') }).click()
      const dialog = page.getByRole('dialog')
      const act = dialog.getByRole('button', { name: ending('replace'), exact: true })
      await act.click()
      await dialog.getByText(window.t('required')).waitFor()
      await dialog.getByRole('textbox', { name: t('ending.reason') }).fill('Grade corrigé')
      await assertAccessible(page, 'why a paper is replaced')
      await act.click()
      await page
        .getByRole('listitem')
        .filter({ hasText: wordOf('authenticDocuments', look.language, 'state', 'replaced') })
        .getByText('Grade corrigé')
        .waitFor()
      await checked(codesOn(paper)[0], async (says, seen) => {
        await seen.getByRole('heading', { name: says('verdict.replaced.title') }).waitFor()
        await seen.getByRole('link', { name: says('successor') }).click()
        await seen.getByRole('heading', { name: says('verdict.valid.title') }).waitFor()
      })
    }))

  test('is cancelled for a reason, and keeps its number', () =>
    told(async (t, page) => {
      const line = page
        .getByRole('listitem')
        .filter({ hasText: wordOf('authenticDocuments', look.language, 'state', 'valid') })
      await line.getByRole('button', { name: t('paper.more', { title: '' }).trim() }).click()
      await page.getByRole('menuitem', { name: ending('cancel') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t('ending.reason') }).fill('Délivré par erreur')
      await dialog.getByRole('button', { name: ending('cancel'), exact: true }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: wordOf('authenticDocuments', look.language, 'state', 'cancelled') })
        .getByText('Délivré par erreur')
        .waitFor()
      assert.equal(
        await page
          .getByRole('listitem')
          .filter({ hasText: wordOf('authenticDocuments', look.language, 'state', 'valid') })
          .count(),
        0,
      )
    }))
})

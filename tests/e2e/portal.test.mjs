// What employees find of themselves on a phone: they land there, read a letter and reply to it, and justify absences.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, open, signedIn, signIn } from './browser.mjs'
import { employed, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { pdfOf } from './samples.mjs'
import { address, inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const AMAL = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
const PHONE = { language: 'fr', width: 360 }
const DAY = 86_400_000
let commune
let databases

/** The day so many days before today, as the wire writes it. */
const daysAgo = (days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
const proof = (name) => ({ name, mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) })
const create = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const stored = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await employed(commune, databases, AMAL, 'amal')
  const letter = { persoActifId: 'amal', date: daysAgo(3), kind: 'explanation_request', absent: true }
  await create('warnings', 'letter', { ...letter, reason: 'Absence constatée sans autorisation' })
  await create('absences', 'first', { employeeId: 'amal', date: daysAgo(5), minutes: 450 })
  await create('absences', 'second', { employeeId: 'amal', date: daysAgo(4), minutes: 450 })
  await create('absences', 'of-another', { employeeId: 'chaima', date: daysAgo(4), minutes: 450 })
})

/** What the server answers to somebody who is signed in. */
async function asks(who, method, path, data) {
  const window = await open(commune)
  await signedIn(window, who)
  const answer = await window.context.request[method](path, { headers: { 'x-appwrite-project': PROJECT }, data })
  assert.ok(answer.ok(), await answer.text())
  const said = await answer.json()
  await window.close()
  return said
}

test('an employee lands on their own page, where a letter is read and replied to with a file', async () => {
  await asks(commune.who.administrator, 'post', '/v1/actions/warnings.print', { id: 'letter', language: 'fr' })
  const { documents } = await asks(AMAL, 'get', '/v1/databases/main/collections/notifications/documents')
  const told = documents.find(({ kind }) => kind === 'warnings.issued')
  assert.equal(told.link, '/employee-portail?tab=letters&letter=letter')

  await inWindow(commune, PHONE, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'portal', values)
    await signIn(window, AMAL)
    await page.getByRole('heading', { level: 1, name: text('title') }).waitFor()
    assert.equal(address(page), '/employee-portail')
    await page
      .getByRole('region', { name: t('own.title', 'leave') })
      .locator('strong')
      .waitFor()
    await page.getByRole('tab', { name: text('tabs.attendance') }).click()
    await page.getByText(String(new Date().getFullYear())).first().waitFor()
    await assertAccessible(page, 'the attendance of an employee')
    await assertFits(page, 'the attendance of an employee')

    await page.getByRole('link', { name: text('waiting.letters_one', { count: 1 }) }).click()
    const letters = page.getByRole('list', { name: text('tabs.letters') }).getByRole('listitem')
    await letters.getByText('Absence constatée sans autorisation').waitFor()
    assert.equal(await letters.count(), 1)
    await letters.getByRole('button', { name: t('paper.open', 'papers') }).waitFor({ timeout: 30_000 })
    await assertAccessible(page, 'the letters of an employee')
    await assertFits(page, 'the letters of an employee')

    const acknowledge = actLabel('fr', 'warnings', 'warnings.acknowledge')
    const reply = actLabel('fr', 'warnings', 'warnings.dispute')
    await letters.getByRole('button', { name: acknowledge }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: acknowledge }).click()
    await dialog.waitFor({ state: 'detached' })
    await letters
      .getByText(wordOf('warnings', 'fr', 'status', 'acknowledged'))
      .first()
      .waitFor()

    await letters.getByRole('button', { name: reply }).click()
    await formOn({ page: dialog, t }, labelsOf('warnings', 'fr')).fill('response', 'J’étais à la préfecture')
    await dialog.locator('input[type=file]').setInputFiles(proof('convocation.pdf'))
    await dialog.getByText('convocation.pdf').waitFor()
    await assertAccessible(page, 'the reply to a letter')
    await dialog.getByRole('button', { name: reply }).click()
    await dialog.waitFor({ state: 'detached' })
    await letters.getByText('convocation.pdf').waitFor()
    await letters.getByRole('button', { name: reply }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: text('waiting.letters_one', { count: 1 }) }).waitFor({ state: 'detached' })
  })
  const { status, response, replyFileId } = await stored('warnings', 'letter')
  assert.deepEqual([status, response], ['disputed', 'J’étais à la préfecture'])
  assert.ok(replyFileId)
})

test('a decision and its reason stand on the page of whom it is about, to which the notification leads', async () => {
  const decision = { id: 'letter', decision: 'upheld', reason: 'Aucun ordre de mission à cette date' }
  await asks(commune.who.administrator, 'post', '/v1/actions/warnings.decide', decision)
  const { documents } = await asks(AMAL, 'get', '/v1/databases/main/collections/notifications/documents')
  const { link } = documents.find(({ kind }) => kind === 'warnings.upheld')
  await inWindow(commune, { ...PHONE, language: 'ar', theme: 'dark', who: AMAL, from: link }, async (_, page) => {
    await page.getByText('Aucun ordre de mission à cette date').waitFor()
    await assertAccessible(page, 'a letter that was decided on')
    await assertFits(page, 'a letter that was decided on')
  })
})

test('an employee justifies several absences of their own at once', async () => {
  const from = '/employee-portail?tab=absences'
  await inWindow(commune, { ...PHONE, who: AMAL, from }, async (window, page) => {
    const { t } = window
    const absences = page.getByRole('list', { name: t('tabs.absences', 'portal') }).getByRole('listitem')
    await absences.nth(1).waitFor()
    assert.equal(await absences.count(), 2, 'of nobody else')
    await assertFits(page, 'the absences of an employee')
    for (const box of await absences.getByRole('checkbox').all()) await box.check()
    await assertAccessible(page, 'the absences of an employee')
    await page.getByRole('button', { name: t('justify.chosen_other', 'portal', { count: 2 }) }).click()
    const dialog = page.getByRole('dialog')
    const form = formOn({ page: dialog, t }, labelsOf('absences', 'fr'))
    await form.box('reason').first().click()
    await page.getByRole('option', { name: wordOf('absences', 'fr', 'reason', 'mission'), exact: true }).click()
    await form.fill('explanation', 'Réunion à Rabat')
    await dialog.locator('input[type=file]').setInputFiles(proof('ordre.pdf'))
    await dialog.getByText('ordre.pdf').waitFor()
    await dialog.getByRole('button', { name: t('justify.action', 'absences') }).click()
    await dialog.waitFor({ state: 'detached' })
    await absences
      .nth(1)
      .getByText(wordOf('absences', 'fr', 'justification', 'submitted'))
      .waitFor()
    await assertFits(page, 'absences that are justified')
  })
  for (const id of ['first', 'second']) {
    // What may tell of health opens to the person, and to no key.
    const path = `/v1/databases/main/collections/absences/documents/${id}`
    const { justification, explanation, fileId } = await asks(AMAL, 'get', path)
    assert.deepEqual([justification, explanation, Boolean(fileId)], ['submitted', 'Réunion à Rabat', true])
  }
})

test('every part of the portal fits the narrowest phone, in Arabic at night', async () => {
  const narrow = { language: 'ar', theme: 'dark', width: 320, who: AMAL, from: '/employee-portail' }
  await inWindow(commune, narrow, async (window, page) => {
    const { t } = window
    await page
      .getByRole('region', { name: t('own.title', 'leave') })
      .locator('strong')
      .waitFor()
    const parts = ['home', 'approvals', 'attendance', 'absences', 'letters', 'contact', 'exits']
    for (const part of parts) {
      await page.goto(`/employee-portail?tab=${part}`)
      await page.getByRole('tab', { name: t(`tabs.${part}`, 'portal'), selected: true }).waitFor()
      await assertAccessible(page, `the portal, ${part}`)
      await assertFits(page, `the portal, ${part}`)
    }
    for (const own of ['leaves', 'leaves/new', 'leaves?tab=calendar', 'documents']) {
      await page.goto(`/employee-portail/${own}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await assertAccessible(page, own)
      await assertFits(page, own)
    }
  })
})

test('who has no file is told so', () =>
  inWindow(commune, { ...PHONE, who: commune.who.administrator, from: '/employee-portail' }, async ({ t }, page) => {
    await page.getByText(t('noFile.title', 'portal')).waitFor()
    for (const own of ['leaves', 'leaves/new']) {
      await page.goto(`/employee-portail/${own}`)
      await page.getByText(t('own.noFile.title', 'leave')).waitFor()
    }
  }))

// A document that an employee asks for on a phone, as far as its signed copy, which anybody checks; and a correction of how
// they are reached.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, open } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const AMAL = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
const BRAHIM = { username: 'brahim', email: 'brahim@commune.example', password: 'Une-phrase-longue-8' }
const PHONE = { language: 'fr', width: 360, who: AMAL }
const WORK = wordOf('documentRequests', 'fr', 'type', 'work_certificate')
const step = (name) => wordOf('documentRequests', 'fr', 'step', name)
const YEAR = new Date().getFullYear()
let commune
let databases
let docId
let signedCopy

const stored = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
  await employed(commune, databases, AMAL, 'amal')
  await employed(commune, databases, BRAHIM, 'brahim')
  const signs = { employeeId: 'brahim', nameFr: 'Brahim Idrissi', nameAr: 'إبراهيم الإدريسي', kinds: [] }
  const act = { mode: 'delegation', actNumber: '12', actDate: `${YEAR}-01-01` }
  const quality = { qualityFr: 'Directeur des services', qualityAr: 'مدير المصالح' }
  const data = { key: 'org.signatories', value: [{ ...signs, ...act, ...quality }] }
  await databases.createDocument({ databaseId: 'main', collectionId: 'settings', documentId: 'signatories', data })
})

test('an employee asks on a phone and has a receipt at once', async () => {
  await inWindow(commune, { ...PHONE, from: '/employee-portail' }, async (window, page) => {
    const { t } = window
    await page
      .getByRole('navigation', { name: t('menu.portal', 'shell') })
      .getByRole('link', { name: t('menu.requests', 'shell') })
      .click()
    await page.getByText(t('none.documentRequests.title', 'portal')).waitFor()
    await page.getByRole('button', { name: t('submit.open', 'requests') }).click()
    const dialog = page.getByRole('dialog')
    const form = formOn({ page, t }, labelsOf('documentRequests', 'fr'))
    await form.choose('type', WORK)
    await form.fill('reason', 'Dossier de crédit logement')
    await assertAccessible(page, 'asking for a document')
    await dialog.getByRole('button', { name: t('submit.action', 'requests') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(t('submit.done', 'requests', { number: `1/${YEAR}` })).waitFor()
    const request = page
      .getByRole('list', { name: t('own.title', 'requests') })
      .getByRole('listitem')
      .first()
    await request.getByText('Dossier de crédit logement').waitFor()
    await request.locator('[aria-current=step]').getByText(step('submitted')).waitFor()
    await assertAccessible(page, 'own requests')
    await assertFits(page, 'own requests')
  })
})

test('the desk makes the paper', async () => {
  const HR = { language: 'fr', width: 1280, who: commune.who.administrator, from: '/rhDocuments' }
  await inWindow(commune, HR, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'requests', values)
    await page.getByRole('table').getByText(`1/${YEAR}`).first().waitFor()
    await assertAccessible(page, 'the queue of documents')
    await page
      .getByRole('table')
      .getByRole('link', { name: `1/${YEAR}` })
      .first()
      .click()
    await page.getByRole('button', { name: actLabel('fr', 'documentRequests', 'documentRequests.generate') }).click()
    await page.getByText(text('generate.done', { number: `1/${YEAR}` })).waitFor()
  })
})

test('whoever signs for the office signs it with the password, without any right of the desk', async () => {
  const from = '/employee-portail?tab=approvals'
  await inWindow(commune, { language: 'fr', width: 1280, who: BRAHIM, from }, async (window, page) => {
    const { t } = window
    const waiting = page.getByRole('list', { name: t('title', 'approvals') })
    const pane = page.getByRole('region', { name: t('pane', 'approvals') })
    await waiting.getByText(WORK).waitFor()
    await waiting.getByText((await stored('employees', 'amal')).fullNameFr).waitFor()
    await assertAccessible(page, 'what waits to be signed')
    await assertFits(page, 'what waits to be signed')
    await pane.getByRole('button', { name: t('sign.action', 'approvals'), exact: true }).click()
    const gate = page.getByRole('dialog', { name: t('title', 'signing') })
    const password = gate.getByLabel(t('password', 'signing'), { exact: true })
    await password.fill('not the password')
    await gate.getByRole('button', { name: t('open', 'signing') }).click()
    await gate.getByText(t('wrong', 'signing')).waitFor()
    await password.fill(BRAHIM.password)
    await gate.getByRole('button', { name: t('open', 'signing') }).click()
    await gate.waitFor({ state: 'detached' })
    await waiting.waitFor({ state: 'detached' })
  })
})

test('the desk hands over what is signed', async () => {
  const HR = { language: 'fr', width: 1280, who: commune.who.administrator, from: '/rhDocuments' }
  await inWindow(commune, HR, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'requests', values)
    await page
      .getByRole('table')
      .getByRole('link', { name: `1/${YEAR}` })
      .first()
      .click()
    await page.getByText(t('copies.signed', 'papers'), { exact: true }).waitFor()
    await assertAccessible(page, 'a request whose paper is signed')
    await page.getByRole('button', { name: actLabel('fr', 'documentRequests', 'documentRequests.deliver') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: actLabel('fr', 'documentRequests', 'documentRequests.deliver') })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: actLabel('fr', 'documentRequests', 'documentRequests.deliver') })
      .waitFor({ state: 'detached' })
    await page.goto('/rhDocuments?tab=delays')
    await page
      .getByRole('group', { name: text('delays.types') })
      .getByText(WORK)
      .waitFor()
    await assertAccessible(page, 'the delays of documents')
  })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'documentRequests' })
  const [request] = documents
  assert.deepEqual([request.step, request.refNumber, request.signedByHand], ['delivered', `1/${YEAR}`, false])
  docId = request.docId
})

test('the employee has both copies, and a stranger learns who signed', async () => {
  await inWindow(commune, { ...PHONE, from: '/employee-portail/documents' }, async (window, page) => {
    const { t } = window
    const request = page
      .getByRole('list', { name: t('own.title', 'requests') })
      .getByRole('listitem')
      .first()
    await request.locator('[aria-current=step]').getByText(step('delivered')).waitFor()
    const named = `${WORK} 1/${YEAR}`
    const title = t('copies.signedName', 'papers', { title: named })
    const link = request.getByRole('link', { name: t('paper.downloadNamed', 'papers', { title }) })
    const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
    signedCopy = readFileSync(await saved.path())
    assert.equal(signedCopy.subarray(0, 5).toString(), '%PDF-')
    await request
      .getByRole('link', { name: t('paper.downloadNamed', 'papers', { title: named }), exact: true })
      .waitFor()
    await assertFits(page, 'a request that is answered')
  })
  const guest = await open(commune, { language: 'fr', width: 360 })
  const { page, t } = guest
  await page.goto(`/verify/${docId}`)
  await page.getByText(t('facts.signedBy', 'verify')).waitFor()
  await page
    .getByText(
      t('facts.onBehalfOf', 'verify', {
        office: `Le Président du Conseil communal, par délégation n° 12 du 01/01/${YEAR}`,
      }),
    )
    .waitFor()
  const file = { name: 'signe.pdf', mimeType: 'application/pdf', buffer: signedCopy }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(t('file.sameSigned.title', 'verify')).waitFor()
  await assertAccessible(page, 'the check of a signed paper')
  await assertFits(page, 'the check of a signed paper')
  assert.deepEqual(guest.problems, [])
  await guest.close()
})

test('a correction of contact data is accepted in part, and the file follows', async () => {
  await inWindow(commune, { ...PHONE, from: '/employee-portail?tab=contact' }, async (window, page) => {
    const { t } = window
    await page.getByRole('button', { name: t('contacts.own.ask', 'requests') }).click()
    const dialog = page.getByRole('dialog')
    const form = formOn({ page: dialog, t }, labelsOf('employees', 'fr'))
    await form.fill('phone', '06 99 88 77 66')
    await form.fill('address', '12, rue des Orangers')
    await dialog.getByRole('button', { name: t('contacts.own.send', 'requests') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(t('contacts.own.waits', 'requests')).waitFor()
    await assertAccessible(page, 'own contact data')
    await assertFits(page, 'own contact data')
  })
  const HR = { language: 'fr', width: 1280, who: commune.who.administrator, from: '/rhDocuments?tab=contacts' }
  await inWindow(commune, HR, async (window, page) => {
    const text = (key, values) => window.t(key, 'requests', values)
    const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'contactChanges' })
    await page.getByRole('table').getByText('+212699887766').waitFor()
    await assertAccessible(page, 'corrections of contact data')
    await page.goto(`/rhDocuments/contacts/${documents[0].$id}`)
    await page.getByRole('button', { name: actLabel('fr', 'contactChanges', 'contactChanges.decide') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(text('contacts.decide.refuse')).nth(1).click()
    await dialog.getByRole('textbox', { name: text('contacts.decide.reason') }).fill('Justificatif manquant')
    await assertAccessible(page, 'a decision on contact data')
    await dialog.getByRole('button', { name: text('contacts.decide.action') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(text('contacts.refused', { reason: 'Justificatif manquant' })).waitFor()
  })
  const { phone, address } = await stored('employees', 'amal')
  assert.deepEqual([phone, address === '12, rue des Orangers'], ['+212699887766', false])
})

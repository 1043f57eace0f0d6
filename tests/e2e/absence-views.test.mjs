// What a late day leads to: figures that name nobody, a letter that is proposed, an absence among its day and its unit, and what the
// head of the unit says of its justification.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { ADMIN, PROJECT } from '../binary.mjs'
import { serveUntilEnd } from '../rig.mjs'
import { Terminal, terminalPort } from '../terminal.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, storeOfSix } from './commune.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { address, inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const BRAHIM = { username: 'brahim', email: 'brahim@commune.example', password: 'Une-phrase-longue-7' }
/** The day before today, on which everybody works here whatever day of the week it is. */
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
let commune
let databases

const allOf = async (collectionId, databaseId = 'main') =>
  (await databases.listDocuments({ databaseId, collectionId })).documents

const some = (collection, database) =>
  until(
    collection,
    () => allOf(collection, database),
    (rows) => rows.length > 0,
  )

before(async () => {
  const { data, key } = await storeOfSix()
  commune = await serveUntilEnd(data, { env: { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' } })
  databases = keyed(commune.endpoint, key).databases
  const create = (collectionId, documentId, row, databaseId = 'main') =>
    databases.createDocument({ databaseId, collectionId, documentId, data: row })
  const hours = { validFrom: '2020-01-01', start: '08:30', end: '16:30', breakMinutes: 30, graceMinutes: 10 }
  const names = { nameFr: 'Horaire normal', nameAr: 'التوقيت العادي' }
  await create('workSchedules', 'normal', { ...names, ...hours, toleratedMinutes: 30, weekdays: [1, 2, 3, 4, 5, 6, 7] })
  const head = { databaseId: 'main', collectionId: 'services', documentId: 'etat-civil' }
  await databases.updateDocument({ ...head, data: { responsible: 'brahim' } })
  await employed(commune, databases, BRAHIM, 'brahim')
  // What is out of service is not waited for: its days are told as they are.
  const out = { outOfServiceFrom: '2020-01-01T00:00:00.000+00:00', outOfServiceReason: 'Essai' }
  const place = { allowed: true, networks: ['127.0.0.0/8'], installedOn: '2020-01-01', ...out }
  await create('devices', 'door', { serialNumber: 'CQZ7230001', nameFr: 'Entrée', ...place }, 'attendance')
  const [terminal, port] = [new Terminal('CQZ7230001'), await terminalPort(commune)]
  await terminal.handshake(port)
  terminal.kept.push(`007\t${day} 09:15:00\t0\t1\t0\t0\n`, `007\t${day} 16:30:00\t1\t1\t0\t0\n`)
  assert.ok(await terminal.push(port))
  // Days are computed by a job that follows the punches, and absences follow days.
  await some('pointages', 'attendance')
  await some('absences')
})

test('statistics count the late day, and name neither the person nor an annexe of few people', () =>
  inWindow(commune, { who: ADMIN, from: `/statistics?from=${day}&to=${day}`, width: 1280 }, async (window, page) => {
    const text = (key) => window.t(key, 'attendance-statistics')
    const table = page.getByRole('group', { name: text('table') })
    const others = table.getByRole('row', { name: new RegExp(text('others').slice(0, 14)) })
    await others.waitFor()
    const cells = await others.getByRole('cell').allTextContents()
    assert.deepEqual(cells.slice(1, 3), ['1', '1'], 'present, and late')
    assert.equal(await page.getByText('Amal').count(), 0)
    await assertAccessible(page, 'statistics of a day')
    await assertFits(page, 'statistics of a day')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: text('excel') }).click()
    assert.match((await downloaded).suggestedFilename(), /\.xlsx$/)
  }))

test('a letter is proposed for the late day and issued, and no more is proposed', () =>
  inWindow(commune, { who: ADMIN, from: '/absence-management?tab=proposals', width: 1280 }, async (window, page) => {
    const text = (key, values) => window.t(key, 'warnings', values)
    const lines = page.getByRole('region', { name: text('proposals.label') }).getByRole('listitem')
    await lines.filter({ hasText: 'Amal Bennani' }).waitFor()
    assert.equal(await lines.count(), 1)
    await assertAccessible(page, 'proposals')
    await assertFits(page, 'proposals')
    const issue = text('proposals.issue_one', { count: 1 })
    assert.equal(await page.getByRole('button', { name: issue }).count(), 0, 'nothing is kept beforehand')
    await page.getByRole('checkbox', { name: text('proposals.keepPerson', { name: 'Amal Bennani' }) }).check()
    await page.getByRole('button', { name: issue }).click()
    const question = page.getByRole('dialog')
    await question.getByText(text('proposals.final'), { exact: false }).waitFor()
    assert.equal((await allOf('warnings')).length, 0, 'nothing is issued before the answer')
    await question.getByRole('button', { name: issue }).click()
    await page.getByText(text('proposals.none')).waitFor()
    const [letter] = await allOf('warnings')
    assert.deepEqual([letter.persoActifId, letter.kind, letter.minutesLate], ['amal', 'notice', 45])
  }))

test('absences are read by day, which leads to those of the day', () =>
  inWindow(commune, { who: ADMIN, from: '/absence-management', width: 1280 }, async (window, page) => {
    const text = (key) => window.t(key, 'absences')
    await page.getByRole('row', { name: /Amal Bennani/ }).waitFor()
    await page.getByText(text('views.day'), { exact: true }).click()
    const table = page.getByRole('table', { name: text('views.day') })
    const row = table.getByRole('row').nth(1)
    await row.waitFor()
    assert.equal(address(page), '/absence-management?by=day')
    const figures = await row.getByRole('cell').allTextContents()
    assert.deepEqual(figures.slice(0, 2), ['1', '0'])
    await assertAccessible(page, 'absences by day')
    await assertFits(page, 'absences by day')
    await row.getByRole('link').click()
    await page.getByRole('row', { name: /Amal Bennani/ }).waitFor()
    assert.equal(address(page), `/absence-management?from=${day}&to=${day}`)
  }))

test('on a phone absences are read by unit, within what the filters leave', () => {
  const phone = { width: 360, language: 'ar', theme: 'dark', who: ADMIN, from: '/absence-management' }
  return inWindow(commune, phone, async (window, page) => {
    const text = (key) => window.t(key, 'absences')
    await page.getByRole('combobox', { name: text('views.label') }).click()
    await page.getByRole('option', { name: text('views.service'), exact: true }).click()
    const table = page.getByRole('table', { name: text('views.service') })
    await table.getByText('الحالة المدنية').waitFor()
    await assertAccessible(page, 'absences by service')
    await assertFits(page, 'absences by service')
    await page.goto('/absence-management?by=service&justification=accepted')
    await page.getByText(text('views.none')).waitFor()
  })
})

test('a head who may not open the list gives an opinion where all that waits for them is', async () => {
  const [absence] = await allOf('absences')
  await inWindow(commune, { who: ADMIN, from: `/absence-management/${absence.$id}` }, async (_, page) => {
    const headers = { 'x-appwrite-project': PROJECT }
    const data = { ids: [absence.$id], reason: 'permission', explanation: 'Réunion à la province' }
    const answer = await page.context().request.post('/v1/actions/absences.justify', { headers, data })
    assert.equal(answer.status(), 200, await answer.text())
  })
  const screen = { who: BRAHIM, from: '/chef-service', width: 360, language: 'ar', theme: 'dark' }
  await inWindow(commune, screen, async (window, page) => {
    const text = (key, values) => window.t(key, 'absences', values)
    const labels = labelsOf('absences', 'ar')
    await page.getByRole('link', { name: text('advise.waiting_one', { count: 1 }) }).click()
    const due = page.getByRole('list', { name: window.t('title', 'approvals') }).getByRole('listitem')
    await due.getByText('أمل بناني').click()
    const advise = actLabel('ar', 'absences', 'absences.advise')
    await page.getByRole('button', { name: advise }).waitFor()
    assert.equal(
      await page.getByText('Réunion à la province').count(),
      0,
      'why is between the person and human resources',
    )
    await assertAccessible(page, 'opinions that wait')
    await assertFits(page, 'opinions that wait')
    await page.getByRole('button', { name: advise }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: labels.opinionNote }).fill('كانت في مهمة')
    await dialog.getByRole('button', { name: advise }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: advise }).waitFor({ state: 'detached' })
  })
  const [advised] = await allOf('absences')
  assert.deepEqual([advised.opinion, advised.opinionNote], ['favourable', 'كانت في مهمة'])
  await inWindow(commune, { who: ADMIN, from: `/absence-management/${absence.$id}`, width: 1280 }, (_, page) =>
    page
      .getByText(wordOf('absences', 'fr', 'opinion', 'favourable'))
      .first()
      .waitFor(),
  )
})

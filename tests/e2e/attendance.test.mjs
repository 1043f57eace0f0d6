// From a finger on a terminal to the day that it makes: how it is explained, set right, and what the month shows of it.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveUntilEnd } from '../rig.mjs'
import { Terminal, terminalPort } from '../terminal.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { storeOfSix } from './commune.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

let commune
/** The day before today, on which everybody works here whatever day of the week it is. */
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

before(async () => {
  const { data, key } = await storeOfSix()
  commune = await serveUntilEnd(data, { env: { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' } })
  const { databases } = keyed(commune.endpoint, key)
  const create = (collectionId, documentId, row, databaseId = 'main') =>
    databases.createDocument({ databaseId, collectionId, documentId, data: row })
  await create('workSchedules', 'normal', {
    nameFr: 'Horaire normal',
    nameAr: 'التوقيت العادي',
    validFrom: '2020-01-01',
    start: '08:30',
    end: '16:30',
    breakMinutes: 30,
    graceMinutes: 10,
    toleratedMinutes: 30,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  })
  const place = { allowed: true, networks: ['127.0.0.0/8'], installedOn: '2020-01-01' }
  await create('devices', 'door', { serialNumber: 'CQZ7230001', nameFr: 'Entrée', ...place }, 'attendance')
  const [terminal, port] = [new Terminal('CQZ7230001'), await terminalPort(commune)]
  await terminal.handshake(port)
  terminal.kept.push(`007\t${day} 09:15:00\t0\t1\t0\t0\n`, `007\t${day} 16:30:00\t1\t1\t0\t0\n`)
  assert.ok(await terminal.push(port))
  const days = { databaseId: 'attendance', collectionId: 'pointages' }
  // Days are computed by a job that follows the punches.
  await until(
    'day of attendance',
    () => databases.listDocuments(days),
    ({ total }) => total > 0,
  )
})

test('a late day says why, is set right with a reason, and the month shows it', () =>
  inWindow(commune, { who: ADMIN, from: `/pointage?status=late&from=${day}`, width: 1280 }, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'attendance', values)
    const correct = (part) => actLabel('fr', 'pointages', 'pointages.correct', part)
    const row = page.getByRole('row', { name: /Amal Bennani/ })
    await row.getByText('09:15').waitFor()
    await row.getByRole('link').first().click()
    await page.waitForURL(/\/pointage\/\w+/)
    await page.getByText(text('why.came_late', { minutes: 45, tolerated: 30 })).waitFor()

    await page.getByRole('button', { name: correct('label') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Première entrée' }).fill('08:30')
    await dialog.getByRole('button', { name: correct('label') }).click()
    await dialog.getByText(t('invalid.required', 'parts')).first().waitFor()
    await dialog.getByRole('textbox', { name: 'Motif' }).fill('Réunion à la province')
    await assertAccessible(page, 'correcting a day')
    await dialog.getByRole('button', { name: correct('label') }).click()
    await page.getByText(correct('done')).waitFor()
    // What it makes of the day is computed after it; the record follows what others write.
    const corrected = page.getByText(new RegExp(text('why.corrected')))
    const main = page.getByRole('main')
    const reloaded = async () => {
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      return { isShown: await corrected.isVisible(), text: await main.textContent() }
    }
    if (!(await corrected.isVisible())) await until('day that is corrected', reloaded, ({ isShown }) => isShown)
    await page.getByText('08:30').first().waitFor()

    await page.goto(`/pointage?tab=month&month=${day.slice(0, 7)}`)
    const line = page.getByRole('row', { name: /Amal Bennani/ })
    await line.getByTitle(text('marks.o')).waitFor()
    await assertAccessible(page, 'the month of everybody')
    await assertFits(page, 'the month of everybody')

    await page.goto(`/pointage?tab=week&week=${day}`)
    const week = page.getByRole('row', { name: /Amal Bennani/ })
    await week.getByText('08:30–16:30').waitFor()
    await assertAccessible(page, 'the week of everybody')
    await assertFits(page, 'the week of everybody')
    await page.getByRole('button', { name: text('week.previous') }).click()
    await page.getByText(text('week.none')).waitFor()

    await page.goto('/rh-managements/employee/amal?tab=attendance')
    await page.getByTitle(new RegExp(`${text('marks.o')}$`)).waitFor()
    await assertAccessible(page, 'the year of a person')
  }))

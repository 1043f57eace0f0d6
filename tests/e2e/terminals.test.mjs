// A terminal at a door: it calls, waits to be allowed, tells who came, and is told what to do; a code that nobody has is
// given to somebody.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { Terminal, terminalPort } from '../terminal.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { storeOfSix } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const LIST = '/pointage/devices'
const BRAHIM = { databaseId: 'main', collectionId: 'employees', documentId: 'brahim' }
let server
let databases
let port
before(async () => {
  const { data, key } = await storeOfSix()
  server = await serveUntilEnd(data, { env: { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' } })
  databases = keyed(server.endpoint, key).databases
  port = await terminalPort(server)
  await databases.updateDocument({ ...BRAHIM, data: { emp_code: null } })
})

const rows = async (collectionId) => {
  const { documents } = await databases.listDocuments({ databaseId: 'attendance', collectionId })
  return documents
}

const CODE = '7702'
const at = (from, story) => inWindow(server, { language: 'ar', width: 360, who: ADMIN, from }, story)
const terminal = new Terminal('E2E1')

describe('a terminal', () => {
  test('it waits in the list until an administrator allows it from its network', () =>
    at('/', async (window, page) => {
      const { t } = window
      await terminal.handshake(port)
      terminal.kept.push(`${CODE}\t2026-03-02 08:01:07\t0\t1\t0\t0\n`)
      assert.equal(await terminal.push(port), false, 'a stranger keeps what it has')
      await page.goto(LIST)
      await page.getByText(terminal.serial).first().waitFor()
      await page.getByText(t('states.waiting', 'devices')).first().waitFor()
      await assertAccessible(page, 'the list of terminals')
      const [device] = (await rows('devices')).filter((one) => one.serialNumber === terminal.serial)
      await page.goto(`${LIST}/${device.$id}/edit`)
      const form = formOn(window, labelsOf('devices', 'ar'))
      const labels = labelsOf('devices', 'ar')
      await form.fill('nameFr', 'Accueil')
      await page.getByRole('switch', { name: labels.allowed }).check({ force: true })
      await form.box('networks').first().fill('127.0.0.1')
      await page.keyboard.press('Enter')
      await form.fill('installedOn', '01/01/2026')
      await page.keyboard.press('Tab')
      await form.save()
      await page.waitForURL(`**${LIST}/${device.$id}`)
      await page.getByText(t('states.connected', 'devices')).waitFor()
      await assertAccessible(page, 'a terminal')
      assert.equal(await terminal.push(port), true)
    }))

  test('a code that nobody has is given to an employee, and its punches with it', () =>
    at(`${LIST}?tab=codes`, async (window, page) => {
      const { t } = window
      await page.getByText(CODE).first().click()
      const assign = (part) => actLabel('ar', 'unknownCodes', 'unknownCodes.assign', part)
      await page.getByRole('button', { name: assign('label') }).click()
      const dialog = page.getByRole('dialog')
      const { fullNameAr: name } = await databases.getDocument(BRAHIM)
      await formOn({ page: dialog, t }, labelsOf('pointageCorrections', 'ar')).box('employeeId').first().fill(name)
      await page.getByRole('option', { name }).first().click()
      await dialog.getByRole('button', { name: assign('label') }).click()
      await page.getByText(assign('done')).waitFor()
      const [punch] = (await rows('punches')).filter((one) => one.emp_code === CODE)
      assert.equal(punch.employeeId, BRAHIM.documentId)
    }))

  test('it is told what to do when it asks next', () =>
    at(LIST, async ({ t }, page) => {
      const [device] = (await rows('devices')).filter((one) => one.serialNumber === terminal.serial)
      await page.goto(`${LIST}/${device.$id}?tab=commands`)
      await page.getByRole('button', { name: t('orders.open', 'devices') }).click()
      await page.getByRole('menuitem', { name: actLabel('ar', 'devices', 'devices.sendNames') }).click()
      await page.getByText(actLabel('ar', 'devices', 'devices.sendNames', 'done')).waitFor()
      const said = await terminal.call(port, 'GET', `getrequest?SN=${terminal.serial}`)
      assert.match(said, /^C:\d+:DATA UPDATE USERINFO PIN=\d+\tName=/)
      const number = /^C:(\d+):/.exec(said)[1]
      await terminal.call(port, 'POST', `devicecmd?SN=${terminal.serial}`, `ID=${number}&Return=0&CMD=DATA\n`)
      const done = (await rows('deviceCommands')).filter((one) => String(one.number) === number)
      assert.equal(done[0].state, 'done')
      await assertAccessible(page, 'the commands of a terminal')
    }))

  test('the file that it wrote to a stick is looked at first, and then taken in', () =>
    at(LIST, async ({ t }, page) => {
      const [device] = (await rows('devices')).filter((one) => one.serialNumber === terminal.serial)
      const path = join(folder(), 'attlog.dat')
      const known = `${CODE}\t2026-03-02 08:01:07\t0\t1\t0\t0`
      writeFileSync(
        path,
        `${known}\r\n${CODE}\t2026-03-03 08:02:00\t0\t1\r\n99${CODE}\t2026-03-04 09:00:00\r\nrubbish\r\n`,
      )
      await page.goto(`${LIST}/${device.$id}`)
      await page.getByRole('button', { name: actLabel('ar', 'devices', 'punches.importFile') }).click()
      await page.locator('input[type=file]').setInputFiles(path)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(`99${CODE}`).waitFor()
      const counts = () => dialog.locator('dd').allTextContents()
      assert.deepEqual(await counts(), ['4', '2', '1', '1', '1'])
      await assertAccessible(page, 'the file of a terminal')
      const ours = async () => (await rows('punches')).filter((one) => one.deviceId === device.$id)
      assert.equal((await ours()).length, 1, 'nothing is written before it is said')
      await dialog.getByRole('button', { name: t('logFile.apply', 'devices') }).click()
      await dialog.getByText(t('applied', 'imports')).waitFor()
      assert.deepEqual(await counts(), ['4', '2', '1', '1', '1'])
      const written = await ours()
      assert.equal(written.length, 3)
      assert.equal(written.find((one) => one.localAt === '2026-03-03 08:02:00').employeeId, BRAHIM.documentId)
      await dialog.getByRole('button', { name: t('another', 'imports') }).click()
      await page.locator('input[type=file]').setInputFiles(path)
      await dialog.getByText(t('logFile.nothing', 'devices')).waitFor()
      assert.ok(await dialog.getByRole('button', { name: t('logFile.apply', 'devices') }).isDisabled())
    }))
})

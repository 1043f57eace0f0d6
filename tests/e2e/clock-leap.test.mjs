// A clock that leaps while the house serves: administrators confirm it, and what was written meanwhile stays marked.
import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { movedClock } from '../moved-clock.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { storeOfSix } from './commune.mjs'
import { inWindow } from './story.mjs'

const MONTH = 30 * 86_400_000
const NORTH = { databaseId: 'main', collectionId: 'annexes', documentId: 'north' }

/** A folder whose program says that the clock of this machine follows no other: on some it does. */
function unsynchronised() {
  const place = folder()
  const program = join(place, 'timedatectl')
  writeFileSync(program, '#!/bin/sh\necho no\n')
  chmodSync(program, 0o755)
  return `${place}:${process.env.PATH}`
}

test('a leap is confirmed by an administrator, and what was written before that is marked in its history', async () => {
  const { data, key } = await storeOfSix()
  const clock = movedClock()
  const server = await serveUntilEnd(data, { env: { ...clock.env, PATH: unsynchronised() } })
  const { databases } = keyed(server.endpoint, key)
  const names = (nameFr) => ({ data: { nameFr, nameAr: 'الشمال' } })
  const isBelieved = async () => {
    const status = await fetch(`${server.url}/status`, { headers: { 'x-appwrite-key': key } })
    return (await status.json()).clock.isBelieved
  }
  await databases.createDocument({ ...NORTH, ...names('Annexe nord') })
  clock.moveTo(new Date(Date.now() + MONTH))
  await databases.updateDocument({ ...NORTH, ...names('Annexe du nord') })
  await until('clock that is not believed', isBelieved, (answer) => answer === false)
  const from = '/settings/administration?tab=jobs'
  await inWindow(server, { who: ADMIN, from, width: 360 }, async (window, page) => {
    const t = (name) => window.t(`jobs.clock.${name}`, 'administration')
    await page.getByText(t('title'), { exact: true }).waitFor()
    await assertAccessible(page, 'a clock that leapt')
    await assertFits(page, 'a clock that leapt')
    await page.getByRole('button', { name: t('confirm'), exact: true }).click()
    await page.getByText(t('title'), { exact: true }).waitFor({ state: 'hidden' })
    await until('clock that is believed', isBelieved, (answer) => answer)
    // What was marked ends with the last entry before it.
    await databases.updateDocument({ ...NORTH, ...names('Annexe Nord') })
    await pass(page, '/annexes/north')
    const marks = page.getByText(window.t('history.clockDoubted', 'parts'), { exact: true })
    await marks.waitFor()
    assert.equal(await marks.count(), 1, 'neither what was written before nor what was written since')
    await assertAccessible(page, 'a history with a mark')
    await assertFits(page, 'a history with a mark')
  })
})

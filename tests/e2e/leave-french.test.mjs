// A leave on its whole way in French: asked for on a phone, approved by the head and by human resources, its decision signed by
// both and checked by a stranger.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { chooseDays } from './leave-days.mjs'
import { assertSignedBy, saveSignedDecision } from './leave-decision.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { inWindow } from './story.mjs'

const someone = (username) => ({ username, email: `${username}@commune.example`, password: 'Une-phrase-longue-7' })
const AMAL = someone('amal')
const BRAHIM = someone('brahim')
const CHAIMA = someone('chaima')
const DAY = 86_400_000
let commune
let databases
let leave

const main = (collectionId, documentId) => ({ databaseId: 'main', collectionId, documentId })

/** A Wednesday that is at least twelve days away. */
function wednesday() {
  const day = new Date(Date.now() + 12 * DAY)
  while (day.getUTCDay() !== 3) day.setTime(day.getTime() + DAY)
  return day.toISOString().slice(0, 10)
}

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
  for (const one of [AMAL, BRAHIM, CHAIMA]) await employed(commune, databases, one, one.username)
  await databases.updateDocument({ ...main('employees', 'amal'), data: { serviceId: 'etat-civil' } })
  await databases.updateDocument({ ...main('services', 'etat-civil'), data: { responsible: 'brahim' } })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
  const chaima = documents.find(({ username }) => username === 'chaima')
  const permissions = ['rh-managements:read', 'rh-managements:approve']
  await databases.updateDocument({ ...main('users', chaima.$id), data: { permissions } })
})

test('an employee asks for leave from the portal on a phone', async () => {
  const phone = { language: 'fr', width: 360, who: AMAL, from: '/employee-portail' }
  await inWindow(commune, phone, async (window, page) => {
    const { t } = window
    const asked = []
    page.on('request', (request) => request.url().includes('/v1/') && asked.push(request.url()))
    await page.reload()
    const card = page.getByRole('region', { name: t('own.title', 'leave') })
    await card.locator('strong').waitFor()
    // And perhaps once more, when the server says that it tells of what is written from then on.
    const portals = asked.filter((url) => url.endsWith('/actions/home.portal')).length
    assert.ok(portals === 1 || portals === 2, `asked ${portals} times`)
    assert.deepEqual(
      asked.filter((url) => /collections\/(?!notifications|settings)\w+\/documents|approvals\.|leaveRe\w+\./.test(url)),
      [],
      'the home of the portal comes in one answer',
    )
    await card.getByRole('link', { name: t('own.askShort', 'leave') }).click()
    const form = formOn({ page, t }, labelsOf('leaveRequests', 'fr'))
    await form.choose('type', 'Permission exceptionnelle')
    await chooseDays(window, wednesday(), wednesday())
    await page.getByText(t('preview.free', 'leave')).waitFor()
    await page.getByRole('button', { name: t('form.send', 'leave') }).click()
    await page.waitForURL(/\/employee-portail\/leaves\/(?!new)[^/]+$/)
    leave = page.url().split('/').at(-1)
    await page.getByText(t('states.withManager', 'leave')).first().waitFor()
    await assertAccessible(page, 'a leave that was sent')
    await assertFits(page, 'a leave that was sent')
    await page.goto('/employee-portail')
    const counts = page.getByRole('list', { name: t('home.counts', 'portal') })
    await counts.locator('[data-status=pending]').getByText('1', { exact: true }).waitFor()
    await assertFits(page, 'the portal with a request')
  })
})

/** Somebody approves what waits for them, once signing was opened by the password. */
async function approve(who, width) {
  await inWindow(
    commune,
    { language: 'fr', width, who, from: '/employee-portail?tab=approvals' },
    async ({ t }, page) => {
      const text = (key, values) => t(key, 'approvals', values)
      const waiting = page.getByRole('list', { name: text('title') }).getByRole('listitem')
      await waiting.first().waitFor()
      assert.equal(await waiting.count(), 1)
      // On a phone the queue stands by itself until something of it is opened.
      if (width < 768) await waiting.getByRole('button').click()
      const pane = page.getByRole('region', { name: text('pane') })
      await pane.getByRole('button', { name: text('approve'), exact: true }).click()
      await page.getByRole('button', { name: text('decide.approved.action') }).click()
      const signing = page.getByRole('dialog', { name: t('title', 'signing') })
      await signing.locator('input[autocomplete="current-password"]').fill(who.password)
      await signing.getByRole('button', { name: t('open', 'signing') }).click()
      await page.getByText(text('none.title')).waitFor()
      await assertAccessible(page, 'nothing that waits')
      await assertFits(page, 'nothing that waits')
    },
  )
  const { status, step } = await databases.getDocument(main('leaveRequests', leave))
  return [status, step]
}

test('the head approves it on a phone, then human resources at their desk', async () => {
  assert.deepEqual(await approve(BRAHIM, 360), ['pending', 'hr'])
  assert.deepEqual(await approve(CHAIMA, 1280), ['approved', 'done'])
})

test('its decision bears both signatures, and a stranger checks it', async () => {
  const signed = await saveSignedDecision(commune, { who: AMAL, language: 'fr', leave })
  assert.equal(signed.bytes.subarray(0, 5).toString(), '%PDF-')
  const names = []
  for (const id of ['brahim', 'chaima']) {
    names.push((await databases.getDocument(main('employees', id))).fullNameFr)
  }
  const office = wordOf('approvals', 'fr', 'managerType', 'head_of_service')
  await assertSignedBy(commune, 'fr', signed, [...names, office])
  const { signedFileId, refNumber } = await databases.getDocument(main('leaveRequests', leave))
  assert.equal(signedFileId, undefined, 'what is signed of a leave is closed to keys')
  assert.match(refNumber, /^\d+\/\d{4}$/)
})

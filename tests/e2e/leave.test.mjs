// A leave that an employee asks for on a phone in Arabic, as far as its signed decision: by the head, then by human resources.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed, signedIn } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { chooseDays, tuesdayIn } from './leave-days.mjs'
import { assertSignedBy, saveSignedDecision } from './leave-decision.mjs'
import { labelsOf } from './list.mjs'
import { inWindow } from './story.mjs'

const someone = (username) => ({ username, email: `${username}@commune.example`, password: 'Une-phrase-longue-7' })
const AMAL = someone('amal')
const BRAHIM = someone('brahim')
const CHAIMA = someone('chaima')
const EXCEPTIONAL = 'رخصة استثنائية'
let commune
let databases
let leave

const main = (collectionId, documentId) => ({ databaseId: 'main', collectionId, documentId })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
  for (const one of [AMAL, BRAHIM, CHAIMA]) await employed(commune, databases, one, one.username)
  // Amal is of the service that Brahim heads; Chaima answers for human resources.
  await databases.updateDocument({ ...main('employees', 'amal'), data: { serviceId: 'etat-civil' } })
  await databases.updateDocument({ ...main('services', 'etat-civil'), data: { responsible: 'brahim' } })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
  const chaima = documents.find(({ username }) => username === 'chaima')
  const permissions = ['rh-managements:read', 'rh-managements:approve']
  await databases.updateDocument({ ...main('users', chaima.$id), data: { permissions } })
})

test('an employee sees what a leave takes, sends it from a phone, and sees whose word it waits for', async () => {
  const phone = { language: 'ar', width: 360, theme: 'dark', who: AMAL, from: '/employee-portail/leaves' }
  await inWindow(commune, phone, async (window, page) => {
    const { t } = window
    await page.getByText(t('none.leaveRequests.title', 'portal')).waitFor()
    await assertAccessible(page, 'own leave')
    await assertFits(page, 'own leave')
    await page.getByRole('link', { name: t('own.ask', 'leave') }).click()
    const form = formOn({ page, t }, labelsOf('leaveRequests', 'ar'))
    await form.choose('type', EXCEPTIONAL)
    await chooseDays(window, tuesdayIn(10), tuesdayIn(10))
    await page.getByText(t('preview.free', 'leave')).waitFor()
    await assertAccessible(page, 'asking for leave')
    await assertFits(page, 'asking for leave')
    await page.getByRole('button', { name: t('form.send', 'leave') }).click()
    await page.waitForURL(/\/employee-portail\/leaves\/(?!new)[^/]+$/)
    leave = page.url().split('/').at(-1)
    await page.getByText(t('states.withManager', 'leave')).first().waitFor()
    const way = page.getByRole('list', { name: t('timeline.title', 'approvals') })
    await way.locator('[aria-current=step]').getByText('إبراهيم').or(way.getByText('Brahim')).first().waitFor()
    await assertAccessible(page, 'a leave of one’s own')
    await assertFits(page, 'a leave of one’s own')
  })
})

test('its head approves it on a narrow phone, once signing was opened by the password', async () => {
  const narrow = { language: 'ar', width: 320, who: BRAHIM, from: '/employee-portail?tab=approvals' }
  await inWindow(commune, narrow, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'approvals', values)
    const waiting = page.getByRole('list', { name: text('title') }).getByRole('listitem')
    await waiting.first().waitFor()
    assert.equal(await waiting.count(), 1)
    await assertAccessible(page, 'what waits for a decision')
    await assertFits(page, 'what waits for a decision')
    await waiting.getByRole('button').click()
    const pane = page.getByRole('region', { name: text('pane') })
    await pane.getByText(EXCEPTIONAL).waitFor()
    await assertAccessible(page, 'what is decided')
    await assertFits(page, 'what is decided')
    await pane.getByRole('button', { name: text('approve'), exact: true }).click()
    await page.getByRole('button', { name: text('decide.approved.action') }).click()
    const signing = page.getByRole('dialog', { name: t('title', 'signing') })
    const password = signing.locator('input[autocomplete="current-password"]')
    await password.fill('Un-autre-mot-8')
    await assertAccessible(page, 'opening signing')
    await signing.getByRole('button', { name: t('open', 'signing') }).click()
    await signing.getByText(t('wrong', 'signing')).waitFor()
    window.problems.splice(0)
    await password.fill(BRAHIM.password)
    await signing.getByRole('button', { name: t('open', 'signing') }).click()
    await page.getByText(text('none.title')).waitFor()
    await page.getByText(t('isOpen', 'signing')).waitFor()
    await assertFits(page, 'signing that is open')
    await page.getByRole('button', { name: t('close', 'signing') }).click()
    await page.getByText(t('isOpen', 'signing')).waitFor({ state: 'detached' })
  })
  const { status, step } = await databases.getDocument(main('leaveRequests', leave))
  assert.deepEqual([status, step], ['pending', 'hr'])
})

test('human resources approve it, and its way says so in words', async () => {
  const desk = { language: 'fr', who: CHAIMA, from: '/employee-portail?tab=approvals' }
  await inWindow(commune, desk, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'approvals', values)
    await page.getByRole('button', { name: text('approve'), exact: true }).click()
    await page.getByRole('button', { name: text('decide.approved.action') }).click()
    const signing = page.getByRole('dialog', { name: t('title', 'signing') })
    await signing.locator('input[autocomplete="current-password"]').fill(CHAIMA.password)
    await signing.getByRole('button', { name: t('open', 'signing') }).click()
    await page.getByText(text('none.title')).waitFor()
    window.problems.splice(0)
  })
  const phone = { language: 'ar', width: 360, who: AMAL, from: `/employee-portail/leaves/${leave}` }
  await inWindow(commune, phone, async ({ t }, page) => {
    await page.getByText(t('states.approved', 'leave')).first().waitFor()
    const way = page.getByRole('list', { name: t('timeline.title', 'approvals') }).getByRole('listitem')
    await way.nth(1).waitFor()
    assert.equal(await way.count(), 2)
    await assertAccessible(page, 'a leave that was approved')
    await assertFits(page, 'a leave that was approved')
    await page.goto('/employee-portail')
    await page
      .getByRole('region', { name: t('own.title', 'leave') })
      .locator('strong')
      .waitFor()
    await assertAccessible(page, 'the portal')
    await assertFits(page, 'the portal')
  })
})

test('its decision bears both signatures in Arabic too, and a stranger checks it', async () => {
  const signed = await saveSignedDecision(commune, { who: AMAL, language: 'ar', leave })
  const names = []
  for (const id of ['brahim', 'chaima']) names.push((await databases.getDocument(main('employees', id))).fullNameAr)
  await assertSignedBy(commune, 'ar', signed, names)
})

test('a request that comes shows on the list that its head has open', async () => {
  const desk = { language: 'fr', who: BRAHIM, from: '/employee-portail?tab=approvals' }
  await inWindow(commune, desk, async ({ t }, page) => {
    await page.getByText(t('none.title', 'approvals')).waitFor()
    const { client } = await signedIn(commune.endpoint, AMAL)
    const submit = new URL(`${commune.endpoint}/actions/leaveRequests.submit`)
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
    const day = tuesdayIn(30)
    const asked = { type: 'exceptional', startDate: day, endDate: day }
    await client.call('post', submit, headers, asked)
    const pane = page.getByRole('region', { name: t('pane', 'approvals') })
    await pane.getByText('Permission exceptionnelle').waitFor()
  })
})

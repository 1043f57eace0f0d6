// What people are told: it arrives by itself, is read, acknowledged and chosen, and is nobody else's.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { Query } from 'node-appwrite'
import { ADMIN, PROJECT } from '../binary.mjs'
import { keyed, refused, signedIn } from '../wire/client.mjs'
import { seed } from '../wire/seed.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { household, person } from './household.mjs'
import { wordOf } from './list.mjs'
import { address, inWindow as tell } from './story.mjs'

const NOTICES = join(import.meta.dirname, '../../web/src/i18n/notices')
const look = { language: 'ar', theme: 'dark' }
const CLERK = person('greffier')
const SETTINGS = '/settings/notifications'
const DAY = 86_400_000
/** So many days from now, as a document holds it. */
const inDays = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const inMain = (collectionId, documentId, data) => ({ databaseId: 'main', collectionId, documentId, data })

let commune
let databases
before(async () => {
  commune = await household([CLERK])
  await seed(commune)
  databases = keyed(commune.endpoint, commune.key).databases
  const queries = [Query.equal('username', CLERK.username)]
  const { documents } = await databases.listDocuments({ ...inMain('users'), queries })
  await databases.updateDocument(inMain('users', documents[0].$id, { persoActif: 'brahim' }))
})

/** Asks for an account, as a stranger does. */
async function signUp(name) {
  const answer = await fetch(`${commune.endpoint}/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT },
    body: JSON.stringify({ userId: 'unique()', ...person(name), username: undefined, name }),
  })
  assert.equal(answer.status, 201, await answer.text())
}

/** A delegation to the clerk: they are asked to acknowledge it. */
const delegate = (id) =>
  databases.createDocument(
    inMain('delegations', id, {
      headEmployeeId: 'amal',
      delegateId: 'brahim',
      from: inDays(0),
      to: inDays(30),
    }),
  )

/** Has a scheduled job done at once. */
async function runJob(job) {
  const { client } = await signedIn(commune.endpoint, ADMIN)
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  await client.call('post', new URL(`${commune.endpoint}/actions/jobRuns.run`), headers, { job })
}

/** A move of the clerk, some days from now. */
const move = (days) =>
  databases.createDocument(
    inMain('assignments', `move-${days}`, {
      type: 'secondment',
      employeeId: 'brahim',
      serviceId: 'travaux',
      startDate: inDays(days),
      endDate: inDays(days + 20),
    }),
  )

/** The centre of a window, as stories speak of it. */
function centre({ page, t, language }) {
  const texts = JSON.parse(readFileSync(join(NOTICES, `${language}.json`), 'utf8'))
  const words = (key, values) => t(key, 'notifications', values)
  const bell = page.getByRole('button', { name: new RegExp(`^${t('bell.open', 'shell')}`) })
  const form = (count) => new Intl.PluralRules(language).select(count)
  return {
    words,
    bell,
    panel: page.getByRole('dialog'),
    /** What a notification of a kind says, with its holes filled. */
    says: (kind, part, values = {}) =>
      kind
        .split('.')
        .reduce((found, name) => found[name], texts)
        [part].replace(/\{\{(\w+)\.\w+\}\}/g, (_, name) => `\u2068${values[name]}\u2069`),
    /** Waits until so many are unread; the button says it to everybody. */
    unread: (count) => {
      const said = count === 0 ? t('bell.open', 'shell') : t(`bell.unread_${form(count)}`, 'shell', { count })
      return page.getByRole('button', { name: said, exact: true }).waitFor()
    },
    button: (key, values) => page.getByRole('button', { name: t(key, 'notifications', values), exact: true }),
    toggle: (name) => page.getByRole('switch', { name, exact: true }),
  }
}

const at = (options, story) =>
  tell(commune, { ...look, ...options }, (window, page) => story(centre(window), page, window))

describe('what people are told', () => {
  test('what happens shows by itself; its subject is opened and it is read', () =>
    at({ who: ADMIN, from: '/profile' }, async (told, page) => {
      await told.bell.waitFor()
      const name = 'candidate'
      await signUp(name)
      await told.unread(1)
      await told.bell.click()
      const subject = told.panel.getByRole('link', { name: told.says('users.waiting', 'title', { name }) })
      await subject.waitFor()
      await assertAccessible(page, 'the centre')
      await subject.click()
      await page.waitForURL(/\/users-management\/[^/]+$/)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await told.unread(0)
    }))

  test('what asks for one’s word stands first until it is given', async () => {
    await delegate('absence')
    await move(40)
    await at({ who: CLERK, from: '/profile', width: 360, height: 740 }, async (told, page) => {
      await told.unread(2)
      await told.bell.click()
      const groups = told.panel.getByRole('heading', { level: 3 })
      assert.match(await groups.first().textContent(), new RegExp(told.words('list.toAcknowledge')))
      await assertAccessible(page, 'the centre on a telephone')
      await assertFits(page, 'the centre on a telephone')
      await told.button('list.acknowledge').click()
      await told.button('list.acknowledge').waitFor({ state: 'detached' })
      assert.doesNotMatch(await groups.first().textContent(), new RegExp(told.words('list.toAcknowledge')))
      await page.keyboard.press('Escape')
      await told.unread(1)
    })
  })

  test('all are marked as read at once, and one alone', async () => {
    await at({ who: CLERK, from: `${SETTINGS}?tab=received` }, async (told, page) => {
      await told.unread(1)
      await move(80)
      await move(120)
      await told.unread(3)
      await page
        .getByRole('button', { name: new RegExp(`^${told.words('list.readNamed', { title: '' }).trim()}`) })
        .first()
        .click()
      await told.unread(2)
      await told.button('list.readAll').click()
      await told.unread(0)
      await page.getByText(told.words('list.onlyUnread'), { exact: true }).click()
      await page.getByText(told.words('list.emptyUnread'), { exact: true }).waitFor()
      assert.equal(address(page), `${SETTINGS}?tab=received&show=unread`)
      await assertAccessible(page, 'nothing unread')
    })
  })

  test('what one is told is nobody else’s, not even an administrator’s', async () => {
    await delegate('secret')
    const mine = await signedIn(commune.endpoint, CLERK)
    const { documents } = await mine.databases.listDocuments(inMain('notifications'))
    const [secret] = documents.filter((one) => one.subjectId === 'secret')
    const other = await signedIn(commune.endpoint, ADMIN)
    const theirs = await other.databases.listDocuments(inMain('notifications'))
    assert.ok(theirs.documents.every((one) => one.$id !== secret.$id))
    await refused(other.databases.getDocument(inMain('notifications', secret.$id)), 'document_not_found', 404)
    await at({ who: ADMIN, from: `${SETTINGS}?tab=received` }, async (told, page) => {
      await page.getByText(told.says('users.waiting', 'title', { name: 'candidate' })).waitFor()
      assert.equal(await page.getByText(told.says('delegations.given', 'title', { head: '' }).slice(0, 8)).count(), 0)
    })
  })

  test('one chooses of what to be told and how, and when not', () =>
    at({ who: CLERK, from: SETTINGS }, async (told, page) => {
      const { words } = told
      const kind = (id) => told.says(id, 'label')
      const inApp = (id) => told.toggle(`${kind(id)} — ${words('kinds.in_app')}`)
      await inApp('assignments.planned').waitFor()
      await assertAccessible(page, SETTINGS)
      assert.ok(await inApp('delegations.given').isDisabled(), 'what asks for one’s word cannot be hidden')
      assert.ok(await inApp('delegations.given').isChecked())
      const saved = () => page.waitForResponse((answer) => answer.url().endsWith('notificationPreferences.save'))
      const change = async (act) => {
        const done = saved()
        await act()
        assert.equal((await done).status(), 200)
      }
      await change(() => inApp('assignments.planned').click({ force: true }))
      await change(() => told.toggle(words('quiet.on')).click({ force: true }))
      const from = page.getByLabel(words('quiet.from'), { exact: true })
      await from.fill('21:15')
      await change(() => from.blur())
      await change(() => page.getByRole('radio', { name: words('digest.weekly') }).click())
      await change(() => page.getByLabel(words('digest.day'), { exact: true }).selectOption('4'))
      await page.reload()
      await inApp('assignments.planned').waitFor()
      assert.ok(!(await inApp('assignments.planned').isChecked()))
      assert.equal(await from.inputValue(), '21:15')
      assert.equal(await page.getByLabel(words('quiet.to'), { exact: true }).inputValue(), '07:30')
      assert.ok(await page.getByRole('radio', { name: words('digest.weekly') }).isChecked())
      assert.equal(await page.getByLabel(words('digest.day'), { exact: true }).inputValue(), '4')
      await assertAccessible(page, 'quiet hours and digest')
    }))

  test('a sender sees what became of what they caused', () =>
    at({ who: CLERK, from: `${SETTINGS}?tab=sent` }, async (told, page) => {
      await page.getByText(told.words('sent.none'), { exact: true }).waitFor()
      const status = await page.evaluate(
        ([url, project]) =>
          fetch('/v1/account/verification', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-appwrite-project': project },
            body: JSON.stringify({ url }),
          }).then((answer) => answer.status),
        [`${commune.url}/verify-email`, PROJECT],
      )
      assert.equal(status, 201)
      await page.reload()
      await page.getByText(CLERK.email).waitFor()
      await page.getByText(wordOf('outbox', look.language, 'state', 'sent'), { exact: true }).waitFor()
      await assertAccessible(page, 'messages sent')
    }))
})

// After the stories that count what an administrator has not read: heads of the park are told too.
test('whoever is told of what they may not open is led nowhere', async () => {
  const [car, plate] = ['held', '41001']
  const made = (collection, data) => databases.createDocument(inMain(collection, `${car}-${collection}`, data))
  await databases.createDocument(inMain('cars', car, { vehicleType: 'car', registrationNumber: plate, brand: 'Dacia' }))
  await made('carAssignments', { carId: car, employeeId: 'brahim', from: inDays(-9) })
  await made('carLegalDocuments', { carsCollection: car, documentType: 'insurance', validUntil: inDays(20) })
  await tell(commune, { ...look, who: CLERK, from: `${SETTINGS}?tab=received` }, async (window, page) => {
    await runJob('deadlines.tell')
    const line = page.getByRole('listitem').filter({ hasText: plate })
    await line.getByRole('button', { name: window.t('list.acknowledge', 'notifications') }).waitFor()
    assert.equal(await line.getByRole('link').count(), 0)
  })
})

// Accounts seen by those who look after them: let in, signed out elsewhere, disabled at once, told by mail.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits, open, signIn } from './browser.mjs'
import { six } from './commune.mjs'
import { totp } from './household.mjs'
import { inWindow as tell } from './story.mjs'
import { actLabel } from './words.mjs'

const LIST = '/users-management'
const PASSWORD = 'Zellige verte de 2026'
let commune
let databases
const update = (collectionId, documentId, data) =>
  databases.updateDocument({ databaseId: 'main', collectionId, documentId, data })

/** Whoever signs up, over the wire; the profile that waits is the answer. */
async function signUp(name) {
  const email = `${name}@commune.example`
  const made = await fetch(`${commune.endpoint}/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' },
    body: JSON.stringify({ userId: name, email, password: PASSWORD, name }),
  })
  assert.equal(made.status, 201)
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
  return documents.find((user) => user.email === email)
}

/** What a list says of somebody: a row, or a card on a phone. */
function cardOrRow(page, text) {
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).first()
}

/** Lets a sign-up in over the wire, though nobody has confirmed its address. */
async function letIn(userId) {
  const answer = await fetch(`${commune.endpoint}/actions/users.accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', 'x-appwrite-key': commune.key },
    body: JSON.stringify({ userId, acceptUnverified: true }),
  })
  assert.equal(answer.status, 200, await answer.text())
}

/** Sets an authenticator up over the wire, and has it asked for from then on. */
async function protect(email) {
  const send = async (method, path, body, cookie = '') => {
    const answer = await fetch(commune.endpoint + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', cookie },
      body: JSON.stringify(body),
    })
    assert.ok(answer.ok, `${method} ${path}: ${answer.status}`)
    return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0], body: await answer.json() }
  }
  const { cookie } = await send('POST', '/account/sessions/email', { email, password: PASSWORD })
  const begun = await send('POST', '/account/mfa/authenticators/totp', {}, cookie)
  await send('PUT', '/account/mfa/authenticators/totp', { otp: totp(begun.body.secret) }, cookie)
  await send('PATCH', '/account/mfa', { mfa: true }, cookie)
}

const read = (documentId) => databases.getDocument({ databaseId: 'main', collectionId: 'users', documentId })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

const look = { language: 'ar', theme: 'dark', width: 360 }
const says = (act, part) => actLabel('ar', 'users', `users.${act}`, part)
const at = (from, story) => tell(commune, { ...look, who: commune.who.administrator, from }, story)

describe('accounts', () => {
  test('a sign-up is accepted with the file that has its address, on a second yes while nobody has confirmed it', async () => {
    await update('employees', 'driss', { email: 'driss@commune.example' })
    const waiting = await signUp('driss')
    assert.equal(waiting.pending, true)
    await at(LIST, async ({ t }, page) => {
      await page.getByRole('link', { name: new RegExp(`^${t('states.pending', 'users')}`) }).click()
      await page.getByText(t('states.unverified', 'users'), { exact: true }).first().waitFor()
      await cardOrRow(page, waiting.email).click()
      await page.getByText(t('states.unverified', 'users'), { exact: true }).first().waitFor()
      await page.getByRole('button', { name: says('accept') }).click()
      const dialog = page.getByRole('dialog', { name: t('accept.title', 'users', { name: 'driss' }) })
      await dialog.getByText(t('accept.sameEmail', 'users')).waitFor()
      await assertAccessible(page, 'accepting a sign-up')
      await assertFits(page, 'accepting a sign-up')
      await dialog.getByRole('button', { name: says('accept') }).click()
      const question = page.getByRole('dialog', { name: t('unverified.title', 'users', { name: 'driss' }) })
      await question.getByText(waiting.email).waitFor()
      await assertAccessible(page, 'the second yes')
      await assertFits(page, 'the second yes')
      await question.getByRole('button', { name: t('cancel') }).click()
      await question.waitFor({ state: 'detached' })
      assert.equal((await read(waiting.$id)).pending, true, 'one yes is not enough')
      await dialog.getByRole('button', { name: says('accept') }).click()
      await question.getByRole('button', { name: t('unverified.accept', 'users') }).click()
      await page.getByText(says('accept', 'done')).waitFor()
      const { pending, persoActif, roles, acceptedUnverified } = await read(waiting.$id)
      assert.deepEqual([pending, persoActif, roles, acceptedUnverified], [false, 'driss', ['employee'], true])
    })
  })

  test('ending a session and disabling sign another browser out', async () => {
    const name = 'agent'
    const { $id } = await signUp(name)
    await letIn($id)
    const person = { email: `${name}@commune.example`, password: PASSWORD }
    await at(`${LIST}/${$id}?tab=sessions`, async ({ t }, page) => {
      const other = await open(commune)
      await signIn(other, person)
      await page.reload()
      await page.getByRole('button', { name: new RegExp(`^${says('endSession')} — `) }).click()
      await assertAccessible(page, 'the sessions of a user')
      await assertFits(page, 'the sessions of a user')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: says('endSession') })
        .click()
      await page.getByText(t('sessions.none', 'users')).waitFor()
      await other.page.reload()
      await signIn(other, person)

      await page.goto(`${LIST}/${$id}`)
      await page.getByRole('button', { name: t('acts.disable', 'users') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('acts.disable', 'users') })
        .click()
      await page.getByRole('button', { name: t('acts.enable', 'users'), exact: true }).waitFor()
      await other.page.reload()
      await other.page.getByRole('button', { name: other.t('signIn.submit') }).waitFor()
      assert.deepEqual(other.problems, [])
      await other.close()

      await page.goto(`${LIST}/${$id}?tab=signIns`)
      await page.getByText(t('signIns.events.session_create', 'users'), { exact: true }).first().waitFor()
      await assertAccessible(page, 'the sign-in log')
      await assertFits(page, 'the sign-in log')
    })
  })

  test('a lost second factor is taken away by an administrator, and the password is enough again', async () => {
    const name = 'careful'
    const { $id, email } = await signUp(name)
    await letIn($id)
    await protect(email)
    await at(`${LIST}/${$id}`, async ({ t }, page) => {
      await page.getByText(t('states.secondFactor', 'users'), { exact: true }).first().waitFor()
      await page.getByRole('button', { name: says('resetSecondFactor') }).click()
      const dialog = page.getByRole('dialog', { name: says('resetSecondFactor', 'title') })
      await assertAccessible(page, 'taking a second factor away')
      await dialog.getByRole('button', { name: says('resetSecondFactor') }).click()
      await page.getByText(says('resetSecondFactor', 'done')).waitFor()
      await page.getByRole('button', { name: says('resetSecondFactor') }).waitFor({ state: 'detached' })
      const other = await open(commune)
      await signIn(other, { email, password: PASSWORD })
      await other.close()
    })
  })

  test('what is deleted with a user is named, and the account goes too', async () => {
    const name = 'gone'
    const { $id } = await signUp(name)
    await at(`${LIST}/${$id}`, async ({ t }, page) => {
      await page.getByRole('button', { name: t('delete.action', 'parts') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('delete.restored', 'users')).waitFor()
      await dialog.getByText(`${name}@commune.example`).first().waitFor()
      await dialog.getByRole('button', { name: t('delete.action', 'parts') }).click()
      await page.waitForURL(`**${LIST}`)
    })
    assert.equal((await signUp(name)).pending, true, 'the address is free again')
  })

  test('a message that no mail server takes stands in the outbox, and can be sent again', () =>
    at('/settings/administration?tab=outbox', async ({ t }, page) => {
      const to = 'essai@commune.example'
      await page.getByText(t('outbox.noServer.title', 'administration')).waitFor()
      await page.getByRole('button', { name: t('outbox.test.action', 'administration') }).click()
      await page.getByRole('textbox', { name: t('outbox.test.to', 'administration') }).fill(to)
      await page.getByRole('button', { name: t('outbox.test.send', 'administration'), exact: true }).click()
      await page.getByText(to).first().waitFor()
      await assertAccessible(page, 'the outbox')
      await assertFits(page, 'the outbox')
      await cardOrRow(page, to).click()
      await page.getByText(t('outbox.mail', 'parts')).waitFor()
      await assertAccessible(page, 'a message')
      await assertFits(page, 'a message')
      await page.getByRole('button', { name: t('outbox.retry', 'administration') }).click()
      await page.getByText(t('outbox.retried_one', 'administration', { count: 1 })).waitFor()
    }))
})

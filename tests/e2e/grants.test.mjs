// Who looks after users without being an administrator: offered what they may give, and nothing else.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { inWindow as tell } from './story.mjs'
import { actLabel } from './words.mjs'

const LIST = '/users-management'
const PASSWORD = 'Zellige verte de 2026'
const CLERK = { email: 'gestion@commune.example', username: 'gestion', password: PASSWORD }
let commune
let hr
let agent

/** Invites over the wire with a password, as a key; the id of the profile. */
async function invite(person) {
  const answer = await fetch(`${commune.endpoint}/actions/users.invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', 'x-appwrite-key': commune.key },
    body: JSON.stringify(person),
  })
  assert.equal(answer.status, 200)
  return (await answer.json()).user.$id
}

before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  const clerk = await invite(CLERK)
  const permissions = ['users-management:*', 'annexes:read']
  await databases.updateDocument({
    databaseId: 'main',
    collectionId: 'users',
    documentId: clerk,
    data: { permissions },
  })
  hr = await invite({ email: 'rh@commune.example', username: 'rh', password: PASSWORD, roles: ['hr'] })
  agent = await invite({ email: 'agent@commune.example', username: 'agent', password: PASSWORD, roles: ['employee'] })
})

const look = { language: 'ar', theme: 'dark', width: 360 }
const says = (act) => actLabel('ar', 'users', `users.${act}`)
const as = (who, from, story, more) => tell(commune, { ...look, who, from, ...more }, story)

describe('giving rights', () => {
  test('an invitation offers the roles and the accesses that its writer may give', () =>
    as(CLERK, `${LIST}/new`, async ({ t }, page) => {
      const label = labelsOf('users', 'ar')
      await page.getByRole('combobox', { name: label.roles }).or(page.getByLabel(label.roles)).first().click()
      // Beneath its name an option bears that in the other language.
      const option = (name) => page.getByRole('option').filter({ hasText: name })
      await option('موظف(ة)').first().waitFor()
      assert.equal(await option('الموارد البشرية').count(), 0)
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: label.auth }).or(page.getByLabel(label.auth)).first().click()
      await page.getByRole('option', { name: t('menu.users', 'shell'), exact: true }).waitFor()
      assert.equal(await page.getByRole('option', { name: t('menu.employees', 'shell'), exact: true }).count(), 0)
      assert.equal(await page.getByRole('option', { name: t('words.admin', 'users'), exact: true }).count(), 0)
    }))

  test('who holds more is shown, and left to administrators', () =>
    as(CLERK, `${LIST}/${hr}`, async ({ t }, page) => {
      await page.getByText(t('beyond', 'users')).waitFor()
      await page.getByRole('button', { name: says('endSessions') }).waitFor()
      for (const act of [says('resetPassword'), t('acts.disable', 'users'), t('edit', 'users')])
        assert.equal(await page.getByText(act, { exact: true }).count(), 0, act)
      await assertAccessible(page, 'a user who holds more')
      await assertFits(page, 'a user who holds more')
      await page.goto(`${LIST}/${agent}`)
      await page.getByRole('button', { name: says('resetPassword') }).waitFor()
    }))

  test('a role is made of what its writer holds, and an administrator says who gives it', async () => {
    // A phone has no room for the whole matrix.
    const story = async ({ t }, page) => {
      const label = labelsOf('roles', 'ar')
      const box = (action, menu) =>
        page.getByRole('checkbox', { name: `${t(`actions.${action}`, 'users')} — ${t(`menu.${menu}`, 'shell')}` })
      // A count waits for nothing: without this the page may not stand yet.
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.ok(await box('read', 'annexes').isEnabled())
      for (const action of ['all', 'update']) assert.ok(await box(action, 'annexes').isDisabled(), action)
      assert.ok(await box('read', 'employees').isDisabled())
      assert.equal(await page.getByRole('switch', { name: label.grantable }).count(), 0)
      assert.equal(await page.getByRole('switch', { name: t('matrix.everything', 'users') }).count(), 0)
      await assertAccessible(page, 'a role of a clerk')
    }
    await as(CLERK, `${LIST}/new?tab=roles`, story, { width: 1280 })
    await as(commune.who.administrator, `${LIST}/hr/edit?tab=roles`, async (_, page) => {
      await page.getByRole('switch', { name: labelsOf('roles', 'ar').grantable }).waitFor()
      await assertAccessible(page, 'who gives a role')
      await assertFits(page, 'who gives a role')
    })
  })
})

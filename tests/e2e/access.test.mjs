// Users and roles: invited, accepted, shut out, the last administrator, and permissions ticked in a matrix.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { six } from './commune.mjs'
import { formOn } from './form.mjs'
import { labelsOf, listOn } from './list.mjs'
import { inWindow as tell } from './story.mjs'
import { actLabel } from './words.mjs'

const LIST = '/users-management'
let commune
let databases
const make = (collectionId, documentId, data) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const read = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await make('roles', 'gardien', {
    name: 'gardien',
    nameFr: 'Gardien',
    nameAr: 'حارس',
    permissions: ['statistics:read', 'rh-managements:*'],
  })
})

const says = (act, part) => actLabel('ar', 'users', `users.${act}`, part)
const at = (from, story) => tell(commune, { language: 'ar', who: commune.who.administrator, from }, story)
const label = labelsOf('users', 'ar')
const role = 'حارس'
const box = ({ page, t }, action, menu) =>
  page.getByRole('checkbox', { name: `${t(`actions.${action}`, 'users')} — ${t(`menu.${menu}`, 'shell')}` })

describe('users', () => {
  test('an invitation shows a one-time password once, and who holds nothing has no permissions', () =>
    at(LIST, async (window, page) => {
      const { t } = window
      const form = formOn(window, label)
      await page.getByRole('link', { name: t('invite.action', 'users') }).click()
      await form.fill('username', 'agent')
      await form.fill('email', 'Agent@commune.example')
      // An employee is one user.
      await form.pick('persoActif', 'ouazzani', 'شيماء الوزاني')
      await page.getByRole('button', { name: t('invite.action', 'users') }).click()
      const dialog = page.getByRole('dialog', { name: t('password.title', 'users') })
      const password = await dialog.getByRole('textbox').inputValue()
      assert.ok(password.length >= 8, `a password of ${password.length} characters`)
      await page.keyboard.press('Escape')
      await assertAccessible(page, 'a one-time password')
      await dialog.getByRole('button', { name: t('password.done', 'users') }).click()
      await page.getByRole('heading', { level: 1, name: 'agent' }).waitFor()
      assert.equal(await page.getByText(password).count(), 0)
      await page.getByText(t('noPermissions', 'users')).first().waitFor()
      const user = await read('users', new URL(page.url()).pathname.split('/').at(-1))
      assert.deepEqual(
        [user.email, user.persoActif, user.auth],
        ['agent@commune.example', 'chaima', ['/order-mission']],
      )
    }))

  test('who is invited to a role is found by name, and comes in no more once shut out', () =>
    at(LIST, async (window, page) => {
      const { t } = window
      const form = formOn(window, label)
      const [name, email] = ['lectrice', 'lectrice@commune.example']
      await page.getByRole('link', { name: t('invite.action', 'users') }).click()
      await form.fill('username', name)
      await form.fill('email', email)
      await form.pick('roles', role, role)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('invite.action', 'users'), exact: true }).click()
      const given = page.getByRole('dialog', { name: t('password.title', 'users') })
      const password = await given.getByRole('textbox').inputValue()
      await given.getByRole('button', { name: t('password.done', 'users') }).click()
      await page.getByRole('heading', { name }).waitFor()
      await page.getByRole('link', { name: role }).waitFor()
      await page.goto(LIST)
      await listOn(window).search(name)
      await listOn(window).shows([name])
      await listOn(window).table.getByText(name).first().click()
      await page.getByRole('button', { name: t('acts.disable', 'users'), exact: true }).click()
      const question = page.getByRole('dialog', { name: t('acts.disableTitle', 'users', { name }) })
      await question.getByRole('button', { name: t('acts.disable', 'users'), exact: true }).click()
      await page.getByRole('button', { name: t('acts.enable', 'users'), exact: true }).waitFor()
      const answer = await fetch(`${commune.endpoint}/account/sessions/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT },
        body: JSON.stringify({ email, password }),
      })
      assert.equal((await answer.json()).type, 'user_blocked')
    }))

  test('an address that is taken is refused at its field', () =>
    at(`${LIST}/new`, async (window, page) => {
      const form = formOn(window, label)
      await form.fill('username', 'again')
      await form.fill('email', commune.who.administrator.email)
      await page.getByRole('button', { name: window.t('invite.action', 'users') }).click()
      await page.locator('#field-email[aria-invalid=true]').waitFor()
      await page.getByRole('button', { name: window.t('form.cancel', 'parts') }).click()
      await page.getByRole('button', { name: window.t('form.leave.action', 'parts') }).click()
      await page.waitForURL(`**${LIST}`)
    }))

  test('a sign-up that waits is accepted, given a role, shut out and let in again', async () => {
    const id = 'waiting'
    await make('users', id, { username: id, email: `${id}@commune.example`, pending: true })
    await at(`${LIST}?state=pending`, async (window, page) => {
      const { t } = window
      await listOn(window).shows([id])
      await listOn(window).table.getByText(id, { exact: true }).click()
      await page.getByRole('button', { name: says('accept') }).click()
      const accepting = page.getByRole('dialog', { name: t('accept.title', 'users', { name: id }) })
      await accepting.getByRole('button', { name: says('accept') }).click()
      await page.getByText(says('accept', 'done')).waitFor()
      assert.equal((await read('users', id)).pending, false)
      await page.getByRole('link', { name: t('edit', 'users') }).click()
      const form = formOn(window, label)
      await form.pick('roles', role, role)
      await page.keyboard.press('Escape')
      await form.save()
      await page.getByRole('link', { name: role }).waitFor()
      await page.getByRole('button', { name: t('acts.disable', 'users') }).click()
      const question = page.getByRole('dialog', { name: t('acts.disableTitle', 'users', { name: id }) })
      await question.getByRole('button', { name: t('acts.disable', 'users') }).click()
      await page.getByRole('button', { name: t('acts.enable', 'users'), exact: true }).waitFor()
      assert.equal((await read('users', id)).disabled, true)
      await page.getByRole('button', { name: t('acts.enable', 'users'), exact: true }).click()
      await page.getByRole('button', { name: t('acts.disable', 'users'), exact: true }).waitFor()
      const { disabled, roles } = await read('users', id)
      assert.deepEqual([disabled, roles], [false, ['employee', 'gardien']])
    })
  })

  test('the last administrator is neither shut out nor deleted, and the refusal says what to do', () =>
    at(LIST, async (window, page) => {
      const { t } = window
      const name = commune.who.administrator.username
      await listOn(window).table.getByText(name, { exact: true }).click()
      await page.getByRole('button', { name: t('acts.disable', 'users') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('acts.disable', 'users') })
        .click()
      const refused = page.getByRole('dialog', { name: t('acts.refused', 'users') })
      await refused.getByText(t('delete.lastAdministrator', 'parts')).waitFor()
      await refused
        .getByRole('button', { name: t('close') })
        .last()
        .click()
      await refused.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: t('delete.action', 'parts') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('delete.action', 'parts') })
        .click()
      await page
        .getByRole('dialog', { name: t('delete.refused', 'parts') })
        .getByText(t('delete.lastAdministrator', 'parts'))
        .waitFor()
    }))

  test('a role is ticked together, and keeps the order that decides where its holders land', () =>
    at(`${LIST}?tab=roles`, async (window, page) => {
      const { t } = window
      const form = formOn(window, labelsOf('roles', 'ar'))
      await page.getByRole('link', { name: t('addRole', 'users') }).click()
      await form.fill('name', 'warden')
      await form.fill('nameFr', 'Surveillante')
      await form.fill('nameAr', 'مراقبة')
      await box(window, 'read', 'statistics').click()
      await box(window, 'all', 'employees').click()
      await box(window, 'delete', 'employees').click()
      await box(window, 'all', 'archive').click()
      assert.ok(await box(window, 'update', 'archive').isChecked())
      await assertAccessible(page, 'the matrix')
      await form.save()
      await page.waitForURL(/users-management\/(?!new)/)
      const { permissions } = await read('roles', new URL(page.url()).pathname.split('/').at(-1))
      const employees = ['read', 'create', 'update', 'import', 'approve', 'print']
      assert.deepEqual(permissions, [
        'statistics:read',
        ...employees.map((one) => `rh-managements:${one}`),
        'archive:*',
      ])
      await page.getByText(t('menu.statistics', 'shell')).last().waitFor()
    }))

  test('all of it is one switch, and off again leaves what was ticked', () =>
    at(`${LIST}/gardien/edit?tab=roles`, async (window, page) => {
      const { t } = window
      const all = page.getByRole('switch', { name: t('matrix.everything', 'users') })
      await all.click()
      assert.equal(await box(window, 'read', 'statistics').count(), 0)
      await all.click()
      assert.ok(await box(window, 'read', 'statistics').isChecked())
      assert.ok(await box(window, 'all', 'employees').isChecked())
      await page.getByText(t('form.nothing', 'parts')).waitFor()
    }))
})

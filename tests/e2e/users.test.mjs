// Who may do what: a role from the matrix, a person invited to it, what they then see, and the door closed again.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { six } from './commune.mjs'
import { labelsOf, listOn } from './list.mjs'
import { inWindow as tell } from './story.mjs'

let commune
before(async () => {
  commune = await six()
})

const user = labelsOf('users', 'ar')
const role = labelsOf('roles', 'ar')
const at = (from, story) => tell(commune, { language: 'ar', who: commune.who.administrator, from }, story)
const field = (page, label) => page.getByRole('textbox', { name: label, exact: true })
const box = (page, t, action, resource) =>
  page.getByRole('checkbox', { name: `${t(`actions.${action}`, 'users')} — ${t(`menu.${resource}`, 'shell')}` })
const roleName = 'قارئة سجل الموظفين'
const guest = { username: 'lectrice', email: 'lectrice@commune.example' }
let password

describe('users', () => {
  test('a role is made from the matrix', () =>
    at('/users-management?tab=roles', async ({ t }, page) => {
      await page.getByRole('link', { name: t('addRole', 'users') }).click()
      await field(page, role.nameFr).fill('Lectrice du personnel')
      await field(page, role.nameAr).fill(roleName)
      await field(page, role.name).fill('reader')
      await box(page, t, 'read', 'employees').click()
      await box(page, t, 'all', 'annexes').click()
      // What `all` contains is shown as held, without being said twice.
      assert.ok(await box(page, t, 'delete', 'annexes').isChecked())
      await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
      await page.getByRole('heading', { name: roleName }).waitFor()
    }))

  test('a person is invited to it, and their password is shown once', () =>
    at('/users-management', async ({ t }, page) => {
      await page.getByRole('link', { name: t('invite.action', 'users') }).click()
      await field(page, user.username).fill(guest.username)
      await field(page, user.email).fill(guest.email)
      await page.getByRole('combobox', { name: user.roles }).or(field(page, user.roles)).first().fill(roleName)
      await page.getByRole('option', { name: roleName }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('invite.action', 'users'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('password.title', 'users') })
      password = await dialog.getByRole('textbox').inputValue()
      assert.ok(password.length >= 8)
      await dialog.getByRole('button', { name: t('password.done', 'users') }).click()
      await page.getByRole('heading', { name: guest.username }).waitFor()
      await page.getByRole('link', { name: roleName }).waitFor()
    }))

  test('the list finds them, by name and by role', () =>
    at('/users-management', async (window) => {
      const list = listOn(window)
      await list.search('lectrice')
      await list.shows([guest.username])
    }))

  test('disabling names what ends, and shuts the door', () =>
    at('/users-management', async (window, page) => {
      const { t } = window
      await listOn(window).search(guest.username)
      await listOn(window).table.getByText(guest.username).first().click()
      await page.getByRole('button', { name: t('acts.disable', 'users'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('acts.disableTitle', 'users', { name: guest.username }) })
      await dialog.getByRole('button', { name: t('acts.disable', 'users'), exact: true }).click()
      await page.getByRole('button', { name: t('acts.enable', 'users'), exact: true }).waitFor()
      const answer = await fetch(`${commune.endpoint}/account/sessions/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' },
        body: JSON.stringify({ email: guest.email, password }),
      })
      assert.equal((await answer.json()).type, 'user_blocked')
    }))
})

// Where one is signed in: a device that is sent away, every device at once, and a password that was given for one day.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createUser } from '../binary.mjs'
import { newStore, serveUntilEnd } from '../rig.mjs'
import { assertAccessible, open } from './browser.mjs'
import { choose, inside, invited, knock, leave, person } from './household.mjs'
import { inWindow as tell } from './story.mjs'

const ROAMING = person('roaming')
const GUEST = person('invited')
let house
before(async () => {
  const { data } = await newStore()
  createUser(data, ROAMING, ['--auth', '/rh-managements'])
  GUEST.given = invited(data, GUEST)
  house = await serveUntilEnd(data)
})

const inWindow = (story) => tell(house, {}, story)

describe('where one is signed in', () => {
  test('another device is seen and sent away; what it was doing asks it to sign in again', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const other = await open(house)
      await knock(other, ROAMING)
      await inside(other)
      await knock(window, ROAMING, '/sign-in-2?to=/settings/account?tab=sessions')
      await page.getByText(t('devices.current', 'account'), { exact: true }).waitFor()
      const ends = page.getByRole('listitem').getByRole('button', { name: t('devices.end', 'account') })
      assert.equal(await ends.count(), 1)
      await ends.click()
      await ends.waitFor({ state: 'detached' })
      const there = other.page
      const renewal = there.getByRole('dialog', { name: t('renew.title', 'shell') })
      await renewal.locator('input[autocomplete="current-password"]').fill(ROAMING.password)
      await renewal.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
      await renewal.waitFor({ state: 'detached' })
      await there.goto('/settings/account?tab=sessions')
      await there.getByText(t('devices.current', 'account'), { exact: true }).waitFor()
      await other.close()
    }))

  test('signing out everywhere leaves nobody in', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const other = await open(house)
      await knock(other, ROAMING)
      await inside(other)
      await knock(window, ROAMING)
      await inside(window)
      await page.getByRole('button', { name: t('profile.menu', 'shell') }).click()
      await page.getByRole('menuitem', { name: t('profile.signOutEverywhere', 'shell') }).click()
      const action = t('profile.signOutEverywhere', 'shell')
      await page.getByRole('dialog', { name: action }).getByRole('button', { name: action }).click()
      await page.waitForURL('**/sign-in-2*')
      await other.page.goto('/settings')
      await other.page.waitForURL('**/sign-in-2*')
      await other.close()
    }))

  test('a password that was given is replaced before anything else', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await knock(window, { ...GUEST, password: GUEST.given })
      await page.getByRole('heading', { name: t('signIn.ownPassword') }).waitFor()
      await assertAccessible(page, 'a password of one’s own')
      await choose(page, GUEST.password)
      await page.getByRole('button', { name: t('change', 'proof') }).click()
      await inside(window)
      await leave(window)
      await knock(window, GUEST)
      await inside(window)
    }))
})

// A second factor, from its first code to the last resort.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible } from './browser.mjs'
import { household, inside, knock, leave, person, totp } from './household.mjs'
import { inWindow as tell } from './story.mjs'

const CAREFUL = person('careful')
const BOUND = person('bound')
let house
before(async () => {
  house = await household([CAREFUL, BOUND])
  const { databases } = keyed(house.endpoint, house.key)
  const role = { name: 'bound', nameFr: 'Sous clé', nameAr: 'مؤمن', requiresMfa: true, permissions: ['annexes:read'] }
  await databases.createDocument({ databaseId: 'main', collectionId: 'roles', documentId: 'bound', data: role })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
  const { $id } = documents.find(({ username }) => username === BOUND.username)
  await databases.updateDocument({
    databaseId: 'main',
    collectionId: 'users',
    documentId: $id,
    data: { roles: ['bound'] },
  })
})

const inWindow = (story) => tell(house, { language: 'ar' }, story)
let secret
let codes

describe('a second factor', () => {
  test('an authenticator is set up from the secret shown, with codes for the day it is lost', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await knock(window, CAREFUL, '/sign-in-2?to=/settings/account?tab=security')
      await page.getByRole('button', { name: t('factor.enrol', 'account'), exact: true }).click()
      const setup = page.getByRole('dialog', { name: t('factor.enrolTitle', 'account') })
      await setup.getByRole('img', { name: t('authenticator.qr', 'proof') }).waitFor()
      await assertAccessible(page, 'setting up an authenticator')
      secret = await setup.locator('code').textContent()
      const field = setup.getByRole('textbox', { name: t('authenticator.code', 'proof') })
      await field.fill('123')
      await setup.getByRole('button', { name: t('authenticator.confirm', 'proof') }).click()
      await setup.getByText(t('wrongCode', 'proof')).waitFor()
      await field.fill(totp(secret))
      await setup.getByRole('button', { name: t('authenticator.confirm', 'proof') }).click()
      const shown = page.getByRole('dialog', { name: t('codes.title', 'account') })
      await shown.waitFor()
      codes = await shown.getByRole('listitem').allTextContents()
      assert.equal(codes.length, 6)
      await assertAccessible(page, 'recovery codes')
      await shown.getByRole('button', { name: t('codes.kept', 'account') }).click()
      await page.getByText(t('factor.on', 'account'), { exact: true }).waitFor()
      // Whoever finds the computer open does not turn it off: the code is asked for.
      await page.getByRole('button', { name: t('factor.turnOff', 'account') }).click()
      const again = page.getByRole('dialog', { name: t('factor.again', 'account') })
      await again.getByRole('button', { name: t('cancel', 'common') }).click()
      await again.waitFor({ state: 'detached' })
      await page.getByText(t('factor.on', 'account'), { exact: true }).waitFor()
      await leave(window)
    }))

  test('from then on the password is half of it: the code is the other, wherever one was going', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await knock(window, CAREFUL, '/sign-in-2?to=/settings/account?tab=log')
      await page.getByRole('heading', { name: t('signIn.factor') }).waitFor()
      await assertAccessible(page, 'the second factor')
      // Half a session opens nothing: the guard leads back to the step, and remembers.
      await page.goto('/rh-managements?size=50')
      await page.getByRole('heading', { name: t('signIn.factor') }).waitFor()
      const field = page.getByRole('textbox', { name: t('code', 'proof') })
      await field.fill('000')
      await page.getByRole('button', { name: t('factor.submit', 'proof') }).click()
      await page.getByText(t('wrongCode', 'proof')).waitFor()
      await field.fill(totp(secret, 1))
      await page.getByRole('button', { name: t('factor.submit', 'proof') }).click()
      await page.waitForURL('**/rh-managements?size=50')
      await inside(window)
    }))

  test('a recovery code stands in, once', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const tryCode = async () => {
        await knock(window, CAREFUL)
        await page.getByRole('button', { name: t('factor.use.recoveryCode', 'proof') }).click()
        await page.getByRole('textbox', { name: t('factor.recoveryCode', 'proof') }).fill(codes[0])
        await page.getByRole('button', { name: t('factor.submit', 'proof') }).click()
      }
      await tryCode()
      await inside(window)
      await leave(window)
      await tryCode()
      await page.getByText(t('wrongCode', 'proof')).waitFor()
      await page.getByRole('button', { name: t('signIn.leave') }).click()
      await page.getByRole('heading', { name: t('signIn.title'), exact: true }).waitFor()
      await page.goto('/settings')
      await page.waitForURL('**/sign-in-2*')
    }))

  test('the codes are replaced, and the authenticator is taken away', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await knock(window, CAREFUL, '/sign-in-2?to=/settings/account?tab=security')
      await page.getByRole('button', { name: t('factor.use.recoveryCode', 'proof') }).click()
      await page.getByRole('textbox', { name: t('factor.recoveryCode', 'proof') }).fill(codes[1])
      await page.getByRole('button', { name: t('factor.submit', 'proof') }).click()
      const sure = async (title, action) => {
        await page.getByRole('button', { name: t(action, 'account'), exact: true }).click()
        const question = page.getByRole('dialog', { name: t(title, 'account') })
        await question.getByRole('button', { name: t(action, 'account'), exact: true }).click()
      }
      await sure('codes.renewTitle', 'codes.renew')
      const shown = page.getByRole('dialog', { name: t('codes.title', 'account'), exact: true })
      await shown.waitFor()
      const fresh = await shown.getByRole('listitem').allTextContents()
      assert.deepEqual(
        fresh.filter((code) => codes.includes(code)),
        [],
      )
      await shown.getByRole('button', { name: t('codes.kept', 'account') }).click()
      await sure('factor.removeTitle', 'factor.remove')
      await page.getByText(t('factor.off', 'account'), { exact: true }).waitFor()
      await leave(window)
      await knock(window, CAREFUL)
      await inside(window)
    }))

  test('a role that demands it has it set up before anything else', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await knock(window, BOUND, '/sign-in-2?to=/annexes')
      await page.getByText(t('factor.demanded', 'proof')).waitFor()
      await page.getByRole('img', { name: t('authenticator.qr', 'proof') }).waitFor()
      await assertAccessible(page, 'a second factor that is demanded')
      const shown = await page.locator('code').textContent()
      await page.getByRole('textbox', { name: t('authenticator.code', 'proof') }).fill(totp(shown))
      await page.getByRole('button', { name: t('authenticator.confirm', 'proof') }).click()
      await page.waitForURL('**/annexes')
      await inside(window)
    }))
})

// Coming in with an identity provider: in, refused, linked and unlinked; the provider is a real one.
import { before, describe, test } from 'node:test'
import { startProvider } from '../provider.mjs'
import { household, inside, knock, person } from './household.mjs'
import { inWindow as tell } from './story.mjs'

const NAME = 'The town'
const CLERK = person('clerk')
const OTHER = person('other')
const known = {}
let provider
let house
before(async () => {
  provider = await startProvider(known)
  house = await household([CLERK, OTHER], provider.env)
  provider.serve(house.url)
})

/** Whom the provider says it is. */
function vouch(name, claims) {
  known[name] = { email_verified: true, name, ...claims }
  provider.person = name
  provider.isDenied = false
}

const inWindow = (story) => tell(house, {}, story)
const button = (page, t) => page.getByRole('link', { name: t('signIn.with', 'common', { name: NAME }) })

describe('an identity provider', () => {
  test('a person whose address the provider vouches for goes where they were going', () =>
    inWindow(async (window, page) => {
      vouch('clerk', { email: CLERK.email })
      await page.goto('/sign-in-2?to=/rh-managements?size=50')
      await button(page, window.t).click()
      await page.waitForURL('**/rh-managements?size=50')
      await inside(window)
    }))

  test('who says no at the provider is back at the door, and told so', () =>
    inWindow(async ({ t }, page) => {
      provider.isDenied = true
      await page.goto('/sign-in-2?to=/rh-managements')
      await button(page, t).click()
      await page.getByText(t('signIn.returned.cancelled')).waitFor()
    }))

  test('an address that the provider does not vouch for opens nothing', () =>
    inWindow(async ({ t }, page) => {
      vouch('unproven', { email: OTHER.email, email_verified: false })
      await page.goto('/sign-in-2')
      await button(page, t).click()
      await page.getByText(t('signIn.returned.unproven')).waitFor()
    }))

  test('an account is linked from its settings, and unlinked there', () =>
    inWindow(async (window, page) => {
      const { t } = window
      vouch('home', { email: 'home@elsewhere.example' })
      await knock(window, OTHER, '/sign-in-2?to=/settings/account?tab=identities')
      await page.getByRole('link', { name: t('identities.link', 'account', { name: NAME }) }).click()
      await page.getByText('home@elsewhere.example').waitFor()
      const unlink = page.getByRole('button', { name: t('identities.unlink', 'account'), exact: true })
      await unlink.click()
      const question = page.getByRole('dialog', { name: t('identities.unlinkTitle', 'account', { name: NAME }) })
      await question.getByRole('button', { name: t('identities.unlink', 'account'), exact: true }).click()
      await page.getByText(t('identities.none', 'account')).waitFor()
    }))
})

// Coming in: the remembered place, wrong credentials, language and theme, going out, and who is not let in.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { open, signIn } from './browser.mjs'
import { demo } from './commune.mjs'
import { inside } from './household.mjs'
import { settled } from './settled.mjs'
import { address, inWindow as tell } from './story.mjs'

let commune
before(async () => {
  commune = await demo('--employees', '40')
})

const inWindow = (options, story) => tell(commune, options, story)

describe('coming in', () => {
  test('whoever is not signed in goes there first, and comes back to where they were going', () =>
    inWindow({ language: 'ar' }, async (window, page) => {
      await signIn(window, commune.who.hr, '/rh-managements?size=50')
      await page.waitForURL('**/rh-managements?size=50')
    }))

  test('wrong credentials say so, without telling which', () =>
    inWindow({ language: 'ar' }, async ({ t }, page) => {
      await page.goto('/sign-in-2')
      for (const email of [commune.who.hr.email, 'nobody@commune.example']) {
        await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
        await page.locator('input[autocomplete="current-password"]').fill('not the password')
        await page.getByRole('button', { name: t('signIn.submit') }).click()
        await page
          .getByRole('alert')
          .filter({ hasText: t('signIn.wrong') })
          .waitFor()
      }
    }))

  test('reads in its own direction, and another language at a touch', () =>
    inWindow({ language: 'ar' }, async (_, page) => {
      await page.goto('/sign-in-2')
      await page.locator('html[dir=rtl]').waitFor()
      await page.getByRole('button', { name: 'Français' }).click()
      await page.locator('html[dir=ltr]').waitFor()
      await page.reload()
      await page.locator('html[dir=ltr]').waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    }))

  test('signing out ends the session', () =>
    inWindow({ language: 'ar' }, async (window, page) => {
      const { t } = window
      await signIn(window, commune.who.administrator)
      await page.getByRole('button', { name: t('profile.menu', 'shell') }).click()
      await page.getByRole('menuitem', { name: t('profile.signOut', 'shell'), exact: true }).click()
      await page.waitForURL('**/sign-in-2*')
      await page.goto('/')
      await page.waitForURL('**/sign-in-2*')
    }))
})

test('a theme that was chosen stays, and follows the system until then', () =>
  inWindow({ theme: 'dark' }, async ({ t }, page) => {
    await page.goto('/sign-in-2')
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
    await page.getByRole('button', { name: t('theme.light') }).click()
    await page.locator('html[data-mantine-color-scheme=light]').waitFor()
    await page.reload()
    await page.locator('html[data-mantine-color-scheme=light]').waitFor()
  }))

test('for whoever wants no motion, what changes has changed at once', () =>
  inWindow({}, async ({ t }, page) => {
    await page.goto('/sign-in-2')
    const submit = page.getByRole('button', { name: t('signIn.submit') })
    await submit.waitFor()
    const [before, after] = await submit.evaluate((button) => {
      const colour = () => getComputedStyle(button).backgroundColor
      const before = colour()
      button.disabled = true
      return [before, colour()]
    })
    assert.notEqual(before, after)
  }))

describe('who is let in', () => {
  test('an administrator stays at home, others go to their first page', () =>
    inWindow({}, async (window, page) => {
      await signIn(window, commune.who.administrator)
      await settled(page)
      assert.equal(address(page), '/')
      const clerk = await open(commune)
      await signIn(clerk, commune.who.hr)
      await clerk.page.waitForURL('**/rh-managements')
      // Only the first entry is led away: home itself is open to everybody.
      await clerk.page.goto('/')
      await settled(clerk.page)
      assert.equal(address(clerk.page), '/')
      await clerk.close()
    }))

  test('a page without the right to it is refused, an unknown one is not found', () =>
    inWindow({}, async (window, page) => {
      const { t } = window
      await signIn(window, commune.who.hr)
      await page.goto('/users-management')
      await page.waitForURL('**/401')
      await page.getByRole('heading', { name: t('unauthorized.title', 'errors') }).waitFor()
      await page.getByRole('link', { name: t('backHome', 'errors') }).click()
      await page.waitForURL(`${commune.url}/`)
      await page.goto('/no-such-page')
      await page.getByRole('heading', { name: t('notFound.title', 'errors') }).waitFor()
      assert.equal(await page.getByRole('link', { name: t('menu.users', 'shell') }).count(), 0)
    }))

  test('a page that fails leaves the menu and the address, and can be tried again', () =>
    inWindow({}, async (window, page) => {
      await signIn(window, commune.who.hr)
      await page.goto('/settings/error-example')
      await page.getByText(window.t('page.title', 'errors'), { exact: true }).waitFor()
      await page.getByRole('button', { name: window.t('page.retry', 'errors'), exact: true }).waitFor()
      await inside(window)
      assert.equal(new URL(page.url()).pathname, '/settings/error-example')
      assert.match(window.problems.splice(0).join(), /fails on purpose/)
    }))

  test('the error pages stand by themselves', () =>
    inWindow({}, async ({ t }, page) => {
      for (const [place, title] of [
        ['/401', 'unauthorized.title'],
        ['/404', 'notFound.title'],
        ['/500', 'serverError.title'],
        ['/503', 'maintenance.title'],
      ]) {
        await page.goto(place)
        await page.getByRole('heading', { name: t(title, 'errors') }).waitFor()
      }
    }))
})

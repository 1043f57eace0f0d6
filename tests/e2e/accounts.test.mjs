// Before the door: an account of one's own, a forgotten password, a code and a link by mail; each letter really arrives.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { codeIn, linkIn } from '../post.mjs'
import { assertAccessible } from './browser.mjs'
import { choose, household, inside, knock, person } from './household.mjs'
import { address, inWindow as tell } from './story.mjs'

const clerk = person('clerk')
const mover = person('mover')
let house
before(async () => {
  house = await household([clerk, mover])
})

const inWindow = (story) => tell(house, {}, story)
const email = (page, t) => page.getByRole('textbox', { name: t('signIn.email') })

describe('before the door', () => {
  test('who signs up proves the address, and waits for an administrator', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const guest = person('guest')
      await page.goto('/sign-in-2')
      await page.getByRole('link', { name: t('signIn.signUp') }).click()
      await page.getByRole('textbox', { name: t('signUp.username', 'entry') }).fill(guest.username)
      await email(page, t).fill(guest.email)
      await choose(page, guest.password)
      await page.getByRole('button', { name: t('signUp.submit', 'entry') }).click()
      await page.getByRole('heading', { name: t('signUp.doneTitle', 'entry') }).waitFor()
      await knock(window, guest)
      await page.getByRole('heading', { name: t('waiting.title', 'entry') }).waitFor()
      await page.getByText(t('waiting.unproven', 'entry'), { exact: true }).waitFor()
      await assertAccessible(page, 'waiting')
      await page.goto(linkIn(await house.post.next(guest.email)).href)
      await page.getByRole('heading', { name: t('verify.doneTitle', 'entry') }).waitFor()
      await page.getByRole('link', { name: t('verify.go', 'entry') }).click()
      await page.getByText(t('waiting.proven', 'entry'), { exact: true }).waitFor()
    }))

  test('the server refuses a common password on its field', () =>
    inWindow(async ({ t }, page) => {
      const guest = person('common')
      await page.goto('/register')
      await page.getByRole('textbox', { name: t('signUp.username', 'entry') }).fill(guest.username)
      await email(page, t).fill(guest.email)
      await choose(page, 'password123')
      await page.getByRole('button', { name: t('signUp.submit', 'entry') }).click()
      await page.getByText('Ce mot de passe est parmi les premiers').waitFor()
      assert.equal(address(page), '/sign-up')
    }))

  test('a forgotten password is replaced by a link that works once', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await page.goto('/sign-in-2')
      await page.getByRole('link', { name: t('signIn.forgot') }).click()
      // Both pages have a field for the address: the second one is meant.
      await page.getByRole('heading', { name: t('forgot.title', 'entry') }).waitFor()
      await email(page, t).fill(clerk.email)
      await page.getByRole('button', { name: t('forgot.submit', 'entry') }).click()
      await page.getByText(t('forgot.sent', 'entry', { email: clerk.email })).waitFor()
      const { href } = linkIn(await house.post.next(clerk.email))
      await page.goto(href)
      clerk.password = 'une autre longue phrase'
      await choose(page, clerk.password)
      await page.getByRole('button', { name: t('reset.submit', 'entry') }).click()
      await page.getByRole('heading', { name: t('reset.doneTitle', 'entry') }).waitFor()
      await page.goto(href)
      await choose(page, `${clerk.password} encore`)
      await page.getByRole('button', { name: t('reset.submit', 'entry') }).click()
      await page.getByRole('heading', { name: t('dead.title', 'entry') }).waitFor()
      await knock(window, clerk)
      await inside(window)
    }))

  test('an unknown address is answered alike', () =>
    inWindow(async ({ t }, page) => {
      await page.goto('/forgot-password')
      await email(page, t).fill('nobody@commune.example')
      await page.getByRole('button', { name: t('forgot.submit', 'entry') }).click()
      await page.getByText(t('forgot.sent', 'entry', { email: 'nobody@commune.example' })).waitFor()
    }))

  test('a code by mail signs in, and a wrong one does not', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await page.goto('/sign-in-2?to=/rh-managements?size=50')
      await page.getByRole('link', { name: t('signIn.byCode') }).click()
      await page.getByRole('heading', { name: t('byCode.title', 'entry') }).waitFor()
      await email(page, t).fill(clerk.email)
      await page.getByRole('button', { name: t('byCode.sendCode', 'entry') }).click()
      const field = page.getByRole('textbox', { name: t('code', 'proof') })
      const submit = page.getByRole('button', { name: t('signIn.submit'), exact: true })
      let letter = await house.post.next(clerk.email)
      // The notice of the new password may come first.
      while (!codeIn(letter)) letter = await house.post.next(clerk.email)
      const code = codeIn(letter)
      await field.fill(code === '000000' ? '000001' : '000000')
      await submit.click()
      await page.getByText(t('wrongCode', 'proof')).waitFor()
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await submit.click()
      await page.waitForURL('**/rh-managements?size=50')
      await inside(window)
    }))

  test('a link by mail signs in once', () =>
    inWindow(async (window, page) => {
      const { t } = window
      await page.goto('/sign-in-2?step=code')
      await email(page, t).fill(clerk.email)
      await page.getByRole('button', { name: t('byCode.sendLink', 'entry') }).click()
      await page.getByText(t('byCode.linkSent', 'entry', { to: clerk.email })).waitFor()
      let letter = await house.post.next(clerk.email)
      while (!linkIn(letter)?.secret) letter = await house.post.next(clerk.email)
      const { href } = linkIn(letter)
      await page.goto(href)
      await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
      await inside(window)
      await page.context().clearCookies()
      await page.goto(href)
      await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
      await page.getByRole('heading', { name: t('dead.title', 'entry') }).waitFor()
    }))

  test('another address needs the password, and is proven by the letter that comes to it', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const moved = 'moved@commune.example'
      await knock(window, mover, '/sign-in-2?to=/settings/account')
      await page.getByRole('textbox', { name: t('email.label', 'account') }).fill(moved)
      const password = page.locator('input[autocomplete="current-password"]')
      await password.fill('not the password')
      await page
        .getByRole('button', { name: t('save', 'account') })
        .last()
        .click()
      await page.getByText(t('wrongPassword', 'proof')).waitFor()
      await password.fill(mover.password)
      await page
        .getByRole('button', { name: t('save', 'account') })
        .last()
        .click()
      await password.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: t('email.send', 'account') }).click()
      await page.getByText(t('email.sent', 'account')).waitFor()
      let letter = await house.post.next(moved)
      while (!letter.text.includes('/verify-email')) letter = await house.post.next(moved)
      await page.goto(linkIn(letter).href)
      await page.getByRole('heading', { name: t('verify.doneTitle', 'entry') }).waitFor()
      mover.email = moved
    }))

  test('a telephone is proven by a short message, and then signs in', () =>
    inWindow(async (window, page) => {
      const { t } = window
      const number = '+212612345678'
      await knock(window, mover, '/sign-in-2?to=/settings/account')
      await page.getByRole('textbox', { name: t('phone.label', 'account') }).fill(number.replace('+212', '0'))
      await page.locator('input[autocomplete="current-password"]').fill(mover.password)
      await page
        .getByRole('button', { name: t('save', 'account') })
        .last()
        .click()
      await page.getByRole('button', { name: t('phone.send', 'account') }).click()
      await page
        .getByRole('textbox', { name: t('phone.code', 'account') })
        .fill(codeIn(await house.phones.next(number)))
      await page.getByRole('button', { name: t('phone.confirm', 'account') }).click()
      await page.getByText(t('phone.done', 'account')).waitFor()
      await page.context().clearCookies()
      await page.goto('/sign-in-2?step=code')
      await page.getByRole('button', { name: t('byCode.usePhone', 'entry') }).click()
      await page.getByRole('textbox', { name: t('byCode.phone', 'entry') }).fill(number)
      await page.getByRole('button', { name: t('byCode.sendSms', 'entry') }).click()
      await page.getByRole('textbox', { name: t('code', 'proof') }).fill(codeIn(await house.phones.next(number)))
      await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
      await inside(window)
    }))
})

test('nobody is led to another site, nor back before the door', () =>
  tell(house, {}, async (window, page) => {
    await knock(window, clerk, '/sign-in-2?to=//evil.example/x')
    await inside(window)
    assert.equal(new URL(page.url()).origin, house.url)
    await knock(window, clerk, '/sign-in-2?to=/sign-up')
    await inside(window)
    assert.equal(address(page), '/rh-managements')
  }))

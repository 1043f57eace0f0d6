// On whatever day it is: a demonstration can be made and holds together, and what people come to first shows something and no fault.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { run } from '../binary.mjs'
import { open, pass, signedIn } from '../e2e/browser.mjs'
import { demo } from '../e2e/commune.mjs'
import { settled } from '../e2e/settled.mjs'

/** What each opens beside the first screen: heads, attendance, leave and exams. */
const SCREENS = {
  head_of_bureau: ['/chef-bureau'],
  head_of_service: ['/chef-service'],
  head_of_annexe: ['/employee-portail?tab=approvals'],
  employee: ['/employee-portail', '/employee-portail/leaves', '/employee-portail/leaves/new'],
  hr: [
    ...['now', 'days', 'week', 'month', 'exits', 'duties'].map((tab) => `/pointage?tab=${tab}`),
    '/pointage/devices',
    ...['absences', 'reports', 'warnings', 'proposals', 'deductions'].map((tab) => `/absence-management?tab=${tab}`),
    '/rhDocuments?tab=leaves',
    '/employee-portail/leaves?tab=calendar',
    '/rh-managements?tab=departures',
  ],
  council_member: ['/statistics'],
  recruitment: ['/recruitment-system', '/recruitment-system/calendar', '/recruitment-system/statistics'],
}
/** Windows that look at once. */
const AT_ONCE = 2

describe(`on ${process.env.DIWAN_TEST_DAY ?? 'this day'}`, () => {
  let commune
  before(async () => {
    commune = await demo()
  })

  test('the demonstration holds together', () => {
    const { status, stdout, stderr } = run(['check', '--data', commune.data])
    assert.equal(status, 0, stdout + stderr)
  })

  test('every role comes to a first screen, and heads, attendance, leave and exams are there', async () => {
    const roles = Object.keys(commune.who)
    for (const role of Object.keys(SCREENS)) assert.ok(roles.includes(role), `nobody is ${role}`)
    const wrong = []
    const next = async () => {
      for (let role = roles.shift(); role; role = roles.shift()) wrong.push(...(await look(role)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    assert.deepEqual(wrong, [])
  })

  /** What is wrong with one screen, if anything. */
  async function faultOf(page, screen) {
    if (screen !== '/') await pass(page, screen)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    const { pathname } = new URL(page.url())
    if (/^\/(401|404|500|503|server-offline)/.test(pathname)) return `led to ${pathname}`
    const shown = (await page.locator('#content').textContent()).trim()
    const heading = (await page.locator('#content h1').first().textContent()).trim()
    if (shown === heading) return `nothing beneath "${heading}"`
    // What no day has: a number that is none, a date that is none.
    const odd = /NaN|Invalid Date|undefined|Infinity/.exec(shown)
    return odd && `shows ${odd[0]}`
  }

  /** What is wrong with what somebody of that role sees. */
  async function look(role) {
    const window = await open(commune)
    const { page } = window
    const wrong = []
    const faults = []
    page.on('response', (answer) => {
      if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`)
    })
    await signedIn(window, commune.who[role])
    await page.goto('/')
    for (const screen of ['/', ...(SCREENS[role] ?? [])]) {
      const found = await faultOf(page, screen).catch((error) => `${error.message.split('\n')[0]} at ${page.url()}`)
      if (found) wrong.push(`${role} at ${screen}: ${found}`)
    }
    wrong.push(...faults.map((one) => `${role}: ${one}`), ...window.problems.map((one) => `${role}: ${one}`))
    await window.context.close()
    return wrong
  }
})

// Every figure and panel of the first screen of every role leads where its reader may go, and where rows stand.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { until } from '../until.mjs'
import { arrive, open, signedIn } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'

/** Panels of which every line leads elsewhere. */
const WHOLE = ['home.waiting', 'home.acts', 'house.state']
/** Milliseconds in which the days of a demonstration are computed on a busy machine. */
const PATIENCE = 120_000
/** Windows that look at once. */
const AT_ONCE = 3

/** Where the whole screen leads to: figures with what they count, panels, what waits, and the first line of each panel. */
async function links(window) {
  const { page, t } = window
  const more = page.getByRole('button', { name: new RegExp(`^${t('more_other', 'home', { count: 5 }).split('5')[0]}`) })
  if (await more.isVisible()) await more.click()
  await settled(page)
  const found = await page.evaluate((whole) => {
    const own = (link) => link.getAttribute('href')?.startsWith('/')
    const isFigure = (link) => own(link) && !link.closest('[data-panel]') && link.querySelector('.tabular')
    const figures = [...document.querySelectorAll('#content a')].filter(isFigure)
    const panels = [...document.querySelectorAll('[data-panel]')].flatMap((panel) => {
      const lines = [...panel.querySelectorAll('li a, [role="listitem"] a')].filter(own)
      const others = [...panel.querySelectorAll('a')].filter((link) => own(link) && !lines.includes(link))
      return [...others, ...(whole.includes(panel.dataset.panel) ? lines : lines.slice(0, 1))]
    })
    const number = (link) => Number(link.querySelector('.tabular')?.textContent.replace(/\D/g, '') ?? 0)
    return [
      ...figures.map((link) => [link.getAttribute('href'), number(link)]),
      ...panels.map((link) => [link.getAttribute('href'), 0]),
    ]
  }, WHOLE)
  return new Map(found)
}

/** Goes there as a link does, without a new document. */
async function go(page, link) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, link)
  await settled(page)
}

describe('what the first screen leads to', () => {
  let commune
  before(async () => {
    commune = await demo()
    await daysAreComputed()
  })

  /** The days of a demonstration are computed once it is served, and what is counted of them with the last: 8 s of a quiet machine. */
  async function daysAreComputed() {
    const window = await open(commune)
    await signedIn(window, commune.who.council_member)
    const figures = async () => {
      const asked = { headers: { 'x-appwrite-project': PROJECT }, data: {} }
      const answer = await window.context.request.post('/v1/actions/home.panels', asked)
      return answer.json()
    }
    const areComputed = (seen) => seen.figures?.length > 0
    await until('figures of computed days', figures, areComputed, { patience: PATIENCE, rest: 500 })
    await window.close()
  }

  async function follow(role) {
    const window = await open(commune, { width: 1280, height: 800 })
    const { page } = window
    await signedIn(window, commune.who[role])
    await arrive(window, '/')
    // The frame of the app is there before the screen within it, which then asks for what it shows.
    await page.locator('#content h1').waitFor()
    await settled(page)
    const wrong = []
    const all = await links(window)
    for (const [link, value] of all) {
      await go(page, link)
      const { pathname } = new URL(page.url())
      if (/^\/(401|404|500|503)/.test(pathname)) {
        wrong.push(`${link}: ${pathname}`)
        continue
      }
      const main = page.locator('#content, main, #root').first()
      // Of a table, of cards, of the board of who is here, of a chart.
      const rows = await main.locator('[data-row], tbody tr, section li, .recharts-surface').count()
      if ((await main.textContent()).trim() === '') wrong.push(`${link}: nothing`)
      else if (value > 0 && rows === 0) wrong.push(`${link}: ${value} are counted and none is shown`)
    }
    wrong.push(...window.problems)
    await window.close()
    return { count: all.size, wrong }
  }

  test('is open to whoever is led there, and shows what was counted', async () => {
    const roles = Object.keys(commune.who)
    const told = {}
    const next = async () => {
      for (let role = roles.shift(); role; role = roles.shift()) told[role] = await follow(role)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    const wrong = Object.entries(told).flatMap(([role, { wrong: of }]) => of.map((one) => `${role}: ${one}`))
    assert.deepEqual(wrong, [])
    for (const [role, { count }] of Object.entries(told)) assert.ok(count > 0, `${role} is led nowhere`)
  })
})

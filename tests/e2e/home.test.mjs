// The first screen of each role: what it holds, on one screen, in few requests, as its reader arranged it.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { until } from '../until.mjs'
import { arrive, assertAccessible, assertFits, open, signedIn } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

/** What a clerk's screen shows. */
const SCREEN = { width: 1280, height: 800 }
/** How many queries the page may ask of the server beside those of the shell around it. */
const REQUESTS = 6
// What stands there for whom, among other things.
const ROLES = {
  administrator: ['home.waiting', 'missions.out', 'cars.papers', 'cars.costs', 'employees.byAnnexe', 'house.state'],
  fleet: ['home.waiting', 'missions.out', 'cars.papers', 'cars.costs', 'cars.now', 'maintenances.due'],
  hr: ['home.waiting', 'employees.byAnnexe', 'employees.retiring'],
  mission_admin: ['home.waiting', 'missions.out'],
  head_of_bureau: ['home.waiting', 'units.elsewhere'],
  council_member: ['home.waiting'],
  recruitment: ['home.waiting', 'recruitments.underWay'],
}
const panels = (page) => page.locator('[data-panel]')
const idsOf = (page) => panels(page).evaluateAll((all) => all.map((one) => one.dataset.panel))

describe('the first screen', () => {
  let commune
  before(async () => {
    commune = await demo()
  })

  for (const [role, wanted] of Object.entries(ROLES)) {
    test(`of ${role} holds what is theirs, on one screen and in few requests`, async () => {
      const window = await open(commune, SCREEN)
      const { page } = window
      await signedIn(window, commune.who[role])
      const asked = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/v1/') && !pathname.includes('/storage/')) asked.push(pathname)
      })
      await arrive(window, '/')
      await panels(page).first().waitFor()
      await settled(page)
      assert.deepEqual((await idsOf(page)).slice(0, wanted.length).sort(), [...wanted].sort())
      const shell = [
        '/v1/account',
        '/v1/rights',
        '/v1/account/prefs',
        '/v1/actions/notifications.count',
        '/v1/realtime',
      ]
      const own = asked.filter((path) => !shell.includes(path))
      // What is told of live is asked once more when the telling begins: that is no other query.
      assert.ok(new Set(own).size <= REQUESTS, `too many requests: ${own.join(' ')}`)
      assert.equal(own.filter((path) => path.endsWith('home.panels')).length, 1)
      const last = await page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('[data-panel]')]
          .slice(0, 6)
          .map((one) => one.getBoundingClientRect().bottom)
        // What stands beneath them in any case: where nothing else does, the page does not scroll.
        const foot = Number.parseFloat(getComputedStyle(document.querySelector('#content')).paddingBlockEnd)
        return Math.max(...bottoms) + foot
      })
      assert.ok(last <= SCREEN.height, `the first panels and the foot of the page end at ${last} px`)
      await assertAccessible(page, `the first screen of ${role}`)
      await assertFits(page, `the first screen of ${role}`)
      assert.deepEqual(window.problems, [])
      await window.close()
    })
  }

  test('of the park fits a phone in Arabic, with its sums, units and changes', () =>
    tell(
      commune,
      { who: commune.who.fleet, from: '/', language: 'ar', theme: 'dark', width: 360, height: 740 },
      async (_window, page) => {
        await panels(page).first().waitFor()
        await settled(page)
        await assertFits(page, 'the first screen of the park on a phone')
        const spill = await page.evaluate(() =>
          [...document.querySelectorAll('#content a, #content section')]
            .filter((card) => card.scrollWidth > card.clientWidth + 1)
            .map((card) => card.textContent),
        )
        assert.deepEqual(spill, [])
      },
    ))

  test('greets by the first name, with the day in both calendars', () =>
    tell(commune, { who: commune.who.employee, from: '/', ...SCREEN }, async (_window, page) => {
      const heading = page.getByRole('heading', { level: 1 })
      await until(
        'greeting by the first name',
        () => heading.allTextContents(),
        ([text]) => /^Bonjour \p{Lu}\p{Ll}+/u.test(text),
      )
      await page.getByText(/^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d/i).waitFor()
      await page.getByText(/ 14[45]\d$/).waitFor()
    }))

  test('of a plain employee leads to what they may ask for, and shows nothing empty', () =>
    tell(commune, { who: commune.who.employee, from: '/', ...SCREEN }, async ({ t }, page) => {
      await panels(page).first().waitFor()
      const ids = await idsOf(page)
      for (const id of ['employees.head', 'home.acts', 'leaveRecords.balance'])
        assert.ok(ids.includes(id), `${id} is missing: ${ids}`)
      for (const id of ids.filter((id) => id !== 'home.waiting')) {
        const text = await page.locator(`[data-panel="${id}"]`).textContent()
        assert.ok(!text.includes(t('calm', 'home')), `${id} is empty`)
      }
      await page
        .locator('[data-panel="leaveRecords.balance"]')
        .getByText(/^Reste \d+\sjours? sur \d+$/)
        .waitFor()
      await page
        .locator('[data-panel="employees.head"]')
        .getByText(/^0\d(\s\d\d){4}$/)
        .waitFor()
      await page.locator('[data-panel="home.acts"]').getByRole('link').first().click()
      await page.waitForURL('**/employee-portail/leaves/new')
    }))

  test('of a council member shows the figures of the last day, and greets the person', () =>
    tell(commune, { who: commune.who.council_member, from: '/profile', ...SCREEN }, async (window, page) => {
      // The house computes the days of the demonstration after its start.
      const figures = async () => {
        const asked = { headers: { 'x-appwrite-project': PROJECT }, data: {} }
        const answer = await window.context.request.post('/v1/actions/home.panels', asked)
        return answer.json()
      }
      const isComputed = (seen) => seen.figures?.length >= 4
      await until('figures of the last day', figures, isComputed, { patience: 120_000, rest: 500 })
      await arrive(window, '/')
      await settled(page)
      assert.deepEqual(await idsOf(page), ['home.waiting', 'statistics.byAnnexe', 'statistics.byMonth'])
      assert.match(await page.getByRole('heading', { level: 1 }).textContent(), /^Bonjour \p{Lu}\p{Ll}/u)
      await assertAccessible(page, 'the first screen of a council member')
      await page.locator('#content a[href="/statistics"]').first().click()
      await page.waitForURL('**/statistics')
    }))

  test('is arranged by its reader, and stays so', () =>
    tell(commune, { who: commune.who.administrator, from: '/', ...SCREEN }, async ({ t }, page) => {
      await panels(page).first().waitFor()
      const title = async (id) => (await page.locator(`[data-panel="${id}"] h2`).textContent()).trim()
      const [house, out] = [await title('house.state'), await title('missions.out')]
      await page.getByRole('button', { name: t('arrange.open', 'home') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: house }).uncheck()
      await dialog.getByRole('button', { name: t('arrange.up', 'home', { panel: out }) }).click()
      await assertAccessible(page, 'arranging the first screen')
      await dialog.getByRole('button', { name: t('arrange.save', 'home') }).click()
      await page.locator('[data-panel="house.state"]').waitFor({ state: 'detached' })
      await page.reload()
      await panels(page).first().waitFor()
      assert.equal((await idsOf(page))[0], 'missions.out')
      assert.ok(!(await idsOf(page)).includes('house.state'))
    }))

  test('leads from a figure to what it counts', () =>
    tell(commune, { who: commune.who.fleet, from: '/', ...SCREEN }, async (_window, page) => {
      const figure = page.locator('a[href^="/order-mission?month="]').first()
      const shown = Number((await figure.locator('.tabular').first().textContent()).replace(/\D/g, ''))
      await figure.click()
      await page.waitForURL(/\/order-mission\?/)
      await settled(page)
      assert.ok(shown > 0, 'the demonstration has missions this month')
    }))
})

describe('the screen of a head', () => {
  let commune
  before(async () => {
    commune = await demo()
  })

  test('shows the people of the unit and where they are', () =>
    tell(commune, { who: commune.who.head_of_bureau, from: '/chef-bureau', ...SCREEN }, async ({ t }, page) => {
      const people = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t('heads.people', 'home') }) })
      await people.getByRole('listitem').first().waitFor()
      const all = await people.getByRole('listitem').count()
      const name = (await people.getByRole('listitem').first().locator('bdi').first().textContent()).split(' ')[0]
      await page.getByRole('textbox', { name: t('heads.find', 'home') }).fill(name)
      const found = await until(
        `people called ${name}, and nobody else`,
        () => people.getByRole('listitem').allTextContents(),
        (shown) => shown.length > 0 && shown.every((text) => text.includes(name)),
      )
      assert.ok(found.length <= all, `${found.length} of ${all}`)
      await assertAccessible(page, 'the screen of a head')
      await assertFits(page, 'the screen of a head')
    }))

  test('says so to whoever heads nothing', () =>
    tell(commune, { who: commune.who.administrator, from: '/chef-service', ...SCREEN }, async ({ t }, page) => {
      await page.getByRole('heading', { name: t('heads.none', 'home') }).waitFor()
    }))
})

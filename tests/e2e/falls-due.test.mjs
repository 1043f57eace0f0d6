// What falls due stands on the first page: the soonest first, each with the way to it.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { inWindow as tell } from './story.mjs'

const YEARS = 63
const DAY = 86_400_000
/** Today, in the town hall. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format(new Date())
/** The birthday of somebody who reaches the age limit so many days from now. */
function bornBefore(days) {
  const day = new Date(Date.parse(today) + days * DAY)
  return `${day.getUTCFullYear() - YEARS}${day.toISOString().slice(4, 10)}`
}
/** Whether that is a day that the year of birth may not have. */
const isLeap = (days) => bornBefore(days).endsWith('-02-29')
/** A number of days after which somebody may have a birthday. */
const afterDays = (days) => (isLeap(days) ? days + 1 : days)
/** Each with so many days left: more than stand among what waits. */
const PEOPLE = [
  { $id: 'last', fullNameFr: 'Hassan Alaoui', fullNameAr: 'حسن العلوي', CIN: 'A2001', left: afterDays(95) },
  { $id: 'soon', fullNameFr: 'Zineb Berrada', fullNameAr: 'زينب برادة', CIN: 'A2002', left: afterDays(25) },
  { $id: 'third', fullNameFr: 'Omar Chraibi', fullNameAr: 'عمر الشرايبي', CIN: 'A2003', left: afterDays(60) },
  { $id: 'second', fullNameFr: 'Nadia Filali', fullNameAr: 'نادية الفيلالي', CIN: 'A2004', left: afterDays(40) },
  { $id: 'fourth', fullNameFr: 'Said Tazi', fullNameAr: 'سعيد التازي', CIN: 'A2005', left: afterDays(80) },
]
const look = { language: 'ar', theme: 'dark', width: 360, height: 740 }

describe('what falls due', () => {
  let commune
  before(async () => {
    commune = await serveNew()
  })
  const atHome = (story) =>
    tell(commune, { ...look, who: ADMIN, from: '/' }, async ({ t }, page) => {
      const form = (count) => new Intl.PluralRules('ar').select(count)
      const line = (panel, { fullNameAr }) => panel.getByRole('link').filter({ hasText: fullNameAr })
      /** The panel says of somebody how many days are left. */
      const says = (panel, person, text) =>
        line(panel, person)
          .getByText(t(`${text}_${form(person.left)}`, 'home', { count: person.left }))
          .waitFor()
      /** In what order the panel names people. */
      const order = async (panel) => {
        const lines = await panel.getByRole('link').allTextContents()
        return lines
          .map((text) => PEOPLE.find(({ fullNameAr }) => text.includes(fullNameAr))?.$id)
          .filter((id) => id !== undefined)
      }
      await story({ t, page, says, order, line, waiting: page.locator('[data-panel="home.waiting"]') })
    })
  const bornOf = async (people) => {
    const { databases } = keyed(commune.endpoint, commune.key)
    for (const { $id: documentId, left, ...person } of people) {
      const data = { ...person, DATN: bornBefore(left) }
      await databases.createDocument({ databaseId: 'main', collectionId: 'employees', documentId, data })
    }
  }

  test('is nothing in a new house', () =>
    atHome(async ({ t, page, waiting }) => {
      await waiting.getByText(t('calm', 'home')).waitFor()
      await assertAccessible(page, 'home without anything due')
    }))

  test('stands among what waits, the soonest first, with the way to it', async () => {
    const [last, soon] = PEOPLE
    await bornOf([last, soon])
    await atHome(async ({ page, says, order, line, waiting }) => {
      await says(waiting, last, 'days.in')
      await says(waiting, soon, 'days.in')
      assert.deepEqual(await order(waiting), ['soon', 'last'])
      await assertAccessible(page, 'home with what falls due')
      await assertFits(page, 'home with what falls due')
      await line(waiting, soon).click()
      await page.getByRole('heading', { level: 1, name: soon.fullNameAr }).waitFor()
    })
  })

  test('has a panel of its own where more falls due than stands among what waits', async () => {
    const [, , ...others] = PEOPLE
    await bornOf(others)
    await atHome(async ({ t, page, says, order, waiting }) => {
      await says(waiting, others[0], 'days.in')
      assert.equal((await order(waiting)).includes('last'), false)
      await page.getByRole('button', { name: /^عرض .*لوح/ }).click()
      const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: t('due.title', 'home') }) })
      for (const person of PEOPLE) await says(panel, person, 'due.in')
      assert.deepEqual(await order(panel), ['soon', 'second', 'third', 'fourth', 'last'])
      await assertAccessible(page, 'all that falls due')
    })
  })
})

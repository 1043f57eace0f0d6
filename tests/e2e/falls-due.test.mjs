// What falls due stands on the first page: the soonest first, each with the way to it.
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
/** A day that the year of birth may not have. */
const isLeap = (days) => bornBefore(days).endsWith('-02-29')
const [SOON, LATER] = [25, 200].map((days) => (isLeap(days) ? days + 1 : days))
const PEOPLE = [
  { $id: 'year', fullNameFr: 'Hassan Alaoui', fullNameAr: 'حسن العلوي', CIN: 'A2001', DATN: bornBefore(LATER) },
  { $id: 'soon', fullNameFr: 'Zineb Berrada', fullNameAr: 'زينب برادة', CIN: 'A2002', DATN: bornBefore(SOON) },
]
const look = { language: 'ar', theme: 'dark', width: 360, height: 740 }

/** The list of all dates is one of the panels for which an administrator's first screen has no room. */
function unfold(page) {
  return page.getByRole('button', { name: /^عرض .*لوح/ }).click()
}

describe('what falls due', () => {
  let commune
  before(async () => {
    commune = await serveNew()
  })

  test('is nothing in a new house', () =>
    tell(commune, { ...look, who: ADMIN, from: '/' }, async ({ t }, page) => {
      await unfold(page)
      await page.getByText(t('due.none', 'home'), { exact: true }).waitFor()
      await assertAccessible(page, 'home without anything due')
    }))

  test('stands on the first page by itself, the soonest first', () =>
    tell(commune, { ...look, who: ADMIN, from: '/' }, async ({ t }, page) => {
      const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: t('due.title', 'home') }) })
      await unfold(page)
      await panel.waitFor()
      const { databases } = keyed(commune.endpoint, commune.key)
      for (const { $id: documentId, ...data } of PEOPLE)
        await databases.createDocument({ databaseId: 'main', collectionId: 'employees', documentId, data })
      const form = (count) => new Intl.PluralRules('ar').select(count)
      const line = (person) => panel.getByRole('link').filter({ hasText: person.fullNameAr }).first()
      const [year, soon] = PEOPLE
      const says = (person, count) =>
        line(person)
          .getByText(t(`due.in_${form(count)}`, 'home', { count }))
          .waitFor()
      await says(year, LATER)
      await says(soon, SOON)
      await panel.getByRole('link').first().filter({ hasText: soon.fullNameAr }).waitFor()
      await assertAccessible(page, 'home with what falls due')
      await assertFits(page, 'home with what falls due')
      await line(soon).click()
      await page.getByRole('heading', { level: 1, name: soon.fullNameAr }).waitFor()
    }))
})

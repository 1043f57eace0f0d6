// What is large stays usable: names of two hundred letters, four hundred units, every panel at once, on a phone and on a desk.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { demo, six } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

const PHONE = { language: 'ar', theme: 'dark', width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
const LETTERS = 200
const SERVICES = 40
const OFFICES = 9
/** As long as a name may be: words as people have them, and one that nothing breaks. */
const LONG = {
  fr: `Amina ${'ElidrissiAlaoui'.repeat(14)}`.slice(0, LETTERS),
  ar: `أمينة ${'الإدريسيالعلوي'.repeat(15)}`.slice(0, LETTERS),
}
const UNIT = {
  fr: `Service ${'de la coordination et du suivi '.repeat(8)}`.slice(0, LETTERS).trim(),
  ar: `مصلحة ${'التنسيق والتتبع '.repeat(14)}`.slice(0, LETTERS).trim(),
}

describe('what is large', () => {
  let commune
  before(async () => {
    commune = await six()
    const { databases } = keyed(commune.endpoint, commune.key)
    const make = (collectionId, documentId, data) =>
      databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
    await make('services', 'long', { nameFr: UNIT.fr, nameAr: UNIT.ar })
    await make('employees', 'long', {
      fullNameFr: LONG.fr,
      fullNameAr: LONG.ar,
      CIN: 'ZZ900900',
      serviceId: 'long',
      phone: '0612345678',
    })
    const services = Array.from({ length: SERVICES }, (_, at) => at)
    await Promise.all(
      services.map(async (at) => {
        await make('services', `s${at}`, { nameFr: `Service numéro ${at}`, nameAr: `المصلحة رقم ${at}` })
        for (let below = 0; below < OFFICES; below++)
          await make('bureaux', `s${at}b${below}`, {
            nameFr: `Bureau ${below} du service ${at}`,
            nameAr: `المكتب ${below} بالمصلحة ${at}`,
            serviceId: `s${at}`,
          })
      }),
    )
  })

  for (const [device, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    const look = (from, story) =>
      tell(commune, { ...size, who: commune.who.administrator, from }, async (window, page) => {
        await settled(page)
        await story(window, page)
        await assertFits(page, `${from} on a ${device}`)
        await assertAccessible(page, `${from} on a ${device}`)
      })

    test(`a name of two hundred letters stands in its list, its file and the palette on a ${device}`, async () => {
      await look('/rh-managements?find=ZZ900900', async (_window, page) => {
        await page.locator('[data-row-link]').first().waitFor()
      })
      await look('/rh-managements/employee/long', async ({ language, t }, page) => {
        await page.getByRole('heading', { level: 1, name: LONG[language ?? 'fr'] }).waitFor()
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: t('search.open', 'shell') }).fill('ZZ900900')
        await page.getByRole('option').first().waitFor()
        await assertFits(page, `a long name in the palette on a ${device}`)
        await page.keyboard.press('Escape')
        await page.getByRole('combobox', { name: t('search.open', 'shell') }).waitFor({ state: 'hidden' })
        await settled(page)
      })
    })

    test(`four hundred units are found, unfolded and listed on a ${device}`, async () => {
      await look('/organisation-management?tab=chart', async ({ t }, page) => {
        const say = (key) => t(`chart.${key}`, 'organisation', { count: 1 })
        await page.locator('[data-unit]').first().waitFor()
        await page.getByRole('button', { name: say('openAll') }).click()
        const least = SERVICES * (1 + OFFICES)
        await until(
          `${least} units`,
          () => page.locator('[data-unit]').count(),
          (units) => units >= least,
        )
        await page.getByRole('textbox', { name: say('search') }).fill('bureau 7 du service 33')
        await page.getByRole('status').getByText(say('found_one')).waitFor()
        await settled(page)
      })
      await look('/organisation-management?tab=bureaux&size=100', async (_window, page) => {
        await page.locator('[data-row-link]').nth(99).waitFor()
      })
    })
  }

  test('the form of ages is filled on a phone', () =>
    tell(
      commune,
      { ...PHONE, who: commune.who.administrator, from: '/settings/administration?tab=ages' },
      async (_window, page) => {
        await settled(page)
        await assertFits(page, 'the ages on a phone')
        await assertAccessible(page, 'the ages on a phone')
        const inputs = page.locator('#content input')
        assert.ok((await inputs.count()) > 0)
        for (const input of await inputs.all()) {
          const box = await input.boundingBox()
          if (!box) continue
          assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, 'each field stands within the screen')
          assert.ok(box.width >= 60, `a field of ${box.width} px shows what is typed`)
        }
      },
    ))
})

describe('every panel at once', () => {
  let commune
  before(async () => {
    commune = await demo()
  })

  for (const [device, size] of Object.entries({ phone: PHONE, desk: DESK }))
    test(`stands on a ${device}`, () =>
      tell(commune, { ...size, who: commune.who.administrator, from: '/' }, async ({ t }, page) => {
        await settled(page)
        const few = await page.locator('[data-panel]').count()
        await page
          .getByRole('button', { name: new RegExp(`^${t('more_other', 'home', { count: 5 }).split('5')[0]}`) })
          .click()
        await until(
          `more than ${few} panels`,
          () => page.locator('[data-panel]').count(),
          (panels) => panels > few,
        )
        await settled(page)
        await assertFits(page, `all panels on a ${device}`)
        await assertAccessible(page, `all panels on a ${device}`)
      }))
})

// On a phone a name is never what gives way: whoever stands beside a badge, a date or a figure is read whole.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { arrive } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'

const PHONE = { width: 360, height: 740 }
const SCREENS = {
  administrator: [
    '/',
    '/rh-managements',
    '/absence-management',
    '/absence-management/warnings',
    '/pointage',
    '/pointage?tab=exits',
    '/rhDocuments',
    '/rhDocuments/leaves',
    '/order-mission',
    '/cars-management',
    '/users-management',
    '/assignments',
    '/recruitment-system/candidates',
  ],
  head_of_service: [
    '/',
    '/chef-service',
    '/employee-portail',
    '/employee-portail?tab=approvals',
    '/employee-portail/leaves',
  ],
}
let commune
before(async () => {
  commune = await demo()
})

/** The names in lists, panels and cards of which a part is out of sight. */
const cutNames = (page) =>
  page.evaluate(() => {
    const isCut = (one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
    const isName = (one) => one.closest('[data-tone], [data-plate], .second-name, .ltr') === null
    return [...document.querySelectorAll('main li bdi, main li .name, main li [class*=title]')]
      .filter((one) => one.checkVisibility() && isName(one) && isCut(one))
      .map((one) => one.textContent)
  })

for (const [role, screens] of Object.entries(SCREENS))
  for (const language of ['fr', 'ar'])
    test(`names are whole on a phone, as ${role} reads them in ${language}`, () =>
      inWindow(commune, { ...PHONE, language, who: commune.who[role] }, async (window, page) => {
        for (const screen of screens) {
          await arrive(window, screen)
          await settled(page)
          assert.deepEqual(await cutNames(page), [], screen)
        }
      }))

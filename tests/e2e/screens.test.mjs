// Every route of the product, seen by axe: in French by day and in Arabic by night, wide and narrow.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { assertAccessible, assertFits, open, signIn } from './browser.mjs'
import { six } from './commune.mjs'

const TREE = join(import.meta.dirname, '../../web/src/routeTree.gen.ts')
const PUBLIC = ['/sign-in-2', '/login', '/401', '/404', '/500', '/503']
// What stands for the parts of an address that change; a route that names another part has to say here what to open.
const EXAMPLES = {
  '/rh-managements/employee/$id': '/rh-managements/employee/amal',
  '/rh-managements/employee/$id/edit': '/rh-managements/employee/amal/edit',
  '/$': '/no-such-page',
}
const TABS = ['/rh-managements/employee/amal?tab=place', '/rh-managements/employee/amal?tab=history']

/** The address of every route there is. */
function screens() {
  const [, list] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(readFileSync(TREE, 'utf8'))
  const routes = [...list.matchAll(/'([^']+)':/g)].map(([, route]) =>
    route === '/' ? route : route.replace(/\/$/, ''),
  )
  const addresses = [...new Set(routes)].map((route) => EXAMPLES[route] ?? route)
  assert.deepEqual(
    addresses.filter((one) => one.includes('$')),
    [],
    'EXAMPLES must say what to open',
  )
  return [...addresses, ...TABS]
}

let commune
before(async () => {
  commune = await six()
})

for (const look of [
  { language: 'fr', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 1280 },
  { language: 'fr', theme: 'dark', width: 360 },
  { language: 'ar', theme: 'light', width: 768 },
]) {
  describe(`${look.language}, ${look.theme}, ${look.width} px`, () => {
    let window
    before(async () => {
      window = await open(commune, look)
      await signIn(window, commune.who.administrator)
    })
    after(() => window?.close())
    for (const screen of screens().filter((one) => !PUBLIC.includes(one))) {
      test(screen, async () => {
        window.problems.length = 0
        await window.page.goto(screen)
        await window.page.getByRole('heading', { level: 1 }).first().waitFor()
        await assertAccessible(window.page, screen)
        await assertFits(window.page, screen)
        assert.deepEqual(window.problems, [])
      })
    }
    test('public pages', async () => {
      const guest = await open(commune, look)
      for (const screen of PUBLIC) {
        await guest.page.goto(screen)
        await guest.page.getByRole('heading', { level: 1 }).waitFor()
        await assertAccessible(guest.page, screen)
        await assertFits(guest.page, screen)
      }
      assert.deepEqual(guest.problems, [])
      await guest.close()
    })
  })
}

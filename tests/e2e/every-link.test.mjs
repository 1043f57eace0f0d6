// Every link of every page, as every role of the demonstration: none leads where its reader may not go.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { PROJECT } from '../binary.mjs'
import { arrive, open, pass, signedIn } from './browser.mjs'
import { demo } from './commune.mjs'

const WEB = join(import.meta.dirname, '../../web')
// What everybody comes to first; the rest is found by its links.
const FIRST = ['/', '/profile', '/settings']
// The screens that a role opens or not.
const SCREENS = [
  '/rh-managements',
  '/order-mission',
  '/cars-management',
  '/park-maintenance',
  '/park-inventaire',
].concat(['/users-management', '/organisation-management', '/annexes', '/assignments'])
// Forms lead nowhere but back.
const FORM = /\/(new|edit)$/
// What is open to whoever comes by, and stands before the door.
const PUBLIC = /^\/(apply|verify)(\/|$)/

/** The guard of the app itself: what it opens to whom. */
async function guard() {
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite')
  const { transformWithOxc } = await import(pathToFileURL(vite))
  const path = join(WEB, 'src/api/rights.ts')
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

let commune
let opens
before(async () => {
  commune = await demo()
  opens = (await guard()).opens
})

/** Pages that differ by a record, a page or a filter alone are one page here. */
function shapeOf(href) {
  const { pathname, searchParams } = new URL(href, 'http://here.invalid')
  const path = pathname
    .replace(/\/[^/]*\d[^/]*/g, '/…')
    .replace(/\/(employee|.*-management|annexes|assignments)\/[^/]+/, '/$1/…')
  return `${path}?${searchParams.get('tab') ?? ''}`
}

/** The links of the page as it stands, as addresses of this site. */
const linksOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/v1/'))
      .map((link) => link.pathname + link.search),
  )

/** The roles of the demonstration, those that see the same once: `[name, person, rights]`. */
async function readers() {
  const found = new Map()
  for (const [role, who] of Object.entries(commune.who)) {
    const window = await open(commune)
    await signedIn(window, who)
    const headers = { 'x-appwrite-project': PROJECT }
    const rights = await (await window.context.request.get('/v1/rights', { headers })).json()
    await window.close()
    const seen = JSON.stringify([
      rights.collections,
      rights.employeeId !== '',
      SCREENS.map((path) => opens(rights, path)),
    ])
    if (!found.has(seen)) found.set(seen, [role, who, rights])
  }
  return [...found.values()]
}

/** The pages that a reader comes to, one of each shape: the links of each that lead nowhere for this reader. */
async function walk([role, who, rights]) {
  const window = await open(commune)
  await signedIn(window, who)
  await arrive(window, FIRST[0])
  const wrong = []
  const known = new Set()
  const queue = [...FIRST]
  while (queue.length > 0) {
    const at = queue.shift()
    if (known.has(shapeOf(at)) || FORM.test(at.split('?')[0])) continue
    known.add(shapeOf(at))
    await pass(window.page, at)
    for (const href of new Set(await linksOf(window.page))) {
      if (PUBLIC.test(href.split('?')[0])) continue
      if (opens(rights, href.split('?')[0])) queue.push(href)
      else wrong.push(`${role}: ${at} leads to ${href}`)
    }
  }
  await window.close()
  return { wrong, pages: known.size }
}

test('no link of any page leads to /401, for any role', async () => {
  const waiting = await readers()
  const results = []
  // Two at once: a page mostly waits for its server.
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) results.push(await walk(one))
  }
  await Promise.all([work(), work()])
  assert.ok(results.length > 4, `only ${results.length} roles see something of their own`)
  assert.ok(results.every(({ pages }) => pages > FIRST.length))
  assert.deepEqual(
    results.flatMap(({ wrong }) => wrong),
    [],
  )
})

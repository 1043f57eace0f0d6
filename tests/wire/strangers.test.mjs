// A busy evening: two hundred people begin an application at once, each with the code of the page.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { PROJECT } from '../binary.mjs'
import { ExamLife, makeExamPeople } from '../exam-life.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'

const WEB = join(import.meta.dirname, '../../web')
const PAGE = join(WEB, 'src/features/recruitment/apply/proof-of-work.ts')
const APPLICANTS = 200
/** Few bits: two hundred telephones are one machine here. */
const BITS = '6'

let life
let page
before(async () => {
  const { rolldown } = await import(pathToFileURL(join(WEB, 'node_modules/rolldown/dist/index.mjs')).href)
  const bundle = await rolldown({ input: PAGE })
  // The page fetches the work when it is asked for: here both are one module.
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  page = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  const data = folder()
  makeExamPeople(data)
  const env = { DIWAN_RATE_LIMITS: 'on', DIWAN_TRUSTED_PROXIES: '127.0.0.1', DIWAN_GUEST_WORK_BITS: BITS }
  life = new ExamLife(await serveUntilEnd(data, { env }))
  await life.signIn()
  await life.staff.create('settings', {
    key: 'public.commune',
    value: { nameFr: 'Commune de Tiznit', nameAr: 'جماعة تيزنيت' },
  })
  await life.publish()
})

/** What somebody behind that address asks. */
async function ask(address, action, given) {
  const answer = await fetch(`${life.server.endpoint}/actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-forwarded-for': address },
    body: JSON.stringify(given),
  })
  const told = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(JSON.stringify(told)), { type: told.type })
  return told
}

/** Begins as the page does: the ticket, and how often work was asked for. */
async function begin(address) {
  let asked = 0
  const { ticket } = await page.withWork(async (met) => {
    const told = await ask(address, 'candidates.begin', { recruitmentId: life.exam, ...met })
    if ('proof' in told) asked++
    return told
  })
  return { ticket, asked }
}

for (const [from, addressOf] of [
  ['200 addresses', (at) => `10.${at}.0.7`],
  ['3 addresses', (at) => `100.64.${at % 3}.7`],
]) {
  test(`two hundred applicants from ${from} begin at once, and all get in`, async () => {
    const begun = await Promise.all(Array.from({ length: APPLICANTS }, (_, at) => begin(addressOf(at))))
    assert.equal(new Set(begun.map(({ ticket }) => ticket)).size, APPLICANTS)
    assert.ok(Math.max(...begun.map(({ asked }) => asked)) <= 1, 'somebody was asked twice')
    assert.ok(
      begun.some(({ asked }) => asked === 1),
      'nobody was asked for work',
    )
  })
}

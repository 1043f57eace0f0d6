// A store that a release left behind is served by this program, on both databases: what was signed, published or numbered is what it was.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createKey, must, run } from '../binary.mjs'
import { clockFrom } from '../clock.mjs'
import { keptRows } from '../kept-rows.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { call, DOCUMENTS, JSON_HEADERS, signIn } from './people.mjs'

const RELEASE = join(import.meta.dirname, '../fixtures/releases/1b8c5df8')
/** The morning after it was left: nothing of it is due that was not. */
const MORNING = new Date('2026-11-28T08:00:00Z')
const POSTGRES = process.env.DIWAN_TEST_POSTGRES
const HR = { email: 'rh.essai@commune.example', username: 'rh-essai', password: 'a long password of hr' }

const unpacked = (name) => execFileSync('xz', ['-dc', join(RELEASE, name)], { maxBuffer: 1 << 30 })

/** Rows that are gone, or whose fields say otherwise than they did. */
function changes(before, after) {
  return Object.entries(before).flatMap(([collection, rows]) =>
    Object.entries(rows).flatMap(([id, row]) => {
      const now = after[collection][id]
      if (!now) return [`${collection} ${id} is gone`]
      const differs = ([name, value]) => JSON.stringify(now[name]) !== JSON.stringify(value)
      return Object.entries(row)
        .filter(differs)
        .map(([name, value]) => `${collection} ${id}: ${name} ${JSON.stringify(value)} → ${JSON.stringify(now[name])}`)
    }),
  )
}

/** The text of the conditions of each published exam is still the one whose digest its notice bears. */
async function conditionsAreThose(server, exams) {
  const published = Object.entries(exams).filter(([, exam]) => exam.publishedAt && exam.conditionsHash)
  assert.ok(published.length > 0, 'the release has published exams')
  for (const [id, { conditionsHash }] of published) {
    const answer = await fetch(`${server.url}/v1/actions/recruitments.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' },
      body: JSON.stringify({ id, conditions: true }),
    })
    const { conditions } = await answer.json()
    assert.ok(conditions, `the conditions of ${id} are told`)
    assert.equal(createHash('sha256').update(conditions).digest('hex'), conditionsHash, id)
  }
}

/** Somebody of human resources is signed in: their headers. */
async function humanResources(server, key) {
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': key }
  const query = JSON.stringify({ method: 'equal', attribute: 'username', values: [HR.username] })
  const list = `${DOCUMENTS('users')}?queries[0]=${encodeURIComponent(query)}`
  const [user] = (await call(server, headers, 'GET', list)).documents
  const data = { permissions: ['rh-managements:*'] }
  await call(server, headers, 'PATCH', `${DOCUMENTS('users')}/${user.$id}`, { data })
  return signIn(server, HR)
}

async function keepsIts(data, place, env) {
  copyFileSync(join(RELEASE, 'house.key'), join(data, 'house.key'))
  const given = { env: { ...clockFrom(MORNING, place).env, ...env } }
  const key = createKey(data, ['*'], given)
  const before = JSON.parse(unpacked('rows.json.xz'))
  const names = ['--email', HR.email, '--username', HR.username]
  must(['user', 'create', '--data', data, ...names, '--admin', '--password-stdin'], {
    input: `${HR.password}\n`,
    ...given,
  })
  const server = await serveUntilEnd(data, given)
  const found = changes(before, await keptRows(server, key, await humanResources(server, key)))
  assert.deepEqual(found, [], `${found.length} fields changed`)
  await conditionsAreThose(server, before.recruitments)
  await server.stop()
  // Rows, links, the chain of the log and its numbers; the bytes of its files were not kept.
  const said = run(['check', '--data', data], given).stdout.split('\n')
  assert.deepEqual(
    said.filter((line) => line && !/^files: .* is missing$/.test(line)),
    [],
  )
}

test('a store of that release in SQLite keeps what was signed, published or numbered', async () => {
  const [data, place] = [folder(), folder()]
  writeFileSync(join(data, 'diwan.db'), unpacked('store.db.xz'))
  await keepsIts(data, place, {})
})

test('a store of that release in PostgreSQL keeps it too', { skip: !POSTGRES && 'no PostgreSQL' }, async () => {
  const url = new URL(POSTGRES)
  const name = 'kept_release'
  execFileSync('psql', ['-q', POSTGRES, '-c', `CREATE DATABASE ${name}`])
  url.pathname = `/${name}`
  execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', String(url)], {
    input: unpacked('store.sql.xz'),
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  await keepsIts(folder(), folder(), { DIWAN_DATABASE_URL: String(url), DIWAN_NODES: '1' })
})

test('what a killed program of that release left in its log is there', async () => {
  const data = folder()
  execFileSync('tar', ['-xJf', join(RELEASE, 'killed.tar.xz'), '-C', data])
  const key = createKey(data)
  const server = await serveUntilEnd(data)
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': key }
  // It had made forty of them, and no page of its database had one.
  const query = JSON.stringify({ method: 'startsWith', attribute: 'nameFr', values: ['Bureau '] })
  const list = await call(server, headers, 'GET', `${DOCUMENTS('services')}?queries[0]=${encodeURIComponent(query)}`)
  assert.equal(list.total, 40)
  await server.stop()
  const checked = run(['check', '--data', data])
  assert.equal(checked.status, 0, checked.stdout + checked.stderr)
})

// Two nodes over one PostgreSQL: one key sent to both, a node that freezes with the lock, files that only one would have.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { ADMIN, createUser, run } from '../binary.mjs'
import { atEnd, folder, serveUntilEnd } from '../rig.mjs'

const URL_OF_TESTS = process.env.DIWAN_TEST_POSTGRES
const skip = URL_OF_TESTS ? false : 'DIWAN_TEST_POSTGRES does not say where a PostgreSQL is'
const BUREAUX = 'databases/main/collections/bureaux/documents'
const PAIRS = 60
const WRITERS = 12

const ask = (sql) => execFileSync('psql', ['-XAtq', '-d', URL_OF_TESTS, '-c', sql], { encoding: 'utf8' }).trim()

/** Two nodes over a schema of their own, with one folder of files and one house key: `[{ endpoint, headers, pid }, …]`. */
async function nodes(schema) {
  ask(`CREATE SCHEMA ${schema}`)
  const args = ['--database-url', `${URL_OF_TESTS}?options=-csearch_path%3D${schema}`]
  const data = folder()
  createUser(data, ADMIN, ['--admin', ...args])
  const shared = { args: [...args, '--files', folder()], env: { DIWAN_HOUSE_KEY: `${data}/house.key` } }
  const served = await Promise.all([data, folder()].map((own) => serveUntilEnd(own, shared)))
  return Promise.all(served.map(async (server) => ({ ...server, headers: await headersOf(server) })))
}

/** What an administrator's calls carry. */
async function headersOf({ endpoint }) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' }
  const body = JSON.stringify({ email: ADMIN.email, password: ADMIN.password })
  const answer = await fetch(`${endpoint}/account/sessions/email`, { method: 'POST', headers, body })
  assert.equal(answer.status, 201)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { ...headers, cookie: cookies.join('; ') }
}

/** Makes a bureau of that name; `{ status, body }`. */
async function make({ endpoint, headers }, name, own = {}) {
  const answer = await fetch(`${endpoint}/${BUREAUX}`, {
    method: 'POST',
    headers: { ...headers, ...own },
    body: JSON.stringify({ documentId: 'unique()', data: { nameFr: name, nameAr: 'مكتب' } }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** How many bureaux there are of each name. */
async function counted({ endpoint, headers }) {
  const limit = encodeURIComponent(JSON.stringify({ method: 'limit', values: [5000] }))
  const answer = await (await fetch(`${endpoint}/${BUREAUX}?queries[0]=${limit}`, { headers })).json()
  assert.equal(answer.total, answer.documents.length)
  const found = new Map()
  for (const { nameFr } of answer.documents) found.set(nameFr, (found.get(nameFr) ?? 0) + 1)
  return found
}

test('one key that is sent to both nodes at once is done once', { skip }, async () => {
  const [one, other] = await nodes('keyed')
  for (let round = 0; round < PAIRS; round++) {
    const own = { 'idempotency-key': `k${round}` }
    const [first, second] = await Promise.all([make(one, `B${round}`, own), make(other, `B${round}`, own)])
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.deepEqual(second.body, first.body, 'both hear the same answer')
  }
  const found = await counted(one)
  assert.equal(found.size, PAIRS)
  assert.ok([...found.values()].every((rows) => rows === 1))
})

test('a node that freezes while it writes does not stop the other, and comes back', { skip }, async () => {
  const [frozen, other] = await nodes('frozen')
  const acknowledged = new Set()
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let row = 0; !isOver; row++) {
      const made = await make(frozen, `w${writer}r${row}`)
      assert.equal(made.status, 201, JSON.stringify(made.body))
      acknowledged.add(`w${writer}r${row}`)
    }
  })
  const holds = () =>
    ask(`SELECT count(*) FROM pg_locks AS l JOIN pg_stat_activity AS a USING (pid)
         WHERE l.locktype = 'advisory' AND l.granted AND a.state = 'idle in transaction'`) !== '0'
  atEnd(() => process.kill(frozen.pid, 'SIGCONT'))
  do {
    process.kill(frozen.pid, 'SIGCONT')
    await make(frozen, `between${acknowledged.size}`)
    process.kill(frozen.pid, 'SIGSTOP')
  } while (!holds())
  const made = await make(other, 'Pendant')
  assert.equal(made.status, 201, JSON.stringify(made.body))
  process.kill(frozen.pid, 'SIGCONT')
  assert.equal((await make(frozen, 'Après')).status, 201)
  isOver = true
  await Promise.all(writers)
  const found = await counted(other)
  assert.ok([...acknowledged, 'Pendant', 'Après'].every((name) => found.get(name) === 1))
})

test('two nodes without a common place for files do not start', { skip }, () => {
  const refused = run(['serve', '--data', folder(), '--database-url', URL_OF_TESTS, '--listen', '127.0.0.1:0'])
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /^[^\n]*files[^\n]*nodes = 1[^\n]*\n$/)
})

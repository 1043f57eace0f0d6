// One byte broken in a row, in the change log, in a link: `diwan check` names each, and says so with its exit code.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ADMIN, createKey, createUser, run, serve } from '../binary.mjs'
import { folder } from '../rig.mjs'
import { keyed } from '../wire/client.mjs'
import { MAIN, seed } from '../wire/seed.mjs'

const whole = folder()
before(async () => {
  createUser(whole, ADMIN)
  const key = createKey(whole)
  const server = await serve(whole)
  await seed({ ...server, key })
  const { databases } = keyed(server.endpoint, key)
  const data = { nameFr: 'Bureau des passeports', nameAr: 'مكتب الجوازات', serviceId: 'etat-civil' }
  await databases.createDocument({ databaseId: MAIN, collectionId: 'bureaux', documentId: 'passeports', data })
  await databases.updateDocument({
    databaseId: MAIN,
    collectionId: 'bureaux',
    documentId: 'passeports',
    data: { floor: '2' },
  })
  assert.equal(await server.stop(), 0)
})

const check = (data) => {
  const { status, stdout, stderr } = run(['check', '--data', data])
  return { status, said: stdout + stderr }
}

/** A copy of the store in which one byte of one value is another. */
function broken(...place) {
  const data = join(folder(), 'data')
  cpSync(whole, data, { recursive: true })
  const database = readdirSync(data).find((name) => /\.(db|sqlite3?)$/.test(name))
  execFileSync('python3', [join(import.meta.dirname, 'break.py'), join(data, database), ...place])
  return check(data)
}

test('a store that nobody touched is whole', () => {
  const { status, said } = check(whole)
  assert.equal(status, 0, said)
})

test('a row', () => {
  const { status, said } = broken('bureaux', 'nameFr', '_id', 'passeports')
  assert.equal(status, 1, said)
  assert.match(said, /bureaux.*passeports/)
})

test('an entry of the change log', () => {
  const { status, said } = broken('_log', 'after', 'seq', '3')
  assert.equal(status, 1, said)
  assert.match(said, /entry 3\b/)
})

test('a link', () => {
  const { status, said } = broken('bureaux', 'serviceId', '_id', 'passeports')
  assert.equal(status, 1, said)
  assert.match(said, /bureaux.*passeports.*serviceId|serviceId.*passeports/)
})

// The official command line, unmodified, with a key.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { folder, serveNew } from '../rig.mjs'
import { MAIN, seed } from './seed.mjs'

const COMMAND = createRequire(import.meta.url).resolve('appwrite-cli/index.js')
const HOME = folder()
let server
before(async () => {
  server = await serveNew()
  await seed(server)
  const set = await appwrite('client', '--endpoint', server.endpoint, '--project-id', PROJECT, '--key', server.key)
  assert.equal(set.code, 0, set.said)
})

/** Runs one command to its end. */
function appwrite(...args) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: HOME,
    env: { PATH: process.env.PATH, HOME, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((done) => child.once('exit', (code) => done({ code, said })))
}

/** What a command prints as JSON. */
async function asked(...args) {
  const { code, said } = await appwrite('--json', ...args)
  assert.equal(code, 0, said)
  return JSON.parse(said)
}

const BUREAUX = ['--database-id', MAIN, '--collection-id', 'bureaux']

test('it finds out what it speaks to, and lists what is there', async () => {
  assert.equal((await asked('health', 'get')).status, 'pass')
  const { documents, total } = await asked(
    ...['databases', 'list-documents', '--database-id', MAIN, '--collection-id', 'employees'],
    ...['--queries', '{"method":"equal","attribute":"grade","values":["A"]}'],
  )
  assert.deepEqual([total, documents.map((one) => one.$id)], [1, ['amal']])
})

test('it makes a document, changes it and takes it away', async () => {
  const data = JSON.stringify({ nameFr: 'Archives', nameAr: 'الأرشيف' })
  await asked('databases', 'create-document', ...BUREAUX, '--document-id', 'archives', '--data', data)
  const id = ['--document-id', 'archives']
  await asked('databases', 'update-document', ...BUREAUX, ...id, '--data', '{"floor":"1"}')
  assert.equal((await asked('databases', 'get-document', ...BUREAUX, ...id)).floor, '1')
  const gone = await appwrite('databases', 'delete-document', ...BUREAUX, ...id)
  assert.equal(gone.code, 0, gone.said)
  assert.notEqual((await appwrite('databases', 'get-document', ...BUREAUX, ...id)).code, 0)
})

test('it manages accounts, and a refusal is told in words', async () => {
  const { users } = await asked('users', 'list')
  assert.ok(users.length > 0)
  const refused = await appwrite('databases', 'get-document', ...BUREAUX, '--document-id', 'nothing')
  assert.match(refused.said, /introuvable|could not be found/i)
})

test('it lists databases, collections and their attributes, tables and their columns, and buckets', async () => {
  const database = ['--database-id', MAIN]
  const lists = async (name, ...args) => {
    const listed = await asked(...args)
    assert.equal(listed.total, listed[name].length, `${args.join(' ')}: ${JSON.stringify(listed).slice(0, 300)}`)
    return listed[name]
  }
  for (const service of ['databases', 'tables-db']) {
    const databases = await lists('databases', service, 'list')
    assert.ok(databases.some((one) => one.$id === MAIN && one.name))
  }
  const collections = await lists('collections', 'databases', 'list-collections', ...database)
  const tables = await lists('tables', 'tables-db', 'list-tables', ...database)
  const ids = collections.map((one) => one.$id)
  assert.ok(ids.includes('bureaux'))
  assert.deepEqual(
    tables.map((one) => one.$id),
    ids,
  )
  const attributes = await lists('attributes', 'databases', 'list-attributes', ...BUREAUX)
  const columns = await lists('columns', 'tables-db', 'list-columns', ...database, '--table-id', 'bureaux')
  const name = attributes.find((one) => one.key === 'nameFr')
  assert.deepEqual([name.type, name.status, name.required], ['string', 'available', true])
  assert.deepEqual(
    columns.map((one) => one.key),
    attributes.map((one) => one.key),
  )
  await lists('indexes', 'databases', 'list-indexes', ...BUREAUX)
  assert.ok((await lists('buckets', 'storage', 'list-buckets')).length > 0)
})

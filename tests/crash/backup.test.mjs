// A backup made while people write: it is consistent, holds all that was acknowledged before it, and opens elsewhere.
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ADMIN, BINARY, createKey, createUser, must, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { keyed, signedIn } from '../wire/client.mjs'
import { everyOne } from './pages.mjs'

const BUREAUX = { databaseId: 'main', collectionId: 'bureaux' }
const execute = promisify(execFile)
const PIECE = 5 * 1024 * 1024

test('a backup while eight people write', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serveUntilEnd(data)
  const { databases } = keyed(server.endpoint, key)
  const acknowledged = []
  let busy = true
  const write = async (writer) => {
    for (let number = 0; busy; number++) {
      const documentId = `b${writer}-${number}`
      await databases.createDocument({ ...BUREAUX, documentId, data: { nameFr: documentId, nameAr: 'مكتب' } })
      acknowledged.push(documentId)
    }
  }
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer))
  await until(
    'two hundred acknowledged rows',
    () => acknowledged.length,
    (rows) => rows >= 200,
    { patience: 120_000, rest: 1 },
  )
  const before = [...acknowledged]
  const file = join(folder(), 'today.diwan')
  await execute(BINARY, ['backup', file, '--data', data])
  busy = false
  await Promise.all(writers)
  assert.ok(acknowledged.length > before.length, 'people wrote meanwhile')

  const elsewhere = join(folder(), 'restored')
  must(['restore', file, '--data', elsewhere])
  copyFileSync(join(data, 'house.key'), join(elsewhere, 'house.key'))
  const check = run(['check', '--data', elsewhere])
  assert.equal(check.status, 0, check.stdout + check.stderr)
  const again = await serveUntilEnd(elsewhere)
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  const address = `${again.endpoint}/databases/main/collections/bureaux/documents`
  const found = new Set((await everyOne(address, headers, 'documents')).all.map((one) => one.$id))
  assert.deepEqual(
    before.filter((id) => !found.has(id)),
    [],
  )

  const refused = run(['restore', file, '--data', elsewhere])
  assert.equal(refused.status, 1)
  assert.equal(refused.stderr.trim().split('\n').length, 1)
  assert.ok(!existsSync(join(elsewhere, 'today.diwan')))
})

/** The rows of a store by table, in one order: what its own backup says. Who it is and whence it came is its own. */
function rowsOf(args) {
  const file = join(folder(), 'rows.backup')
  must(['backup', file, '--rows-only', ...args])
  const tables = {}
  let table
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const read = JSON.parse(line)
    if (typeof read.rows === 'string') {
      table = read.rows
      tables[table] = []
    } else if (Array.isArray(read)) tables[table].push(line)
  }
  tables._meta = tables._meta.filter((row) => !/"(store|restored)"/.test(row))
  for (const rows of Object.values(tables)) rows.sort()
  return tables
}

/** The bytes of files by their keys. */
function filesOf(data) {
  const names = readdirSync(join(data, 'files')).filter((name) => name !== 'diwan.store')
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(data, 'files', name), 'base64')]))
}

/** A commune with a session, a file of two pieces and a certificate; stopped. */
async function commune() {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serveUntilEnd(data)
  const { databases, account } = await signedIn(server.endpoint, ADMIN)
  await databases.createDocument({
    databaseId: 'main',
    collectionId: 'settings',
    documentId: 'card',
    data: { key: 'public.commune', value: { nameFr: 'Commune de Tiznit', nameAr: 'جماعة تيزنيت' } },
  })
  const employee = {
    fullNameFr: 'Amal Bennani',
    fullNameAr: 'أمل بناني',
    CIN: 'AB123456',
    recruitmentDate: '2012-03-01',
  }
  await databases.createDocument({
    databaseId: 'main',
    collectionId: 'employees',
    documentId: 'amal',
    data: employee,
  })
  const whole = Buffer.alloc(PIECE + 70_000, 7)
  whole.write('%PDF-1.7\n')
  for (const first of [0, PIECE]) await send(server, key, whole, first)
  const paper = await certificate(server, key)
  assert.equal(paper.refNumber.split('/')[0], '1')
  const session = await account.getSession({ sessionId: 'current' })
  assert.equal(await server.stop(), 0)
  return { data, key, whole, paper, session }
}

/** Sends one piece of the file. */
async function send(server, key, whole, first) {
  const last = Math.min(first + PIECE, whole.length)
  const form = new FormData()
  form.set('fileId', 'scan')
  form.set('file', new File([whole.subarray(first, last)], 'scan.pdf'))
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  headers['content-range'] = `bytes ${first}-${last - 1}/${whole.length}`
  if (first > 0) headers['x-appwrite-id'] = 'scan'
  const path = `${server.endpoint}/storage/buckets/archive/files`
  const answer = await fetch(path, { method: 'POST', headers, body: form })
  assert.equal(answer.status, 201)
}

async function certificate(server, key) {
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key, 'content-type': 'application/json' }
  const body = JSON.stringify({ employeeId: 'amal', kind: 'work', language: 'fr' })
  const answer = await fetch(`${server.endpoint}/actions/employees.certificate`, { method: 'POST', headers, body })
  const made = await answer.json()
  assert.equal(answer.status, 200, JSON.stringify(made))
  return made
}

/** What a restored commune must still do: its files, its seal, its sessions, its next number. */
async function holds({ key, whole, paper, session }, data, args = []) {
  const server = await serveUntilEnd(data, { args, env: { DIWAN_NODES: '1' } })
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  const scan = await fetch(`${server.endpoint}/storage/buckets/archive/files/scan/download`, { headers })
  assert.ok(Buffer.from(await scan.arrayBuffer()).equals(whole), 'the same bytes')
  const printed = await fetch(
    `${server.endpoint}/storage/buckets/downloadable-documents/files/${paper.fileId}/download`,
    { headers },
  )
  assert.equal(printed.status, 200, 'a paper is sent only as it was sealed')
  const told = await (await fetch(`${server.endpoint}/papers/${paper.docId}`, { headers })).json()
  assert.equal(told.state, 'valid')
  const { account } = await signedIn(server.endpoint, ADMIN)
  const sessions = (await account.listSessions()).sessions.map((one) => one.$id)
  assert.ok(sessions.includes(session.$id), 'who was signed in still is')
  assert.equal((await certificate(server, key)).refNumber.split('/')[0], '2')
  assert.equal(await server.stop(), 0)
}

/** A folder for a restored store, with the house key of the first, which no backup holds. */
function withKey(first, place) {
  mkdirSync(place, { recursive: true })
  copyFileSync(join(first.data, 'house.key'), join(place, 'house.key'))
  return place
}

test('every row, file, number, seal and session comes back, on either engine', async (t) => {
  const first = await commune()
  const [rows, files] = [rowsOf(['--data', first.data]), filesOf(first.data)]
  const file = join(folder(), 'whole.diwan')
  must(['backup', file, '--data', first.data])
  const again = withKey(first, join(folder(), 'again'))
  assert.match(must(['restore', file, '--data', again]), /every file is there/)
  assert.deepEqual(rowsOf(['--data', again]), rows)
  assert.deepEqual(filesOf(again), files)
  assert.equal(run(['check', '--files', '--data', again]).status, 0)
  const server = process.env.DIWAN_TEST_POSTGRES
  if (server) {
    // A schema of its own: other stories have stores in the same database.
    execFileSync('psql', ['-XAtq', '-d', server, '-c', 'CREATE SCHEMA restored'])
    const url = `${server}?options=-csearch_path%3Drestored`
    const [across, back] = [folder(), join(folder(), 'back')].map((place) => withKey(first, place))
    const place = ['--data', across, '--database-url', url]
    must(['restore', file, ...place])
    assert.deepEqual(rowsOf(place), rows)
    assert.deepEqual(filesOf(across), files)
    const second = join(folder(), 'second.diwan')
    must(['backup', second, ...place])
    must(['restore', second, '--data', back])
    assert.deepEqual(rowsOf(['--data', back]), rows)
    assert.deepEqual(filesOf(back), files)
    await holds(first, across, ['--database-url', url])
    await holds(first, back)
  } else {
    t.diagnostic('without a PostgreSQL: SQLite alone')
  }
  await holds(first, again)
})

test('bytes of files that are nowhere: a restore asks for them, and prints papers again', async () => {
  const first = await commune()
  const file = join(folder(), 'rows.diwan')
  must(['backup', file, '--rows-only', '--data', first.data])
  const again = join(folder(), 'again')
  const refused = run(['restore', file, '--data', again])
  assert.deepEqual([refused.status, refused.stderr.trim().split('\n').length], [1, 1])
  assert.match(refused.stderr, /say where with --files, or --rows-only/)
  const printed = must(['restore', file, '--rows-only', '--data', withKey(first, again)])
  assert.match(printed, /papers printed again, with the bytes that were sealed: 1/)
  assert.match(printed, /files without their bytes: 1/)
  const check = run(['check', '--data', again])
  assert.equal(check.status, 1)
  assert.match(check.stdout, /files: scan \(scan\.pdf\): its piece scan\.[\w-]+ is missing/)
})

/** A pair of keys for stories alone. */
const RECIPIENT = 'age1t7rxyev2z3rw82stdlrrepyc39nvn86l5078zqkf5uasdy86jp6svpy7pa'
const IDENTITY = 'AGE-SECRET-KEY-1GQ9778VQXMMJVE8SK7J6VT8UJ4HDQAJUVSFCWCM02D8GEWQ72PVQ2Y5J33'

/** A file with one line, such as a key or a passphrase. */
function fileWith(line) {
  const path = join(folder(), 'line')
  writeFileSync(path, `${line}\n`, { mode: 0o600 })
  return path
}

test('an encrypted backup tells nobody anything, and brings back all, with the house key', async () => {
  const first = await commune()
  const [rows, files] = [rowsOf(['--data', first.data]), filesOf(first.data)]
  const passphrase = fileWith('quatre mots que nul ne sait')
  const ways = [
    [{ DIWAN_BACKUPS_RECIPIENTS: RECIPIENT }, ['--identity', fileWith(IDENTITY)]],
    [{ DIWAN_BACKUPS_PASSPHRASE_FILE: passphrase }, ['--passphrase-file', passphrase]],
  ]
  const houseKey = readFileSync(join(first.data, 'house.key'), 'utf8').trim()
  for (const [env, opening] of ways) {
    const file = join(folder(), 'sealed.diwan')
    must(['backup', file, '--data', first.data], { env })
    const copies = readdirSync(`${file}.files`).map((name) => readFileSync(join(`${file}.files`, name)))
    for (const bytes of [readFileSync(file), ...copies])
      for (const clear of ['Bennani', houseKey, '%PDF']) assert.ok(!bytes.includes(clear), clear)
    const closed = run(['restore', file, '--data', join(folder(), 'closed')])
    assert.deepEqual([closed.status, closed.stderr.trim().split('\n').length], [1, 1])
    assert.match(closed.stderr, /is encrypted: --identity FILE or --passphrase-file FILE opens it/)
    const again = join(folder(), 'again')
    assert.match(must(['restore', file, '--data', again, ...opening]), /every file is there/)
    assert.equal(readFileSync(join(again, 'house.key'), 'utf8').trim(), houseKey)
    assert.deepEqual(rowsOf(['--data', again]), rows)
    assert.deepEqual(filesOf(again), files)
    assert.equal(run(['check', '--files', '--data', again]).status, 0)
    await holds(first, again)
  }
  const wrong = run(['check', '--data', first.data], { env: { DIWAN_BACKUPS_RECIPIENTS: 'age1nobody' } })
  assert.deepEqual([wrong.status, wrong.stderr.trim().split('\n').length], [1, 1])
  assert.match(wrong.stderr, /backups.recipients.*'age1nobody' is no public key of age/i)
})

test('what the nights encrypt comes back, and mends a file that was lost', async () => {
  const first = await commune()
  const backups = join(first.data, 'backups')
  const env = { DIWAN_BACKUPS_RECIPIENTS: RECIPIENT }
  const night = async (job, isDone) => {
    const server = await serveUntilEnd(first.data, { env })
    const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': first.key, 'content-type': 'application/json' }
    const body = JSON.stringify({ job })
    const begun = await fetch(`${server.endpoint}/actions/jobRuns.run`, { method: 'POST', headers, body })
    assert.equal(begun.status, 200, await begun.text())
    for (const end = Date.now() + 60_000; !isDone(); ) {
      assert.ok(Date.now() < end, job)
      await pause(50)
    }
    assert.equal(await server.stop(), 0)
  }
  const copies = () => (existsSync(join(backups, 'files')) ? readdirSync(join(backups, 'files')) : [])
  await night('backup', () => copies().filter((name) => name.includes('.sealed-')).length === 3)
  const file = join(
    backups,
    readdirSync(backups).find((name) => name.startsWith('diwan-') && name.endsWith('.backup')),
  )
  assert.ok(readFileSync(file).subarray(0, 21).equals(Buffer.from('age-encryption.org/v1')))
  const scan = readdirSync(join(first.data, 'files')).find((name) => name.startsWith('scan.'))
  const kept = readFileSync(join(first.data, 'files', scan))
  rmSync(join(first.data, 'files', scan))
  await night('files.verify', () => existsSync(join(first.data, 'files', scan)))
  assert.ok(readFileSync(join(first.data, 'files', scan)).equals(kept), 'out of its encrypted copy')
  const again = join(folder(), 'again')
  assert.match(must(['restore', file, '--data', again, '--identity', fileWith(IDENTITY)]), /every file is there/)
  await holds(first, again)
})

const SQL = 'import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()'

test('a log that lost its end is told at the start and by the check', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serveUntilEnd(data)
  const { databases } = keyed(server.endpoint, key)
  await databases.createDocument({ ...BUREAUX, documentId: 'last', data: { nameFr: 'x', nameAr: 'س' } })
  const head = join(data, 'backups', 'log.head')
  const before = existsSync(head) ? JSON.parse(readFileSync(head, 'utf8')).seq : 0
  await databases.createDocument({ ...BUREAUX, documentId: 'lost', data: { nameFr: 'x', nameAr: 'س' } })
  for (const end = Date.now() + 60_000; !existsSync(head) || JSON.parse(readFileSync(head, 'utf8')).seq <= before; ) {
    assert.ok(Date.now() < end, 'the head is written down')
    await pause(100)
  }
  await server.kill()
  assert.equal(run(['check', '--data', data]).status, 0)
  const database = join(data, 'diwan.db')
  for (const sql of [
    'DELETE FROM _log WHERE seq = (SELECT MAX(seq) FROM _log)',
    "DELETE FROM bureaux WHERE _id = 'lost'",
  ]) {
    await execute('python3', ['-c', SQL, database, sql])
  }
  const check = run(['check', '--data', data])
  assert.deepEqual([check.status, check.stdout.trim().split('\n').length], [1, 1], check.stdout)
  assert.match(check.stdout, /^log: it ends at entry \d+, but entry \d+ was written: 1 are lost/)
  const again = await serveUntilEnd(data)
  await again.stop()
  assert.match(again.output(), /the change log lacks what was written/)
  // Whoever is told has it written anew, of what there is.
  rmSync(head)
  assert.match(must(['rebuild', 'log.head', '--data', data]), /^log\.head is derived anew as of entry \d+$/m)
  assert.ok(JSON.parse(readFileSync(head, 'utf8')).seq > 0)
  const unknown = run(['rebuild', 'archive', '--data', data])
  assert.deepEqual(
    [unknown.status, unknown.stderr.trim()],
    [1, 'diwan: nothing of that name follows the log; there is: log.head'],
  )
})

test('a counter that was raised or lowered is told by the check', async () => {
  const data = folder()
  must(['demo', '--data', data, '--employees', '60'])
  assert.equal(run(['check', '--data', data]).status, 0)
  for (const change of ['n + 3', 'n - 4']) {
    const sql = `UPDATE _counters SET n = ${change} WHERE name LIKE 'missions:%'`
    await execute('python3', ['-c', SQL, join(data, 'diwan.db'), sql])
    const check = run(['check', '--data', data])
    assert.equal(check.status, 1)
    assert.match(check.stdout, /^number: missions of \d{4}: the counter stands at \d+, but \d+ is the last/m)
  }
})

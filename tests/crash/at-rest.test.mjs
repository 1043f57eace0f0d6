// What lies on the disk is the user's alone that runs the house, and whoever has the database alone signs nobody in.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADMIN, BINARY, createKey, createUser, must, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { call, DOCUMENTS, JSON_HEADERS } from './people.mjs'

/** The mode of everything at and below a path, by path. */
function modes(path) {
  const found = statSync(path)
  const below = found.isDirectory() ? readdirSync(path).map((name) => modes(join(path, name))) : []
  return Object.assign({ [path]: found.mode & 0o777 }, ...below)
}

function assertClosed(path) {
  for (const [place, mode] of Object.entries(modes(path)))
    assert.equal(mode, statSync(place).isDirectory() ? 0o700 : 0o600, `${place}: ${mode.toString(8)}`)
}

async function work(server, key) {
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': key }
  await call(server, headers, 'POST', DOCUMENTS('services'), {
    documentId: 'etat-civil',
    data: { nameFr: 'État civil', nameAr: 'الحالة المدنية' },
  })
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File(['%PDF-1.7\n'], 'a.pdf'))
  const sent = await fetch(`${server.endpoint}/storage/buckets/archive/files`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key },
    body: form,
  })
  assert.equal(sent.status, 201)
}

test('under a careless umask, and from an open folder of before, everything is closed', async () => {
  const before = process.umask(0o022)
  try {
    const data = join(folder(), 'data')
    createUser(data, ADMIN)
    const key = createKey(data)
    assertClosed(data)
    mkdirSync(join(data, 'backups'), { recursive: true })
    writeFileSync(join(data, 'backups/diwan-2026-01-01T02-30-00.backup'), '')
    for (const place of Object.keys(modes(data))) chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o644)
    const server = await serveUntilEnd(data)
    assert.match(server.output(), /stood open to others/)
    await work(server, key)
    const copy = join(folder(), 'today.diwan')
    must(['backup', copy, '--data', data])
    assert.equal(statSync(copy).mode & 0o777, 0o600)
    for (const made of ['diwan.db', 'diwan.db-wal', 'diwan.db-shm', 'files', 'house.key', 'lock'])
      assert.ok(existsSync(join(data, made)), made)
    assertClosed(data)
    assert.equal(await server.stop(), 0)
    assertClosed(data)
  } finally {
    process.umask(before)
  }
})

test('what cannot be closed is refused in one line', (t) => {
  if (process.getuid() !== 0) return t.skip('only root gives a folder away')
  const data = folder()
  createUser(data, ADMIN)
  chmodSync(data, 0o755)
  chownSync(data, 65534, 65534)
  const powerless = ['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all']
  const refused = spawnSync('setpriv', [...powerless, BINARY, 'check', '--data', data], { encoding: 'utf8' })
  assert.equal(refused.status, 1, refused.stderr)
  assert.match(refused.stderr, /open to others \(mode 755\) and cannot be closed/)
  assert.equal(refused.stderr.trim().split('\n').length, 1)
})

test('the house key is in no database and in no backup, and a backup without it opens nothing', () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = readFileSync(join(data, 'house.key'), 'utf8').trim()
  const copy = join(folder(), 'today.diwan')
  must(['backup', copy, '--data', data])
  for (const file of [
    copy,
    ...readdirSync(data)
      .filter((name) => name !== 'house.key')
      .map((name) => join(data, name)),
  ])
    if (statSync(file).isFile()) assert.ok(!readFileSync(file).includes(key), file)

  const elsewhere = join(folder(), 'restored')
  must(['restore', copy, '--data', elsewhere])
  const refused = run(['check', '--data', elsewhere])
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /house key .* is missing/)
  assert.equal(refused.stderr.trim().split('\n').length, 1)
  copyFileSync(join(data, 'house.key'), join(elsewhere, 'house.key'))
  must(['check', '--data', elsewhere])
  assertClosed(elsewhere)
})

test('the recovery sheet holds the key, and what was typed from it is the key', () => {
  const data = folder()
  createUser(data, ADMIN)
  const file = join(data, 'house.key')
  const key = readFileSync(file, 'utf8').trim()
  const sheet = must(['key', 'house', '--data', data])
  assert.ok(sheet.includes(key))
  rmSync(file)
  assert.equal(run(['key', 'house', '--data', data]).status, 1)
  writeFileSync(file, `# typed from the sheet\n  ${key}  \n`, { mode: 0o600 })
  must(['check', '--data', data])
})

test('a store whose key is lost goes on with another, and what was sealed before still shows', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const first = await serveUntilEnd(data)
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': createKey(data) }
  const sealed = await fetch(`${first.url}/api/qr/generate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ numSerie: '7', fullName: 'Amal' }),
  })
  assert.equal(sealed.status, 200, await sealed.clone().text())
  const papers = async (server) => (await call(server, headers, 'GET', DOCUMENTS('authenticDocuments'))).documents
  const [paper] = await papers(first)
  assert.equal(await first.stop(), 0)
  assert.equal(run(['key', 'renew', '--data', data]).status, 1, 'a key that is there is not replaced')

  const file = join(data, 'house.key')
  const lost = readFileSync(file, 'utf8')
  rmSync(file)
  assert.equal(run(['check', '--data', data]).status, 1)
  must(['key', 'renew', '--data', data])
  assert.notEqual(readFileSync(file, 'utf8'), lost)
  const second = await serveUntilEnd(data)
  const shown = await call(second, headers, 'GET', `/papers/${paper.docId}`)
  assert.equal(shown.state, 'valid', JSON.stringify(shown))
  writeFileSync(file, lost)
  assert.equal(run(['check', '--data', data]).status, 1, 'the former key is another one now')
})

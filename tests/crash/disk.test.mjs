// A disk that is full, or that cannot be written any more: people are told in words, reads go on, the server says that it is ill,
// the log is not filled by it, and nothing is to be done once there is room again.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADMIN, createUser, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { until, untilIs } from '../until.mjs'
import { DOCUMENTS, JSON_HEADERS, signIn } from './people.mjs'

const CALLS = 40

/** A library that breaks the disk, and the switch that says when. */
function brokenDisk() {
  const place = folder()
  const library = join(place, 'disk.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'disk.c'), '-ldl'])
  return {
    env: { LD_PRELOAD: library, DIWAN_TEST_DISK: place, DIWAN_DISK_RESERVE: '0' },
    breaks: (how) => writeFileSync(join(place, how), ''),
    heals: (how) => rmSync(join(place, how)),
  }
}

const json = async (answer) => ({ status: answer.status, body: await answer.json() })

const ask = (server, headers, path, options = {}) => fetch(server.endpoint + path, { headers, ...options }).then(json)

const unit = (server, headers, id) =>
  ask(server, { ...headers, 'x-appwrite-locale': 'fr' }, DOCUMENTS('services'), {
    method: 'POST',
    body: JSON.stringify({ documentId: id, data: { nameFr: id, nameAr: 'مصلحة' } }),
  })

function upload(server, { cookie }) {
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File(['%PDF-1.7\n'], 'a.pdf'))
  const headers = { 'x-appwrite-project': 'diwan', cookie }
  return ask(server, headers, '/storage/buckets/archive/files', { method: 'POST', body: form })
}

const status = (server) => fetch(`${server.url}/status`).then((answer) => answer.status)

const becomes = (server, expected) => untilIs('status', () => status(server), expected, { rest: 50 })

for (const [how, expected, says] of [
  ['full', [507, 'general_storage_full'], /disque est plein/],
  ['eio', [503, 'general_storage_unavailable'], /Réessayez/],
])
  test(`a disk that is ${how}`, async () => {
    const data = folder()
    createUser(data, ADMIN)
    const disk = brokenDisk()
    const server = await serveUntilEnd(data, { env: disk.env })
    const headers = await signIn(server, ADMIN)
    assert.equal((await unit(server, headers, 'before')).status, 201)
    assert.equal((await upload(server, headers)).status, 201)
    assert.equal(await status(server), 200)

    disk.breaks(how)
    for (let call = 0; call < CALLS; call++) {
      const { status, body } = await unit(server, headers, `during-${call}`)
      assert.deepEqual([status, body.type], expected)
      assert.match(body.message, says)
    }
    const [email, password] = [ADMIN.email, ADMIN.password]
    const door = { method: 'POST', body: JSON.stringify({ email, password }) }
    assert.equal((await ask(server, JSON_HEADERS, '/account/sessions/email', door)).status, expected[0])
    const sent = await upload(server, headers)
    assert.ok([507, 503].includes(sent.status), JSON.stringify(sent))
    await becomes(server, 503)
    const read = await ask(server, headers, DOCUMENTS('services'))
    assert.deepEqual([read.status, read.body.documents.map((one) => one.$id)], [200, ['before']])
    const said = server.output().match(/nothing can be written/g) ?? []
    assert.ok(said.length >= 1 && said.length < CALLS / 4, `${said.length} lines of the log`)

    disk.heals(how)
    await becomes(server, 200)
    assert.equal((await unit(server, headers, 'after')).status, 201)
    assert.equal((await upload(server, headers)).status, 201)
    // What happened is told to administrators once it can be written.
    const kinds = async () => {
      const { body } = await ask(server, headers, DOCUMENTS('notifications'))
      return body.documents.map((one) => one.kind)
    }
    await until('notification of refused writes', kinds, (all) => all.includes('house.writesRefused'), { rest: 100 })
    assert.equal(await server.stop(), 0)
    const check = run(['check', '--data', data])
    assert.equal(check.status, 0, check.stdout + check.stderr)
  })

test('what a disk did not say that it has is answered as unknown, and looked for after the end', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const disk = brokenDisk()
  const server = await serveUntilEnd(data, { env: disk.env })
  const headers = await signIn(server, ADMIN)
  assert.equal((await unit(server, headers, 'before')).status, 201)
  disk.breaks('unsynced')
  const { status: told, body } = await unit(server, headers, 'during')
  assert.deepEqual([told, body.type], [503, 'general_unknown_outcome'])
  await becomes(server, 503)
  await server.kill()
  disk.heals('unsynced')
  const again = await serveUntilEnd(data, { env: disk.env })
  const read = await ask(again, await signIn(again, ADMIN), DOCUMENTS('services'))
  const ids = read.body.documents.map((one) => one.$id)
  assert.ok(ids.includes('before'))
  assert.equal((await unit(again, await signIn(again, ADMIN), 'during')).status, ids.includes('during') ? 409 : 201)
  assert.equal(await again.stop(), 0)
  assert.equal(run(['check', '--data', data]).status, 0)
})

test('a disk that cannot be read', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const disk = brokenDisk()
  const server = await serveUntilEnd(data, { env: disk.env })
  const headers = await signIn(server, ADMIN)
  const { body: file } = await upload(server, headers)
  // What was written last is in nobody's cache.
  assert.equal((await unit(server, headers, 'before')).status, 201)
  disk.breaks('unreadable')
  const french = { ...headers, 'x-appwrite-locale': 'fr' }
  const view = `/storage/buckets/archive/files/${file.$id}/view`
  for (const path of [DOCUMENTS('services'), view]) {
    const { status, body } = await ask(server, french, path)
    assert.deepEqual([status, body.type], [503, 'general_storage_unreadable'], path)
    assert.match(body.message, /Réessayez/)
  }
  disk.heals('unreadable')
  const read = await ask(server, headers, DOCUMENTS('services'))
  assert.deepEqual([read.status, read.body.documents.map((one) => one.$id)], [200, ['before']])
  assert.equal((await fetch(server.endpoint + view, { headers })).status, 200)
  assert.equal((await unit(server, headers, 'after')).status, 201)
})

test('the server hears of a full disk before anybody writes', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const disk = brokenDisk()
  disk.breaks('full')
  const started = run(['check', '--data', data], { env: disk.env })
  assert.ok([0, 1].includes(started.status), `${started.status}: ${started.stderr}`)
  assert.ok(started.stderr.trim().split('\n').length <= 1, started.stderr)
  disk.heals('full')
  const server = await serveUntilEnd(data, { env: disk.env })
  disk.breaks('full')
  await becomes(server, 503)
  disk.heals('full')
  await becomes(server, 200)
})

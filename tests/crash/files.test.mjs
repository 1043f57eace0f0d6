// Kill -9 while files are sent: an acknowledged file is whole, and one that was not acknowledged is whole or not there.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, run, serve } from '../binary.mjs'
import { atEnd, folder } from '../rig.mjs'
import { everyOne } from './pages.mjs'

const ROUNDS = Number(process.env.DIWAN_TEST_CRASH_ROUNDS ?? 5)
const MIB = 1024 * 1024
const PIECE = 5 * MIB
const SENDERS = 6

function pdf(size, seed) {
  const bytes = Buffer.alloc(size, seed)
  bytes.write(`%PDF-1.7 ${seed}\n`)
  return bytes
}

const md5 = (bytes) => createHash('md5').update(bytes).digest('hex')

async function send(server, key, id, bytes, first = null) {
  const form = new FormData()
  form.set('fileId', id)
  const last = first === null ? bytes.length : Math.min(first + PIECE, bytes.length)
  form.set('file', new File([bytes.subarray(first ?? 0, last)], 'a.pdf'))
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  if (first !== null) headers['content-range'] = `bytes ${first}-${last - 1}/${bytes.length}`
  if (first > 0) headers['x-appwrite-id'] = id
  const answer = await fetch(`${server.endpoint}/storage/buckets/archive/files`, {
    method: 'POST',
    headers,
    body: form,
  })
  return { status: answer.status, file: await answer.json() }
}

/** Sends small and large files by turns until the server is gone; every acknowledged one is told with its hash. */
async function keepSending(server, key, name, acknowledged) {
  for (let number = 0; ; number++) {
    const id = `${name}-${number}`
    const bytes = pdf(number % 3 === 2 ? PIECE + 70_000 : 40_000 + number, (number * 7 + name.length) % 256)
    try {
      if (bytes.length <= PIECE) {
        const { status } = await send(server, key, id, bytes)
        assert.equal(status, 201)
      } else {
        await send(server, key, id, bytes, 0)
        const { status, file } = await send(server, key, id, bytes, PIECE)
        assert.deepEqual([status, file.signature], [201, md5(bytes)])
      }
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
      return
    }
    acknowledged(id, md5(bytes))
  }
}

async function all(server, key) {
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  const files = await everyOne(`${server.endpoint}/storage/buckets/archive/files`, headers, 'files')
  const found = new Map()
  for (const file of files.all) {
    if (file.signature === '') continue
    const bytes = await fetch(`${server.endpoint}/storage/buckets/archive/files/${file.$id}/download`, { headers })
    assert.equal(bytes.status, 200)
    found.set(file.$id, [file.signature, md5(Buffer.from(await bytes.arrayBuffer()))])
  }
  return found
}

test(`${SENDERS} senders, killed ${ROUNDS} times`, async (t) => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const kept = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    await t.test(`round ${round + 1}`, async () => {
      const server = await serve(data)
      atEnd(server.kill)
      const enough = kept.size + 20 + 7 * round
      const senders = Array.from({ length: SENDERS }, (_, sender) =>
        keepSending(server, key, `r${round}s${sender}`, (id, hash) => {
          kept.set(id, hash)
          if (kept.size === enough) server.kill()
        }),
      )
      await Promise.all(senders)
      assert.equal(await server.kill(), 'SIGKILL')
      const again = await serve(data)
      const found = await all(again, key)
      for (const [id, hash] of kept) assert.deepEqual(found.get(id), [hash, hash], `${id} was acknowledged`)
      for (const [id, [signature, content]] of found) assert.equal(content, signature, `${id} is whole`)
      assert.equal(await again.stop(), 0)
      assert.equal(run(['check', '--data', data]).status, 0)
    })
  }
})

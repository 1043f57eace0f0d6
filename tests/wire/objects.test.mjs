// Files in an S3-compatible store, on loopback: what is sent stands there, and nowhere else.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ADMIN, must, serve } from '../binary.mjs'
import { objectStore } from '../object-store.mjs'
import { folder, newStore, serveNew } from '../rig.mjs'
import { signedIn, web } from './client.mjs'

const MIB = 1024 * 1024
let storage, objects

before(async () => {
  objects = await objectStore()
  const server = await serveNew({ args: ['--files', objects.url] })
  storage = await storageOf(server)
})

/** The files of a server, as an administrator's browser has them. */
async function storageOf(server) {
  const admin = await signedIn(server.endpoint, ADMIN)
  const files = new web.Storage(admin.client)
  files.load = async (address) => {
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return Buffer.from(await (await fetch(address, { headers: { cookie } })).arrayBuffer())
  }
  return files
}

test('pieces stand in the store until their file is deleted', async () => {
  const bytes = Buffer.alloc(12 * MIB, 'abcdefg')
  bytes.write('%PDF-1.7\n')
  const place = { bucketId: 'archive', fileId: 'large' }
  const file = await storage.createFile({ ...place, file: new File([bytes], 'a.pdf') })
  assert.equal(file.signature, createHash('md5').update(bytes).digest('hex'))
  assert.equal(objects.pieces().length, 3)
  assert.deepEqual(await storage.load(storage.getFileDownload(place)), bytes)
  await storage.deleteFile(place)
  assert.deepEqual(objects.pieces(), [])
})

test('what is refused leaves nothing in the store', async () => {
  const bytes = Buffer.alloc(6 * MIB, 'PK')
  bytes.write('PK\x03\x04')
  const sent = storage.createFile({ bucketId: 'archive', fileId: 'wrong', file: new File([bytes], 'a.docx') })
  await assert.rejects(sent, { type: 'storage_file_type_unsupported' })
  assert.deepEqual(objects.pieces(), [])
})

test('a store that was restored beside the files of another erases none of them, until it takes them over', async () => {
  const shared = await objectStore()
  const env = { DIWAN_FILES: shared.url }
  const { data } = await newStore()
  const place = { bucketId: 'archive', fileId: 'scan' }
  const bytes = Buffer.from('%PDF-1.7\nscan')
  /** Serves a store over the shared files while something is done with them. */
  const over = async (store, act) => {
    const server = await serve(store, { env })
    try {
      return await act(await storageOf(server))
    } finally {
      assert.equal(await server.stop(), 0)
    }
  }
  await over(data, (files) => files.createFile({ ...place, file: new File([bytes], 'scan.pdf') }))
  const [stored, first] = [shared.pieces(), shared.mark()]
  assert.equal(stored.length, 1)

  const backup = join(folder(), 'rows.diwan')
  must(['backup', backup, '--rows-only', '--data', data], { env })
  const again = join(folder(), 'again')
  mkdirSync(again)
  copyFileSync(join(data, 'house.key'), join(again, 'house.key'))
  const restored = must(['restore', backup, '--rows-only', '--data', again], { env })
  assert.match(restored, /the files here were another store's: nothing of them is erased/)
  assert.match(restored, /every file is there/)
  await over(again, async (files) => {
    assert.deepEqual(await files.load(files.getFileDownload(place)), bytes)
    await files.deleteFile(place)
  })
  assert.deepEqual(shared.pieces(), stored, 'they are still those of the first')
  assert.equal(shared.mark(), first)
  await over(data, async (files) => assert.deepEqual(await files.load(files.getFileDownload(place)), bytes))

  assert.match(must(['take-over', '--data', again], { env }), /the files and their copies are this store’s now/)
  assert.notEqual(shared.mark(), first)
  await over(data, (files) => files.deleteFile(place))
  assert.deepEqual(shared.pieces(), stored, 'the first erases nothing any more')
})

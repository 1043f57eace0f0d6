// Files in an S3-compatible store, on loopback: what is sent stands there, and nowhere else.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { atEnd, folder, serveNew } from '../rig.mjs'
import { signedIn, web } from './client.mjs'

const S3 = createRequire(import.meta.url)('s3rver')
const MIB = 1024 * 1024
let storage, objects

before(async () => {
  const directory = folder()
  const s3 = new S3({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'files' }] })
  const { port } = await s3.run()
  atEnd(() => s3.close())
  const url = `s3://S3RVER:S3RVER@files/commune?endpoint=http://127.0.0.1:${port}&region=us-east-1`
  const server = await serveNew({ args: ['--files', url] })
  objects = () => {
    const place = join(directory, 'files', 'commune')
    // Beside the pieces stands the mark that says whose they are.
    const isPiece = (name) => name.endsWith('_object') && !name.startsWith('diwan.store')
    return existsSync(place) ? readdirSync(place).filter(isPiece).length : 0
  }
  const admin = await signedIn(server.endpoint, ADMIN)
  storage = new web.Storage(admin.client)
  storage.load = async (address) => {
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return Buffer.from(await (await fetch(address, { headers: { cookie } })).arrayBuffer())
  }
})

test('pieces stand in the store until their file is deleted', async () => {
  const bytes = Buffer.alloc(12 * MIB, 'abcdefg')
  bytes.write('%PDF-1.7\n')
  const place = { bucketId: 'archive', fileId: 'large' }
  const file = await storage.createFile({ ...place, file: new File([bytes], 'a.pdf') })
  assert.equal(file.signature, createHash('md5').update(bytes).digest('hex'))
  assert.equal(objects(), 3)
  assert.deepEqual(await storage.load(storage.getFileDownload(place)), bytes)
  await storage.deleteFile(place)
  assert.equal(objects(), 0)
})

test('what is refused leaves nothing in the store', async () => {
  const bytes = Buffer.alloc(6 * MIB, 'PK')
  bytes.write('PK\x03\x04')
  const sent = storage.createFile({ bucketId: 'archive', fileId: 'wrong', file: new File([bytes], 'a.docx') })
  await assert.rejects(sent, { type: 'storage_file_type_unsupported' })
  assert.equal(objects(), 0)
})

// Files, by the official clients: sent in pieces at once, listed, renamed, deleted, downloaded, shown, previewed.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { ADMIN, PROJECT } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { keyed, node, refused, signedIn, web } from './client.mjs'

const MIB = 1024 * 1024
const BUCKET = 'downloadable-documents'
let server, admin, storage, store

/** A PDF of that many bytes, no piece of it like another. */
function pdf(size) {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; at += 4) bytes.writeUInt32LE((at * 2654435761) >>> 0, Math.min(at, size - 4))
  bytes.write('%PDF-1.7\n')
  return bytes
}

/** A PNG of one colour, written by hand. */
function picture(width, height) {
  const chunk = (kind, data) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(kind), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const rows = Buffer.alloc(height * (1 + 3 * width), 0)
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** The checksum of PNG; Node 20 has none of its own. */
function crc32(bytes) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

const md5 = (bytes) => createHash('md5').update(bytes).digest('hex')

before(async () => {
  server = await serveNew()
  admin = await signedIn(server.endpoint, ADMIN)
  storage = new web.Storage(admin.client)
  store = new node.Storage(keyed(server.endpoint, server.key).client)
})

/** What a browser loads from an address that the client has made: with the cookie and nothing else. */
function load(address, headers = {}) {
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(address, { headers: { cookie, ...headers } })
}

test('12 MB in pieces, at once, with progress', async () => {
  const bytes = pdf(12 * MIB)
  const seen = []
  const file = await storage.createFile({
    bucketId: BUCKET,
    fileId: web.ID.unique(),
    file: new File([bytes], 'تقرير السنة.pdf'),
    onProgress: (progress) => seen.push(progress.progress),
  })
  assert.equal(file.chunksUploaded, 3)
  assert.equal(file.signature, md5(bytes))
  assert.equal(file.mimeType, 'application/pdf')
  assert.equal(file.sizeOriginal, bytes.length)
  assert.equal(seen.length, 3)
  const got = await storage.getFile({ bucketId: BUCKET, fileId: file.$id })
  assert.deepEqual({ ...got }, { ...file })
  const download = await load(storage.getFileDownload({ bucketId: BUCKET, fileId: file.$id }))
  assert.equal(download.status, 200)
  assert.match(download.headers.get('content-disposition'), /filename\*=UTF-8''%D8%AA%D9%82/)
  assert.equal(md5(Buffer.from(await download.arrayBuffer())), file.signature)
  const part = await load(storage.getFileView({ bucketId: BUCKET, fileId: file.$id }), {
    range: `bytes=${5 * MIB - 3}-${5 * MIB + 2}`,
  })
  assert.equal(part.status, 206)
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(5 * MIB - 3, 5 * MIB + 3))
})

test('a small file is sent, listed, found, renamed and deleted', async () => {
  const fileId = 'small'
  const made = await storage.createFile({ bucketId: BUCKET, fileId, file: new File([pdf(2000)], 'Délibération.pdf') })
  assert.equal(made.chunksTotal, 1)
  const named = await storage.listFiles({ bucketId: BUCKET, queries: [web.Query.equal('name', 'Délibération.pdf')] })
  assert.deepEqual([named.total, named.files[0].$id], [1, fileId])
  const found = await storage.listFiles({ bucketId: BUCKET, search: 'deliberation' })
  assert.equal(found.total, 1)
  const renamed = await storage.updateFile({ bucketId: BUCKET, fileId, name: 'autre.pdf' })
  assert.equal(renamed.name, 'autre.pdf')
  await storage.deleteFile({ bucketId: BUCKET, fileId })
  await refused(storage.getFile({ bucketId: BUCKET, fileId }), 'storage_file_not_found', 404)
})

test('exactly five megabytes are one piece', async () => {
  const bytes = pdf(5 * MIB)
  const file = await storage.createFile({ bucketId: BUCKET, fileId: 'five', file: new File([bytes], 'a.pdf') })
  assert.deepEqual([file.chunksTotal, file.signature], [1, md5(bytes)])
})

test('a photo has a preview, and a name has initials', async () => {
  const png = picture(30, 20)
  const file = await storage.createFile({ bucketId: 'images', fileId: 'photo', file: new File([png], 'a.png') })
  assert.equal(file.mimeType, 'image/png')
  const preview = await load(
    storage.getFilePreview({
      bucketId: 'images',
      fileId: 'photo',
      width: 60,
      height: 40,
      gravity: web.ImageGravity.Center,
      quality: 100,
      output: web.ImageFormat.Jpg,
    }),
  )
  assert.deepEqual([preview.status, preview.headers.get('content-type')], [200, 'image/jpeg'])
  const bytes = Buffer.from(await preview.arrayBuffer())
  assert.deepEqual([bytes[0], bytes[1], bytes.at(-2), bytes.at(-1)], [0xff, 0xd8, 0xff, 0xd9])
  const avatars = new web.Avatars(admin.client)
  const initials = await load(avatars.getInitials({ name: 'Fatima Alaoui', width: 64, height: 64 }))
  assert.deepEqual([initials.status, initials.headers.get('content-type')], [200, 'image/svg+xml'])
})

test('a key reads bytes, sends and deletes, and sees the buckets', async () => {
  const bytes = pdf(11 * MIB)
  const file = await store.createFile({
    bucketId: 'archive',
    fileId: 'k',
    file: node.InputFile?.fromBuffer?.(bytes, 'a.pdf') ?? new File([bytes], 'a.pdf'),
  })
  assert.equal(file.signature, md5(bytes))
  const back = await store.getFileDownload({ bucketId: 'archive', fileId: 'k' })
  assert.equal(md5(Buffer.from(back)), file.signature)
  const buckets = await store.listBuckets()
  assert.equal(buckets.total, 10)
  assert.equal((await store.getBucket({ bucketId: 'employee-photos' })).maximumFileSize, 2 * MIB)
  await refused(store.deleteBucket({ bucketId: 'archive' }), 'general_not_implemented', 405)
  await store.deleteFile({ bucketId: 'archive', fileId: 'k' })
})

test('a link opens one file to whoever has it, until it is taken back', async () => {
  await store.createFile({ bucketId: 'archive', fileId: 'linked', file: new File([pdf(5000)], 'a.pdf') })
  const tokens = new node.Tokens(keyed(server.endpoint, server.key).client)
  const expire = new Date(Date.now() + 3_600_000).toISOString()
  const link = await tokens.createFileToken({ bucketId: 'archive', fileId: 'linked', expire })
  assert.deepEqual([link.resourceType, link.resourceId], ['files', 'archive:linked'])
  assert.equal(new Date(link.expire).toISOString(), expire)
  const address = (fileId, token) =>
    new web.Storage(new web.Client().setEndpoint(server.endpoint).setProject(PROJECT)).getFileView({
      bucketId: 'archive',
      fileId,
      token,
    })
  const seen = await fetch(address('linked', link.secret))
  assert.deepEqual([seen.status, md5(Buffer.from(await seen.arrayBuffer()))], [200, md5(pdf(5000))])
  assert.equal((await fetch(address('linked', `${link.secret}x`))).status, 404)
  const told = await tokens.get({ tokenId: link.$id })
  assert.deepEqual([told.secret, told.accessedAt !== ''], [link.secret, true])
  const list = await tokens.list({ bucketId: 'archive', fileId: 'linked' })
  assert.deepEqual([list.total, list.tokens[0].$id], [1, link.$id])
  assert.equal((await tokens.update({ tokenId: link.$id, expire: null })).expire, '')
  await tokens.delete({ tokenId: link.$id })
  assert.equal((await fetch(address('linked', link.secret))).status, 404)
  await refused(tokens.get({ tokenId: link.$id }), 'token_not_found', 404)
})

test('an address of a QR code is a picture', async () => {
  const avatars = new web.Avatars(new web.Client().setEndpoint(server.endpoint).setProject(PROJECT))
  const drawn = await fetch(avatars.getQR({ text: 'https://commune.example', size: 200, margin: 2 }))
  assert.deepEqual([drawn.status, drawn.headers.get('content-type')], [200, 'image/png'])
})

test('what is refused reaches the client as it is', async () => {
  const send = (bucketId, name, bytes) =>
    storage.createFile({ bucketId, fileId: web.ID.unique(), file: new File([bytes], name) })
  await refused(send(BUCKET, 'a.pdf', Buffer.from('<html>')), 'storage_file_type_unsupported', 400)
  await refused(send('images', 'a.pdf', pdf(10)), 'storage_file_type_unsupported', 400)
  await refused(send('medical-certificates', 'a.pdf', pdf(6 * MIB)), 'storage_invalid_file_size', 400)
  await refused(send('nowhere', 'a.pdf', pdf(10)), 'storage_bucket_not_found', 404)
  await refused(
    storage.createFile({ bucketId: BUCKET, fileId: 'five', file: new File([pdf(10)], 'a.pdf') }),
    'storage_file_already_exists',
    409,
  )
})

test('an address alone opens nothing', async () => {
  for (const path of ['download', 'view', 'preview']) {
    const answer = await fetch(`${server.endpoint}/storage/buckets/${BUCKET}/files/five/${path}?project=${PROJECT}`)
    assert.deepEqual([answer.status, (await answer.json()).type], [404, 'storage_file_not_found'])
  }
})

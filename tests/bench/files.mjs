// What files cost: CPU of the server for uploads and previews, and the memory it holds while a large one passes.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { cpu } from './measure.mjs'

const MIB = 1024 * 1024
const PIECE = 5 * MIB
const LARGE = 100 * MIB
// With what else is sent here less than the 500 MiB that a person may have lying about without a document.
const UPLOADS = 40
const BUCKET = 'downloadable-documents'
const PHOTOS = 12
const SHOWN = 2000

const files = (bucket) => `/v1/storage/buckets/${bucket}/files`

function pdf(size) {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(Math.imul(at, 2654435761) >>> 0, at)
  bytes.write('%PDF-1.7\n')
  return bytes
}

async function ask(server, path, { taken = 200, ...options } = {}) {
  const { cookie, 'x-appwrite-project': project } = server.headers
  const headers = { cookie, 'x-appwrite-project': project, ...options.headers }
  const answer = await fetch(server.url + path, { ...options, headers })
  if (answer.status !== taken) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

async function send(server, bucket, { id, name, bytes, first = null, size = bytes.length }) {
  const body = new FormData()
  body.set('fileId', id)
  body.set('file', new File([bytes], name))
  const headers = {}
  if (first !== null) headers['content-range'] = `bytes ${first}-${first + bytes.length - 1}/${size}`
  if (first > 0) headers['x-appwrite-id'] = id
  await ask(server, files(bucket), { method: 'POST', body, headers, taken: 201 })
}

/** CPU milliseconds of the server while something is done, for each time that it is done. */
async function costOf(server, times, act) {
  const before = cpu(server.pid)
  for (let time = 0; time < times; time++) await act(time)
  return ((cpu(server.pid) - before) / times) * 1000
}

/**
 * How much more memory than at its beginning the server held at most while something was done, in MiB: less the pages of its own
 * files that it looks into, which the system takes back as it likes.
 */
export async function growthDuring(server, act) {
  // 5 sets the peak back to what is resident now (proc(5), clear_refs).
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const figure = (name) => {
    const text = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)[1]) / 1024
  }
  const before = [figure('VmHWM'), figure('RssFile')]
  await act()
  return figure('VmHWM') - before[0] - Math.max(0, figure('RssFile') - before[1])
}

/** As the official clients do it: the first piece alone, then eight at once. */
async function sendLarge(server, { id, name = 'large.pdf', bytes }) {
  const piece = (first) =>
    send(server, BUCKET, {
      ...{ id, name, first, size: bytes.length },
      bytes: bytes.subarray(first, Math.min(first + PIECE, bytes.length)),
    })
  await piece(0)
  const rest = []
  for (let first = PIECE; first < bytes.length; first += PIECE) rest.push(first)
  const work = async () => {
    for (let first = rest.shift(); first !== undefined; first = rest.shift()) await piece(first)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

async function readThrough(server, path) {
  let size = 0
  for await (const block of (await ask(server, path)).body) size += block.length
  if (size !== LARGE) throw new Error(`${path}: ${size} bytes`)
}

/** A PNG in which no two places look alike, as in a photo. */
function scene(width, height) {
  const rows = Buffer.alloc(height * (1 + 3 * width))
  let noise = 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0
        const wave = Math.sin(x / (9 + channel * 7)) + Math.cos(y / (13 + channel * 5)) + Math.sin((x + y) / 101)
        rows[y * (1 + 3 * width) + 1 + 3 * x + channel] = 128 + wave * 36 + (noise >>> 28)
      }
  const chunk = (kind, data) => {
    const all = Buffer.alloc(12 + data.length)
    all.writeUInt32BE(data.length, 0)
    all.write(kind, 4)
    data.copy(all, 8)
    all.writeUInt32BE(sumOf(all.subarray(4, 8 + data.length)), 8 + data.length)
    return all
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** The checksum of PNG; Node 20 has none of its own. */
function sumOf(bytes) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** A photo of 12 megapixels: the scene, enlarged and written as JPEG by the server itself. */
async function photo(server) {
  await sendLarge(server, { id: 'scene', name: 'scene.png', bytes: scene(2000, 1500) })
  const path = `${files(BUCKET)}/scene/preview?width=4000&height=3000&output=jpg&quality=90`
  return Buffer.from(await (await ask(server, path)).arrayBuffer())
}

async function previews(server) {
  const bytes = await photo(server)
  for (let number = 0; number < PHOTOS; number++)
    await send(server, BUCKET, { id: `photo${number}`, name: 'photo.jpg', bytes })
  const shown = async (number) => {
    const path = `${files(BUCKET)}/photo${number}/preview?width=320&height=240&output=jpg`
    await (await ask(server, path)).arrayBuffer()
  }
  return {
    photo: bytes.length / MIB,
    cold: await costOf(server, PHOTOS, shown),
    cached: await costOf(server, SHOWN, () => shown(0)),
  }
}

/** Milliseconds of CPU, and MiB of memory beside what the server holds already. */
export async function filing(server) {
  const five = pdf(PIECE)
  const upload = (number) => send(server, BUCKET, { id: `five${number}`, name: 'five.pdf', bytes: five })
  await upload('first')
  const large = pdf(LARGE)
  return {
    upload: await costOf(server, UPLOADS, upload),
    sending: await growthDuring(server, () => sendLarge(server, { id: 'large', bytes: large })),
    sendingAgain: await growthDuring(server, () => sendLarge(server, { id: 'again', bytes: large })),
    reading: await growthDuring(server, () => readThrough(server, `${files(BUCKET)}/large/download`)),
    ...(await previews(server)),
  }
}

// Files as people bring them: a document of several pages, as heavy as wanted, and a photo; made here, byte by byte.
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** A PDF whose pages say `Page 1`…, and which carries so many bytes of ballast that nothing compresses. */
export function pdfOf({ pages = 3, ballast = 0 } = {}) {
  const kids = Array.from({ length: pages }, (_, index) => `${3 + 2 * index} 0 R`).join(' ')
  const font = 3 + 2 * pages
  const objects = [`<< /Type /Catalog /Pages 2 0 R >>`, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`]
  for (let page = 1; page <= pages; page++) {
    const words = `BT /F1 48 Tf 72 700 Td (Page ${page}) Tj ET`
    const sheet = `/MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> >>`
    objects.push(`<< /Type /Page /Parent 2 0 R ${sheet} /Contents ${2 * page + 2} 0 R >>`)
    objects.push(`<< /Length ${words.length} >>\nstream\n${words}\nendstream`)
  }
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets = []
  let length = parts[0].length
  const write = (part) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    write(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`))
  }
  if (ballast) {
    offsets.push(length)
    const head = `${offsets.length} 0 obj\n<< /Length ${ballast} >>\nstream\n`
    write(Buffer.concat([Buffer.from(head), noise(ballast), Buffer.from('\nendstream\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  write(Buffer.from(end))
  return Buffer.concat(parts)
}

/** Bytes without order and without line breaks, the same at each run. */
function noise(length) {
  const bytes = Buffer.alloc(length)
  let state = 12345
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    bytes[at] = 0x21 + ((state >>> 16) % 0x5d)
  }
  return bytes
}

/** Red where it begins, blue where it ends, brighter towards its foot. */
const rainbow = (x, y, width, height) => [
  255 - Math.floor((255 * x) / width),
  Math.floor((160 * y) / height),
  Math.floor((255 * x) / width),
]

/** Somebody in dark clothes before a white wall, as photos of identity are. */
export const portrait = (x, y, width, height) => {
  const head = Math.hypot((x - width / 2) / (width * 0.18), (y - height * 0.42) / (height * 0.2)) < 1
  const shoulders = y > height * 0.7 && Math.abs(x - width / 2) < width * 0.35
  return head ? [205, 160, 135] : shoulders ? [40, 50, 90] : [242, 243, 244]
}

/** A PNG of these colours. */
export function photoOf(width, height, color = rainbow) {
  const rows = Buffer.alloc(height * (1 + 3 * width))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (1 + 3 * width) + 1 + 3 * x
      rows.set(color(x, y, width, height), at)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind, data) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(kind), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

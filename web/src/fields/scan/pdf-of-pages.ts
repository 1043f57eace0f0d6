import { FINEST, type Fineness, pageOf, type ScannedPage } from './scanned-page'

/** The long side of a sheet of A4, in points. */
const LONG_SIDE = 842
/** A comment of bytes beyond ASCII: who carries the file takes it for what it is, not for text. */
const HEAD = new Uint8Array([...'%PDF-1.4\n%'].map((sign) => sign.charCodeAt(0)).concat(0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
const FIRST_PAGE = 3
const OBJECTS_OF_A_PAGE = 3
/** How fine a document is tried to be kept, until it is no larger than it may be. */
const FINENESSES: readonly Fineness[] = [FINEST, { side: 1600, quality: 0.7 }, { side: 1300, quality: 0.6 }]

type Part = string | Uint8Array<ArrayBuffer> | Blob

/** A PDF whose pages are these photographs, each on a sheet of its own shape. */
export function pdfOf(pages: readonly ScannedPage[]): Blob {
  const kids = pages.map((_, at) => `${FIRST_PAGE + OBJECTS_OF_A_PAGE * at} 0 R`).join(' ')
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, at) => objectsOf(page, FIRST_PAGE + OBJECTS_OF_A_PAGE * at)),
  ]
  const parts: Part[] = [HEAD]
  const offsets: number[] = []
  let length = HEAD.length
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    const whole = [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']
    parts.push(...whole)
    for (const part of whole) length += sizeOf(part)
  }
  return new Blob([...parts, tableOf(offsets, length)], { type: 'application/pdf' })
}

/** The sheet, what is drawn on it, and the photograph. */
function objectsOf({ picture, width, height, turns }: ScannedPage, number: number): Part[][] {
  const scale = LONG_SIDE / Math.max(width, height)
  const [across, down] = [width * scale, height * scale].map((side) => side.toFixed(2))
  const draw = `q ${across} 0 0 ${down} 0 0 cm /Photo Do Q`
  const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
  const pixels = `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.size}`
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Rotate ${90 * turns}`,
      ` /Resources << /XObject << /Photo ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [`<< ${kind} ${pixels} >>\nstream\n`, picture, '\nendstream'],
  ]
}

/** Where each object stands, at the end of the file. */
function tableOf(offsets: readonly number[], end: number): string {
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  return `xref\n0 ${count}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
}

const sizeOf = (part: Part) => (part instanceof Blob ? part.size : part.length)

/** The same as a file that is no larger than it may be; nothing where no fineness makes it so. */
export async function documentOf(pages: readonly ScannedPage[], name: string, most: number): Promise<File | undefined> {
  for (const fineness of FINENESSES) {
    const kept = fineness === FINEST ? pages : await Promise.all(pages.map((page) => coarser(page, fineness)))
    const pdf = pdfOf(kept)
    if (pdf.size <= most) return new File([pdf], fileNameOf(name), { type: pdf.type })
  }
}

const coarser = async (page: ScannedPage, fineness: Fineness): Promise<ScannedPage> => ({
  ...(await pageOf(page.picture, fineness)),
  turns: page.turns,
})

/** What it is called: as the field is, without what no name of a file may hold. */
export const fileNameOf = (name: string) => `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim()}.pdf`

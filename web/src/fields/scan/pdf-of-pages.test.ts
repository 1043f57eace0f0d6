import { expect, it } from 'vitest'
import { fileNameOf, pdfOf } from './pdf-of-pages'
import { isPhotograph } from './use-scan'

const page = (width: number, height: number, turns = 0, bytes = 40) => ({
  id: `${width}`,
  picture: new Blob([new Uint8Array(bytes).fill(0xff)]),
  width,
  height,
  turns,
})

/** The file as one sign for each byte. */
const read = async (pdf: Blob) => new TextDecoder('latin1').decode(await pdf.arrayBuffer())

it('makes a page of each photograph, in the shape of the photograph', async () => {
  const text = await read(pdfOf([page(1200, 1800), page(1800, 900, 1)]))
  expect(text).toMatch(/^%PDF-1\.4\n/)
  expect(text).toContain('/Kids [3 0 R 6 0 R] /Count 2')
  expect(text).toContain('/MediaBox [0 0 561.33 842.00] /Rotate 0')
  expect(text).toContain('/MediaBox [0 0 842.00 421.00] /Rotate 90')
  expect(text.match(/\/Filter \/DCTDecode \/Length 40 /g)).toHaveLength(2)
})

it('says to the byte where each object stands, and where the table of them does', async () => {
  const text = await read(pdfOf([page(10, 20, 0, 999), page(20, 10, 3, 1)]))
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(table)).toMatch(/^xref\n0 9\n/)
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset, at) => text.slice(offset).startsWith(`${at + 1} 0 obj\n`))).toEqual(Array(8).fill(true))
})

it('is called as the field is', () => {
  expect(fileNameOf('CNIE (recto/verso)')).toBe('CNIE (recto-verso).pdf')
})

it('knows the photographs of telephones, by their names too', () => {
  expect(isPhotograph({ type: 'image/jpeg', name: 'a' })).toBe(true)
  expect(isPhotograph({ type: '', name: 'IMG_0001.HEIC' })).toBe(true)
  expect(isPhotograph({ type: 'application/pdf', name: 'a.pdf' })).toBe(false)
})

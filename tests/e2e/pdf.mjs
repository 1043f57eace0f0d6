// What a PDF says, page after page, read by the reader that the app itself uses.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folder } from '../rig.mjs'

const READER = join(import.meta.dirname, '../../web/node_modules/pdfjs-dist/legacy/build/pdf.mjs')

/** The pages of a document: how large each is, in points, and its text without blanks. */
export async function pagesOf(bytes) {
  const { getDocument } = await import(pathToFileURL(READER).href)
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false, useSystemFonts: true })
  const document = await task.promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    pages.push({
      width,
      height,
      text: items
        .map((item) => item.str)
        .join('')
        .replace(/\s/g, ''),
    })
  }
  await task.destroy()
  return pages
}

/** The page as the printer would get it. */
export async function printed(page) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.printToPDF', { preferCSSPageSize: true, printBackground: true })
  return Buffer.from(data, 'base64')
}

/** How light the corner of the first sheet is, from 0 to 255, as poppler draws it: what is printed where nothing stands. */
export function corner(bytes) {
  const args = ['-gray', '-r', '10', '-f', '1', '-l', '1', '-']
  const { status, stdout, stderr } = spawnSync('pdftoppm', args, { input: bytes })
  assert.equal(status, 0, String(stderr))
  return stdout.at(-1)
}

/** The first sheet as poppler draws it, a PNG in a place of its own. */
function draw(pdf) {
  const place = folder()
  const path = join(place, 'paper.pdf')
  writeFileSync(path, pdf)
  run('pdftoppm', ['-r', '150', '-png', '-singlefile', path, join(place, 'page')])
  return join(place, 'page.png')
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  assert.equal(status, 0, `${program}: ${stderr}`)
  return stdout
}

/** What the QR codes on the first sheet say, as a reader of codes reads what poppler draws. */
export const codesOn = (pdf) =>
  run('zbarimg', ['--quiet', '--raw', draw(pdf)])
    .trim()
    .split('\n')

/** The first sheet as a picture, as somebody takes it with a telephone. */
export const pictureOf = (pdf) => readFileSync(draw(pdf))

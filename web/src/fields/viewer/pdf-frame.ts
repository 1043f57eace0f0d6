// The frame that reads documents of strangers. It stands under an origin of its own that is nobody's (the server's policy and the
// sandbox of the frame both say so): no session, no storage, no page of the app. What it gives back is pictures and plain words.

import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage, viewportOf } from './draw-page'
import type { FrameAnswers, FrameAsked, FrameTold } from './frame-words'
import { openPdf } from './pdf-document'

// The reader draws a part at each frame of the screen. This frame is on no screen, and would never be asked for one.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()))
window.cancelAnimationFrame = (drawing) => window.clearTimeout(drawing)

type OpenDocument = Awaited<ReturnType<typeof openPdf>['opening']>

let opened: OpenDocument | undefined
const drawing = new Map<number, () => void>()

/** A thread for the reader: an origin without a name starts none from an address, so it is started from words that fetch it. */
async function startThread() {
  const address = new URL(GlobalWorkerOptions.workerSrc, location.href).href
  const words = URL.createObjectURL(new Blob([`await import(${JSON.stringify(address)})`], { type: 'text/javascript' }))
  const thread = new Worker(words, { type: 'module' })
  await new Promise((ready, failed) => {
    thread.addEventListener('message', ready, { once: true })
    thread.addEventListener('error', failed, { once: true })
  })
  GlobalWorkerOptions.workerPort = thread
}

async function pageOf(number: number) {
  if (!opened) throw new Error('nothing is open')
  return opened.getPage(number)
}

async function picture(asked: FrameAsked & { ask: 'picture' }): Promise<ImageBitmap> {
  const page = await pageOf(asked.page)
  const canvas = document.createElement('canvas')
  const task = drawPage(page, canvas, asked.view, asked.density)
  drawing.set(asked.id, () => task.cancel())
  try {
    await task.promise
    return await createImageBitmap(canvas)
  } finally {
    drawing.delete(asked.id)
  }
}

async function wordsOf(number: number): Promise<string> {
  const { items } = await (await pageOf(number)).getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

async function answer(asked: FrameAsked): Promise<FrameAnswers[FrameAsked['ask']]> {
  switch (asked.ask) {
    case 'open': {
      // Without a thread the reader works in the frame itself.
      await startThread().catch(() => undefined)
      opened = await openPdf(new Uint8Array(asked.bytes)).opening
      return { pages: opened.numPages }
    }
    case 'size': {
      const { width, height } = viewportOf(await pageOf(asked.page), { scale: 1, turns: 0 })
      return { width, height }
    }
    case 'picture':
      return picture(asked)
    case 'words':
      return wordsOf(asked.page)
    case 'stop':
      drawing.get(asked.picture)?.()
      return undefined
  }
}

function serve(port: MessagePort) {
  port.onmessage = async ({ data }: MessageEvent<FrameAsked>) => {
    const tell = (told: FrameTold, given: Transferable[] = []) => port.postMessage(told, given)
    try {
      const made = await answer(data)
      tell({ id: data.id, answer: made }, made instanceof ImageBitmap ? [made] : [])
    } catch {
      tell({ id: data.id, failed: true })
    }
  }
  // It listens.
  port.postMessage({ id: 0, answer: undefined } satisfies FrameTold)
}

addEventListener('message', ({ source, ports: [port] }) => {
  if (source === parent && port) serve(port)
})

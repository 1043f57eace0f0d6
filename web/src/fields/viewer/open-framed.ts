import { FRAME_ADDRESS, type FrameAnswers, type FrameQuestion, type FrameTold } from './frame-words'
import { type PdfOpener, type PdfSource, sizeOf, type ViewedPage, type ViewedPdf } from './viewed-pdf'

/** How long the frame may take to stand there, in milliseconds. */
const PATIENCE = 20_000

/**
 * Opens a document in a frame of another origin, which holds no session, reaches nothing of the app's and gives back pictures and
 * plain words alone: whatever a stranger's file makes of its reader, it makes of that frame.
 */
export const openFramed: PdfOpener = (source) => {
  const reader = new FramedReader()
  const open = async (): Promise<ViewedPdf> => {
    const bytes = await bytesOf(source)
    await reader.standing()
    const { pages } = await reader.ask({ ask: 'open', bytes }, [bytes]).promise
    return { pages, page: (number) => pageIn(reader, number) }
  }
  return { opening: open(), close: () => reader.close() }
}

async function bytesOf(source: PdfSource): Promise<ArrayBuffer> {
  if (typeof source !== 'string') return source.slice().buffer
  const answer = await fetch(source, { credentials: 'include' })
  if (!answer.ok) throw new Error(`a document: ${answer.status}`)
  return answer.arrayBuffer()
}

async function pageIn(reader: FramedReader, page: number): Promise<ViewedPage> {
  const size = await reader.ask({ ask: 'size', page }).promise
  return {
    sizeIn: (view) => sizeOf(size, view),
    draw: (canvas, view, density) => {
      const { promise, cancel } = reader.ask({ ask: 'picture', page, view, density })
      return { promise: promise.then((picture) => paint(canvas, picture)), cancel }
    },
    layText: (container) => {
      const { promise, cancel } = reader.ask({ ask: 'words', page })
      const lay = (words: string) => container.replaceChildren(words)
      return { promise: promise.then(lay), cancel }
    },
  }
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (failure: Error) => void
}

/** The frame and what was asked of it. */
class FramedReader {
  private readonly frame = document.createElement('iframe')
  private readonly channel = new MessageChannel()
  private readonly waiting = new Map<number, Waiting>()
  private readonly loaded: Promise<void>
  private next = 1

  constructor() {
    const { frame, channel } = this
    // Scripts, and nothing else: no origin, no window, no form, no way up.
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.hidden = true
    frame.title = ''
    frame.src = FRAME_ADDRESS
    this.loaded = new Promise((resolve, reject) => {
      frame.addEventListener('load', () => {
        // To an origin that has no name; nobody but our own frame stands there.
        frame.contentWindow?.postMessage('read', '*', [channel.port2])
      })
      channel.port1.addEventListener('message', () => resolve(), { once: true })
      setTimeout(() => reject(new Error('the frame of documents does not stand')), PATIENCE)
    })
    // Whoever closes it before it stands waits for nothing.
    this.loaded.catch(() => undefined)
    channel.port1.addEventListener('message', ({ data }: MessageEvent<FrameTold>) => this.hear(data))
    channel.port1.start()
    document.body.append(frame)
  }

  /** Until the frame has said that it listens. */
  standing(): Promise<void> {
    return this.loaded
  }

  ask<Q extends FrameQuestion>(question: Q, given: Transferable[] = []) {
    const id = this.next++
    const promise = new Promise<FrameAnswers[Q['ask']]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.channel.port1.postMessage({ ...question, id }, given)
    })
    const cancel = () => {
      if (!this.waiting.has(id)) return
      this.settle(id)?.reject(new Error('wanted no more'))
      this.channel.port1.postMessage({ ask: 'stop', picture: id, id: this.next++ })
    }
    return { promise, cancel }
  }

  close() {
    for (const id of this.waiting.keys()) this.settle(id)?.reject(new Error('closed'))
    this.channel.port1.close()
    this.frame.remove()
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  private hear(told: FrameTold) {
    const waiting = this.settle(told.id)
    if (!waiting) return
    if ('failed' in told) waiting.reject(new Error('the frame could not'))
    else waiting.resolve(told.answer as never)
  }
}

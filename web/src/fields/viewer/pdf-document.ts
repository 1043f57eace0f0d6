import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import type { PdfSource } from './viewed-pdf'

GlobalWorkerOptions.workerSrc = worker

/**
 * What a document may need beside itself: the two fonts that no computer has, and what unpacks the pictures of scanners.
 * The fonts of letters come from the computer when they are not in the document; the tables of Chinese and Japanese
 * letters are not shipped.
 */
const NEEDED: Record<string, string> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbols,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
}

class FromHere {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = NEEDED[filename]
    if (!url) throw new Error(`not shipped: ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** Opens a document, which is fetched in pieces as its pages are looked at. Nothing that is in it runs. */
export function openPdf(source: PdfSource): { opening: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    // The reader takes the bytes it is given with it to another thread.
    ...(typeof source === 'string' ? { url: source } : { data: source.slice() }),
    withCredentials: true,
    BinaryDataFactory: FromHere,
    isEvalSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 512 * 1024,
  })
  return { opening: task.promise, close: () => void task.destroy() }
}

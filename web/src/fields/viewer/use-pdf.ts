import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { openPdf, type PdfSource } from './pdf-document'

export interface PageSize {
  width: number
  height: number
}

export interface OpenPdf {
  document: PDFDocumentProxy
  /** Of the first page, in points; the others are taken to be alike until they are seen. */
  size: PageSize
}

/** Opens a document for as long as it is looked at. */
export function usePdf(source: PdfSource): OpenPdf | 'loading' | 'failed' {
  const [state, setState] = useState<OpenPdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const { opening, close } = openPdf(source)
    const read = async () => {
      const document = await opening
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!isGone) setState({ document, size: { width, height } })
    }
    read().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      close()
      setState('loading')
    }
  }, [source])
  return state
}

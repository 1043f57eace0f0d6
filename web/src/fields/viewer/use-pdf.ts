import { useEffect, useState } from 'react'
import type { PageSize, PdfOpener, PdfSource, ViewedPdf } from './viewed-pdf'

export interface OpenPdf {
  document: ViewedPdf
  /** Of the first page, in points; the others are taken to be alike until they are seen. */
  size: PageSize
}

/** Opens a document for as long as it is looked at. */
export function usePdf(source: PdfSource, open: PdfOpener): OpenPdf | 'loading' | 'failed' {
  const [state, setState] = useState<OpenPdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const { opening, close } = open(source)
    const read = async () => {
      const document = await opening
      const size = (await document.page(1)).sizeIn({ scale: 1, turns: 0 })
      if (!isGone) setState({ document, size: { width: size.width, height: size.height } })
    }
    read().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      close()
      setState('loading')
    }
  }, [source, open])
  return state
}

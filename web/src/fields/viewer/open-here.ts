import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage, layText, viewportOf } from './draw-page'
import { openPdf } from './pdf-document'
import type { PdfOpener, ViewedPage } from './viewed-pdf'

/** Opens a document of the house in this page. */
export const openHere: PdfOpener = (source) => {
  const { opening, close } = openPdf(source)
  const viewed = opening.then((document) => ({
    pages: document.numPages,
    page: async (number: number) => pageHere(await document.getPage(number)),
  }))
  return { opening: viewed, close }
}

function pageHere(page: PDFPageProxy): ViewedPage {
  return {
    sizeIn: (view) => viewportOf(page, view),
    draw: (canvas, view, density) => drawPage(page, canvas, view, density),
    layText: (container, view) => {
      const layer = layText(page, container, view)
      return { promise: layer.render(), cancel: () => layer.cancel() }
    },
  }
}

import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageView } from './viewed-pdf'

/** A canvas has no more pixels than this: old computers and phones have little memory. */
const MOST_PIXELS = 12_000_000

function rotationOf(page: PDFPageProxy, turns: number): number {
  return (page.rotate + turns * 90) % 360
}

export function viewportOf(page: PDFPageProxy, { scale, turns }: PageView) {
  return page.getViewport({ scale, rotation: rotationOf(page, turns) })
}

/** Draws a page into a canvas as sharply as the screen shows it; the answer stops that. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, view: PageView, density: number) {
  const { width, height } = viewportOf(page, view)
  const sharp = Math.min(density, Math.sqrt(MOST_PIXELS / (width * height)))
  const viewport = viewportOf(page, { ...view, scale: view.scale * sharp })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  return page.render({ canvas, viewport })
}

/** Lays the words of a page over its picture. */
export function layText(page: PDFPageProxy, container: HTMLElement, sight: PageView): TextLayer {
  container.replaceChildren()
  container.style.setProperty('--total-scale-factor', String(sight.scale))
  return new TextLayer({ textContentSource: page.streamTextContent(), container, viewport: viewportOf(page, sight) })
}

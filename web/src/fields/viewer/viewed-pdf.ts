export interface PageSize {
  width: number
  height: number
}

export interface PageView {
  /** Pixels of the screen for a point of the document. */
  scale: number
  /** Quarters of a turn, clockwise. */
  turns: number
}

/** Something that is under way, and may be stopped. */
export interface Drawing {
  promise: Promise<unknown>
  cancel: () => void
}

/** A page of a document, wherever it is drawn. */
export interface ViewedPage {
  sizeIn: (view: PageView) => PageSize
  /** Draws it as sharply as the screen shows it. */
  draw: (canvas: HTMLCanvasElement, view: PageView, density: number) => Drawing
  /** Lays its words over its picture. */
  layText: (container: HTMLElement, view: PageView) => Drawing
}

export interface ViewedPdf {
  pages: number
  page: (number: number) => Promise<ViewedPage>
}

/** Where a document stands, or the bytes of one that stands nowhere. */
export type PdfSource = string | Uint8Array

/** Opens a document; what it took is given back by closing it. */
export type PdfOpener = (source: PdfSource) => { opening: Promise<ViewedPdf>; close: () => void }

/** How large a page of that size is in a view. */
export function sizeOf({ width, height }: PageSize, { scale, turns }: PageView): PageSize {
  return turns % 2 ? { width: height * scale, height: width * scale } : { width: width * scale, height: height * scale }
}

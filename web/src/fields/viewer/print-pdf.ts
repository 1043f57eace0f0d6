import type { ViewedPdf } from './viewed-pdf'

/** Dots to the inch on paper, for 72 points to the inch in the document. */
const SHARP = 150 / 72

/** Draws every page for the printer, one after the other; gives their addresses. */
export async function pagesToPrint(
  document: ViewedPdf,
  turns: number,
  onPage: (number: number) => void,
): Promise<string[]> {
  const addresses: string[] = []
  const canvas = window.document.createElement('canvas')
  for (let number = 1; number <= document.pages; number++) {
    onPage(number)
    const page = await document.page(number)
    await page.draw(canvas, { scale: 1, turns }, SHARP).promise
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.9))
    if (blob) addresses.push(URL.createObjectURL(blob))
  }
  return addresses
}

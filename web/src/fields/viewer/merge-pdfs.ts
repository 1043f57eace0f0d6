import { openPdf } from './pdf-document'

/** Several documents as one, page after page. */
export async function mergePdfs(documents: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, ...others] = documents
  if (!first) throw new Error('no document to begin with')
  const { opening, close } = openPdf(first)
  try {
    const pdf = await opening
    return await pdf.extractPages([{ document: null }, ...others.map((document) => ({ document }))])
  } finally {
    close()
  }
}

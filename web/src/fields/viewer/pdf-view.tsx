import type { FileRef, StoredFile } from '@/api/files'
import { openHere } from './open-here'
import { PdfPages } from './pdf-pages'

/** A document of the house, opened in this page. */
export default function PdfView(document: { file: FileRef; stored: StoredFile }) {
  return <PdfPages {...document} open={openHere} />
}

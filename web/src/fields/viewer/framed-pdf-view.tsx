import type { FileRef, StoredFile } from '@/api/files'
import { openFramed } from './open-framed'
import { PdfPages } from './pdf-pages'

/** A document of a stranger: nothing but the frame that draws it reads what is in it. */
export default function FramedPdfView(document: { file: FileRef; stored: StoredFile }) {
  return <PdfPages {...document} open={openFramed} />
}

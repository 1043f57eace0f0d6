import type { ReactNode } from 'react'
import type { FieldMeta } from '@/api/schema-meta'
import { isPhotograph, useScan } from '../scan/use-scan'
import { acceptOf, kindsOf, maxSizeOf } from './file-check'
import { useHoldings } from './use-holdings'

const MEGABYTE = 1 << 20
/** What becomes a document where none but documents are held. */
const PHOTOGRAPHS = 'image/*'

export interface ChosenFiles {
  accept: string
  /** Several may be chosen at once: pages of one document, or several files. */
  isMany: boolean
  take: (chosen: File | File[] | null) => void
  /** Begins a document with photographs, also where pictures are held as they are; absent where no document is. */
  scan?: ((photos: File | null) => void) | undefined
  /** Where photographs become a document. */
  dialog: ReactNode
}

/** Takes what somebody chooses for a field; photographs of pages become one PDF, where the field holds none or one file of them. */
export function useChosenFiles(field: FieldMeta, onFiles: (files: File[]) => void, several = false): ChosenFiles {
  const { holdings } = useHoldings(field)
  const kinds = kindsOf(holdings)
  const holdsPdf = kinds.includes('pdf')
  const pdfAlone = holdsPdf && kinds.length === 1
  const pdfs = holdings.filter(({ endings }) => endings.includes('pdf'))
  const { begin, dialog } = useScan({
    name: field.label,
    most: maxSizeOf(pdfs) * MEGABYTE,
    onDocument: (pdf) => onFiles([pdf]),
  })
  const take = (chosen: File | File[] | null) => {
    const files = [chosen].flat().filter((file) => file !== null)
    if (files.length === 0) return
    const arePages = files.every(isPhotograph) && (pdfAlone || (holdsPdf && !several && files.length > 1))
    if (arePages) begin(files)
    else onFiles(files)
  }
  return {
    accept: pdfAlone ? `${acceptOf(holdings)},${PHOTOGRAPHS}` : acceptOf(holdings),
    isMany: several || holdsPdf,
    take,
    scan: holdsPdf ? (photo) => photo && begin([photo]) : undefined,
    dialog,
  }
}

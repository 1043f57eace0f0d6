import { sha256 } from './sha256'

export type Comparison = 'same' | 'differs' | 'notPdf' | 'unreadable'

const PDF = '%PDF-'

/** How a file stands to the one that was issued, known by its hash. Nothing leaves this device. */
export async function compare(file: Blob, issued: string): Promise<Comparison> {
  try {
    const bytes = await file.arrayBuffer()
    if ((await sha256(bytes)) === issued.toLowerCase()) return 'same'
    return new TextDecoder('latin1').decode(bytes.slice(0, PDF.length)) === PDF ? 'differs' : 'notPdf'
  } catch {
    return 'unreadable'
  }
}

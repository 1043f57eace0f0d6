import { sha256 } from './sha256'

export type Comparison = 'same' | 'sameSigned' | 'differs' | 'notPdf' | 'unreadable'

const PDF = '%PDF-'

/** How a file stands to the copies that were issued, known by their hashes. Nothing leaves this device. */
export async function compare(file: Blob, issued: string, signed?: string | null): Promise<Comparison> {
  try {
    const bytes = await file.arrayBuffer()
    const hash = await sha256(bytes)
    if (hash === issued.toLowerCase()) return 'same'
    if (signed && hash === signed.toLowerCase()) return 'sameSigned'
    return new TextDecoder('latin1').decode(bytes.slice(0, PDF.length)) === PDF ? 'differs' : 'notPdf'
  } catch {
    return 'unreadable'
  }
}

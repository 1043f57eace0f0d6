import { fileNameOf, save } from '@/api/export'

/** Hands over a PDF that came in an answer and is kept nowhere. */
export function savePdf(base64: string, title: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  save(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(title, 'pdf'))
}

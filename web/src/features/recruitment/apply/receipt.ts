import { ask } from './calls'

/** By what an applicant is known. */
export interface Applicant {
  CIN: string
  trackingNumber: string
}

/** Has the browser save the receipt; it is drawn anew each time and kept nowhere. */
export const downloadReceipt = (who: Applicant) => download('candidates.receipt', who)

/** Has the browser save the convocation, the newest that holds. */
export const downloadConvocation = (who: Applicant) => download('convocations.read', who)

async function download(
  action: 'candidates.receipt' | 'convocations.read',
  { CIN, trackingNumber }: Applicant,
): Promise<void> {
  const { name, pdf } = await ask(action, { CIN, trackingNumber })
  const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))
  saveAs(new Blob([bytes], { type: 'application/pdf' }), name)
}

/** Has the browser save what was fetched. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

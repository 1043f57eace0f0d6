import type { Recruitments } from '@/api/schema.gen'

/** Where one applies for an exam: as its published code says it, else on this host. */
export function applyAddress({ $id, qr_code }: Pick<Recruitments, '$id' | 'qr_code'>): string {
  const code = qr_code as { url?: unknown; address?: unknown } | string | null
  const told = typeof code === 'string' ? code : (code?.url ?? code?.address)
  return typeof told === 'string' && told.startsWith('http')
    ? told
    : `${window.location.origin}/apply/${encodeURIComponent($id)}`
}

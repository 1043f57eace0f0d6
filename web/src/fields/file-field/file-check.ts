import type { Holding } from '@/api/schema-meta'

/** What a browser can say of a file before it is sent; the server judges its content. */
export type Wrong = { why: 'image' | 'pdf' | 'kind' | 'empty' } | { why: 'size'; limit: number }
export type FileKind = 'image' | 'pdf' | 'word' | 'excel'

const KINDS: Record<string, FileKind> = { pdf: 'pdf', docx: 'word', xlsx: 'excel' }
const MEGABYTE = 1024 * 1024

export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** What a place holds, each kind once. */
export function kindsOf(holdings: readonly Holding[]): FileKind[] {
  const endings = holdings.flatMap((holding) => holding.endings)
  return [...new Set(endings.map((ending) => KINDS[ending] ?? 'image'))]
}

/** The greatest size of anything it holds, in megabytes. */
export function maxSizeOf(holdings: readonly Holding[]): number {
  return Math.max(0, ...holdings.map(({ most }) => most)) / MEGABYTE
}

/** Whether everything it holds is a picture. */
export function holdsPictures(holdings: readonly Holding[]): boolean {
  return kindsOf(holdings).every((kind) => kind === 'image')
}

/** What a file chooser offers. */
export function acceptOf(holdings: readonly Holding[]): string {
  const mimes = holdings.flatMap((holding) => holding.mimes)
  const endings = holdings.flatMap((holding) => holding.endings.map((ending) => `.${ending}`))
  // The gallery of a phone is offered for pictures alone, by their kinds.
  return [...new Set(holdsPictures(holdings) ? mimes : [...mimes, ...endings])].join()
}

/** Why a file will be refused; nothing when it may be sent. */
export function wrongWith(file: Pick<File, 'name' | 'size'>, holdings: readonly Holding[]): Wrong | undefined {
  const kinds = kindsOf(holdings)
  const ending = endingOf(file.name)
  const holding = holdings.find(({ endings }) => endings.includes(ending))
  if (!holding) return { why: kinds.length > 1 ? 'kind' : kinds[0] === 'pdf' ? 'pdf' : 'image' }
  if (file.size === 0) return { why: 'empty' }
  return file.size > holding.most ? { why: 'size', limit: holding.most / MEGABYTE } : undefined
}

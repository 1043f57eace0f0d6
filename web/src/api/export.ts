import { AppwriteException } from 'appwrite'
import type { Language } from '@/i18n/language'
import { address, headers, withHealthTracking, withReauth } from './client'
import { path } from './documents'
import type { CollectionId } from './schema.gen'

export type ExportFormat = 'csv' | 'xlsx' | 'pdf' | 'labels'
/** In millimetres: 24 or 65 on a sheet, or one after another on a roll. */
export type LabelSize = '64x35' | '38x21' | '50x30'

export interface ExportRequest {
  collection: CollectionId
  format: ExportFormat
  /** Of labels. */
  size?: LabelSize
  columns: string[]
  queries: string[]
  language: Language
}

/** All the rows of a list as a file, made by the server. */
export async function exportRows({
  collection,
  format,
  size,
  columns,
  queries,
  language,
}: ExportRequest): Promise<Blob> {
  const parameters = { format, ...(size && { size }), columns: columns.join(','), lang: language, queries }
  return withReauth(() => withHealthTracking(() => fetchBlob(address(`${path(collection)}/export`, parameters))))
}

/** The bytes behind an address, fetched as whoever is signed in. */
export async function fetchBlob(url: string): Promise<Blob> {
  const answer = await fetch(url, { headers: headers(), credentials: 'include' })
  if (answer.ok) return answer.blob()
  const text = await answer.text()
  const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  throw new AppwriteException(body.message ?? text, answer.status, body.type ?? '', text)
}

/** What is called `Attestation 1/2026`, as the name of a file: of letters that every disk takes. */
export function fileNameOf(title: string, ending: string): string {
  return `${title.replace(/[\u200E\u2066-\u2069]/g, '').replace(/[\\/:*?"<>|]+/g, '-')}.${ending}`
}

/** Hands a file to the browser's downloads. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

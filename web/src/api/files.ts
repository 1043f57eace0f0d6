import { queryOptions } from '@tanstack/react-query'
import { address, call, request } from './client'

/** A file as the server tells of it; until it is whole its `mimeType` is empty. */
export interface StoredFile {
  $id: string
  $createdAt: string
  bucketId: string
  name: string
  mimeType: string
  sizeOriginal: number
  sizeActual: number
  chunksTotal: number
  chunksUploaded: number
}

/** Which file: its bucket and its id. */
export interface FileRef {
  bucket: string
  id: string
}

export interface PreviewSize {
  width: number
  height: number
}

export function filesPath(bucket: string): string {
  return `/storage/buckets/${encodeURIComponent(bucket)}/files`
}

export function filePath({ bucket, id }: FileRef): string {
  return `${filesPath(bucket)}/${encodeURIComponent(id)}`
}

/** Where the browser fetches a file to show it. */
export const viewAddress = (file: FileRef): string => address(`${filePath(file)}/view`)

/** Where the browser fetches a file to save it. */
export const downloadAddress = (file: FileRef): string => address(`${filePath(file)}/download`)

/** What guests send: photos are portraits of 2:3 (wider than high, they keep the head and lose the shoulders). */
export const APPLICATIONS = 'applications'

/** Whether nobody of the house has sent it: its documents are read in a frame of another origin. */
export const isOfStrangers = ({ bucket }: FileRef): boolean => bucket === APPLICATIONS

/** Where the browser fetches a picture in another size: scaled to cover, and cut around its middle. */
export function previewAddress(file: FileRef, size: PreviewSize): string {
  const gravity = isUpright(file) ? 'top' : 'center'
  return address(`${filePath(file)}/preview`, { ...size, gravity, quality: 100, output: 'jpg' })
}

/** The size of a picture that is one of several. */
export const THUMBNAIL: PreviewSize = { width: 320, height: 240 }

/** The shape of a photo of a candidate, which is four centimetres wide and six high: nothing of the face is cut off. */
export const UPRIGHT: PreviewSize = { width: 240, height: 360 }

export function isUpright({ bucket }: FileRef): boolean {
  return bucket === APPLICATIONS
}

/** The size of a photo's preview in a window of this width. */
export function photoSize(windowWidth: number): PreviewSize {
  if (windowWidth < 640) return THUMBNAIL
  if (windowWidth < 1024) return { width: 640, height: 480 }
  return { width: 1024, height: 768 }
}

export function fetchFile(file: FileRef): Promise<StoredFile> {
  return call('get', filePath(file))
}

export function fileQuery(file: FileRef) {
  return queryOptions({
    queryKey: ['file', file.bucket, file.id],
    queryFn: () => fetchFile(file),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { deaf: 'never changes: another file has another id' },
  })
}

/** Takes back a file that was sent and is not wanted. Where that fails nobody need know: the server sweeps what nothing names. */
export async function discardFile(file: FileRef): Promise<void> {
  await request('delete', filePath(file)).catch(() => undefined)
}

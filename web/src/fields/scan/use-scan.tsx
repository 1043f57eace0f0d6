import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ScanOptions } from './scan-options'

const ScanDialog = lazy(() => import('./scan-dialog'))

/** Makes one PDF of photographs of pages, on the device: what a telephone has is a camera. */
export function useScan(options: ScanOptions): { begin: (photos: File[]) => void; dialog: ReactNode } {
  const [photos, setPhotos] = useState<File[]>()
  const close = () => setPhotos(undefined)
  const dialog = photos && (
    <Suspense>
      <ScanDialog {...options} photos={photos} onClose={close} />
    </Suspense>
  )
  return { begin: setPhotos, dialog }
}

/** Whether somebody chose a photograph; telephones' own kinds come without a media type. */
export function isPhotograph({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}

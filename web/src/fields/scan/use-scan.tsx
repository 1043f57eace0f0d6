import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ScanDialog = lazy(() => import('./scan-dialog'))

export interface ScanOptions {
  /** What the document is called. */
  name: string
  /** So many bytes it has at most. */
  most: number
  onDocument: (pdf: File) => void
}

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

/** Only what is held in a hand has a camera worth asking for. */
export function useHeldInHand(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
}

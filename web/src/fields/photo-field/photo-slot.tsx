import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { FieldRenderer } from '../field-input'

const PhotoField = lazy(() => import('./photo-field'))

/** The input of a photo. Initials are of the name in the file: what is being typed has none yet. */
export const photoSlot =
  (name: string): FieldRenderer =>
  (props) => (
    <Suspense fallback={<Skeleton height={122} />}>
      <PhotoField {...props} name={name} />
    </Suspense>
  )

import { lazy, type ReactNode, Suspense } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import type { RecordDialogProps } from './record-dialog'
import { useRecordParam } from './use-record-param'

const RecordDialog = lazy(() => import('./record-dialog'))

/** The record that the address opens over the page, if it opens one. */
export function OpenRecord<C extends CollectionId>(props: Omit<RecordDialogProps<C>, 'id' | 'onClose'>) {
  const { id, close } = useRecordParam()
  // What is fetched when it is needed has forgotten that it is of any collection.
  const Dialog = RecordDialog as unknown as (props: RecordDialogProps<C>) => ReactNode
  return <Suspense>{id && <Dialog {...props} id={id} onClose={close} />}</Suspense>
}

import { act } from '@/api/actions'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { MovementDialog } from './movement-dialog'

/** Things come back from whoever holds them, or were lost and are found. */
export default function TakeBackDialog({ ids, onDone, onClose }: ActDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.takeBack"
      ids={ids}
      fields={['toBureauId', 'on', 'reason']}
      asked={{ bureauId: 'toBureauId' }}
      run={({ toBureauId, on, reason }) =>
        act('inventoryItems.takeBack', {
          ids: [...ids],
          bureauId: toBureauId ?? undefined,
          on,
          reason: reason ?? undefined,
        })
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}

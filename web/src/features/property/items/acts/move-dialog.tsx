import { act } from '@/api/actions'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { MovementDialog } from './movement-dialog'

/** Things go to another office, all of them or a part of what stands under one number. */
export default function MoveDialog({ ids, onDone, onClose }: ActDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.move"
      ids={ids}
      fields={['toBureauId', 'on', 'reason', 'decisionRef']}
      required={['toBureauId']}
      asked={{ bureauId: 'toBureauId' }}
      isSplit
      run={({ toBureauId, on, reason, decisionRef }, part) =>
        act('inventoryItems.move', {
          ids: [...ids],
          bureauId: toBureauId ?? '',
          on,
          reason: reason ?? undefined,
          decisionRef: decisionRef ?? undefined,
          ...part,
        })
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}

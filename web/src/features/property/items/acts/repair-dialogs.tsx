import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { InventoryItems, InventoryItemsCondition } from '@/api/schema.gen'
import { fieldOf, labelOf } from '@/api/schema-meta'
import { MovementDialog } from './movement-dialog'

interface RowDialogProps {
  row: InventoryItems
  onClose: () => void
}

/** A thing goes to whoever repairs it. */
export function RepairOutDialog({ row, onClose }: RowDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.sendToRepair"
      ids={[row.$id]}
      fields={['repairer', 'on', 'reason']}
      run={({ repairer, on, reason }) =>
        act('inventoryItems.sendToRepair', {
          id: row.$id,
          repairer: repairer ?? undefined,
          on,
          reason: reason ?? undefined,
        })
      }
      onDone={onClose}
      onClose={onClose}
    />
  )
}

/** A thing comes back from repair, with what it cost and how good it is now. */
export function RepairInDialog({ row, onClose }: RowDialogProps) {
  const { t } = useTranslation('parts')
  const meta = useMeta('inventoryItems')
  const [condition, setCondition] = useState<string | null>(null)
  const words = fieldOf(meta, 'condition')?.words ?? []
  return (
    <MovementDialog
      act="inventoryItems.returnFromRepair"
      ids={[row.$id]}
      fields={['on', 'cost', 'reason']}
      footer={() => (
        <Select
          label={labelOf(meta, 'condition')}
          data={words.filter(({ value }) => value !== 'reformed').map(({ value, label }) => ({ value, label }))}
          value={condition}
          onChange={setCondition}
          clearable
          clearButtonProps={{ 'aria-label': t('picker.clear') }}
        />
      )}
      run={({ on, cost, reason }) =>
        act('inventoryItems.returnFromRepair', {
          id: row.$id,
          on,
          cost: cost ?? undefined,
          condition: (condition as InventoryItemsCondition | null) ?? undefined,
          reason: reason ?? undefined,
        })
      }
      onDone={onClose}
      onClose={onClose}
    />
  )
}

/** A thing is lost or stolen, or some of it. */
export function LossDialog({ row, onClose }: RowDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.reportLoss"
      ids={[row.$id]}
      fields={['on', 'reason', 'decisionRef']}
      required={['reason']}
      isSplit
      run={({ on, reason, decisionRef }, { quantity }) =>
        act('inventoryItems.reportLoss', {
          id: row.$id,
          on,
          reason: reason ?? '',
          decisionRef: decisionRef ?? undefined,
          quantity,
        })
      }
      onDone={onClose}
      onClose={onClose}
    />
  )
}

/** How many there are, where that is another number. */
export function AdjustDialog({ row, onClose }: RowDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.adjust"
      ids={[row.$id]}
      fields={['quantity', 'reason']}
      required={['quantity', 'reason']}
      run={({ quantity, reason }) =>
        act('inventoryItems.adjust', { id: row.$id, quantity: quantity ?? row.quantity, reason: reason ?? '' })
      }
      onDone={onClose}
      onClose={onClose}
    />
  )
}

/** Whoever received something says why they do not take it. */
export function RefuseDialog({ row, onClose }: RowDialogProps) {
  return (
    <MovementDialog
      act="inventoryItems.refuse"
      ids={[row.$id]}
      fields={['refusedReason']}
      required={['refusedReason']}
      asked={{ reason: 'refusedReason' }}
      run={({ refusedReason }) => act('inventoryItems.refuse', { id: row.$id, reason: refusedReason ?? '' })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

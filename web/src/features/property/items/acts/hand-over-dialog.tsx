import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { HandoverPaper } from '../../movements/handover-paper'
import { MovementDialog } from './movement-dialog'

/** Things come into somebody’s hands; then the paper that they sign is at hand. */
export default function HandOverDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('inventory-acts')
  const [lot, setLot] = useState<string>()
  if (lot) return <HandoverPaper movement={lot} onClose={onDone} />
  return (
    <MovementDialog
      act="inventoryItems.handOver"
      ids={ids}
      fields={['toEmployeeId', 'toBureauId', 'on', 'reason', 'decisionRef', 'signedFileId']}
      required={['toEmployeeId']}
      asked={{ employeeId: 'toEmployeeId', bureauId: 'toBureauId' }}
      isSplit
      footer={({ signedFileId }) => (
        <Stack gap={0}>
          <Text size="sm" c="dimmed">
            {t(signedFileId ? 'handOver.signed' : 'handOver.asked')}
          </Text>
        </Stack>
      )}
      run={({ toEmployeeId, toBureauId, on, reason, decisionRef, signedFileId }, part) =>
        act('inventoryItems.handOver', {
          ids: [...ids],
          employeeId: toEmployeeId ?? '',
          bureauId: toBureauId ?? undefined,
          on,
          reason: reason ?? undefined,
          decisionRef: decisionRef ?? undefined,
          signedFileId: signedFileId ?? undefined,
          ...part,
        })
      }
      onDone={(answer) => setLot(answer.lot)}
      onClose={onClose}
    />
  )
}

import { Button } from '@mantine/core'
import { IconCheck, IconRefresh, IconScissors } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { Selected } from '@/engine/collection-screen/definition'
import { toast } from '@/ui/toast'

interface RecountBulkProps {
  ids: readonly string[]
  selected: Selected<'leaveRecounts'>
}

const DECISIONS = [
  ['kept', IconCheck],
  ['recounted', IconRefresh],
  ['shortened', IconScissors],
] as const

type Decision = (typeof DECISIONS)[number][0]

/** One word for all leaves of a change. */
export function RecountBulk({ ids, selected: { clear } }: RecountBulkProps) {
  const { t } = useTranslation('leave')
  const rights = useRights()
  const [open, setOpen] = useState<Decision>()
  if (!holds(rights, 'rh-managements', 'approve')) return null
  return (
    <>
      {DECISIONS.map(([decision, Icon]) => (
        <Button
          key={decision}
          size="xs"
          variant="default"
          leftSection={<Icon size={15} />}
          onClick={() => setOpen(decision)}
        >
          {t(`recounts.decide.${decision}`)}
        </Button>
      ))}
      {open && (
        <ActionDialog
          collection="leaveRecounts"
          title={t(`recounts.decide.${open}`)}
          text={t(`recounts.explain.${open}`)}
          action={t(`recounts.decide.${open}`)}
          fields={['reason']}
          touches={['leaveRecounts', 'leaveRequests', 'leaveRecords']}
          run={({ reason }) =>
            act('leaveRecounts.decide', { ids: [...ids], decision: open, ...(reason && { reason }) })
          }
          onDone={() => {
            toast.done(t('recounts.done'))
            setOpen(undefined)
            clear()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

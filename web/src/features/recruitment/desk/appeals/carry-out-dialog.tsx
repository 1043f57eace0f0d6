import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Appeals } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { withSigning } from '@/api/signing'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { StepDialog } from '../step-dialog'

interface CarryOutDialogProps {
  row: Pick<Appeals, '$id'>
  onClose: () => void
}

/** While a reference is typed nothing is asked, in milliseconds. */
const PAUSE = 300

/** Shows first whom it moves; nobody is moved silently. */
export default function CarryOutDialog({ row, onClose }: CarryOutDialogProps) {
  const { t } = useTranslation('exams')
  const meta = useMeta('candidates')
  const { label, title, text, done } = useActMeta('appeals', 'appeals.carryOut')
  const [decision, setDecision] = useState('')
  const hasDecision = decision.trim() !== ''
  const [isMore] = useDebouncedValue(hasDecision, PAUSE)
  const more = hasDecision ? { decisionRef: decision.trim() } : {}
  const { data, isLoading } = useQuery({
    ...readingQuery('appeals.carryOut', {
      id: row.$id,
      reason: label,
      ...(isMore && { decisionRef: t('appeals.carryOut.decision') }),
      preview: true,
    }),
    retry: false,
    meta: { deaf: 'is a rehearsal: whom it moves is worked out again by the server' },
  })
  const state = (value: string) => optionLabel(meta, 'status', value)
  return (
    <StepDialog
      title={title}
      text={text}
      action={label}
      reason={t('appeals.carryOut.reason')}
      needsReason
      loading={isLoading || isMore !== hasDecision}
      run={(reason) => withSigning(() => act('appeals.carryOut', { id: row.$id, reason, ...more }))}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('appeals.carryOut.decision')}
        description={t('appeals.carryOut.decisionHint')}
        value={decision}
        onChange={(event) => setDecision(event.currentTarget.value)}
      />
      {data && data.moved.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t('appeals.carryOut.moves')}
          </Text>
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {data.moved.map((move) => (
              <li key={move.candidateId}>
                <bdi>{move.candidateNumber}</bdi> : {state(move.from)} → {state(move.to)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </StepDialog>
  )
}

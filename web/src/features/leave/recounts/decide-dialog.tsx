import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'

const DECISIONS = ['kept', 'recounted', 'shortened'] as const

/** One word for all leaves of a change, each with what it comes to. */
export default function DecideDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('leave')
  const { label, title = label, text, done } = useActMeta('leaveRecounts', 'leaveRecounts.decide')
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>('kept')
  const choice = (
    <Stack>
      {text}
      <Radio.Group
        label={t('recounts.groups.decision')}
        value={decision}
        onChange={(next) => setDecision(DECISIONS.find((one) => one === next) ?? decision)}
      >
        <Stack gap="xs">
          {DECISIONS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`recounts.decide.${one}`)}
              description={t(`recounts.explain.${one}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  )
  return (
    <ActionDialog
      collection="leaveRecounts"
      title={title}
      text={choice}
      action={label}
      fields={['reason']}
      run={({ reason }) => act('leaveRecounts.decide', { ids: [...ids], decision, reason: reason ?? undefined })}
      onDone={() => {
        toast.done(done)
        onDone()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

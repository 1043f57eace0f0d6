import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { withSigning } from '@/api/signing'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'
import { type DecisionAsked, type PendingStep, type ShownParts, titleOfStep } from './decision'
import styles from './inbox.module.css'
import { PlainShown } from './plain-shown'

interface DecideDialogProps {
  asked: DecisionAsked
  parts: ShownParts
  onDone: () => void
  onClose: () => void
}

/** The second tap: what is signed together stands there once more; no and back have a reason. */
export default function DecideDialog({ asked: { steps, decision }, parts, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('approvals')
  const count = steps.length
  const isYes = decision === 'approved'
  return (
    <ActionDialog
      collection="approvals"
      size="lg"
      title={t(`decide.${decision}.title`, { count })}
      text={
        <Stack gap="sm">
          <Text size="sm">{t(`decide.${decision}.text`)}</Text>
          <ul className={styles.together}>
            {steps.map((step) => (
              <SignedTogether key={step.id} step={step} parts={parts} />
            ))}
          </ul>
        </Stack>
      }
      action={t(`decide.${decision}.action`)}
      destructive={decision === 'rejected'}
      fields={isYes ? [] : ['reason']}
      required={isYes ? [] : ['reason']}
      run={({ reason }) =>
        withSigning(() =>
          act('approvals.decide', { ids: steps.map(({ id }) => id), decision, ...(reason && { reason }) }),
        )
      }
      onDone={() => {
        toast.done(t(`decide.${decision}.done`, { count }))
        onDone()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function SignedTogether({ step, parts }: { step: PendingStep; parts: ShownParts }) {
  const { t } = useTranslation('approvals')
  const Shown = parts[step.collection]
  return (
    <li>
      <Text fw={600} size="sm">
        <bdi>{step.employee}</bdi> · {titleOfStep(step, t('cancellation'))}
      </Text>
      {Shown ? <Shown shown={step.shown} /> : <PlainShown collection={step.collection} shown={step.shown} />}
    </li>
  )
}

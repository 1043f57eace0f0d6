import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { RecordPicker } from '@/fields/record-picker'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import type { PendingStep } from './decision'

interface AskDialogProps {
  step: PendingStep
  onClose: () => void
}

/** Somebody else's opinion, before one decides: it binds nobody. */
export default function AskDialog({ step, onClose }: AskDialogProps) {
  const { t } = useTranslation('approvals')
  const [employeeId, setEmployee] = useState<string | null>(null)
  const [question, setQuestion] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('approvals.ask', { id: step.id, employeeId, question }),
    onSuccess: () => {
      toast.done(t('ask.done'))
      onClose()
    },
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (employeeId && question.trim()) mutate()
  }
  const required = t('required', { ns: 'common' })
  return (
    <Dialog title={t('ask.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('ask.text')}</Text>
          <FailureNotice error={error} />
          <RecordPicker
            collection="employees"
            label={t('ask.whom')}
            value={employeeId}
            onChange={setEmployee}
            required
            error={isTried && !employeeId ? required : undefined}
          />
          <Textarea
            label={t('ask.question')}
            required
            autosize
            minRows={3}
            dir="auto"
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            error={isTried && !question.trim() ? required : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('ask.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

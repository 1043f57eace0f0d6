import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import type { Paper } from '@/api/papers'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useKindLabel } from './paper-kind'

export type Ending = 'papers.cancel' | 'papers.replace'

/** As the server keeps a reason, in characters. */
const MAX_LENGTH = 1000

interface EndDialogProps {
  paper: Paper
  how: Ending
  onClose: () => void
}

/** Takes back a paper, or puts another in its place: never without a reason, and what is lost is said before. */
export function EndDialog({ paper, how, onClose }: EndDialogProps) {
  const { t } = useTranslation(['papers', 'common'])
  const { label: action, title = action, text, done, destructive } = useActMeta('authenticDocuments', how)
  const label = useKindLabel()(paper.kind)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act(how, { docId: paper.docId, reason: reason.trim() }),
    // No collection is called as these acts are: a refusal would ask nothing again.
    invalidates: 'authenticDocuments',
    onSuccess: () => {
      toast.done(done)
      onClose()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim()) mutate()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text>
            {label} <span className="ltr">{paper.refNumber}</span>. {text}
          </Text>
          <Textarea
            label={t('ending.reason')}
            required
            withAsterisk
            autosize
            minRows={2}
            maxLength={MAX_LENGTH}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={tried && !reason.trim() && t('common:required')}
          />
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('ending.refused')}>
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:close')}
            </Button>
            <Button type="submit" {...(destructive && { color: 'red' })} loading={isPending}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

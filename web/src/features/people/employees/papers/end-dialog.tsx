import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRefresh } from '@/api/hooks'
import { cancelPaper, type Paper, replacePaper } from '@/api/papers'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useKindLabel } from './paper-kind'

export type Ending = 'cancel' | 'replace'

const ACTS = { cancel: cancelPaper, replace: replacePaper }
/** As the server keeps a reason, in characters. */
const LONGEST = 1000

interface EndDialogProps {
  paper: Paper
  how: Ending
  onClose: () => void
}

/** Takes back a paper, or puts another in its place: never without a reason, and what is lost is said before. */
export function EndDialog({ paper, how, onClose }: EndDialogProps) {
  const { t } = useTranslation(['papers', 'common'])
  const label = useKindLabel()(paper.kind)
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason.trim()) return
    setBusy(true)
    setError(undefined)
    try {
      await ACTS[how](paper.docId, reason.trim())
      await refresh('authenticDocuments')
      toast.done(t(`ending.${how}.done`))
      onClose()
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(`ending.${how}.title`)} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text>
            {label} <span className="ltr">{paper.refNumber}</span>. {t(`ending.${how}.text`)}
          </Text>
          <Textarea
            label={t('ending.reason')}
            required
            withAsterisk
            autosize
            minRows={2}
            maxLength={LONGEST}
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
            <Button type="submit" color={how === 'cancel' ? 'red' : undefined} loading={busy}>
              {t(`ending.${how}.action`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

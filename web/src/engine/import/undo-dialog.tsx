import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import type { ImportUndoReport } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { Counts } from './counts'
import { StayingDocuments } from './staying-documents'

interface UndoDialogProps {
  id: string
  fileName: string
  onClose: () => void
}

/** What would come of undoing an import is shown before it is asked for, and what came of it after. */
export default function UndoDialog({ id, fileName, onClose }: UndoDialogProps) {
  const { t } = useTranslation('imports')
  const preview = useQuery({
    ...readingQuery('importRuns.undo', { id, dryRun: true }),
    meta: { deaf: 'is a rehearsal: what is undone is looked at again by the server' },
    staleTime: 0,
    gcTime: 0,
  })
  const {
    mutate,
    isPending,
    data: answer,
    error,
  } = useAction({
    mutationFn: () => act('importRuns.undo', { id, dryRun: false }),
    onError: handledHere,
  })
  const report = answer ?? preview.data
  const failure = error ?? preview.error ?? undefined
  return (
    <Dialog onClose={onClose} size="min(720px, 96vw)" title={t('undo.title', { file: fileName })}>
      <Stack>
        {failure !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {messageOf(failure)}
          </Alert>
        )}
        {preview.isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('undo.looking')}</Text>
          </Group>
        )}
        {answer && (
          <Alert color="zellige" role="status" icon={<IconCheck size={18} />}>
            {t('undo.done')}
          </Alert>
        )}
        {report && <UndoneCounts report={report} />}
        {report && <StayingDocuments staying={report.staying} count={report.stays} />}
        <Group justify="flex-end">
          {answer ? (
            <Button onClick={onClose}>{t('close')}</Button>
          ) : (
            <Button color="red" loading={isPending} disabled={!report || isNothing(report)} onClick={() => mutate()}>
              {t('undo.confirm')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

function isNothing({ removed, restored }: ImportUndoReport): boolean {
  return removed + restored === 0
}

function UndoneCounts({ report }: { report: ImportUndoReport }) {
  const { t } = useTranslation('imports')
  return (
    <Counts
      counts={[
        { label: t('undo.removed'), count: report.removed },
        { label: t('undo.restored'), count: report.restored },
        { label: t('undo.already'), count: report.already },
        { label: t('undo.stays'), count: report.stays, bad: report.stays > 0 },
      ]}
    />
  )
}

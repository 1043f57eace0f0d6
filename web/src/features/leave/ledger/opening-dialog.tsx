import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, actWithFile } from '@/api/actions'
import type { LeaveOpeningReport } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { Answers } from '@/engine/import/answers'
import { Counts } from '@/engine/import/counts'
import { FileDrop } from '@/engine/import/file-drop'
import { Dialog } from '@/ui/dialog'

const KINDS = '.xlsx,.xls,.ods,.csv'

/** A sheet of balances: what it would come to is looked at, and only then entered. */
export default function OpeningDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['leave', 'imports'])
  const [file, setFile] = useState<File>()
  const [answers, setAnswers] = useState<{ encoding?: string }>({})
  const {
    mutate,
    isPending,
    error,
    data: answer,
    reset,
  } = useAction({
    mutationFn: async (asked: ActionInput<'leaveRecords.importOpening'>) => ({
      report: await actWithFile('leaveRecords.importOpening', asked),
      isRehearsal: asked.dryRun === true,
    }),
    onError: handledHere,
  })
  const send = (chosen: File, dryRun: boolean, answered = answers) =>
    mutate({ file: chosen, reason: t('leave:opening.reason', { name: chosen.name }), dryRun, ...answered })
  const choose = (chosen: File) => {
    setFile(chosen)
    setAnswers({})
    send(chosen, true, {})
  }
  const settle = (answered: { encoding: string } | { dayOrder: string }) => {
    // Its columns hold no days.
    if (!file || !('encoding' in answered)) return
    setAnswers(answered)
    send(file, true, answered)
  }
  return (
    <Dialog onClose={onClose} size="min(720px, 96vw)" title={t('leave:opening.title')}>
      <Stack aria-busy={isPending}>
        {error !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('imports:failed')}>
            {messageOf(error)}
            <Answers error={error} onAnswer={settle} />
          </Alert>
        )}
        {isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text>{t('imports:reading')}</Text>
          </Group>
        )}
        {!answer && !isPending && <FileDrop onFile={choose} kinds={KINDS} hint={t('leave:opening.hint')} />}
        {answer && file && (
          <>
            <OpeningView {...answer} fileName={file.name} />
            <Group justify="flex-end">
              <Button variant="subtle" onClick={reset} disabled={isPending}>
                {t('imports:another')}
              </Button>
              {answer.isRehearsal ? (
                <Button onClick={() => send(file, false)} loading={isPending} disabled={answer.report.posted === 0}>
                  {t('leave:opening.apply')}
                </Button>
              ) : (
                <Button onClick={onClose}>{t('imports:close')}</Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface OpeningViewProps {
  report: LeaveOpeningReport
  isRehearsal: boolean
  fileName: string
}

/** What a sheet comes to: before it is entered, and once more after. */
function OpeningView({ report, isRehearsal, fileName }: OpeningViewProps) {
  const { t } = useTranslation(['leave', 'imports'])
  const { refused } = report
  const counts = [
    { label: t('leave:opening.rows'), count: report.rows },
    { label: t(isRehearsal ? 'leave:opening.new' : 'leave:opening.newDone'), count: report.posted },
    { label: t('leave:opening.kept'), count: report.kept },
    { label: t('leave:opening.refused'), count: refused.length, bad: refused.length > 0 },
  ]
  return (
    <>
      {!isRehearsal && (
        <Alert color="zellige" role="status" icon={<IconCheck size={18} />}>
          {t('imports:applied')}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        <span className="ltr">{fileName}</span>
      </Text>
      <Counts counts={counts} />
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, SHOWN).map(({ row, message }) => (
            <li key={`${row} ${message}`}>{t('leave:opening.row', { row, message })}</li>
          ))}
        </ul>
      )}
      {isRehearsal && report.posted === 0 && <Text c="dimmed">{t('leave:opening.nothing')}</Text>}
    </>
  )
}

/** So many rows that were refused are named at once; what is set right is sent again. */
const SHOWN = 50

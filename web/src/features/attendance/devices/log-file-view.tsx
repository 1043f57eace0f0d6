import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ImportedPunchFile } from '@/api/actions.gen'
import { Counts } from '@/engine/import/counts'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

interface LogFileViewProps {
  report: ImportedPunchFile
  isRehearsal: boolean
  fileName: string
  busy: boolean
  onApply: () => void
  onAnother: () => void
  onClose: () => void
}

/** What the file of a terminal holds: before it is taken in, and once more after. */
export function LogFileView({ report, isRehearsal, fileName, busy, onApply, onAnother, onClose }: LogFileViewProps) {
  const { t } = useTranslation(['devices', 'imports'])
  const language = useLanguage()
  const { from, to, unknownCodes: codes } = report
  const counts = [
    { label: t('devices:logFile.lines'), count: report.lines },
    { label: t(isRehearsal ? 'devices:logFile.new' : 'devices:logFile.newDone'), count: report.new },
    { label: t('devices:logFile.known'), count: report.known },
    { label: t('devices:logFile.malformed'), count: report.malformed, bad: report.malformed > 0 },
    { label: t('devices:logFile.unknown'), count: codes.length, bad: codes.length > 0 },
  ]
  return (
    <Stack aria-busy={busy}>
      {!isRehearsal && (
        <Alert color="zellige" role="status" icon={<IconCheck size={18} />}>
          {t('imports:applied')}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        <span className="ltr">{fileName}</span>
        {from && to && (
          <> · {t('devices:logFile.days', { from: formatDay(from, language), to: formatDay(to, language) })}</>
        )}
      </Text>
      <Counts counts={counts} />
      {codes.length > 0 && (
        <div>
          <Text>
            <bdi>{codes.slice(0, SHOWN).join(' · ')}</bdi>
            {codes.length > SHOWN && ' …'}
          </Text>
          <Text size="sm" c="dimmed">
            {t('devices:logFile.unknownHint')}
          </Text>
        </div>
      )}
      {isRehearsal && report.new === 0 && <Text c="dimmed">{t('devices:logFile.nothing')}</Text>}
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onAnother} disabled={busy}>
          {t('imports:another')}
        </Button>
        {isRehearsal ? (
          <Button onClick={onApply} loading={busy} disabled={report.new === 0}>
            {t('devices:logFile.apply')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('imports:close')}</Button>
        )}
      </Group>
    </Stack>
  )
}

/** So many codes are named; the list of codes has them all. */
const SHOWN = 30

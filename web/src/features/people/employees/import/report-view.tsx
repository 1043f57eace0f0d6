import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '@/api/imports'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import type { Choices } from './choices'
import styles from './import.module.css'
import { MissingUnits } from './missing-units'
import { RefusedRows } from './refused-rows'
import { UnknownColumns } from './unknown-columns'

interface ReportViewProps {
  report: ImportReport
  choices: Choices
  busy: boolean
  fileName: string
  onChoices: (next: Choices) => void
  onApply: () => void
  onClose: () => void
  children: ReactNode
}

/** What a file holds: before it is applied, and once more after. */
export function ReportView({
  report,
  choices,
  busy,
  fileName,
  onChoices,
  onApply,
  onClose,
  children,
}: ReportViewProps) {
  const { t } = useTranslation('employees')
  const applicable = report.created + report.updated > 0
  return (
    <Stack aria-busy={busy}>
      {!report.dryRun && (
        <Alert color="zellige" role="status" icon={<IconCheck size={18} />}>
          {t('importing.applied')}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        <span className="ltr">{fileName}</span> · {t('importing.sheet', { sheet: report.sheet, row: report.headerRow })}
      </Text>
      <Counts report={report} />
      {report.dryRun && <MissingUnits missing={report.missing} choices={choices} busy={busy} onChoices={onChoices} />}
      {report.dryRun && <UnknownColumns columns={report.columns} choices={choices} busy={busy} onChoices={onChoices} />}
      <RefusedRows rows={report.report} fileName={fileName} />
      {report.dryRun && !applicable && <Text c="dimmed">{t('importing.nothing')}</Text>}
      <Group justify="flex-end">
        {children}
        {report.dryRun ? (
          <Button onClick={onApply} loading={busy} disabled={!applicable}>
            {t('importing.apply')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('importing.close')}</Button>
        )}
      </Group>
    </Stack>
  )
}

function Counts({ report }: { report: ImportReport }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const counts = [
    { label: t('importing.rows'), count: report.rows },
    { label: t(report.dryRun ? 'importing.created' : 'importing.createdDone'), count: report.created },
    { label: t(report.dryRun ? 'importing.updated' : 'importing.updatedDone'), count: report.updated },
    { label: t('importing.unchanged'), count: report.unchanged },
    { label: t('importing.refused'), count: report.refused, bad: report.refused > 0 },
  ]
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, bad }) => (
        <div key={label} className={styles.count} data-bad={bad || undefined}>
          <dt>{label}</dt>
          <dd className="tabular">{formatNumber(count, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

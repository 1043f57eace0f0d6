import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '@/api/actions.gen'
import type { CollectionId } from '@/api/schema.gen'
import type { Choices } from './choices'
import { Counts } from './counts'
import { HiddenRows } from './hidden-rows'
import styles from './import.module.css'
import { JoinedColumns } from './joined-columns'
import { KnownColumns } from './known-columns'
import { isUndecided, MissingUnits } from './missing-units'
import { RefusedRows } from './refused-rows'
import { UndoButton } from './undo-button'
import { UnknownColumns } from './unknown-columns'

interface ReportViewProps {
  collection: CollectionId
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
  collection,
  report,
  choices,
  busy,
  fileName,
  onChoices,
  onApply,
  onClose,
  children,
}: ReportViewProps) {
  const { t } = useTranslation('imports')
  const undecided = choices.createUnits && report.missing.some(isUndecided)
  const applicable = report.created + report.updated > 0 && !undecided
  return (
    <Stack aria-busy={busy}>
      {!report.dryRun && (
        <Alert color="zellige" role="status" icon={<IconCheck size={18} />}>
          {t('applied')}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        <span className="ltr">{fileName}</span> · {t('sheet', { sheet: report.sheet, row: report.headerRow })}
      </Text>
      <RowCounts report={report} />
      <HiddenRows report={report} choices={choices} busy={busy} onChoices={onChoices} />
      <JoinedColumns collection={collection} report={report} />
      {report.dryRun && <MissingUnits missing={report.missing} choices={choices} busy={busy} onChoices={onChoices} />}
      <KnownColumns collection={collection} columns={report.columns} />
      {report.dryRun && (
        <UnknownColumns
          collection={collection}
          columns={report.columns}
          choices={choices}
          busy={busy}
          onChoices={onChoices}
        />
      )}
      <RefusedRows collection={collection} report={report} fileName={fileName} />
      {report.dryRun && !applicable && !undecided && <Text c="dimmed">{t('nothing')}</Text>}
      <Group justify="flex-end" className={styles.foot}>
        {children}
        {report.run && <UndoButton id={report.run} fileName={fileName} />}
        {report.dryRun ? (
          <Button onClick={onApply} loading={busy} disabled={!applicable}>
            {t('apply')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )}
      </Group>
    </Stack>
  )
}

function RowCounts({ report }: { report: ImportReport }) {
  const { t } = useTranslation('imports')
  return (
    <Counts
      counts={[
        { label: t('rows'), count: report.rows },
        { label: t(report.dryRun ? 'created' : 'createdDone'), count: report.created },
        { label: t(report.dryRun ? 'updated' : 'updatedDone'), count: report.updated },
        { label: t('unchanged'), count: report.unchanged },
        { label: t('refused'), count: report.refused, bad: report.refused > 0 },
      ]}
    />
  )
}

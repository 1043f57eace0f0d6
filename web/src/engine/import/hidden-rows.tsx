import { Alert, Switch } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '@/api/actions.gen'
import type { Choices } from './choices'

interface HiddenRowsProps {
  report: ImportReport
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Rows and columns that a filter or a hand hides in the sheet come along unless they are left out. */
export function HiddenRows({ report, choices, busy, onChoices }: HiddenRowsProps) {
  const { t } = useTranslation('imports')
  const { hiddenRows, hiddenColumns } = report
  if (hiddenRows === 0 && hiddenColumns.length === 0 && !choices.skipHidden) return null
  const said = [
    ...(hiddenRows > 0 || hiddenColumns.length === 0 ? [t('hidden', { count: hiddenRows })] : []),
    ...(hiddenColumns.length > 0 ? [t('hiddenColumns', { letters: hiddenColumns.join(', ') })] : []),
  ]
  return (
    <Alert color="orange" icon={<IconEyeOff size={18} />} title={said.join(' · ')}>
      {report.dryRun && (
        <Switch
          label={t('skipHidden')}
          checked={choices.skipHidden}
          disabled={busy}
          onChange={({ currentTarget }) => onChoices({ ...choices, skipHidden: currentTarget.checked })}
        />
      )}
    </Alert>
  )
}

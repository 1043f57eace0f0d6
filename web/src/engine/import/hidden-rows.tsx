import { Alert, Switch } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Choices } from './choices'
import type { ImportReport } from './imports'

interface HiddenRowsProps {
  report: ImportReport
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Rows that a filter or a hand hides in the sheet come along unless they are left out. */
export function HiddenRows({ report, choices, busy, onChoices }: HiddenRowsProps) {
  const { t } = useTranslation('imports')
  if (report.hiddenRows === 0 && !choices.skipHidden) return null
  return (
    <Alert color="orange" icon={<IconEyeOff size={18} />} title={t('hidden', { count: report.hiddenRows })}>
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

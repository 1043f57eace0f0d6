import { Button, Group } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'

/** The month before the one that runs: the last that may be signed. */
function lastMonth(): string {
  const [year = 0, month = 1] = today().split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** Makes the statements of a month; those that are signed stay. */
export function GenerateBar() {
  const { t } = useTranslation('absences')
  const rights = useRights()
  const [open, setOpen] = useState(false)
  if (!holds(rights, 'absence-management', 'approve')) return null
  return (
    <Group mb="sm">
      <Button size="xs" variant="default" leftSection={<IconCalculator size={15} />} onClick={() => setOpen(true)}>
        {t('deductions.generate.label')}
      </Button>
      {open && (
        <ActionDialog
          collection="deductionStatements"
          title={t('deductions.generate.label')}
          text={t('deductions.generate.text')}
          action={t('deductions.generate.action')}
          fields={['month']}
          required={['month']}
          initial={{ month: lastMonth() }}
          run={({ month = '' }) => act('deductionStatements.generate', { month })}
          onDone={({ made, changed, removed, kept }) => {
            toast.done(t('deductions.generate.done', { made, changed, removed, kept }))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  )
}

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

/** Has the days of attendance make the reports of a period. */
export function GenerateBar() {
  const { t } = useTranslation('absences')
  const [open, setOpen] = useState(false)
  if (!holds(useRights(), 'absence-management', 'create')) return null
  return (
    <Group mb="sm">
      <Button size="xs" variant="default" leftSection={<IconCalculator size={15} />} onClick={() => setOpen(true)}>
        {t('reports.generate.label')}
      </Button>
      {open && (
        <ActionDialog
          collection="annexeReports"
          title={t('reports.generate.label')}
          text={t('reports.generate.text')}
          action={t('reports.generate.action')}
          fields={['periodType', 'date']}
          required={['periodType', 'date']}
          initial={{ periodType: 'daily', date: today() }}
          run={({ date = '', periodType }) => act('annexeReports.generate', { date, periodType })}
          onDone={({ made, changed, differ }) => {
            toast.done(t('reports.generate.done', { made, changed, differ }))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  )
}

import { InputBase, Text } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputId } from '@/fields/input-id'
import { Period } from '../cells'
import type { LeaveDays } from './leave-days'

const DaysSheet = lazy(() => import('./days-sheet'))

interface DaysFieldProps {
  value: LeaveDays
  onChange: (days: LeaveDays) => void
  error?: string | undefined
  /** For whom it is, where that is not who asks. */
  employee?: string | undefined
}

/** The first and the last day of a leave, chosen in one calendar: on a phone nobody types dates. */
export function DaysField({ value, onChange, error, employee }: DaysFieldProps) {
  const { t } = useTranslation('leave')
  const [isOpen, setOpen] = useState(false)
  const { startDate, endDate } = value
  return (
    <>
      <InputBase
        component="button"
        type="button"
        pointer
        id={inputId('startDate')}
        label={t('when')}
        required
        error={error}
        leftSection={<IconCalendar size={17} />}
        leftSectionPointerEvents="none"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {startDate && endDate ? (
          <Period row={{ startDate, endDate, startHalf: false, endHalf: false }} />
        ) : (
          <Text component="span" size="sm" c="dimmed">
            {t('form.chooseDays')}
          </Text>
        )}
      </InputBase>
      <Suspense>
        {isOpen && <DaysSheet value={value} employee={employee} onChange={onChange} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

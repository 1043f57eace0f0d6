import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { useCalendarProps } from './calendar-props'
import styles from './date-field.module.css'
import { useNamedDays } from './named-days'
import { parseDay } from './parse-day'

interface DateFieldProps
  extends Pick<
    DateInputProps,
    | 'id'
    | 'label'
    | 'aria-label'
    | 'placeholder'
    | 'error'
    | 'required'
    | 'disabled'
    | 'onBlur'
    | 'description'
    | 'withAsterisk'
  > {
  value: string | null
  onChange: (day: string | null) => void
  /** It stands in a popover, which takes a click on a calendar elsewhere in the page for one outside. */
  inPopover?: boolean | undefined
}

/** A day that has a name says it: to whoever points at it, and to whoever hears it. */
function dayProps(name: string | undefined, day: string) {
  return name ? { 'data-named': true, title: name, 'aria-label': `${day}, ${name}` } : {}
}

/** A calendar day, typed or picked. Escape closes the calendar and nothing else. */
export function DateField({ value, onChange, inPopover, ...passed }: DateFieldProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const named = useNamedDays(open)
  const calendar = useCalendarProps()
  return (
    <DateInput
      placeholder={t('date.shape')}
      {...calendar}
      {...passed}
      classNames={{ day: styles.day }}
      value={value}
      onChange={(day) => onChange(day?.slice(0, 10) ?? null)}
      getDayProps={(day) => dayProps(named.get(day), formatDay(day, language))}
      valueFormat={(day) => formatDay(day, language)}
      dateParser={parseDay}
      leftSection={<IconCalendar size={17} />}
      leftSectionPointerEvents="none"
      clearable
      clearButtonProps={{ 'aria-label': t('date.clear'), tabIndex: -1 }}
      popoverProps={{
        withinPortal: !inPopover,
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
      aria-haspopup="dialog"
      data-mantine-stop-propagation={open || undefined}
    />
  )
}

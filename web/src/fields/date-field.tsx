import '@mantine/dates/styles.css'
import 'dayjs/locale/ar-ma'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { useLanguage } from '@/ui/use-language'
import styles from './date-field.module.css'
import { useNamedDays } from './named-days'
import { parseDay } from './parse-day'

/** Moroccan months in Arabic; the week begins on Monday whatever the locale says. */
const CALENDARS: Record<Language, string> = { fr: 'fr', ar: 'ar-ma', en: 'en-gb' }

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
  return (
    <DateInput
      placeholder={t('date.shape')}
      {...passed}
      classNames={{ day: styles.day }}
      value={value}
      onChange={(day) => onChange(day?.slice(0, 10) ?? null)}
      locale={CALENDARS[language]}
      firstDayOfWeek={1}
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
      previousIcon={<IconChevronLeft size={18} className="flip" />}
      nextIcon={<IconChevronRight size={18} className="flip" />}
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
        previousDecade: t('date.previousDecade'),
        nextDecade: t('date.nextDecade'),
        monthLevelControl: t('date.month'),
        yearLevelControl: t('date.year'),
      }}
    />
  )
}

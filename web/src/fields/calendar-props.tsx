import '@mantine/dates/styles.css'
import 'dayjs/locale/ar-ma'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/language'
import { useLanguage } from '@/ui/use-language'

/** Moroccan months in Arabic; the week begins on Monday whatever the locale says. */
const CALENDARS: Record<Language, string> = { fr: 'fr', ar: 'ar-ma', en: 'en-gb' }

/** How every calendar of the house is written and walked through. */
export function useCalendarProps() {
  const { t } = useTranslation('parts')
  return {
    locale: CALENDARS[useLanguage()],
    firstDayOfWeek: 1 as const,
    previousIcon: <IconChevronLeft size={18} className="flip" />,
    nextIcon: <IconChevronRight size={18} className="flip" />,
    ariaLabels: {
      previousMonth: t('date.previousMonth'),
      nextMonth: t('date.nextMonth'),
      previousYear: t('date.previousYear'),
      nextYear: t('date.nextYear'),
      previousDecade: t('date.previousDecade'),
      nextDecade: t('date.nextDecade'),
      monthLevelControl: t('date.month'),
      yearLevelControl: t('date.year'),
    },
  }
}

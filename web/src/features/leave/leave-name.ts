import type { LeaveRequests } from '@/api/schema.gen'
import { formatDays } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'

type Named = Pick<LeaveRequests, 'startDate' | 'endDate' | 'leaveType'>

/** What a leave is called: of which type, and when. One whose type is not for its reader goes by its days. */
export function leaveName({ startDate, endDate, leaveType }: Named, language: Language): string {
  const { nameFr = '', nameAr = '' } = leaveType ?? {}
  const comma = language === 'ar' ? '، ' : ', '
  return [inLanguage(nameFr, nameAr, language), formatDays(startDate, endDate, language)].filter(Boolean).join(comma)
}

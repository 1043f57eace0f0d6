import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'

/** What comes next for an exam, in a sentence. */
export default function NextStep({ row }: { row: Recruitments }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  return (
    <Notice tone="info" title={t('next.title')} icon={<IconArrowRight size={18} className="flip" aria-hidden="true" />}>
      {t(`next.${row.status}`, { at: formatInstant(row.application_deadline, language) })}
    </Notice>
  )
}

import { IconCalendarOff, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'
import { openAbsences, openLetters } from './own'
import styles from './own.module.css'

/** What waits for a word of one's own: letters to answer, absences to justify. */
export function Waiting({ employee }: { employee: string }) {
  const { t } = useTranslation('portal')
  const one = Query.limit(1)
  const letters = useQuery(listQuery('warnings', [...openLetters(employee), one])).data?.total ?? 0
  const absences = useQuery(listQuery('absences', [...openAbsences(employee), one])).data?.total ?? 0
  if (letters === 0 && absences === 0) return null
  return (
    <div className={styles.waiting}>
      {letters > 0 && (
        <Notice tone="warn" icon={<IconMail size={18} aria-hidden="true" />}>
          <AnchorLink {...linkTo(paths.portal({ tab: 'letters' }))} inherit>
            {t('waiting.letters', { count: letters })}
          </AnchorLink>
        </Notice>
      )}
      {absences > 0 && (
        <Notice tone="warn" icon={<IconCalendarOff size={18} aria-hidden="true" />}>
          <AnchorLink {...linkTo(paths.portal({ tab: 'absences' }))} inherit>
            {t('waiting.absences', { count: absences })}
          </AnchorLink>
        </Notice>
      )}
    </div>
  )
}

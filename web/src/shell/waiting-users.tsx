import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { writableFields } from '@/api/rights'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './side-menu.module.css'

const WAITING = [Query.equal('pending', true), Query.limit(1)]

/** How many sign-ups wait, for those who may answer them; nothing when nobody waits. */
export default function WaitingUsers() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const rights = useRights()
  const answers = writableFields(rights, 'users').has('pending')
  const count = useQuery({ ...listQuery('users', WAITING), enabled: answers }).data?.total ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {formatNumber(count, language)}
      </span>
      <VisuallyHidden> ({t('menu.waiting', { count })})</VisuallyHidden>
    </>
  )
}

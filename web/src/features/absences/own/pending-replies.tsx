import { Group } from '@mantine/core'
import { IconCalendarOff, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { type Address, linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import styles from '@/platform/own/own.module.css'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'
import { openAbsences, openLetters } from './own'

/** What waits for a word of one's own: letters to answer, absences to justify. */
export function PendingReplies({ employee }: { employee: string }) {
  const one = Query.limit(1)
  const letters = useQuery(listQuery('warnings', [...openLetters(employee), one])).data?.total ?? 0
  const absences = useQuery(listQuery('absences', [...openAbsences(employee), one])).data?.total ?? 0
  return <ReplyCounts letters={letters} absences={absences} />
}

/** The same of numbers that are known already. */
export function ReplyCounts({ letters, absences }: { letters: number; absences: number }) {
  const { t } = useTranslation('portal')
  if (letters === 0 && absences === 0) return null
  return (
    <div className={styles.waiting}>
      {letters > 0 && (
        <Line
          Icon={IconMail}
          address={paths.portal({ tab: 'letters' })}
          text={t('waiting.letters', { count: letters })}
        />
      )}
      {absences > 0 && (
        <Line
          Icon={IconCalendarOff}
          address={paths.portal({ tab: 'absences' })}
          text={t('waiting.absences', { count: absences })}
        />
      )}
    </div>
  )
}

interface LineProps {
  Icon: typeof IconMail
  address: Address
  text: string
}

/** One line even on a narrow phone: the picture stands beside its words. */
function Line({ Icon, address, text }: LineProps) {
  return (
    <Notice tone="warn">
      <Group gap="xs" wrap="nowrap">
        <Icon size={18} aria-hidden="true" />
        <AnchorLink {...linkTo(address)} inherit>
          {text}
        </AnchorLink>
      </Group>
    </Notice>
  )
}

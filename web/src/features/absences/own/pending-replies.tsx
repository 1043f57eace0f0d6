import { Group } from '@mantine/core'
import { IconCalendarOff, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Address, linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import styles from '@/platform/own/own.module.css'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'

/** What waits for a word of one's own: letters to answer, absences to justify. */
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

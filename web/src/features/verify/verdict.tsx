import { Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleX,
  IconCloudOff,
  IconFileUnknown,
  IconHistoryOff,
  IconHourglass,
  IconReplace,
  IconRosetteDiscountCheck,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '@/ui/links'
import styles from './verify.module.css'

const ICONS = {
  valid: IconRosetteDiscountCheck,
  declared: IconUserQuestion,
  cancelled: IconCircleX,
  outdated: IconHistoryOff,
  replaced: IconReplace,
  altered: IconAlertTriangle,
  unknown: IconFileUnknown,
  tooMany: IconHourglass,
  offline: IconCloudOff,
  failed: IconCloudOff,
} as const

interface VerdictProps {
  tone: keyof typeof ICONS
  /** The code of the paper that took its place. */
  replacedBy?: string | null | undefined
}

/** The answer, before anything else: in words, with a sign and a colour for those who look before they read. */
export function Verdict({ tone, replacedBy }: VerdictProps) {
  const { t } = useTranslation('verify')
  const Icon = ICONS[tone]
  return (
    <section className={styles.verdict} data-tone={tone} role="status">
      <Icon size={44} stroke={1.6} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <Title order={2} size="h4" c="inherit">
          {t(`verdict.${tone}.title`)}
        </Title>
        <Text size="sm">{t(`verdict.${tone}.text`)}</Text>
        {replacedBy && (
          <AnchorLink
            to="/verify/$docId"
            params={{ docId: replacedBy }}
            size="sm"
            c="inherit"
            underline="always"
            fw={600}
          >
            {t('successor')}
          </AnchorLink>
        )}
      </div>
    </section>
  )
}

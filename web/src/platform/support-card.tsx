import { Anchor, Group, Text } from '@mantine/core'
import { IconMail, IconMapPin, IconMessage, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Support } from '@/api/settings'
import { formatPhone } from '@/i18n/phone'
import styles from './support-card.module.css'

/** Whom to ask, as the commune says in its settings; nothing when it says nothing. */
export default function SupportCard({ support }: { support: Partial<Support> }) {
  const { t } = useTranslation()
  const { email, phone1, phone2, messaging, address } = support
  if (![email, phone1, phone2, messaging, address].some(Boolean)) return null
  return (
    <section className={styles.support} aria-label={t('signIn.help')}>
      <Text size="sm" fw={600} mb={6}>
        {t('signIn.help')}
      </Text>
      <Group gap="6px 16px">
        {email && <Way Icon={IconMail} to={`mailto:${email}`} text={email} />}
        {[phone1, phone2].map(
          (phone) => phone && <Way key={phone} Icon={IconPhone} to={`tel:${phone}`} text={formatPhone(phone)} />,
        )}
        {messaging && <Way Icon={IconMessage} to={`sms:${messaging}`} text={formatPhone(messaging)} />}
      </Group>
      {address && (
        <Group gap={6} mt={6} wrap="nowrap" align="flex-start" className={styles.address}>
          <IconMapPin size={16} aria-hidden="true" />
          <Text size="sm" component="address">
            <bdi>{address}</bdi>
          </Text>
        </Group>
      )}
    </section>
  )
}

function Way({ Icon, to, text }: { Icon: typeof IconMail; to: string; text: string }): ReactNode {
  return (
    <Anchor size="sm" href={to}>
      <Group gap={6} component="span" wrap="nowrap">
        <Icon size={16} aria-hidden="true" />
        <span className="ltr">{text}</span>
      </Group>
    </Anchor>
  )
}

import { Anchor, Group, Text } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Support } from '@/api/settings'
import styles from './public-frame.module.css'

/** Whom to ask, as the commune says in its settings; nothing when it says nothing. */
export function SupportCard({ support }: { support: Partial<Support> }) {
  const { t } = useTranslation()
  const phones = [support.phone1, support.phone2].filter((phone) => phone)
  if (!support.email && phones.length === 0) return null
  return (
    <div className={styles.support}>
      <Text size="sm" fw={600} mb={6}>
        {t('signIn.help')}
      </Text>
      <Group gap="md">
        {support.email && (
          <Anchor size="sm" href={`mailto:${support.email}`}>
            <Group gap={6} component="span" wrap="nowrap">
              <IconMail size={16} />
              <span className="ltr">{support.email}</span>
            </Group>
          </Anchor>
        )}
        {phones.map((phone) => (
          <Anchor key={phone} size="sm" href={`tel:${phone}`}>
            <Group gap={6} component="span" wrap="nowrap">
              <IconPhone size={16} />
              <span className="ltr">{phone}</span>
            </Group>
          </Anchor>
        ))}
      </Group>
    </div>
  )
}

import { Text } from '@mantine/core'
import { IconWorldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './verify.module.css'

/** A page can be copied, its address cannot: what the reader has to look at themselves. */
export function AddressNote() {
  const { t } = useTranslation('verify')
  return (
    <section className={styles.note}>
      <IconWorldCheck size={22} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <Text size="sm" fw={600}>
          {t('address.title')}
        </Text>
        <Text component="div">
          <span className={styles.host}>{window.location.host}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {t('address.text')}
        </Text>
      </div>
    </section>
  )
}

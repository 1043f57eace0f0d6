import { Skeleton, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '@/platform/panels/panels.module.css'

interface PanelProps {
  id: string
  title: string
  waiting?: boolean
  failed?: boolean
  children: ReactNode
}

/** A panel that the application draws by itself, in the dress of the others. */
export function Panel({ id, title, waiting, failed, children }: PanelProps) {
  const { t } = useTranslation('home')
  return (
    <section className={styles.panel} data-panel={id}>
      <header className={styles.head}>
        <Title order={2} size="h5">
          {title}
        </Title>
      </header>
      {failed ? <Text c="dimmed">{t('failed')}</Text> : waiting ? <Skeleton height={140} /> : children}
    </section>
  )
}

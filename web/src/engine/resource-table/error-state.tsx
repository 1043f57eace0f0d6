import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { Message } from '@/ui/message'
import styles from './table.module.css'

/** What could not be loaded, why, and another try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('parts')
  return (
    <div className={styles.notice}>
      <Message Icon={IconCloudOff} title={t('table.failed')} hint={messageOf(error)} role="alert">
        <Button onClick={onRetry}>{t('retry', { ns: 'common' })}</Button>
      </Message>
    </div>
  )
}

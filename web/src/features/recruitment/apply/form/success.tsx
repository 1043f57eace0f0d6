import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconFileDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { useAction } from '@/api/use-action'
import { formatInstant } from '@/i18n/format'
import { CopyIconButton } from '@/ui/copy'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { downloadReceipt } from '../receipt'
import type { Receipt } from './use-application'

interface SuccessProps {
  exam: PublicExam
  receipt: Receipt
  onFollow: () => void
}

/** The tracking number, large: shown once, kept by its owner. */
export function Success({ receipt, onFollow }: SuccessProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { CIN, trackingNumber } = receipt
  const download = useAction({ mutationFn: () => downloadReceipt({ CIN, trackingNumber }) })
  return (
    <section className={styles.done}>
      <IconCircleCheck size={56} stroke={1.4} aria-hidden="true" color="var(--mantine-color-anchor)" />
      <Title order={2} ref={heading} tabIndex={-1}>
        {t('done.title')}
      </Title>
      <Text>{t('done.keep')}</Text>
      <div className={styles.row}>
        <span className={styles.number} role="status" aria-label={`${t('done.number')} ${trackingNumber}`}>
          {trackingNumber}
        </span>
        <CopyIconButton value={trackingNumber} label={t('done.copy')} />
      </div>
      <Text size="sm" c="dimmed">
        {t('done.received', { at: formatInstant(receipt.receivedAt, language) })}
      </Text>
      {receipt.late && <Notice tone="info">{t('done.late')}</Notice>}
      <Button
        onClick={() => download.mutate()}
        loading={download.isPending}
        leftSection={<IconFileDownload size={18} />}
        fullWidth
      >
        {t('done.receipt')}
      </Button>
      <Button variant="default" onClick={onFollow} fullWidth>
        {t('done.follow')}
      </Button>
    </section>
  )
}

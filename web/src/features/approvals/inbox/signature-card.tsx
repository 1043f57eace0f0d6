import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DocumentToSign } from '@/api/actions.gen'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { PaperFile } from '@/platform/paper/paper-file'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './inbox.module.css'

interface SignatureCardProps {
  row: DocumentToSign
  busy: boolean
  onSign: () => void
}

/** Something that waits for the signature of an office that the reader signs for today: exactly this is signed. */
export function SignatureCard({ row, busy, onSign }: SignatureCardProps) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const title = `${row.what} ${row.number ?? ''}`.trim()
  return (
    <Card withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Title order={2} size="h4">
            <bdi>{inLanguage(row.name ?? '', row.nameAr ?? '', language)}</bdi>
          </Title>
          <Text size="sm">
            {row.what} {row.number && <span className="ltr">{row.number}</span>}
          </Text>
        </div>
        {row.due && <StatusBadge tone="info">{t('due.later', { day: formatDay(row.due, language) })}</StatusBadge>}
      </div>
      <Stack gap="sm">
        {row.text && (
          <Text size="sm" className={styles.asked}>
            {row.text}
          </Text>
        )}
        {row.fileId && row.docId && <PaperFile fileId={row.fileId} docId={row.docId} title={title} />}
        {row.state === 'ready' ? (
          <Group>
            <Button leftSection={<IconSignature size={17} />} loading={busy} onClick={onSign} aria-keyshortcuts="a">
              {t('sign.action')}
            </Button>
          </Group>
        ) : (
          <Notice tone="warn">{t(`sign.${row.state}`)}</Notice>
        )}
      </Stack>
    </Card>
  )
}

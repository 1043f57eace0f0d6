import { Anchor, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { PaperFile } from '@/platform/paper/paper-file'
import { CopyIconButton } from '@/ui/copy'
import { Section } from '@/ui/section'
import { applyAddress } from './apply-address'

const QrCode = lazy(() => import('@/ui/qr-code'))

/** The notice of an exam, and the code by which people find where to apply. */
export default function Announcement({ row }: { row: Recruitments }) {
  const { t } = useTranslation('exams')
  const address = applyAddress(row)
  return (
    <Section title={t('announcement.title')}>
      {row.publishedAt ? (
        <Group align="start" gap="lg">
          <Suspense>
            <QrCode text={address} side={132} label={t('announcement.code')} />
          </Suspense>
          <Stack gap="xs" flex="1 1 240px" miw={0}>
            <Text size="sm" fw={600}>
              {t('announcement.page')}
            </Text>
            <Group gap={6} wrap="nowrap">
              <Anchor href={address} target="_blank" rel="noreferrer" size="sm" className="ltr" truncate>
                {address}
              </Anchor>
              <CopyIconButton value={address} label={t('announcement.copy')} />
            </Group>
            {row.published_notice_id && row.docId && (
              <>
                <Text size="sm" fw={600}>
                  {t('announcement.notice')}
                </Text>
                <PaperFile fileId={row.published_notice_id} docId={row.docId} title={t('announcement.notice')} />
              </>
            )}
            <Digest label={t('announcement.seed')} text={row.seed} />
            <Digest label={t('announcement.conditions')} text={row.conditionsHash} />
          </Stack>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('announcement.none')}
        </Text>
      )}
    </Section>
  )
}

function Digest({ label, text }: { label: string; text: string | null }) {
  if (!text) return null
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {label} : <bdi dir="ltr">{text}</bdi>
    </Text>
  )
}

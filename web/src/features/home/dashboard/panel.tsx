import { Card, Skeleton, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PanelProps {
  title: string
  waiting?: boolean
  failed?: boolean
  children: ReactNode
}

export function Panel({ title, waiting, failed, children }: PanelProps) {
  const { t } = useTranslation('home')
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {failed ? <Text c="dimmed">{t('failed')}</Text> : waiting ? <Skeleton height={140} /> : children}
    </Card>
  )
}

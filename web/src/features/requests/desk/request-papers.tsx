import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { typeName } from './cells'

/** The paper of a request: the digital copy, and the one that is signed. */
export default function RequestPapers({ row }: { row: DocumentRequests }) {
  const { t } = useTranslation('requests')
  const meta = useMeta('documentRequests')
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('papers.title')}
      </Title>
      {row.docId ? (
        <PaperCopies row={row} title={typeName(row, meta)} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('papers.none')}
        </Text>
      )}
    </Card>
  )
}

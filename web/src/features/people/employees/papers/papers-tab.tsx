import { Card, Divider, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Paper, papersAbout } from '@/api/papers'
import type { Employees } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { EndDialog, type Ending } from './end-dialog'
import { IssueButtons } from './issue-buttons'
import { PaperLine } from './paper-line'

/** The papers issued about an employee: each is a number that is never used again. */
export default function PapersTab({ row }: { row: Employees }) {
  const { t } = useTranslation('papers')
  const { data, isPending, isError, error, refetch } = useQuery(papersAbout('employees', row.$id))
  const [ending, setEnding] = useState<{ paper: Paper; how: Ending }>()
  const papers = data?.documents ?? []
  return (
    <Card withBorder padding={0}>
      <Group justify="space-between" p="md">
        <div>
          <Title order={2} size="h4">
            {t('issued.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('issuedStay')}
          </Text>
        </div>
        <IssueButtons row={row} />
      </Group>
      <Divider />
      {isPending && <Skeleton height={120} />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {data && papers.length === 0 && (
        <Message Icon={IconCertificate} order={3} title={t('issued.empty.title')} hint={t('issued.empty.hint')} />
      )}
      {papers.length > 0 && (
        <ItemList label={t('issued.title')}>
          {papers.map((paper) => (
            <PaperLine
              key={paper.$id}
              paper={paper}
              successor={papers.find((one) => one.$id === paper.replacedById)}
              onEnd={(how) => setEnding({ paper, how })}
            />
          ))}
        </ItemList>
      )}
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

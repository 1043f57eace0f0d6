import { Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Paper, papersAbout } from '@/api/papers'
import type { Employees } from '@/api/schema.gen'
import { ListFailed } from '@/parts/resource-table/states'
import { EndDialog, type Ending } from './end-dialog'
import { IssueButtons } from './issue-buttons'
import { PaperLine } from './paper-line'
import styles from './papers.module.css'

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
      {isPending && <Skeleton height={120} />}
      {isError && <ListFailed error={error} onRetry={refetch} />}
      {data && papers.length === 0 && <None />}
      {papers.length > 0 && (
        <ul className={styles.list} aria-label={t('issued.title')}>
          {papers.map((paper) => (
            <PaperLine
              key={paper.$id}
              paper={paper}
              successor={papers.find((one) => one.$id === paper.replacedById)}
              onEnd={(how) => setEnding({ paper, how })}
            />
          ))}
        </ul>
      )}
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

function None() {
  const { t } = useTranslation('papers')
  return (
    <div className={styles.none}>
      <IconCertificate size={40} stroke={1.3} aria-hidden="true" />
      <Text fw={600}>{t('issued.empty.title')}</Text>
      <Text size="sm" c="dimmed">
        {t('issued.empty.hint')}
      </Text>
    </div>
  )
}

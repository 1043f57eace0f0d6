import { Card, Divider, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconCertificate, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Paper, papersAbout } from '@/api/papers'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { useOpenActsOfMany } from '@/engine/acts/use-open-acts'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { useLanguage } from '@/ui/use-language'
import { EndDialog, type Ending } from './end-dialog'
import { PaperLine } from './paper-line'

const IssueDialog = lazy(() => import('./issue-dialog'))
const LetterDialog = lazy(() => import('./letter-dialog'))

const ACTS: Acts<'employees'> = {
  'employees.letter': { Icon: IconMail, RowDialog: LetterDialog },
  'employees.certificate': { Icon: IconCertificate, isMain: () => true, RowDialog: IssueDialog },
}
const ENDINGS: readonly Ending[] = ['papers.replace', 'papers.cancel']

/** The papers issued about an employee: each is a number that is never used again. */
export default function PapersTab({ row }: { row: Employees }) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const { data, isPending, isError, error, refetch } = useQuery(papersAbout('employees', row.$id))
  const [ending, setEnding] = useState<{ paper: Paper; how: Ending }>()
  const papers = data?.documents ?? []
  const openTo = useOpenActsOfMany(
    'authenticDocuments',
    papers.map(({ $id }) => $id),
  )
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
        <Group gap="xs">
          <ActButtons collection="employees" row={row} acts={ACTS} name={titleOf(row, language)} />
        </Group>
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
              endings={ENDINGS.filter((how) => openTo(how).includes(paper.$id))}
              onEnd={(how) => setEnding({ paper, how })}
            />
          ))}
        </ItemList>
      )}
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

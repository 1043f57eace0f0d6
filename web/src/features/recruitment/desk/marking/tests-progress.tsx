import { Button, Progress, Table, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { OpenActs, TestMarking } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import type { ExamTests, Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatNumber } from '@/i18n/format'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { useActs } from '../exams/use-acts'

const AssignDialog = lazy(() => import('./assign-dialog'))

const PAPERS: Acts<'examTests'> = {
  'appeals.printChanges': { Icon: IconPrinter, RowDialog: lazy(() => import('./mark-changes-dialog')) },
}

/** Wide enough for the figures side by side, in pixels. */
const LEAST_WIDTH = 560

interface TestsProgressProps {
  exam: Recruitments
  kind: 'written' | 'oral'
}

/** How far marking is, by test: counts alone, no number and no mark. */
export function TestsProgress({ exam, kind }: TestsProgressProps) {
  const { t } = useTranslation('exam-marking')
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', exam.$id)]))
  const { data, error, refetch } = useQuery(readingQuery('examCopies.progress', { recruitmentId: exam.$id }))
  const lines = (data?.tests ?? []).filter((line) => (line.kind === 'written') === (kind === 'written'))
  const acts = useActs(
    'examTests',
    lines.map(({ examTestId }) => examTestId),
  )
  return (
    <Section title={t('tests.title')} hint={t('tests.hint')}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && lines.length === 0 && <Text c="dimmed">{t('tests.none')}</Text>}
      {lines.map((line) => (
        <OneTest
          key={line.examTestId}
          line={line}
          test={tests.find(({ $id }) => $id === line.examTestId)}
          exam={exam}
          acts={acts[line.examTestId]}
        />
      ))}
    </Section>
  )
}

interface OneTestProps {
  line: TestMarking
  test: ExamTests | undefined
  exam: Recruitments
  acts: OpenActs | undefined
}

function OneTest({ line, test, exam, acts }: OneTestProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const assign = useActMeta('examTests', 'examCopies.assign')
  const mayAssign = acts?.open.includes('examCopies.assign')
  const [assigning, setAssigning] = useState<{ lots?: number[]; third?: true }>()
  const name = titleOf(test, language)
  const number = (value: number) => <span className="tabular">{formatNumber(value, language)}</span>
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Progress
        my="xs"
        value={line.copies ? (100 * line.marked) / line.copies : 0}
        aria-label={t('progress', { marked: line.marked, total: line.copies })}
      />
      <Text size="sm" className="tabular">
        {t('progress', { marked: line.marked, total: line.copies })}
      </Text>
      {line.waitsForThird > 0 && (
        <StatusBadge tone="warn">{t('tests.third', { count: line.waitsForThird })}</StatusBadge>
      )}
      {line.lots.length > 0 && (
        <WideTable label={name} minWidth={LEAST_WIDTH}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('tests.lot')}</Table.Th>
              <Table.Th ta="end">{t('tests.copies')}</Table.Th>
              <Table.Th ta="end">{t('tests.marked')}</Table.Th>
              <Table.Th>{t('tests.markers')}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {line.lots.map((lot) => (
              <Table.Tr key={lot.lot}>
                <Table.Th scope="row" fw={400}>
                  {number(lot.lot)}
                </Table.Th>
                <Table.Td ta="end">{number(lot.copies)}</Table.Td>
                <Table.Td ta="end">{number(lot.marked)}</Table.Td>
                <Table.Td>
                  <bdi>{lot.members.join(', ')}</bdi>
                </Table.Td>
                <Table.Td ta="end">
                  {mayAssign && (
                    <Button size="xs" variant="default" onClick={() => setAssigning({ lots: [lot.lot] })}>
                      {assign.label}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {mayAssign && line.waitsForThird > 0 && (
        <Button size="xs" variant="default" mt="xs" onClick={() => setAssigning({ third: true })}>
          {t('assign.third')}
        </Button>
      )}
      {test && <ActButtons collection="examTests" row={test} acts={PAPERS} state={acts} name={name} size="xs" />}
      <Suspense>
        {assigning && test && (
          <AssignDialog exam={exam} test={test} what={assigning} onClose={() => setAssigning(undefined)} />
        )}
      </Suspense>
    </div>
  )
}

import { Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery, listQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Candidates, ExamTests } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { formatAmount } from '@/i18n/format'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { MarkText } from '../cells'
import { useMarkingTexts } from '../marking/use-marking-texts'
import { type Mean, markOf, readSheet, type Sheet, type TestLine } from './sheet'

/** Wide enough for marks, coefficients and minima side by side, in pixels. */
const LEAST_WIDTH = 620

/** “Why am I fourth?”: marks, means, minima, and what separated from the one before. */
export default function SheetTab({ row }: { row: Candidates }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <OfCandidate row={row} />
}

function OfCandidate({ row }: { row: Candidates }) {
  const { t } = useTranslation('exam-marking')
  const { data, isPending } = useQuery(
    listQuery('calculationSheets', [
      Query.equal('candidateId', row.$id),
      ...(row.runId ? [Query.equal('runId', row.runId)] : []),
      Query.orderDesc('$createdAt'),
      Query.limit(1),
    ]),
  )
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', row.recruitmentId)]))
  if (isPending) return <Skeleton height={240} />
  const sheet = readSheet(data?.documents[0]?.sheet)
  if (!sheet) return <Text c="dimmed">{t('sheet.none')}</Text>
  return (
    <>
      <Why sheet={sheet} />
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h4" mb="xs">
          {t('sheet.tests')}
        </Title>
        <WideTable label={t('sheet.tests')} minWidth={LEAST_WIDTH}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('sheet.test')}</Table.Th>
              <Table.Th ta="end">{t('sheet.marks')}</Table.Th>
              <Table.Th ta="end">{t('sheet.mean')}</Table.Th>
              <Table.Th ta="end">{t('sheet.coefficient')}</Table.Th>
              <Table.Th ta="end">{t('sheet.minimum')}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.tests.map((line) => (
              <TestRow key={line.examTestId} line={line} test={tests.find(({ $id }) => $id === line.examTestId)} />
            ))}
          </Table.Tbody>
        </WideTable>
      </Card>
    </>
  )
}

const SEPARATIONS = ['score', 'oral', 'written', 'older', 'younger', 'service', 'lot'] as const
const POSTS = ['general', 'reserved', 'unused', 'more', 'held'] as const

function Why({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('exam-marking')
  const meta = useMeta('candidates')
  const separation = SEPARATIONS.find((one) => one === sheet.separation)
  const post = POSTS.find((one) => one === sheet.post)
  return (
    <DetailsCard title={t('sheet.why')}>
      <Detail label={t('sheet.rank')}>
        {sheet.rank !== null && <b className="tabular">{t('sheet.rankOf', { rank: sheet.rank, of: sheet.of ?? 0 })}</b>}
      </Detail>
      <Detail label={t('sheet.separation')}>
        {separation ? t(`sheet.separations.${separation}`) : sheet.separation}
      </Detail>
      <Detail label={t('sheet.verdict')}>{sheet.verdict && optionLabel(meta, 'status', sheet.verdict)}</Detail>
      <Detail label={t('sheet.post')}>{post && t(`sheet.posts.${post}`)}</Detail>
      <Detail label={t('sheet.ground')}>{sheet.ground && optionLabel(meta, 'ground', sheet.ground)}</Detail>
      {sheet.provedBy && <Detail label={t('sheet.provedBy')}>{t('sheet.formerRule')}</Detail>}
      <MeanLine label={t('sheet.written')} mean={sheet.written} />
      <MeanLine label={t('sheet.oral')} mean={sheet.oral} />
      <MeanLine label={t('sheet.score')} mean={sheet.score} />
      <Detail label={t('sheet.minTotal')}>
        <MarkText mark={markOf(sheet.minTotal)} />
      </Detail>
    </DetailsCard>
  )
}

/** A mean with the division that it is, so that whoever holds the paper can do it again. */
function MeanLine({ label, mean }: { label: string; mean: Mean | null }) {
  const language = useLanguage()
  if (!mean) return null
  const division = mean.denominator
    ? `${formatAmount(mean.numerator / 100, language)} / ${formatAmount(mean.denominator / 100, language)}`
    : ''
  return (
    <Detail label={label}>
      <b>
        <MarkText mark={markOf(mean.printed)} />
      </b>{' '}
      {division && (
        <Text span size="sm" c="dimmed" className="ltr tabular">
          {division}
        </Text>
      )}
    </Detail>
  )
}

function TestRow({ line, test }: { line: TestLine; test?: ExamTests | undefined }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const marks = (all: readonly number[] = []) => all.map((one) => formatAmount(one / 100, language)).join(' · ')
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {titleOf(test, language)}
      </Table.Th>
      <Table.Td ta="end">
        <span className="ltr tabular">{marks(line.marks)}</span>
      </Table.Td>
      <Table.Td ta="end">
        <MarkText mark={markOf(line.printed)} />
      </Table.Td>
      <Table.Td ta="end">
        <MarkText mark={markOf(line.coefficient)} />
      </Table.Td>
      <Table.Td ta="end">
        <MarkText mark={markOf(line.minMark)} />
      </Table.Td>
      <Table.Td>
        {line.isAbsent && <StatusBadge tone="quiet">{t('states.absent')}</StatusBadge>}
        {line.isBelow && !line.isAbsent && <StatusBadge tone="bad">{t('sheet.below')}</StatusBadge>}
      </Table.Td>
    </Table.Tr>
  )
}

import { Card, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DeductionStatements } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { OpenLink } from '@/fields/open-link'
import { EMPTY, formatDay, today } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { Duration } from '../duration'
import { readLines, type StatementLine } from './lines'

/** Wide enough for a decision and its reason. */
const LEAST_WIDTH = 860

/** Day by day what is stated, and what preceded it: the letter, the reply, the decision. */
export default function StatementLines({ row }: { row: DeductionStatements }) {
  const { t } = useTranslation('absences')
  const statement = useMeta('deductionStatements')
  const lines = readLines(row.lines)
  const apart = lines.filter(isApart)
  const heads = ['day', 'time', 'letter', 'reply', 'status', 'decision'] as const
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {labelOf(statement, 'lines')}
      </Title>
      <WideTable label={labelOf(statement, 'lines')} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{t(`deductions.lines.${head}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...lines.filter((line) => !isApart(line)), ...apart].map((line) => (
            <Line key={line.day} line={line} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('deductions.lines.total')}</Table.Th>
            <Table.Th colSpan={heads.length - 1}>
              <Duration minutes={row.minutes ?? 0} />
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Card>
  )
}

function isApart(line: StatementLine): boolean {
  return (line.missing ?? []).length > 0
}

/** What a day lacks that stands apart: it is not in the total. */
function Lacks({ line }: { line: StatementLine }) {
  const { t } = useTranslation('absences')
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  const lacks = (line.missing ?? []).map((lack) => t(`deductions.lines.lacks.${lack}`)).join(comma)
  return (
    <Text size="xs" c="dimmed">
      {t('deductions.lines.apart', { lacks })}
    </Text>
  )
}

function Line({ line }: { line: StatementLine }) {
  const { t } = useTranslation('absences')
  const language = useLanguage()
  const letter = line.warningId ? paths.warning(line.warningId) : undefined
  const reply = line.repliedOn
    ? t('deductions.lines.repliedOn', { day: formatDay(line.repliedOn, language) })
    : line.replyUntil &&
      t(`deductions.lines.${line.replyUntil < today() ? 'noReply' : 'awaited'}`, {
        day: formatDay(line.replyUntil, language),
      })
  return (
    <Table.Tr>
      <Table.Td className="tabular">
        {formatDay(line.day, language)}
        {line.counter && ` (${t('deductions.lines.counter')})`}
      </Table.Td>
      <Table.Td>
        <Duration minutes={line.minutes} />
        {isApart(line) && <Lacks line={line} />}
      </Table.Td>
      <Table.Td>
        {line.refNumber ? (
          <OpenLink address={letter}>
            <span className="ltr">{line.refNumber}</span>
          </OpenLink>
        ) : (
          EMPTY
        )}
      </Table.Td>
      <Table.Td>{reply || EMPTY}</Table.Td>
      <Table.Td>
        <ChoiceBadge collection="warnings" field="status" value={line.status} />
      </Table.Td>
      <Table.Td>
        <bdi>{line.decision ?? EMPTY}</bdi>
      </Table.Td>
    </Table.Tr>
  )
}

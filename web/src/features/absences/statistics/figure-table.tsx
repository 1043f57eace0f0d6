import { Card, Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceFigures, AttendanceStatistics } from '@/api/actions.gen'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { useAnnexeName, usePercent } from './charts'
import { presenceRate } from './figures'
import styles from './statistics.module.css'

const COLUMNS = [
  'headcount',
  'present',
  'late',
  'absent',
  'justified',
  'unjustified',
  'away',
  'unknown',
  'notMeasured',
] as const
/** Wide enough for all figures side by side. */
const LEAST_WIDTH = 900

/** The figures of each annexe, and of all together. */
export function FigureTable({ data: { annexes, total } }: { data: AttendanceStatistics }) {
  const { t } = useTranslation('attendance-statistics')
  const nameOf = useAnnexeName()
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('table')}
      </Title>
      <WideTable label={t('table')} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('annexe')}</Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} className={styles.number}>
                {t(name)}
              </Table.Th>
            ))}
            <Table.Th className={styles.number}>{t('rate')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {annexes.map((line) => (
            <Table.Tr key={line.annexe ?? String(line.isOthers)}>
              <Table.Th scope="row" fw={400}>
                <bdi>{nameOf(line)}</bdi>
              </Table.Th>
              <Cells figures={line.figures} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t('all')}</Table.Th>
            <Cells figures={total} />
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Card>
  )
}

function Cells({ figures }: { figures: AttendanceFigures }) {
  const language = useLanguage()
  const percent = usePercent()
  return (
    <>
      {COLUMNS.map((name) => (
        <Table.Td key={name} className={`${styles.number} tabular`}>
          {formatNumber(figures[name], language)}
        </Table.Td>
      ))}
      <Table.Td className={`${styles.number} tabular`}>{percent(presenceRate(figures))}</Table.Td>
    </>
  )
}

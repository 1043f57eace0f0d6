import { Button, Group, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '@/api/actions.gen'
import { save } from '@/api/export'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import styles from './import.module.css'
import { correctionCsv } from './report-file'

const SHOWN = 100

interface RefusedRowsProps {
  collection: CollectionId
  report: ImportReport
  fileName: string
}

/** What is wrong with which row, and the rows themselves to be corrected. */
export function RefusedRows({ collection, report, fileName }: RefusedRowsProps) {
  const { t } = useTranslation('imports')
  const meta = useMeta(collection)
  const rows = report.report
  if (rows.length === 0) return null
  const heads = [t('row'), meta.one, t('field'), t('value'), t('why')]
  const named = rows.map((row) => ({ ...row, column: row.column && labelOf(meta, row.column) }))
  const download = () => {
    const file = new Blob([correctionCsv(report, t('why'))], { type: 'text/csv;charset=utf-8' })
    save(file, `${fileName.replace(/\.\w+$/, '')} - ${t('report')}.csv`)
  }
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{t('report')}</Text>
        {report.refusedRows.length > 0 && (
          <Button size="xs" variant="default" leftSection={<IconDownload size={15} />} onClick={download}>
            {t('download')}
          </Button>
        )}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.refused} tabIndex={0} aria-label={t('report')}>
        <Table stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {named.slice(0, SHOWN).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the file may be refused for several reasons
              <Table.Tr key={index}>
                <Table.Td className="tabular">{row.row}</Table.Td>
                <Table.Td className="name">{row.title}</Table.Td>
                <Table.Td>{row.column}</Table.Td>
                <Table.Td className="name">{row.value}</Table.Td>
                <Table.Td>{row.message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('first', { count: SHOWN })}
        </Text>
      )}
    </section>
  )
}

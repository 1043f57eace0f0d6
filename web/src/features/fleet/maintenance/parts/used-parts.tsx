import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OpenLink } from '@/fields/open-link'
import { formatAmount, formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { lineTotal, type PartLine, partsTotal } from './lines'
import { useStock } from './use-stock'

/** The parts of a work order, to be read. */
export default function UsedParts({ lines }: { lines: readonly PartLine[] }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const amount = (value: number | '') => (
    <span className="ltr tabular">{formatAmount(value === '' ? null : value, language)}</span>
  )
  const stock = useStock(lines)
  if (lines.length === 0) return <Text c="dimmed">{t('parts.none')}</Text>
  return (
    <WideTable minWidth={320} label={t('parts.part')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('parts.part')}</Table.Th>
          <Table.Th ta="end">{t('parts.quantity')}</Table.Th>
          <Table.Th ta="end">{t('parts.unitCost')}</Table.Th>
          <Table.Th ta="end">{t('parts.total')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.key}>
            <Table.Td>
              <PartLink id={line.partId} name={stock.get(line.partId)?.partName} />
            </Table.Td>
            <Table.Td ta="end" className="tabular">
              {formatNumber(Number(line.quantity), language)}
            </Table.Td>
            <Table.Td ta="end">{amount(line.unitCost)}</Table.Td>
            <Table.Td ta="end">{amount(lineTotal(line))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th colSpan={3}>{t('parts.sum')}</Table.Th>
          <Table.Td ta="end" fw={600}>
            {amount(partsTotal(lines))}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  )
}

/** A part that is gone, or not this reader's to see, is known by its id alone. */
function PartLink({ id, name }: { id: string; name: string | undefined }) {
  if (!name) return <span className="ltr">{id}</span>
  return (
    <OpenLink address={paths.sparePart(id)}>
      <span className="name">{name}</span>
    </OpenLink>
  )
}

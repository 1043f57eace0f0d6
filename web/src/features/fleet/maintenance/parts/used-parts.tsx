import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { formatAmount, formatNumber } from '@/i18n/format'
import { linkTo, recordAddress } from '@/parts/record-address'
import { useLanguage } from '@/ui/use-language'
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
    <Table.ScrollContainer minWidth={320}>
      <Table>
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
      </Table>
    </Table.ScrollContainer>
  )
}

/** A part that is gone, or not this reader's to see, is known by its id alone. */
function PartLink({ id, name }: { id: string; name: string | undefined }) {
  const rights = useRights()
  const address = linkTo(recordAddress('spareParts', id) ?? '')
  if (!name) return <span className="ltr">{id}</span>
  if (!opens(rights, address.to)) return <span className="name">{name}</span>
  return (
    <Anchor component={Link} {...address} inherit className="name">
      {name}
    </Anchor>
  )
}

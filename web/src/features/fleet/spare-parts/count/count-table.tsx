import { NumberInput, Table, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { SpareParts } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { PartCell, QuantityCell } from '../cells'
import { formatSigned } from '../ledger'
import { differenceOf, type Typed } from './lines'

interface CountTableProps {
  parts: readonly SpareParts[]
  typed: ReadonlyMap<string, Typed>
  onType: (id: string, part: Typed) => void
}

/** Part by part: what the store knows, what was found, and by how much that differs. */
export function CountTable({ parts, typed, onType }: CountTableProps) {
  const { t } = useTranslation('spare-parts')
  const meta = useMeta('spareParts')
  return (
    <WideTable minWidth={640} label={t('count.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{labelOf(meta, 'partName')}</Table.Th>
          <Table.Th>{labelOf(meta, 'location')}</Table.Th>
          <Table.Th ta="end">{labelOf(meta, 'quantity')}</Table.Th>
          <Table.Th>{t('count.counted')}</Table.Th>
          <Table.Th>{t('count.difference')}</Table.Th>
          <Table.Th>{t('count.note')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parts.map((part) => (
          <Line key={part.$id} part={part} typed={typed.get(part.$id)} onType={(more) => onType(part.$id, more)} />
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

interface LineProps {
  part: SpareParts
  typed: Typed | undefined
  onType: (part: Typed) => void
}

function Line({ part, typed, onType }: LineProps) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  const difference = differenceOf(part, typed)
  return (
    <Table.Tr>
      <Table.Td>
        <PartCell row={part} />
      </Table.Td>
      <Table.Td>{part.location ? <bdi>{part.location}</bdi> : EMPTY}</Table.Td>
      <Table.Td ta="end">
        <QuantityCell row={part} />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={`${t('count.counted')} – ${part.partName}`}
          w={96}
          min={0}
          allowDecimal={false}
          hideControls
          dir="ltr"
          value={typed?.counted ?? ''}
          onChange={(next) => onType({ counted: typeof next === 'number' ? next : undefined })}
        />
      </Table.Td>
      <Table.Td>
        {difference === undefined ? (
          EMPTY
        ) : (
          <StatusBadge tone={difference === 0 ? 'good' : 'warn'}>
            <span className="ltr tabular">{formatSigned(difference, language)}</span>
          </StatusBadge>
        )}
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`${t('count.note')} – ${part.partName}`}
          dir="auto"
          maxLength={200}
          value={typed?.note ?? ''}
          onChange={(event) => onType({ note: event.currentTarget.value })}
        />
      </Table.Td>
    </Table.Tr>
  )
}

import type { SpareMovements } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { RecordName } from '@/fields/record-name'
import { formatDay } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { ChangeCell, MovementBadge } from './cells'
import styles from './spare-parts.module.css'

/** All that came in and went out, of every part. A movement opens its part, where it stands in the ledger. */
export default collection('spareMovements', {
  texts: 'spare-parts:movements',
  columns: [
    'date',
    'partId',
    { key: 'kind', render: (row) => <MovementBadge row={row} /> },
    { key: 'change', render: (row) => <ChangeCell row={row} /> },
    'unitCost',
    'reason',
    'byId',
  ],
  sort: '-date',
  sorts: ['date', 'partId', 'change'],
  search: ['reason'],
  filters: ['partId', 'kind', ...period('date')],
  address: (row): Address => paths.sparePart(row.partId),
  nameOf: (row, { language }) => `${titleOf(row.part, language)} — ${formatDay(row.date, language)}`,
  card: (row) => <MovementCard row={row} />,
  bulk: null,
  sections: {},
})

function MovementCard({ row }: { row: SpareMovements }) {
  const language = useLanguage()
  return (
    <div className={styles.card}>
      <RecordName document={row.part} />
      <span className={styles.facts}>
        <MovementBadge row={row} />
        <ChangeCell row={row} />
        <span className="tabular">{formatDay(row.date, language)}</span>
      </span>
    </div>
  )
}

import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportColumn } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import styles from './import.module.css'

/** Which field each column of the sheet was taken for: whoever sends it sees what goes where. */
export function KnownColumns({ collection, columns }: { collection: CollectionId; columns: readonly ImportColumn[] }) {
  const { t } = useTranslation('imports')
  const meta = useMeta(collection)
  const known = columns.filter(({ field }) => field !== null)
  if (known.length === 0) return null
  return (
    <section>
      <Text fw={600}>{t('known')}</Text>
      <dl className={styles.known}>
        {known.map(({ column, header, field }) => (
          <div key={column}>
            <dt className="name">{header || column}</dt>
            {/* What a sheet says beside the fields of its rows goes by its own words. */}
            <dd>{fieldOf(meta, field ?? '')?.label ?? header}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

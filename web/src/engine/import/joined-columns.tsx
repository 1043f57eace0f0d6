import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportReport } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'

/** Which columns make one text together, in which order, and what comes of it. */
export function JoinedColumns({ collection, report }: { collection: CollectionId; report: ImportReport }) {
  const { t } = useTranslation('imports')
  const meta = useMeta(collection)
  const header = (letters: string) => report.columns.find(({ column }) => column === letters)?.header || letters
  return report.joined.map(({ field, columns: [first, last], example }) => (
    <Text key={field}>
      {t('joined', { field: fieldOf(meta, field)?.label ?? field, first: header(first), last: header(last) })}{' '}
      <bdi>{example}</bdi>
    </Text>
  ))
}

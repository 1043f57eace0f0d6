import { Button, Group, Skeleton } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import type { Collections } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { Message } from '@/ui/message'

/** So many are shown at first, and so many more each time. */
const AT_ONCE = 20

/** What people find of themselves in lists. */
type OwnCollection = 'absences' | 'warnings' | 'exitPermissions' | 'leaveRequests' | 'documentRequests'

interface OwnListProps<C extends OwnCollection> {
  collection: C
  queries: string[]
  /** The field by which the newest comes first. */
  order?: string
  children: (rows: readonly Collections[C][]) => ReactNode
}

/** One's own rows, the newest first, and more of them as long as there are. */
export function OwnList<C extends OwnCollection>({ collection, queries, order = 'date', children }: OwnListProps<C>) {
  const { t } = useTranslation('portal')
  const [limit, setLimit] = useState(AT_ONCE)
  const all = [...queries, Query.orderDesc(order), Query.limit(limit)]
  const { data, error, isPending, isFetching, refetch } = useQuery(listQuery(collection, all))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={240} />
  const { documents, total } = data
  if (total === 0)
    return <Message Icon={IconMoodSmile} title={t(`none.${collection}.title`)} hint={t(`none.${collection}.hint`)} />
  return (
    <>
      {children(documents)}
      {documents.length < total && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + AT_ONCE)}>
            {t('more')}
          </Button>
        </Group>
      )}
    </>
  )
}

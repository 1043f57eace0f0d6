import { Button, Card, Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trashQuery } from '@/api/trash'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { AdministrationTabs } from './administration-tabs'
import { TrashLine } from './trash-line'

/** What was deleted in the last thirty days, and putting it back. */
export function TrashPage() {
  const { t } = useTranslation('administration')
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(trashQuery)
  const lines = data?.pages.flatMap((page) => page.trash) ?? []
  return (
    <>
      <PageHead title={t('title')} hint={t('trash.hint')} />
      <AdministrationTabs tab="trash" />
      {isPending && <Skeleton height={240} />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {data && lines.length === 0 && (
        <Message Icon={IconTrash} title={t('trash.empty.title')} hint={t('trash.empty.hint')} role="status" />
      )}
      {lines.length > 0 && (
        <Card withBorder padding={0}>
          <ItemList label={t('trash.title')}>
            {lines.map((line) => (
              <TrashLine key={line.seq} line={line} />
            ))}
          </ItemList>
        </Card>
      )}
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('trash.more')}
        </Button>
      )}
    </>
  )
}

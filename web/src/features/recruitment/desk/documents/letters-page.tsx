import { Card, Group, Skeleton, Text } from '@mantine/core'
import { IconMailCheck, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import { openActsQuery } from '@/api/open-acts'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { formatInstant } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { Item, ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'

const ACTS: Acts<'candidates'> = {
  'candidates.refusalNotice': {
    Icon: IconPrinter,
    RowDialog: lazy(() => import('../candidates/refusal-notice-dialog')),
  },
  'candidates.letterSent': { Icon: IconMailCheck, isMain: () => true },
}

/** Candidates who gave neither address nor telephone: a decision waits to be printed and sent to each. */
export default function LettersPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const { data, error, refetch } = useQuery(
    allQuery('candidates', [
      Query.isNotNull('letterDueAt'),
      Query.orderAsc('letterDueAt'),
      Query.select(['*', 'recruitment.*']),
    ]),
  )
  const ids = data?.map(({ $id }) => $id) ?? []
  const { data: acts = {} } = useQuery(openActsQuery('candidates', ids, useLanguage()))
  return (
    <>
      <PageHead title={t('documents.title')} hint={t('letters.hint')} />
      {tabs}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.length === 0 && (
        <Message Icon={IconMailCheck} title={t('letters.none')} hint={t('letters.noneHint')} role="status" />
      )}
      {data && data.length > 0 && (
        <Card withBorder padding="md">
          <ItemList label={t('letters.title')}>
            {data.map((one) => (
              <Letter key={one.$id} candidate={one} acts={acts[one.$id]} />
            ))}
          </ItemList>
        </Card>
      )}
    </>
  )
}

function Letter({ candidate, acts }: { candidate: Candidates; acts: OpenActs | undefined }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const name = titleOf(candidate, language)
  return (
    <Item
      name={<OpenLink address={paths.candidate(candidate.$id)}>{name}</OpenLink>}
      actions={
        <Group gap="xs">
          <ActButtons collection="candidates" row={candidate} acts={ACTS} state={acts} name={name} />
        </Group>
      }
    >
      <Text size="sm">{titleOf(candidate.recruitment, language)}</Text>
      <Text size="sm">
        <bdi>{candidate.address ?? t('letters.noAddress')}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        {t('letters.since', { at: formatInstant(candidate.letterDueAt, language) })}
      </Text>
    </Item>
  )
}

import { Button, Card, Group, Skeleton, Text } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useAction } from '@/api/use-action'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { formatInstant } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { IssueButton } from '@/platform/paper/issue-button'
import { Item, ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { candidates } from '../acts'

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
              <Letter key={one.$id} candidate={one} />
            ))}
          </ItemList>
        </Card>
      )}
    </>
  )
}

function Letter({ candidate }: { candidate: Candidates }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const sent = useAction({ run: () => candidates.letterSent(candidate.$id), done: () => t('letters.sent') })
  return (
    <Item
      name={<OpenLink address={paths.candidate(candidate.$id)}>{titleOf(candidate, language)}</OpenLink>}
      actions={
        isStaff && (
          <Group gap="xs">
            <IssueButton
              permission="recruitment-system:update"
              action="candidates.refusalNotice"
              id={candidate.$id}
              label={t('letters.print')}
              title={t('letters.paper')}
              paper={t('letters.paper')}
            />
            <Button onClick={() => sent.act()} loading={sent.busy}>
              {t('letters.markSent')}
            </Button>
          </Group>
        )
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

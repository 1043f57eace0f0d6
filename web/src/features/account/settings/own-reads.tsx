import { Skeleton, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import type { CollectionId, Reads } from '@/api/schema.gen'
import { FailureNotice } from '@/engine/error-notice'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { IconItem, IconList } from '@/ui/icon-list'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { Facts } from './facts'

const SHOWN = 50

/** What was read of somebody, newest first: the order of the rows is that of the readings. */
function readsQuery(employee: string) {
  const queries = [Query.equal('employeeId', employee), Query.orderDesc('$sequence'), Query.limit(SHOWN)]
  return queryOptions({
    queryKey: ['reads', 'list', queries],
    meta: answeredFrom('reads'),
    queryFn: () => fetchPage('reads', queries),
  })
}

/** Which offices read what is sensitive of one's own file, and on which day. */
export function OwnReads() {
  const { employeeId } = useRights()
  return employeeId ? <ReadsOf employee={employeeId} /> : null
}

function ReadsOf({ employee }: { employee: string }) {
  const { t } = useTranslation('account')
  const { data, isPending, isError, error } = useQuery(readsQuery(employee))
  return (
    <Section title={t('reads.title')} hint={t('reads.hint')}>
      <FailureNotice error={isError ? error : undefined} />
      {isPending && <Skeleton height={80} />}
      {data?.documents.length === 0 && <Text c="dimmed">{t('reads.none')}</Text>}
      <IconList>
        {data?.documents.map((row) => (
          <ReadItem key={row.$id} row={row} />
        ))}
      </IconList>
    </Section>
  )
}

function ReadItem({ row }: { row: Reads }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { one } = useMeta(row.collection as CollectionId)
  const office = inLanguage(row.officeFr ?? '', row.officeAr ?? '', language)
  return (
    <IconItem Icon={IconEye} end={<ChoiceBadge collection="reads" field="door" value={row.door} />}>
      <Text size="sm" fw={600}>
        <bdi>{office || t('reads.noOffice')}</bdi>
      </Text>
      <Facts facts={[one, formatDay(row.day, language)]} />
    </IconItem>
  )
}

import { Button, Skeleton, Table, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { LawDifference } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { byCollection } from './law'
import { LawValues } from './law-values'
import { TakeDialog } from './take-dialog'
import { useTake } from './use-take'

/** Wide enough for the law and the commune side by side, in pixels. */
const LEAST_WIDTH = 860

/** What the law has and the commune has not: taken row by row, for nothing of it comes by itself. */
export default function LawPage() {
  const { t } = useTranslation('leave')
  const { data, isPending, error, refetch } = useQuery(readingQuery('leaveTypes.law'))
  return (
    <>
      <PageHead title={t('law.title')} hint={t('law.hint')} />
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && data.rows.length === 0 && (
        <Message Icon={IconScale} title={t('law.empty.title')} hint={t('law.empty.hint')} role="status" />
      )}
      <Suspense fallback={<Skeleton height={320} />}>
        {data && byCollection(data.rows).map((group) => <Group key={group.collection} {...group} />)}
      </Suspense>
    </>
  )
}

function Group({ collection, rows }: { collection: LawDifference['collection']; rows: readonly LawDifference[] }) {
  const { t } = useTranslation('leave')
  const { many: title } = useMeta(collection)
  return (
    <Section title={title}>
      <WideTable label={title} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('law.what')}</Table.Th>
            <Table.Th>{t('law.says')}</Table.Th>
            <Table.Th>{t('law.has')}</Table.Th>
            <Table.Th>{t('law.source')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </Table.Tbody>
      </WideTable>
    </Section>
  )
}

function Line({ row }: { row: LawDifference }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const name = inLanguage(row.titleFr, row.titleAr, language)
  // A holiday comes each year.
  const called = typeof row.law.date === 'string' ? `${name}, ${formatDay(row.law.date, language)}` : name
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <OpenLink address={row.id === null ? undefined : recordAddress(row.collection, row.id)}>
          <bdi>{name}</bdi>
        </OpenLink>{' '}
        {row.isProbable && <StatusBadge tone="info">{t('law.probable')}</StatusBadge>}
        {row.isTentative && <StatusBadge tone="warn">{t('law.tentative')}</StatusBadge>}
      </Table.Th>
      <Table.Td>
        <LawValues row={row} values={row.law} />
      </Table.Td>
      <Table.Td>
        {row.own ? <LawValues row={row} values={row.own} /> : <Text c="dimmed">{t('law.missing')}</Text>}
      </Table.Td>
      <Table.Td>
        <bdi>{row.source}</bdi>
      </Table.Td>
      <Table.Td ta="end">{row.mayTake && <TakeButton row={row} name={called} />}</Table.Td>
    </Table.Tr>
  )
}

/** Takes a row at once, or asks from which day on where that has to be known. */
function TakeButton({ row, name }: { row: LawDifference; name: string }) {
  const { t } = useTranslation('leave')
  const [isAsking, setAsking] = useState(false)
  const { mutate: act, isPending: busy } = useTake()
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={t('law.takeNamed', { name })}
        loading={busy}
        onClick={() => (row.needsDay ? setAsking(true) : act({ key: row.key }))}
      >
        {t('law.take')}
      </Button>
      {isAsking && <TakeDialog row={row} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}

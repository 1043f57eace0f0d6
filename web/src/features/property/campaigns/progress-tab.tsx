import { Card, SimpleGrid, Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { CampaignProgress, ItemCounts, OfficeProgress } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import type { InventoryCampaigns } from '@/api/schema.gen'
import { Bar } from '@/engine/reports/bar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { EMPTY, formatNumber } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import styles from './campaigns.module.css'

const WITH_SERVICE = Query.select(['$id', 'service.nameFr', 'service.nameAr'])

/** What is counted of a count, in the order in which it is asked. */
const COUNTED = ['expected', 'found', 'moved', 'missing', 'unknown', 'damaged', 'quantity', 'additional'] as const
/** What stands beside each office. */
const OF_OFFICE = ['found', 'moved', 'missing', 'unknown', 'damaged', 'quantity'] as const

/** How far a count is, office by office; it follows what devices send. */
export default function ProgressTab({ campaign }: { campaign: InventoryCampaigns }) {
  const { t } = useTranslation('inventory-acts')
  const isDraft = campaign.state === 'draft'
  const isOver = campaign.state === 'closed' || campaign.state === 'cancelled'
  const { data, error, isPending, refetch } = useQuery({
    ...readingQuery('inventoryCampaigns.progress', { id: campaign.$id }),
    enabled: !isDraft,
  })
  if (isDraft) return <Text c="dimmed">{t('progress.draft', { count: campaign.bureauIds.length })}</Text>
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={320} />
  return (
    <>
      <Totals total={data.total} isOver={isOver} />
      <Offices offices={data.offices} isOver={isOver} />
      {data.seenBySeveral.length > 0 && <SeenBySeveral items={data.seenBySeveral} />}
    </>
  )
}

/** What was not seen may still be, until the count is over. */
const wordOf = (name: (typeof COUNTED)[number], isOver: boolean) =>
  name === 'missing' && isOver ? 'progress.unseen' : (`progress.${name}` as const)

function Totals({ total, isOver }: { total: ItemCounts; isOver: boolean }) {
  const { t } = useTranslation('inventory-acts')
  const language = useLanguage()
  return (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: 8 }} mb="md" component="dl" className={styles.totals}>
      {COUNTED.map((name) => (
        <div key={name} className={styles.total}>
          <dt>{t(wordOf(name, isOver))}</dt>
          <dd>
            <span className="ltr tabular">{formatNumber(total[name], language)}</span>
          </dd>
        </div>
      ))}
    </SimpleGrid>
  )
}

function Offices({ offices, isOver }: { offices: readonly OfficeProgress[]; isOver: boolean }) {
  const services = useServices()
  const { t } = useTranslation('inventory-acts')
  const language = useLanguage()
  return (
    <Card withBorder padding="md" mb="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {t('progress.offices')}
      </Title>
      <WideTable minWidth={760} label={t('progress.offices')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('progress.office')}</Table.Th>
            <Table.Th>{t('progress.counted')}</Table.Th>
            {OF_OFFICE.map((name) => (
              <Table.Th key={name} ta="end">
                {t(wordOf(name, isOver))}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {offices.map((office) => (
            <Table.Tr key={office.id}>
              <Table.Th scope="row" fw={400}>
                <OpenLink address={paths.inventoryOffice(office.id)}>
                  <bdi>{nameOf({ nameFr: office.nameFr ?? '', nameAr: office.nameAr ?? '' }, language) || EMPTY}</bdi>
                </OpenLink>
                {services.get(office.id) && (
                  <Text size="xs" c="dimmed" component="div">
                    <bdi>{services.get(office.id)}</bdi>
                  </Text>
                )}
              </Table.Th>
              <Table.Td className={styles.bar}>
                <Bar value={office.found + office.moved} max={office.expected} tone={toneOf(office)} />
                <span className="ltr tabular">
                  {formatNumber(office.found + office.moved, language)} / {formatNumber(office.expected, language)}
                </span>
              </Table.Td>
              {OF_OFFICE.map((name) => (
                <Table.Td key={name} ta="end" className="ltr tabular">
                  {formatNumber(office[name], language)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Card>
  )
}

/** Every service has an office of order: of which service each office is. */
function useServices(): ReadonlyMap<string, string> {
  const language = useLanguage()
  const { data = [] } = useQuery(allQuery('bureaux', [WITH_SERVICE]))
  return new Map(data.map(({ $id, service }) => [$id, nameOf(service, language)]))
}

/** Whether all that is expected there was seen. */
function toneOf({ expected, found, moved }: ItemCounts): 'good' | 'info' {
  return found + moved >= expected ? 'good' : 'info'
}

/** What several people counted: they are shown to each other. */
function SeenBySeveral({ items }: { items: CampaignProgress['seenBySeveral'] }) {
  const { t } = useTranslation('inventory-acts')
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('progress.several')}
      </Title>
      <ul className={styles.several}>
        {items.map(({ itemId, designation, inventoryNumber, scans }) => (
          <li key={itemId}>
            <OpenLink address={paths.item(itemId)}>
              <bdi>{designation ?? EMPTY}</bdi>
            </OpenLink>
            {inventoryNumber && (
              <>
                {' '}
                <span className="ltr">{inventoryNumber}</span>
              </>
            )}
            {' – '}
            <bdi>{[...new Set(scans.map(({ by }) => by ?? EMPTY))].join(', ')}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}

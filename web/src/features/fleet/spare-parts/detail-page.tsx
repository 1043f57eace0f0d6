import { Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import type { SpareParts } from '@/api/schema.gen'
import { formatNumber } from '@/i18n/format'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo, recordAddress } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { useLanguage } from '@/ui/use-language'
import { QuantityCell, StockBadge } from './cells'
import { Ledger } from './ledger-section'
import styles from './spare-parts.module.css'
import { GROUP_NAMES, GROUPS } from './spec'

const MovementDialog = lazy(() => import('./movement-dialog'))

export function PartPage({ id }: { id: string }) {
  const { t } = useTranslation('spare-parts')
  const { data: row } = useSuspenseQuery(oneQuery('spareParts', id))
  return (
    <>
      <RecordHead
        title={row.partName}
        other={row.reference && <span className="ltr breaks">{row.reference}</span>}
        badges={<StockBadge row={row} />}
        actions={<Actions row={row} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <Stack>
            <InStock row={row} />
            <RecordDetails collection="spareParts" record={row} title={t('groups.identity')} fields={GROUPS.identity} />
          </Stack>
          <Stack>
            {GROUP_NAMES.filter((group) => group !== 'identity').map((group) => (
              <RecordDetails
                key={group}
                collection="spareParts"
                record={row}
                title={t(`groups.${group}`)}
                fields={GROUPS[group]}
              />
            ))}
          </Stack>
        </SimpleGrid>
        <Ledger part={row} />
        <HistorySection collection="spareParts" id={id} />
      </Stack>
    </>
  )
}

function InStock({ row }: { row: SpareParts }) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('ledger.inStock')}
      </Title>
      <div className={styles.stock}>
        <span className={styles.count}>
          <QuantityCell row={row} />
        </span>
        {row.minQuantity !== null && (
          <Text c="dimmed">
            {t('ledger.minimum', { count: row.minQuantity, formatted: formatNumber(row.minQuantity, language) })}
          </Text>
        )}
      </div>
    </Card>
  )
}

function Actions({ row }: { row: SpareParts }) {
  const { t } = useTranslation('spare-parts')
  const navigate = useNavigate()
  const [moving, setMoving] = useState(false)
  return (
    <>
      <DeleteButton collection="spareParts" ids={[row.$id]} onDone={() => navigate(linkTo('/park-inventaire'))} />
      <Can verb="update" collection="spareParts">
        <Button
          variant="default"
          component={Link}
          {...linkTo(`${recordAddress('spareParts', row.$id)}/edit`)}
          leftSection={<IconPencil size={17} />}
        >
          {t('edit')}
        </Button>
      </Can>
      <Can verb="create" collection="spareMovements">
        <Button leftSection={<IconArrowsExchange size={17} />} onClick={() => setMoving(true)}>
          {t('movement.new')}
        </Button>
      </Can>
      <Suspense>{moving && <MovementDialog part={row} onClose={() => setMoving(false)} />}</Suspense>
    </>
  )
}

import { Card, SimpleGrid, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { OpenBlock } from '@/fields/open-block'
import { EMPTY, formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { keptItems } from '../places'
import styles from './dashboard.module.css'

const KEPT = Query.equal('state', ['in_service', 'in_repair'])

/** What has to be completed, and what waits for somebody’s word. */
const TO_DO = [
  { name: 'office', queries: [KEPT, Query.isNull('bureauId')], address: keptItems({ missing: 'office' }) },
  { name: 'number', queries: [KEPT, Query.isNull('inventoryNumber')], address: keptItems({ missing: 'number' }) },
  { name: 'photo', queries: [KEPT, Query.isNull('photoId')], address: keptItems({ missing: 'photo' }) },
] as const

/** What is in somebody’s hands, away or gone. */
const STANDING = [
  { name: 'held', queries: [KEPT, Query.isNotNull('employeeId')], address: keptItems({ held: 'held' }) },
  { name: 'inRepair', queries: [Query.equal('state', 'in_repair')], address: paths.items({ state: 'in_repair' }) },
  { name: 'lost', queries: [Query.equal('state', 'lost')], address: paths.items({ state: 'lost' }) },
] as const

/** Hand-overs that nobody has accepted, refused or signed. */
const WAITING = [
  Query.equal('kind', 'handover'),
  Query.isNull('acceptedAt'),
  Query.isNull('refusedReason'),
  Query.isNull('signedFileId'),
  Query.isNull('undoesId'),
]

interface FigureProps {
  label: string
  address: Address
  /** It asks for something to be done. */
  isToDo?: boolean
  /** As it is written; nothing until it is known. */
  value: string | undefined
}

/** A figure that leads to the rows that it counts. */
export function Figure({ label, address, isToDo = false, value = EMPTY }: FigureProps) {
  return (
    <OpenBlock address={address} className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-warn={isToDo || undefined}>
        <span className="ltr tabular">{value}</span>
      </span>
    </OpenBlock>
  )
}

interface CountFigureProps {
  label: string
  collection: 'inventoryItems' | 'inventoryMovements'
  queries: readonly string[]
  address: Address
  isToDo?: boolean
}

function CountFigure({ collection, queries, isToDo = false, ...figure }: CountFigureProps) {
  const language = useLanguage()
  const { data } = useQuery(listQuery(collection, [...queries, Query.limit(1)]))
  const value = data && formatNumber(data.total, language)
  return <Figure {...figure} value={value} isToDo={isToDo && Boolean(data?.total)} />
}

/** What the inventory lacks, and where things are that are not where they belong. */
export function StandingFigures() {
  const { t } = useTranslation('inventory')
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} mb="md">
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h4" mb="sm">
          {t('figures.toComplete')}
        </Title>
        <div className={styles.figures}>
          {TO_DO.map(({ name, queries, address }) => (
            <CountFigure
              key={name}
              collection="inventoryItems"
              label={t(`figures.${name}`)}
              queries={queries}
              address={address}
              isToDo
            />
          ))}
          <CountFigure
            collection="inventoryMovements"
            label={t('figures.waiting')}
            queries={WAITING}
            address={paths.inventoryMovements({ waiting: 'waiting' })}
            isToDo
          />
        </div>
      </Card>
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h4" mb="sm">
          {t('figures.standing')}
        </Title>
        <div className={styles.figures}>
          {STANDING.map(({ name, queries, address }) => (
            <CountFigure
              key={name}
              collection="inventoryItems"
              label={t(`figures.${name}`)}
              queries={queries}
              address={address}
            />
          ))}
        </div>
      </Card>
    </SimpleGrid>
  )
}

import { Card, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatAmount, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { keptItems } from '../places'
import styles from './dashboard.module.css'
import { Figure } from './figures'
import { wholeOf } from './whole-of'

const KEPT = { queries: [Query.equal('state', ['in_service', 'in_repair'])] }

/** How many there are, in rows and in pieces, and what all of them were bought for. */
export function WholeFigures() {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const worth = useQuery(reportQuery('inventoryItemsByState', language, KEPT))
  const pieces = useQuery(reportQuery('inventoryPiecesByState', language, KEPT))
  const error = worth.error ?? pieces.error
  const shown = [
    { name: 'rows', text: worth.data && formatNumber(wholeOf(worth.data).count, language) },
    { name: 'pieces', text: pieces.data && formatNumber(wholeOf(pieces.data).sum, language) },
    { name: 'worth', text: worth.data && formatAmount(wholeOf(worth.data).sum, language) },
  ] as const
  return (
    <Card withBorder padding="md" mb="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {t('figures.whole')}
      </Title>
      {error && <ErrorState error={error} onRetry={() => [worth.refetch(), pieces.refetch()]} />}
      {(worth.isPending || pieces.isPending) && <Skeleton height={64} />}
      {worth.data && pieces.data && (
        <div className={`${styles.figures} ${styles.whole}`}>
          {shown.map(({ name, text }) => (
            <Figure key={name} label={t(`figures.${name}`)} address={keptItems()} value={text} />
          ))}
        </div>
      )}
    </Card>
  )
}

import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SpareParts } from '@/api/schema.gen'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { QuantityCell } from './cells'
import styles from './spare-parts.module.css'

/** How many there are now, and how many there should be at least. */
export function InStock({ row }: { row: SpareParts }) {
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

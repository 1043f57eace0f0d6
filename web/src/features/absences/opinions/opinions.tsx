import { Card, Group, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absences } from '@/api/schema.gen'
import { NamesCell } from '@/fields/names-cell'
import { formatLongDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { useLanguage } from '@/ui/use-language'
import { DurationCell } from '../absences/cells'
import { useDueOpinions } from './use-due-opinions'

const AdviseButton = lazy(() => import('../absences/advise-button'))

/** Justifications of the units that the reader heads, which wait for an opinion before human resources decide. */
export function Opinions() {
  const { t } = useTranslation('absences')
  const { rows, total } = useDueOpinions()
  if (rows.length === 0) return null
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('advise.waiting', { count: total })}
      </Title>
      <ul className={styles.all} aria-label={t('advise.title')}>
        {rows.map((row) => (
          <Due key={row.$id} row={row} />
        ))}
      </ul>
      {rows.length < total && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('advise.next')}
        </Text>
      )}
    </section>
  )
}

function Due({ row }: { row: Absences }) {
  const language = useLanguage()
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <Group justify="space-between" gap="sm">
        <div className={styles.name}>
          <NamesCell document={row.employee ?? {}} />
          <Text size="sm">
            {formatLongDay(row.date.slice(0, 10), language)} · <DurationCell row={row} />
          </Text>
        </div>
        <Suspense>
          <AdviseButton row={row} />
        </Suspense>
      </Group>
    </Card>
  )
}

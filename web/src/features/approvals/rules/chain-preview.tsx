import { NumberInput, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { supposedChainQuery } from '@/api/approvals'
import { FailureNotice } from '@/engine/error-notice'
import { RecordPicker } from '@/fields/record-picker'
import { StepsToCome } from '@/platform/approval/chain-timeline'
import styles from '@/platform/approval/chain-timeline.module.css'
import { Section } from '@/ui/section'

interface ChainPreviewProps {
  subject: string
  type?: string | undefined
  days?: number | undefined
}

/** Who would be asked today for a request of somebody, by the rules as they are saved. */
export function ChainPreview({ subject, type, days: usual }: ChainPreviewProps) {
  const { t } = useTranslation('approvals')
  const [employeeId, setEmployee] = useState<string | null>(null)
  const [days, setDays] = useState(usual ?? 1)
  const { data, error, isPending } = useQuery({
    ...supposedChainQuery({ subject, employeeId: employeeId ?? '', days, ...(type && { type }) }),
    enabled: employeeId !== null,
    retry: false,
  })
  return (
    <Section title={t('preview.title')} hint={t('preview.hint')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RecordPicker collection="employees" label={t('preview.employee')} value={employeeId} onChange={setEmployee} />
        <NumberInput
          label={t('preview.days')}
          value={days}
          onChange={(next) => setDays(Number(next) || 1)}
          min={1}
          max={3660}
          allowDecimal={false}
          dir="ltr"
        />
      </SimpleGrid>
      <FailureNotice error={error ?? undefined} />
      {employeeId === null ? (
        <Text size="sm" c="dimmed">
          {t('preview.choose')}
        </Text>
      ) : isPending ? (
        <Skeleton height={80} />
      ) : (
        data && (
          <ol className={styles.chain} aria-label={t('preview.title')} aria-live="polite">
            <StepsToCome steps={data.steps} />
          </ol>
        )
      )}
    </Section>
  )
}

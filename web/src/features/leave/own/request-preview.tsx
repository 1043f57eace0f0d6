import { Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconBan, IconCalendarCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeavePreview, ObstacleDocument } from '@/api/actions.gen'
import { leavePreviewQuery } from '@/api/leave'
import type { CollectionId } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import type { FormValues } from '@/fields/values'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import { Days } from '../cells'
import { draftOf, isCountable } from './draft'
import styles from './leaves.module.css'

interface RequestPreviewProps {
  values: FormValues
  more: object
}

/** What the leave that is being filled in would take, what would be left, and what stands against it. */
export function RequestPreview({ values, more }: RequestPreviewProps) {
  const draft = useMemo(() => ({ ...draftOf(values), ...more }), [values, more])
  // Each key is no question of its own.
  const [asked] = useDebouncedValue(JSON.stringify(draft), 300)
  const settled = useMemo(() => JSON.parse(asked) as typeof draft, [asked])
  const isKnown = isCountable(settled)
  const { data, isPending } = useQuery({
    ...leavePreviewQuery(settled),
    enabled: isKnown,
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!isKnown) return null
  if (isPending) return <Skeleton height={64} />
  return data ? <Preview preview={data} /> : null
}

function Preview({
  preview: { days, unit, holidays, balances, refused, warnings, certificateDue },
}: {
  preview: LeavePreview
}) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  return (
    <div className={styles.preview} aria-live="polite">
      {days !== null && (
        <Notice
          tone="info"
          icon={<IconCalendarCheck size={18} aria-hidden="true" />}
          title={t(unit === 'calendar' ? 'preview.calendar' : 'preview.working', {
            count: days,
            days: formatNumber(days, language),
          })}
        >
          <ul className={styles.years}>
            {balances.map((one) => (
              <li key={one.year}>
                {t('preview.balance', {
                  year: one.year,
                  before: formatNumber(one.before, language),
                  after: formatNumber(one.after, language),
                })}
              </li>
            ))}
            {holidays.map((one) => (
              <li key={one.date}>
                {t(one.tentative ? 'preview.tentative' : 'preview.holiday', {
                  name: inLanguage(one.nameFr, one.nameAr, language),
                  day: formatDay(one.date, language),
                })}
              </li>
            ))}
            {certificateDue && <li>{t('preview.certificate', { day: formatDay(certificateDue, language) })}</li>}
          </ul>
          {balances.length === 0 && (
            <Text size="sm" component="div">
              <Days days={days} /> {t('preview.free')}
            </Text>
          )}
        </Notice>
      )}
      {refused.map((one) => (
        <Notice key={one.message} tone="bad" icon={<IconBan size={18} aria-hidden="true" />}>
          <Remark remark={one} />
        </Notice>
      ))}
      {warnings.map((one) => (
        <Notice key={one.message} tone="warn" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
          <Remark remark={one} />
        </Notice>
      ))}
    </div>
  )
}

/** What stands against it, and the way there; what is being filled in stays. */
function Remark({
  remark: { message, document },
}: {
  remark: { message: string; document?: ObstacleDocument | null }
}) {
  const address = document ? recordAddress(document.$collectionId as CollectionId, document.$id) : undefined
  return (
    <OpenLink address={address} beside>
      {message}
    </OpenLink>
  )
}

import { SimpleGrid, Skeleton, Text, ThemeIcon } from '@mantine/core'
import { IconFingerprint, IconFingerprintOff, IconUserQuestion, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import type { RegistrationStatus } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { OpenBlock } from '@/fields/open-block'
import { EMPTY, formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'

const STATUSES: readonly { status: RegistrationStatus; Icon: typeof IconUsers; color: string }[] = [
  { status: 'fullyRegistered', Icon: IconFingerprint, color: 'zellige' },
  { status: 'registeredMissingFingerprint', Icon: IconFingerprintOff, color: 'orange' },
  { status: 'notRegistered', Icon: IconUserQuestion, color: 'gray' },
]

interface FigureProps {
  label: string
  count: number | undefined
  total?: number
  Icon: typeof IconUsers
  color: string
  search: { registration?: RegistrationStatus }
}

/** How many people there are, and how far they stand with the attendance devices. */
export function RegistrationSummary() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const meta = useMeta('employees')
  const { data, isPending } = useQuery(reportQuery('employeesByRegistrationStatus', language))
  if (isPending) return <Skeleton height={104} />
  const count = (status: string) =>
    data?.groups.find((group) => group.by[0] === status)?.count ?? (data ? 0 : undefined)
  const words = fieldOf(meta, 'registrationStatus')?.words
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
      <Figure label={t('people')} count={data?.total} Icon={IconUsers} color="zellige" search={{}} />
      {STATUSES.map(({ status, Icon, color }) => (
        <Figure
          key={status}
          label={words?.find((word) => word.value === status)?.label ?? status}
          count={count(status)}
          total={data?.total}
          Icon={Icon}
          color={color}
          search={{ registration: status }}
        />
      ))}
    </SimpleGrid>
  )
}

function Figure({ label, count, total, Icon, color, search }: FigureProps) {
  const language = useLanguage()
  const share = total ? Math.round((100 * (count ?? 0)) / total) : undefined
  return (
    <OpenBlock address={paths.employees(search)} className={styles.figure}>
      <div className={styles.figureHead}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <ThemeIcon variant="light" color={color} size={36}>
          <Icon size={20} />
        </ThemeIcon>
      </div>
      <span className={`${styles.count} tabular`}>{count === undefined ? EMPTY : formatNumber(count, language)}</span>
      {share !== undefined && (
        <Text size="sm" c="dimmed">
          <span className="ltr">{share} %</span>
        </Text>
      )}
    </OpenBlock>
  )
}

import { ActionIcon, Group, Skeleton, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { ErrorState } from '@/engine/resource-table/error-state'
import { today } from '@/i18n/format'
import { Detail, Details } from '@/ui/details'
import { Legend } from '../legend'
import { countMarks } from '../marks'
import { Minutes } from '../minutes'
import { HeatMap } from './heat-map'

/** A person's year of attendance: a square a day, and what the days came to. */
export function YearTab({ employee }: { employee: string }) {
  const { t } = useTranslation('attendance')
  const [year, setYear] = useState(Number(today().slice(0, 4)))
  const { data, isPending, error, refetch } = useQuery(readingQuery('pointages.year', { employeeId: employee, year }))
  const step = (by: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => setYear(year + by)}>
      <Icon size={18} className="flip" />
    </ActionIcon>
  )
  return (
    <>
      <Group gap={8} mb="md">
        {step(-1, t('year.previous'), IconChevronLeft)}
        {step(1, t('year.next'), IconChevronRight)}
        <Title order={2} size="h4" ms={8} aria-live="polite" className="tabular">
          {year}
        </Title>
      </Group>
      {isPending && <Skeleton height={200} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <HeatMap year={year} marks={data.marks} />
          <Legend counts={countMarks(data.marks)} />
          <Details>
            <Detail label={t('year.worked')}>
              <Minutes value={data.workedMinutes} />
            </Detail>
            <Detail label={t('year.late')}>
              <Minutes value={data.lateMinutes} />
            </Detail>
            <Detail label={t('year.missing')}>
              <Minutes value={data.missingMinutes} />
            </Detail>
            <Detail label={t('year.overtime')}>
              <Minutes value={data.overtimeMinutes} />
            </Detail>
          </Details>
        </>
      )}
    </>
  )
}

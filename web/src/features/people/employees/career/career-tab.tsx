import { Card, Divider, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconStairsUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CareerSteps, Employees } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { AddButton } from '@/engine/add-button'
import { OpenRecord } from '@/engine/related-list/open-record'
import { NEW, useRecordParam } from '@/engine/related-list/use-record-param'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatDay, today } from '@/i18n/format'
import { PastDays } from '@/platform/day/past-days'
import { Message } from '@/ui/message'
import { useLanguage } from '@/ui/use-language'
import styles from './career.module.css'
import { careerOf } from './career-of'
import { StepLine } from './step-line'

/** What a step says, in the order in which it is filled in. */
const FIELDS = [
  'kind',
  'on',
  'gradeId',
  'jobTitleId',
  'echelon',
  'position',
  'ground',
  'decisionRef',
  'decisionDate',
  'fileId',
  'outOfOrderReason',
  'notes',
] as const

/** The career of an employee, from the last step to the first. */
export default function CareerTab({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const { data: steps, isPending, isError, error, refetch } = useQuery(careerOf(row.$id))
  const record = useRecordParam()
  const nameOf = (step: CareerSteps) => `${optionLabel(meta, 'kind', step.kind)}, ${formatDay(step.on, language)}`
  return (
    <Card withBorder padding={0}>
      <Group justify="space-between" p="md">
        <div>
          <Title order={2} size="h4">
            {t('career.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('career.hint')}
          </Text>
        </div>
        <AddButton collection="careerSteps" label={t('career.add')} onAdd={() => record.open(NEW)} />
      </Group>
      <Divider />
      {isPending && <Skeleton height={160} />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {steps?.length === 0 && (
        <Message Icon={IconStairsUp} order={3} title={t('career.empty.title')} hint={t('career.empty.hint')} />
      )}
      {steps && steps.length > 0 && (
        <ol className={styles.steps} aria-label={t('career.label')}>
          {steps.map((step) => (
            <StepLine key={step.$id} step={step} onOpen={() => record.open(step.$id)} />
          ))}
        </ol>
      )}
      <OpenRecord
        collection="careerSteps"
        groups={[
          {
            title: meta.one,
            fields: FIELDS,
            footer: (values) => <PastDays employee={row.$id} from={values.on} />,
          },
        ]}
        initial={{ employeeId: row.$id, on: today() }}
        nameOf={nameOf}
        newTitle={t('career.add')}
      />
    </Card>
  )
}

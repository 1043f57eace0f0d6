import { Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconScale } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { relatedCollection } from '@/engine/collection-screen/related'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { Days, StateBadge, TypeName } from '../cells'
import { BalanceCards } from '../own/balance-cards'
import { StatementButton } from './statement-button'

const CorrectDialog = lazy(() => import('./correct-dialog'))

const requests = relatedCollection('leaveRequests', {
  field: 'employeeId',
  texts: 'leave:ofEmployee',
  columns: [
    'startDate',
    'endDate',
    { key: 'type', render: (row) => <TypeName code={row.type} /> },
    { key: 'workingDays', numeric: true, render: (row) => <Days days={row.workingDays ?? 0} /> },
    { key: 'status', fields: ['status', 'step', 'purpose'], render: (row) => <StateBadge row={row} /> },
  ],
  sort: '-startDate',
  sorts: ['startDate', 'endDate', 'workingDays'],
})

/** What the file of an employee says of leave: what is left and what was asked for. */
export default function LeaveTab({ employee }: { employee: Employees }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { employeeId } = useRights()
  const isOpen = useIsOpen('employees', employee.$id)
  const { label } = useActMeta('employees', 'leaveRecords.correct')
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <Stack>
      <BalanceCards employee={employee.$id} />
      <Group gap="xs">
        {isOpen('leaveRecords.print') && <StatementButton employee={employee.$id} />}
        {isOpen('leaveRecords.correct') && (
          <Button variant="default" leftSection={<IconScale size={17} />} onClick={() => setCorrecting(true)}>
            {label}
          </Button>
        )}
        {employeeId !== employee.$id && (
          <ButtonLink
            {...linkTo(paths.enterLeave(employee.$id))}
            variant="default"
            leftSection={<IconPlus size={17} />}
          >
            {t('form.enter')}
          </ButtonLink>
        )}
      </Group>
      {requests.with((definition) => (
        <RelatedCollection
          definition={definition}
          parent="employees"
          id={employee.$id}
          name={titleOf(employee, language)}
        />
      ))}
      <Suspense>
        {isCorrecting && <CorrectDialog employee={employee.$id} onClose={() => setCorrecting(false)} />}
      </Suspense>
    </Stack>
  )
}

import { Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconPrinter, IconScale } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import type { Issued } from '@/api/papers'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { relatedCollection } from '@/engine/collection-screen/related'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { Days, StateBadge, TypeName } from '../cells'
import { BalanceCards } from '../own/balance-cards'

const CorrectDialog = lazy(() => import('./correct-dialog'))
const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

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
  const rights = useRights()
  const [open, setOpen] = useState<'correct' | 'print'>()
  const close = () => setOpen(undefined)
  const name = titleOf(employee, language)
  const isHr = holds(rights, 'rh-managements', 'approve')
  return (
    <Stack>
      <BalanceCards employee={employee.$id} />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setOpen('print')}>
          {t('statement.print')}
        </Button>
        {isHr && rights.employeeId !== employee.$id && (
          <>
            <Button variant="default" leftSection={<IconScale size={17} />} onClick={() => setOpen('correct')}>
              {t('correct.open')}
            </Button>
            <ButtonLink
              {...linkTo(paths.enterLeave(employee.$id))}
              variant="default"
              leftSection={<IconPlus size={17} />}
            >
              {t('form.enter')}
            </ButtonLink>
          </>
        )}
      </Group>
      {requests.with((definition) => (
        <RelatedCollection definition={definition} parent="employees" id={employee.$id} name={name} />
      ))}
      <Suspense>
        {open === 'correct' && <CorrectDialog employee={employee.$id} onClose={close} />}
        {open === 'print' && (
          <IssueDialog
            title={t('statement.print')}
            paper={t('statement.title')}
            issue={(mode): Promise<Issued> => act('leaveRecords.print', { id: employee.$id, language: mode })}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  )
}

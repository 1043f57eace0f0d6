import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { DateField } from '@/fields/date-field'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

/** Prints what the ledger says of somebody: they order it themselves, or human resources do. */
export function StatementButton({ employee }: { employee: string }) {
  const { t } = useTranslation('leave')
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setOpen(true)}>
        {t('statement')}
      </Button>
      <Suspense>
        {isOpen && (
          <IssueDialog
            title={t('statement')}
            paper={t('statement')}
            issue={(language) => act('leaveRecords.print', { id: employee, language, ...(day && { at: day }) })}
            onClose={() => {
              setOpen(false)
              setDay(null)
            }}
          >
            <DateField label={t('statementOf.day')} description={t('statementOf.hint')} value={day} onChange={setDay} />
          </IssueDialog>
        )}
      </Suspense>
    </>
  )
}

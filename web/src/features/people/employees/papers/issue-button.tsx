import { Button } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'

const IssueDialog = lazy(() => import('./issue-dialog'))

/** Issues a paper, for who may print. */
export function IssueButton({ row }: { row: Employees }) {
  const { t } = useTranslation('papers')
  const [open, setOpen] = useState(false)
  if (!holds(useRights(), 'rh-managements', 'print')) return null
  return (
    <>
      <Button leftSection={<IconCertificate size={17} />} onClick={() => setOpen(true)}>
        {t('issue.open')}
      </Button>
      <Suspense>{open && <IssueDialog row={row} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

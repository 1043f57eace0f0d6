import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useInvalidateCollection } from '@/api/hooks'
import type { Issued, PaperMode } from '@/api/papers'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

const ACTIONS = { warnings: 'warnings.print', deductionStatements: 'deductionStatements.print' } as const

interface PrintButtonProps {
  of: keyof typeof ACTIONS
  id: string
  /** What the paper is called. */
  title: string
}

/** Orders the paper of a letter or a statement: the same while nothing that it says has changed. */
export function PrintButton({ of, id, title }: PrintButtonProps) {
  const { t } = useTranslation('absences')
  const invalidate = useInvalidateCollection()
  const [open, setOpen] = useState(false)
  const issue = async (language: PaperMode) => {
    const issued: Issued = await act(ACTIONS[of], { id, language })
    await invalidate(of)
    return issued
  }
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setOpen(true)}>
        {t('paper.print')}
      </Button>
      <Suspense>
        {open && <IssueDialog title={title} paper={title} issue={issue} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

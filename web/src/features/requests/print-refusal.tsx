import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Issued } from '@/api/papers'
import type { DocumentRequests } from '@/api/schema.gen'

const IssueDialog = lazy(() =>
  import('@/platform/paper/issue-dialog').then((module) => ({ default: module.IssueDialog })),
)

/** The refusal of a request on paper, with its reason: for whoever asked, and for the desk. */
export function PrintRefusal({ row }: { row: DocumentRequests }) {
  const { t } = useTranslation('requests')
  const [printing, setPrinting] = useState(false)
  if (row.status !== 'rejected') return null
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
        {t('refusal.print')}
      </Button>
      <Suspense>
        {printing && (
          <IssueDialog
            title={t('refusal.print')}
            paper={t('refusal.paper')}
            issue={(language): Promise<Issued> => act('documentRequests.printRefusal', { id: row.$id, language })}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

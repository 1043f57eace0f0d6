import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExamTests } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { appeals } from '../acts'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

/** Prints the marks of a test that appeals changed, as they were and as they are. */
export function MarkChanges({ test }: { test: ExamTests }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPrinter size={15} />} onClick={() => setOpen(true)}>
        {t('changes.action')}
      </Button>
      <Suspense>
        {isOpen && (
          <IssueDialog
            title={`${t('changes.title')} — ${titleOf(test, language)}`}
            paper={t('changes.title')}
            issue={(mode) => appeals.printChanges(test.$id, mode)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

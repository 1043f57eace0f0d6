import { Select, Skeleton } from '@mantine/core'
import { IconPencilCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TestToMark } from '@/api/actions.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { inLanguage } from '@/i18n/names'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { Duties, dutiesQuery } from './duties'
import { lotQuery } from './lot'
import { MarkingDesk } from './marking-desk'

/** What is a member's own to mark: copies by their numbers, at the oral candidates in their order. */
export default function MarkingPage() {
  const { t } = useTranslation('exam-marking')
  const { data, error, isPending, refetch } = useQuery(lotQuery())
  const { data: duties } = useQuery(dutiesQuery())
  const isMember = Boolean(duties?.exams.length)
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.tests.length === 0 && duties && !isMember && (
        <Message Icon={IconPencilCheck} title={t('none.title')} hint={t('none.hint')} role="status" />
      )}
      {data && data.tests.length > 0 && <Tests tests={data.tests} />}
      <Duties tests={data?.tests ?? []} />
    </>
  )
}

function Tests({ tests }: { tests: readonly TestToMark[] }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const navigate = useNavigate()
  const { test: asked }: { test?: string } = useSearch({ strict: false })
  const shown = tests.find(({ examTestId }) => examTestId === asked) ?? tests[0]
  if (!shown) return null
  const nameOf = (test: TestToMark) =>
    [inLanguage(test.titleFr, test.titleAr, language), inLanguage(test.labelFr, test.labelAr, language)].join(' — ')
  return (
    <>
      <Select
        mb="md"
        maw={640}
        label={t('test')}
        data={tests.map((test) => ({ value: test.examTestId, label: nameOf(test) }))}
        value={shown.examTestId}
        onChange={(test) => test && navigate({ to: '.', search: { test } as never, replace: true })}
        allowDeselect={false}
      />
      <MarkingDesk key={shown.examTestId} test={shown} />
    </>
  )
}

import { Select, SimpleGrid, Skeleton } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { titleOf } from '@/api/titles'
import { AddButton } from '@/engine/add-button'
import { ErrorState } from '@/engine/resource-table/error-state'
import { paths } from '@/paths/paths'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { ExamCard } from './exam-card'
import { FunnelCard } from './funnel-card'
import styles from './home.module.css'
import { WaitingCard } from './waiting-card'

/** What is over needs nobody. */
const OVER = ['completed', 'cancelled']

/** Where the exams stand: how far candidates came, what waits for whom. */
export default function HomePage() {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, isPending, refetch } = useQuery(
    allQuery('recruitments', [
      ...OVER.map((status) => Query.notEqual('status', status)),
      Query.orderAsc('application_deadline'),
    ]),
  )
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('home.hint')}
        actions={<AddButton collection="recruitments" to={paths.newExam()} label={t('home.add')} />}
      />
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          {data.length > 1 && (
            <Select
              mb="md"
              maw={480}
              label={t('home.exam')}
              placeholder={t('home.every')}
              data={data.map((exam) => ({ value: exam.$id, label: titleOf(exam, language) }))}
              value={chosen}
              onChange={setChosen}
              clearable
              clearButtonProps={{ 'aria-label': t('home.every') }}
            />
          )}
          <div className={styles.home}>
            <FunnelCard exam={chosen ?? undefined} />
            <WaitingCard exams={data} />
          </div>
          {data.length === 0 ? (
            <Message Icon={IconSchool} title={t('home.none.title')} hint={t('home.none.hint')} order={2} />
          ) : (
            <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
              {data.map((exam) => (
                <ExamCard key={exam.$id} exam={exam} />
              ))}
            </SimpleGrid>
          )}
        </>
      )}
    </>
  )
}

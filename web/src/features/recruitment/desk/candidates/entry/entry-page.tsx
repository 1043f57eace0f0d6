import { Box, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery, listQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { labelOf } from '@/api/schema-meta'
import { RecordPicker } from '@/fields/record-picker'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { EntryForm } from './entry-form'

/** Exams whose files may still come in on paper. */
const TAKING = ['open', 'closed']

/** A paper file that was handed in at the desk. */
export default function EntryPage() {
  const { t } = useTranslation('candidates')
  const meta = useMeta('candidates')
  const navigate = useNavigate()
  const { recruitment }: { recruitment?: string } = useSearch({ strict: false })
  const [chosen, setChosen] = useState<string | null>(recruitment ?? null)
  // Where one exam alone takes files, it is that one.
  const { data: taking } = useQuery(
    listQuery('recruitments', [Query.equal('status', TAKING), Query.orderDesc('$createdAt'), Query.limit(2)]),
  )
  const only = taking?.total === 1 ? taking.documents[0]?.$id : undefined
  const exam = chosen ?? only ?? null
  const { data: documents } = useQuery({
    ...allQuery('examDocuments', [Query.equal('recruitmentId', exam ?? '')]),
    enabled: exam !== null,
  })
  return (
    <>
      <PageHead title={t('entry.title')} hint={t('entry.hint')} />
      <Box mb="md">
        <RecordPicker
          collection="recruitments"
          label={labelOf(meta, 'recruitmentId')}
          baseQueries={[Query.equal('status', TAKING)]}
          required
          w="min(560px, 100%)"
          value={exam}
          onChange={(id) => setChosen(id)}
        />
      </Box>
      {exam && (
        <Suspense fallback={<Skeleton height={320} />}>
          {documents ? (
            <EntryForm
              key={exam}
              exam={exam}
              documents={documents}
              onDone={async (made) => {
                toast.done(t('entry.done'))
                await navigate(linkTo(paths.candidate(made.$id)))
              }}
              onCancel={() => navigate(linkTo(paths.candidates()))}
            />
          ) : (
            <Skeleton height={320} />
          )}
        </Suspense>
      )}
    </>
  )
}

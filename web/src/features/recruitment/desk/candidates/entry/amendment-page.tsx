import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { Suspense } from 'react'
import { allQuery, oneQuery } from '@/api/documents'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FailureNotice } from '@/engine/error-notice'
import { inLanguage } from '@/i18n/names'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { EntryForm } from './entry-form'

/** What the desk puts right of an application, with the reason that its owner is told. */
export default function AmendmentPage() {
  const { title, text, done } = useActMeta('candidates', 'candidates.amend')
  const language = useLanguage()
  const navigate = useNavigate()
  const { id = '' } = useParams({ strict: false })
  const { data: row, error } = useQuery(oneQuery('candidates', id))
  const exam = row?.recruitmentId
  const { data: documents } = useQuery({
    ...allQuery('examDocuments', [Query.equal('recruitmentId', exam ?? '')]),
    enabled: exam !== undefined,
  })
  const back = () => navigate(linkTo(paths.candidate(id)))
  if (error) return <FailureNotice error={error} />
  return (
    <>
      <PageHead title={title} hint={row && [inLanguage(row.nameFr, row.nameAr, language), text].join(' · ')} />
      <Suspense fallback={<Skeleton height={320} />}>
        {row && documents ? (
          <EntryForm
            exam={row.recruitmentId}
            documents={documents}
            corrected={row}
            onDone={async () => {
              toast.done(done)
              await back()
            }}
            onCancel={back}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </Suspense>
    </>
  )
}

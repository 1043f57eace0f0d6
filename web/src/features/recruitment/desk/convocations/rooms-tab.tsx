import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense } from 'react'
import { allQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import RelatedTab from '../exams/related/related-tab'

const SeatsCard = lazy(() => import('./seats-card'))
const PresenceCard = lazy(() => import('./presence-card'))

/** The rooms of an exam, who sits where, and who came. */
export default function RoomsTab({ exam }: { exam: Recruitments }) {
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const { data: tests } = useQuery(
    allQuery('examTests', [Query.equal('recruitmentId', exam.$id), Query.orderAsc('date')]),
  )
  const isPublished = exam.publishedAt !== null && exam.status !== 'cancelled'
  return (
    <>
      <Suspense>
        {isStaff && isPublished && <SeatsCard exam={exam} />}
        {isStaff && isPublished && tests && tests.length > 0 && <PresenceCard tests={tests} />}
      </Suspense>
      <RelatedTab name="rooms" exam={exam} />
    </>
  )
}

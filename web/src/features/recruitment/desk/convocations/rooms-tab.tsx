import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense } from 'react'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import RelatedTab from '../exams/related/related-tab'
import { isTheirs, useActs, useExamActs } from '../exams/use-acts'

const SeatsCard = lazy(() => import('./seats-card'))
const PresenceCard = lazy(() => import('./presence-card'))

/** The rooms of an exam, who sits where, and who came. */
export default function RoomsTab({ exam }: { exam: Recruitments }) {
  const acts = useExamActs(exam.$id)
  const { data: tests = [] } = useQuery(
    allQuery('examTests', [Query.equal('recruitmentId', exam.$id), Query.orderAsc('date')]),
  )
  const ofTests = useActs(
    'examTests',
    tests.map(({ $id }) => $id),
  )
  const tried = tests.filter(({ $id }) => ofTests[$id]?.open.includes('examPresence.scan'))
  const isPublished = exam.publishedAt !== null && exam.status !== 'cancelled'
  return (
    <>
      <Suspense>
        {isPublished && isTheirs(acts, 'examRooms.draw') && <SeatsCard exam={exam} />}
        {tried.length > 0 && (
          <PresenceCard
            tests={tried}
            mayClose={(test) => ofTests[test]?.open.includes('examPresence.close') === true}
          />
        )}
      </Suspense>
      <RelatedTab name="rooms" exam={exam} />
    </>
  )
}

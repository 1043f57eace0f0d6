import { useQuery } from '@tanstack/react-query'
import { answeredFrom } from '@/api/answered-from'
import type { Recruitments } from '@/api/schema.gen'
import { exams } from '../acts'
import type { ExamAct } from './exam-steps'

/** What keeps an exam from its next steps: the server's own conditions, asked before one is tried. */
export function useObstacles(row: Recruitments, isStaff: boolean): Partial<Record<ExamAct, string[]>> {
  const { data } = useQuery({
    queryKey: ['recruitments', 'obstacles', row.$id, row.status],
    meta: answeredFrom('recruitments', 'candidates', 'examLocks'),
    queryFn: () => exams.obstacles(row.$id),
    enabled: isStaff && ['closed', 'grading_written', 'oral_scheduled'].includes(row.status),
    staleTime: 0,
    // Committees close their sheets meanwhile.
    refetchInterval: 15_000,
    retry: false,
  })
  return data ?? {}
}

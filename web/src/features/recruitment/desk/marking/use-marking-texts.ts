import { useQuery } from '@tanstack/react-query'
import { loadTexts } from '@/i18n'

/** The texts of marking, for tabs of the exam that speak of it. */
export function useMarkingTexts(): boolean {
  const { data } = useQuery({
    queryKey: ['texts', 'exam-marking'],
    queryFn: async () => {
      await loadTexts('exam-marking')
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === true
}

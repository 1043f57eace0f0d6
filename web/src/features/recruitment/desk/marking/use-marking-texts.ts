import { useQuery } from '@tanstack/react-query'
import { loadTexts } from '@/i18n'

/** Whether texts that another route brings are there: marking in the tabs of an exam, exams on the page of marking. */
function useTexts(name: 'exam-marking' | 'exams'): boolean {
  const { data } = useQuery({
    queryKey: ['texts', name],
    queryFn: async () => {
      await loadTexts(name)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { deaf: 'is part of the program' },
  })
  return data === true
}

export const useMarkingTexts = () => useTexts('exam-marking')
export const useExamTexts = () => useTexts('exams')

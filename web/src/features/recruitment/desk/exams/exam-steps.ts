import type { Recruitments } from '@/api/schema.gen'

export const EXAM_STEPS = [
  'publish',
  'close',
  'publishProvisional',
  'publishDefinitive',
  'startWritten',
  'scheduleOral',
  'complete',
] as const

export type ExamAct = (typeof EXAM_STEPS)[number]
/** What may happen besides, and ends or changes what was published. */
export type RareAct = 'corrigendum' | 'cancel'

interface Standing {
  status: Recruitments['status']
  application_deadline: string | null
}

/** What the table of the flow allows from where an exam stands, the usual one last. */
export function openSteps(
  { status, application_deadline }: Standing,
  now: Date,
  lists: readonly string[] = [],
): ExamAct[] {
  switch (status) {
    case 'draft':
      return ['publish']
    case 'open':
      return application_deadline && new Date(application_deadline) <= now ? ['close'] : []
    case 'closed':
      if (lists.includes('definitive')) return ['scheduleOral', 'startWritten']
      // Nobody sits a test before it is published who may.
      return [lists.includes('provisional') ? 'publishDefinitive' : 'publishProvisional']
    case 'grading_written':
      return ['complete', 'scheduleOral']
    case 'oral_scheduled':
      return ['complete']
    default:
      return []
  }
}

/** Of what is rare: cancelled until it is completed, corrected while applicants rely on it. */
export function rareSteps({ status }: Pick<Standing, 'status'>): RareAct[] {
  if (status === 'completed' || status === 'cancelled') return []
  return status === 'draft' ? ['cancel'] : ['corrigendum', 'cancel']
}

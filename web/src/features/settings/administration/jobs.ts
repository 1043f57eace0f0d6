import type { ScheduledJob } from '@/api/actions.gen'

export function isRunning({ last }: ScheduledJob): boolean {
  return last !== null && last.outcome === null
}

import type { ReportGroup } from '@/api/reports'

/** The stages of an exam as the home page counts them, each with the step from which a candidate has come so far. */
export const STAGES = [
  'submitted',
  'validated',
  'convoked_written',
  'passed_written',
  'convoked_oral',
  'passed_oral',
  'hired',
] as const

export type Stage = (typeof STAGES)[number]

/** How far a candidate came who stands in a state that is no stage itself. */
const REACHED: Readonly<Record<string, Stage>> = {
  withdrawn: 'submitted',
  eliminated_pre_written: 'submitted',
  failed_written: 'convoked_written',
  failed_oral: 'convoked_oral',
  waiting_list: 'passed_oral',
  rejected_final: 'passed_oral',
}

export interface FunnelLine {
  stage: Stage
  /** Candidates who came so far, or farther. */
  reached: number
  /** Those who stand there now. */
  standing: number
}

function stageOf(status: string): Stage | undefined {
  return STAGES.find((stage) => stage === status) ?? REACHED[status]
}

/** How many candidates came how far, of a count by state. */
export function funnelOf(groups: readonly Pick<ReportGroup, 'by' | 'count'>[]): FunnelLine[] {
  const states = groups.map(({ by: [status], count }) => ({ status: String(status), count }))
  return STAGES.map((stage, at) => ({
    stage,
    reached: sumOf(states.filter(({ status }) => STAGES.indexOf(stageOf(status) ?? STAGES[0]) >= at)),
    standing: sumOf(states.filter(({ status }) => status === stage)),
  }))
}

function sumOf(states: readonly { count: number }[]): number {
  return states.reduce((sum, { count }) => sum + count, 0)
}

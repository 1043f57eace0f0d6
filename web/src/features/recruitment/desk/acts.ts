import { call } from '@/api/client'
import type { Issued, PaperMode } from '@/api/papers'
import type { Candidates, ExamLists, RankingRuns, Recruitments } from '@/api/schema.gen'
import { withSigning } from '@/api/signing'

function run<T>(action: string, given: object): Promise<T> {
  return call('post', `/actions/${action}`, { ...given })
}

/** An act that is signed: the password is asked for where signing is closed. */
function sign<T>(action: string, given: object): Promise<T> {
  return withSigning(() => run<T>(action, given))
}

export type ExamStep = 'close' | 'startWritten' | 'scheduleOral' | 'complete'

export const exams = {
  publish: (id: string) => run<Issued & { exam: Recruitments }>('recruitments.publish', { id }),
  step: (step: ExamStep, id: string) => run<Recruitments>(`recruitments.${step}`, { id }),
  cancel: (id: string, reason: string) => run<Recruitments>('recruitments.cancel', { id, reason }),
  publishList: (id: string, kind: 'provisional' | 'definitive') =>
    run<Issued & { list: ExamLists }>('recruitments.publishList', { id, kind }),
  corrigendum: (id: string, told: CorrigendumInput) => run<Issued>('recruitments.corrigendum', { id, ...told }),
}

export interface CorrigendumInput {
  reason: string
  reasonAr?: string
  changes: readonly { collection: string; id?: string; data: Record<string, unknown> }[]
}

export type Sheet = 'list' | 'door'

export interface Convoking {
  state: string
  total: number
  done: number
  waiting: number
  unprinted: number
}

export interface Arrival {
  candidate: { candidateNumber: string; nameFr: string; nameAr: string; room: string | null; seat: number | null }
  already: boolean
}

export interface PresenceClosing {
  closed: boolean
  present: number
  absent: number
  waitsForSecond: boolean
}

export const seats = {
  draw: (recruitmentId: string) => run<unknown>('examRooms.draw', { recruitmentId }),
  print: (id: string, sheet: Sheet, language: PaperMode) => run<Issued>('examRooms.print', { id, sheet, language }),
  labels: (id: string, language: PaperMode) => run<{ fileId: string }>('examRooms.labels', { id, language }),
  convoke: (recruitmentId: string, language: PaperMode) =>
    run<unknown>('convocations.issue', { recruitmentId, language }),
  stop: (recruitmentId: string) => run<unknown>('convocations.stop', { recruitmentId }),
  progress: (recruitmentId: string) => run<Convoking>('convocations.progress', { recruitmentId }),
  scan: (examTestId: string, code: string) => run<Arrival>('examPresence.scan', { examTestId, code }),
  closePresence: (examTestId: string) => sign<PresenceClosing>('examPresence.close', { examTestId }),
}

/** What was done of several, and what was refused of which. */
export interface Outcome {
  done: string[]
  refused: { id: string; type: string; message: string }[]
}

export interface Finding {
  code: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'quiet'
  /** In words, where it follows from more than is known here. */
  text?: string
  /** Of which required document, where it is of one. */
  documentId?: string | null
  labelFr?: string
  labelAr?: string
  /** Whose card it is. */
  name?: string
  candidates?: OtherCandidate[]
}

/** Another application that a finding names. */
export interface OtherCandidate {
  $id: string
  nameFr: string
  nameAr: string
  birth_date: string | null
  candidateNumber: string | null
}

export interface ReviewedFile {
  documentId: string
  /** Of those that every exam begins with. */
  code?: string | null
  labelFr: string
  labelAr: string
  fileId: string | null
  findings: Finding[]
}

export interface Review {
  candidate: Candidates
  trackingNumber?: string
  files: ReviewedFile[]
  findings: Finding[]
  /** The next file of the position that waits, and how many there are. */
  nextId: string | null
  waiting: number
  secondLook: { wanted: boolean; byId: string | null; firstById: string | null }
}

export const candidates = {
  validate: (ids: readonly string[]) => run<Outcome>('candidates.validate', { ids }),
  eliminate: (ids: readonly string[], why: { reasonId?: string; reason?: string }) =>
    run<Outcome>('candidates.eliminate', { ids, ...why }),
  reopen: (ids: readonly string[]) => run<Outcome>('candidates.reopen', { ids }),
  confirm: (ids: readonly string[]) => run<Outcome>('candidates.confirm', { ids }),
  review: (id: string) => run<Review>('candidates.review', { id }),
  enter: (told: object) => run<Candidates>('candidates.enter', told),
  decline: (id: string, reason: string) =>
    run<{ candidate: Candidates; next: Candidates | null }>('candidates.decline', { id, reason }),
  hire: (candidateId: string, employeeId?: string) =>
    run<{ candidate: Candidates }>('recruitments.hire', { candidateId, ...(employeeId && { employeeId }) }),
}

export interface LotProgress {
  lot: number
  copies: number
  marked: number
  memberIds: string[]
}

export interface TestProgress {
  examTestId: string
  kind: string
  copies: number
  marked: number
  waitsForThird: number
  lots: LotProgress[]
}

export interface LotCopy {
  copyId: string
  number: string
  lot: number
  round: number
  entryId: string | null
  mark: number | null
  typedTwice: boolean
}

export interface LotCandidate {
  candidateId: string
  candidateNumber: string
  nameFr: string
  nameAr: string
  order: number
  entryId: string | null
  mark: number | null
  typedTwice: boolean
  isAbsent: boolean
}

/** A test of which something is the caller's to mark. */
export interface LotTest {
  examTestId: string
  labelFr: string
  labelAr: string
  kind: string
  recruitmentId: string
  titleFr: string
  titleAr: string
  isLocked: boolean
  copies?: LotCopy[]
  candidates?: LotCandidate[]
}

/** What ties a number to a seat: printed by who asked for it, kept nowhere. */
export interface AnonymityLabel {
  examTestId: string
  candidateNumber: string
  room: string | null
  seat: number | null
  number: string
  lot: number
}

export type Phase = 'written' | 'oral' | 'ranking'

export interface Closing {
  waitsForSecond: boolean
}

export const marking = {
  lot: () => run<{ tests: LotTest[] }>('examCopies.lot', {}),
  markCopy: (copyId: string, mark: number, replaces?: string) =>
    run<{ typedTwice: boolean }>('examCopies.mark', { copyId, mark, ...(replaces && { replaces }) }),
  markCandidate: (candidateId: string, examTestId: string, mark: number, replaces?: string) =>
    run<{ typedTwice: boolean }>('candidates.mark', { candidateId, examTestId, mark, ...(replaces && { replaces }) }),
  draw: (id: string) =>
    sign<{ tests: { examTestId: string; copies: number; assured: boolean }[]; digest: string }>('recruitments.draw', {
      id,
    }),
  labels: (id: string, reason?: string) =>
    sign<{ labels: AnonymityLabel[] }>('recruitments.labels', { id, ...(reason && { reason }) }),
  assign: (examTestId: string, memberIds: readonly string[], more: { lots?: readonly number[]; third?: true }) =>
    run<{ copies: number }>('examCopies.assign', { examTestId, memberIds, ...more }),
  progress: (recruitmentId: string) => run<{ tests: TestProgress[] }>('examCopies.progress', { recruitmentId }),
  close: (recruitmentId: string, phase: Phase) => sign<Closing>('examLocks.close', { recruitmentId, phase }),
  lift: (id: string) => sign<{ lifted: number; passed: number; failed: number }>('recruitments.lift', { id }),
}

export interface Simulation {
  passedWritten: number
  passedOral: number
  hired: number
  waiting: number
  rejected: number
}

export type Announced = 'written' | 'oral' | 'final'

export const results = {
  rank: (id: string, reason?: string) =>
    run<{ runId: string; candidates: number }>('recruitments.rank', { id, ...(reason && { reason }) }),
  simulate: (id: string, tried: { minTotal?: number }) => run<Simulation>('recruitments.simulate', { id, ...tried }),
  announce: (id: string, kind: Announced) =>
    sign<{ lists: ExamLists[]; papers: Issued[] }>('recruitments.announce', { id, kind }),
}

export interface Move {
  candidateNumber?: string
  nameFr?: string
  nameAr?: string
  from?: string
  to?: string
}

export const appeals = {
  decide: (id: string, decision: 'accepted' | 'refused', told: { reason: string; mark?: number }) =>
    run<unknown>('appeals.decide', { id, decision, ...told }),
  carryOut: (id: string, told: { reason: string; decisionRef?: string; preview?: true }) =>
    run<{ run?: RankingRuns; moved: Move[] }>('appeals.carryOut', { id, ...told }),
}

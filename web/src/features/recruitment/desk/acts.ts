import { type ActionInput, act, readAction } from '@/api/actions'
import type { ActionInputs } from '@/api/actions.gen'
import type { Issued, PaperMode } from '@/api/papers'
import type { Appeals, Candidates, Recruitments } from '@/api/schema.gen'
import { withSigning } from '@/api/signing'
import type { Review } from './candidates/review/reviewed-file'
import type { RetainedExam } from './documents/retained'
import type { Quota } from './exams/rules/rules'
import type { MinimaTried } from './results/minima-tried'

/** What is signed: the password is asked for where signing is closed. */
type SignedAction = 'examPresence.correct' | 'recruitments.labels' | 'appeals.decide' | 'appeals.carryOut'

function sign<A extends SignedAction, T>(action: A, given: ActionInputs[A]): Promise<T> {
  return withSigning(() => act<SignedAction, T>(action, given))
}

export const exams = {
  /** Tests about whose marks fewer than two would be left to decide. */
  missingSettlers: (id: string) =>
    readAction<
      'recruitments.missingSettlers',
      { tests: { examTestId: string; labelFr: string; labelAr: string; missing: number }[] }
    >('recruitments.missingSettlers', { id }),
  quotaProposal: (id?: string, quotas?: readonly Quota[]) =>
    readAction<'recruitments.quotaProposal', QuotaProposal>('recruitments.quotaProposal', {
      ...(id && { id }),
      ...(quotas && { quotas: [...quotas] }),
    }),
}

/** What the form of an exam offers to whoever reserves posts. */
export interface QuotaProposal {
  /** The usual shares, by the settings of today. */
  usual: Quota[]
  /** Those of the exam, with the posts of each specialty. */
  quotas: Quota[]
  specialties: { $id: string; nameFr: string; nameAr: string; posts: number }[]
}

/** Who was there after all, and who was not, by candidate number. */
export interface PresenceCorrection {
  present: readonly string[]
  absent: readonly string[]
  reason: string
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
  candidate: {
    candidateNumber: string
    nameFr: string
    nameAr: string
    room: string | null
    seat: number | null
    photoId: string | null
    /** Whether they asked for help, like more time. */
    accommodation: boolean
  }
  already: boolean
  /** Hours before the test: nothing was kept. */
  rehearsal?: boolean
}

export interface PresenceClosing {
  closed: boolean
  present: number
  absent: number
  waitsForSecond: boolean
}

export const seats = {
  print: (id: string, sheet: Sheet, language: PaperMode) =>
    act<'examRooms.print', Issued>('examRooms.print', { id, sheet, language }),
  labels: (id: string) => act<'examRooms.labels', { fileId: string }>('examRooms.labels', { id }),
  progress: (recruitmentId: string) =>
    readAction<'convocations.progress', Convoking>('convocations.progress', { recruitmentId }),
  scan: (examTestId: string, code: string) =>
    act<'examPresence.scan', Arrival>('examPresence.scan', { examTestId, code }),
  correctPresence: (examTestId: string, { present, absent, reason }: PresenceCorrection) =>
    sign<'examPresence.correct', PresenceClosing>('examPresence.correct', {
      examTestId,
      present: [...present],
      absent: [...absent],
      reason,
    }),
}

/** What was done of several, and what was refused of which. */
export interface Outcome {
  done: string[]
  refused: { id: string; type: string; message: string }[]
}

export const candidates = {
  amend: (told: ActionInput<'candidates.amend'>) => act<'candidates.amend', Candidates>('candidates.amend', told),
  retention: () =>
    readAction<'candidates.retention', { months: number; exams: RetainedExam[] }>('candidates.retention'),
  validate: (ids: readonly string[]) => act<'candidates.validate', Outcome>('candidates.validate', { ids: [...ids] }),
  eliminate: (ids: readonly string[], why: Omit<ActionInput<'candidates.eliminate'>, 'ids'>) =>
    act<'candidates.eliminate', Outcome>('candidates.eliminate', { ids: [...ids], ...why }),
  reopen: (ids: readonly string[]) => act<'candidates.reopen', Outcome>('candidates.reopen', { ids: [...ids] }),
  confirm: (ids: readonly string[]) => act<'candidates.confirm', Outcome>('candidates.confirm', { ids: [...ids] }),
  review: (id: string) => readAction<'candidates.review', Review>('candidates.review', { id }),
  prove: (told: ActionInput<'candidates.prove'>) => act<'candidates.prove', Candidates>('candidates.prove', told),
  next: (id: string, later: boolean) =>
    act<'candidates.next', { nextId: string | null; waiting: number }>('candidates.next', {
      id,
      ...(later && { later }),
    }),
  /** Held for a moment, and held again while it is looked at: asked as often as one likes. */
  claim: (id: string) => readAction<'candidates.claim', { heldById: string | null }>('candidates.claim', { id }),
  enter: (told: ActionInputs['candidates.enter']) => act<'candidates.enter', Candidates>('candidates.enter', told),
  decline: (id: string, reason: string) =>
    act<'candidates.decline', { candidate: Candidates; next: Candidates | null }>('candidates.decline', { id, reason }),
  hire: (candidateId: string, employeeId?: string) =>
    act<'recruitments.hire', { candidate: Candidates }>('recruitments.hire', {
      candidateId,
      ...(employeeId && { employeeId }),
    }),
}

export interface LotProgress {
  lot: number
  copies: number
  marked: number
  memberIds: string[]
  /** By name. */
  members: (string | null)[]
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
  sheet?: TypedSheet
}

/** Of the sheet of a member without an account, which two people type: what the other typed is told once both have. */
export interface TypedSheet {
  member: string
  agrees: boolean | null
  other: number | null
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
  /** The caller has stepped back from hearing this candidate. */
  isRecused?: boolean
  sheet?: TypedSheet
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

/** How far a lock is for a member. */
export type LockState = 'open' | 'signed' | 'yours' | 'locked'

/** A test as members hear of it. */
export interface DutyTest {
  examTestId: string
  labelFr: string
  labelAr: string
}

export interface MemberAppeal {
  id: string
  about: ActionInputs['candidates.appeal']['about']
  text: string
  filedAt: string
  candidateNumber: string | null
  labelFr: string | null
  labelAr: string | null
  mayDecide: boolean
  mayCarryOut: boolean
}

/** What a member of committees has to do in an exam besides marking. */
export interface ExamDuties {
  recruitmentId: string
  titleFr: string
  titleAr: string
  status: Recruitments['status']
  presence: (DutyTest & { state: LockState })[]
  phases: { phase: Phase; state: LockState }[]
  minima: (DutyTest & { hundredths: number | null })[]
  appeals: MemberAppeal[]
}

export const marking = {
  duties: () => readAction<'committeeMembers.duties', { exams: ExamDuties[] }>('committeeMembers.duties'),
  setMinima: (id: string, minima: readonly { examTestId: string; minMark: number }[]) =>
    act<'recruitments.setMinima', { id: string }>('recruitments.setMinima', { id, minima }),
  lot: () => readAction<'examCopies.lot', { tests: LotTest[] }>('examCopies.lot', {}),
  markCopy: (copyId: string, mark: number, replaces?: string) =>
    act<'examCopies.mark', { typedTwice: boolean }>('examCopies.mark', { copyId, mark, ...(replaces && { replaces }) }),
  markCandidate: (candidateId: string, examTestId: string, mark: number, replaces?: string) =>
    act<'candidates.mark', { typedTwice: boolean }>('candidates.mark', {
      candidateId,
      examTestId,
      mark,
      ...(replaces && { replaces }),
    }),
  labels: (id: string, reason?: string) =>
    sign<'recruitments.labels', { labels: AnonymityLabel[] }>('recruitments.labels', { id, ...(reason && { reason }) }),
  assign: (examTestId: string, memberIds: readonly string[], more: { lots?: readonly number[]; third?: true }) =>
    act<'examCopies.assign', { copies: number }>('examCopies.assign', {
      examTestId,
      memberIds: [...memberIds],
      ...more,
    }),
  progress: (recruitmentId: string) =>
    readAction<'examCopies.progress', { tests: TestProgress[] }>('examCopies.progress', { recruitmentId }),
}

/** What a ranking says of somebody. */
export type Verdict =
  | 'pending'
  | 'withdrawn'
  | 'absent'
  | 'failedWritten'
  | 'failedOral'
  | 'belowTotal'
  | 'hired'
  | 'waiting'
  | 'declined'

type VerdictCounts = Partial<Record<Verdict, number>>

/** What other minima would come to, in counts alone. */
export interface Simulation {
  candidates: number
  counts: VerdictCounts
  bySpecialty: { specialtyId: string; counts: VerdictCounts }[]
}

export const results = {
  simulate: (id: string, tried: MinimaTried) =>
    readAction<'recruitments.simulate', Simulation>('recruitments.simulate', { id, ...tried }),
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
    sign<'appeals.decide', unknown>('appeals.decide', { id, decision, ...told }),
  preview: (id: string, told: { reason: string; decisionRef?: string }) =>
    readAction<'appeals.carryOut', { moved: Move[] }>('appeals.carryOut', { id, ...told, preview: true }),
  carryOut: (id: string, told: { reason: string; decisionRef?: string }) =>
    sign<'appeals.carryOut', { runId: string | null; moved: Move[]; paper: Issued }>('appeals.carryOut', {
      id,
      ...told,
    }),
  enter: (candidateId: string, told: Partial<Appeals>) =>
    act<'appeals.enter', Appeals>('appeals.enter', { candidateId, ...told } as ActionInput<'appeals.enter'>),
}

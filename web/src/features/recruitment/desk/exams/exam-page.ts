/** What the page of an exam opens with, in one file: each by itself costs a request, and what it shares with the others another. */
export { default as Announcement } from './announcement'
export { default as ExamActions } from './exam-actions'
export { default as NextStep } from './next-step'
export { default as Quotas } from './rules/quotas'
export { default as TieRules } from './rules/tie-rules'

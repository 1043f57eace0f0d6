import { Query } from 'appwrite'
import type { ActionInputs } from './actions.gen'
import { address } from './client'
import { listQuery } from './documents'
import type { AuthenticDocuments } from './schema.gen'

/** What is issued about an employee, as the server names it. */
export const EMPLOYEE_PAPERS = [
  'work_certificate',
  'salary_certificate',
  'experience_certificate',
  'employee_sheet',
] as const
export type EmployeePaper = (typeof EMPLOYEE_PAPERS)[number]

/** The kind of a letter about an employee. */
export const EMPLOYEE_LETTER = 'employee_letter'

/** In which language a paper speaks: one, or both side by side. */
export const PAPER_MODES = ['fr', 'ar', 'both'] as const
export type PaperMode = (typeof PAPER_MODES)[number]

/** Where the bytes of papers are kept. */
export const PAPERS_BUCKET = 'downloadable-documents'

/** What is written in a letter, in its language; the Arabic of a letter in both stands beside the French. */
export type LetterWords = Omit<ActionInputs['employees.letter'], 'employeeId' | 'language'>

/** The address of the copy of a paper that can be edited, and proves nothing. */
export function wordDocumentAddress(docId: string): string {
  return address(`/papers/${encodeURIComponent(docId)}/docx`)
}

const SHOWN = ['docId', 'kind', 'refNumber', 'issuedOn', 'state', 'fileId', 'cancelReason', 'replacedById'] as const
const MAX_PAPERS = 100

/** What a list of papers needs of each. */
export type Paper = Pick<AuthenticDocuments, (typeof SHOWN)[number] | '$id'>

/** The papers issued about a document, the newest first. */
export function papersAbout(collection: string, id: string) {
  const about = [Query.equal('subjectCollection', collection), Query.equal('subjectId', id)]
  return listQuery('authenticDocuments', [
    ...about,
    Query.select([...SHOWN]),
    Query.orderDesc('$createdAt'),
    Query.limit(MAX_PAPERS),
  ])
}

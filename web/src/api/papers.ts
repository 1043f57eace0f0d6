import { Query } from 'appwrite'
import { call } from './client'
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

/** In which language a paper speaks: one, or both side by side. */
export const PAPER_MODES = ['fr', 'ar', 'both'] as const
export type PaperMode = (typeof PAPER_MODES)[number]

/** Where the bytes of papers are kept. */
export const PAPERS_BUCKET = 'downloadable-documents'

/** A paper as its issue answers it; until it is `ready` it is still being printed. */
export interface Issued {
  docId: string
  refNumber: string
  fileId: string
  ready?: boolean
}

export interface CertificateOrder {
  employeeId: string
  kind: EmployeePaper
  language: PaperMode
}

export function issueCertificate(order: CertificateOrder): Promise<Issued> {
  return call('post', '/actions/employees.certificate', { ...order })
}

/** The paper keeps its number, and says that it was taken back. */
export function cancelPaper(docId: string, reason: string): Promise<unknown> {
  return call('post', '/actions/papers.cancel', { docId, reason })
}

/** Another paper, from what is so today, takes its place under a new number. */
export function replacePaper(docId: string, reason: string): Promise<Issued> {
  return call('post', '/actions/papers.replace', { docId, reason })
}

const SHOWN = ['docId', 'kind', 'refNumber', 'issuedOn', 'state', 'fileId', 'cancelReason', 'replacedById'] as const
const MOST = 100

/** What a list of papers needs of each. */
export type Paper = Pick<AuthenticDocuments, (typeof SHOWN)[number] | '$id'>

/** The papers issued about a document, the newest first. */
export function papersAbout(collection: string, id: string) {
  const about = [Query.equal('subjectCollection', collection), Query.equal('subjectId', id)]
  return listQuery('authenticDocuments', [
    ...about,
    Query.select([...SHOWN]),
    Query.orderDesc('$createdAt'),
    Query.limit(MOST),
  ])
}

import { Query } from 'appwrite'
import { allQuery } from '@/api/documents'

/** What somebody's steps are asked with: the newest first, with the names of what they name. */
export function careerOf(employee: string) {
  const names = ['grade', 'jobTitle'].flatMap((link) => [`${link}.nameFr`, `${link}.nameAr`])
  return allQuery('careerSteps', [
    Query.equal('employeeId', employee),
    Query.orderDesc('on'),
    Query.select(['*', ...names]),
  ])
}

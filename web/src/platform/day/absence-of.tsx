import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { OpenLink } from '@/fields/open-link'
import { paths } from '@/paths/paths'

/** The way from a day to the absence that follows from it, where there is one that its reader may see. */
export function AbsenceOf({ employee, date }: { employee: string; date: string }) {
  const { t } = useTranslation('attendance')
  const queries = [Query.equal('employeeId', employee), Query.equal('date', date.slice(0, 10)), Query.limit(1)]
  const { data } = useQuery({ ...listQuery('absences', queries), retry: false })
  const absence = data?.documents[0]
  if (!absence) return null
  return <OpenLink address={paths.absence(absence.$id)}>{t('dayOf.absence')}</OpenLink>
}

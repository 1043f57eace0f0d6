import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listQuery } from '@/api/documents'
import { DayFacts } from './day-facts'

interface DayOfProps {
  employee: string
  date: string
}

/** What the day of an absence was; nothing where its reader may not see it. */
export default function DayOf({ employee, date }: DayOfProps) {
  const queries = [Query.equal('employeeId', employee), Query.equal('date', date.slice(0, 10)), Query.limit(1)]
  const { data } = useQuery({ ...listQuery('pointages', queries), retry: false })
  const day = data?.documents[0]
  return day ? <DayFacts day={day} /> : null
}

import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Missions } from '@/api/schema.gen'
import { titleFields, titleOf } from '@/api/titles'
import { MonthRows } from '@/engine/calendar/month-rows'
import { RecordName } from '@/fields/record-name'
import { useLanguage } from '@/ui/use-language'
import { isDated, missionEvent, type RowKind, rowsOf } from './mission-events'

interface TakenRowsProps {
  kind: RowKind
  month: string
  missions: readonly Missions[]
}

/** The cars or the people that the missions of a month take, by name. */
export function TakenRows({ kind, month, missions }: TakenRowsProps) {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const meta = useMeta('missions')
  const collection = kind === 'cars' ? 'cars' : 'employees'
  const head = useMeta(collection)[kind === 'cars' ? 'one' : 'many']
  const rows = rowsOf(missions, kind)
  const ids = [...rows.keys()].sort()
  const queries = [Query.equal('$id', ids), Query.select(['$id', ...titleFields(collection)])]
  const { data } = useQuery({ ...allQuery(collection, queries), enabled: ids.length > 0 })
  if (ids.length === 0) return <Text c="dimmed">{t('calendar.none')}</Text>
  const named = (data ?? []).map((document) => ({ document, title: titleOf(document, language) }))
  named.sort((one, other) => one.title.localeCompare(other.title, language))
  return (
    <MonthRows
      month={month}
      label={t('calendar.label')}
      head={head}
      rows={named.map(({ document }) => ({
        id: document.$id,
        name: <RecordName document={document} />,
        events: (rows.get(document.$id) ?? []).filter(isDated).map((row) => missionEvent(row, meta, language)),
      }))}
    />
  )
}

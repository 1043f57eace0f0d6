import { Button, Card, Checkbox, Group, Title } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Absences, Pointages } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { useOpenActsOfMany } from '@/engine/acts/use-open-acts'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatLongDay } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { DayFacts } from '@/platform/day/day-facts'
import styles from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { Detail, Details } from '@/ui/details'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { DurationCell } from '../absences/cells'

const JustifyDialog = lazy(() => import('../absences/justify-dialog'))

/** What is told of an absence, where it is known. */
const TOLD = ['reason', 'explanation', 'fileId', 'medicalFileId', 'submittedAt', 'decisionReason', 'decidedAt'] as const

/** The absences of somebody, and what they say of them: of one, or of several at once. */
export function OwnAbsences({ employee }: { employee: string }) {
  return (
    <OwnList collection="absences" queries={[Query.equal('employeeId', employee)]}>
      {(rows) => <AbsenceList rows={rows} />}
    </OwnList>
  )
}

function AbsenceList({ rows }: { rows: readonly Absences[] }) {
  const { t } = useTranslation('portal')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const all = rows.map(({ $id }) => $id)
  const open = useOpenActsOfMany('absences', all)('absences.justify')
  // What was decided meanwhile is no longer among them.
  const ids = open.filter((id) => chosen.includes(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  const days = useDays(rows)
  return (
    <>
      {open.length > 0 && (
        <Group mb="md">
          <Button leftSection={<IconPaperclip size={17} />} disabled={ids.length === 0} onClick={() => setOpen(true)}>
            {ids.length === 0 ? t('justify.choose') : t('justify.chosen', { count: ids.length })}
          </Button>
        </Group>
      )}
      <ul className={styles.all} aria-label={t('tabs.absences')}>
        {rows.map((row) => (
          <Absence
            key={row.$id}
            row={row}
            day={days.get(row.date.slice(0, 10))}
            isChosen={ids.includes(row.$id)}
            onChoose={open.includes(row.$id) ? (is) => choose(row.$id, is) : undefined}
          />
        ))}
      </ul>
      <Suspense>
        {isOpen && <JustifyDialog ids={ids} onDone={() => setChosen([])} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The days of these absences, all of one person, asked for together. */
function useDays(rows: readonly Absences[]): ReadonlyMap<string, Pointages> {
  const employee = rows[0]?.employeeId
  const dates = rows.map(({ date }) => date.slice(0, 10))
  const queries = [
    Query.equal('employeeId', employee ?? ''),
    Query.equal('date', dates),
    Query.limit(dates.length || 1),
  ]
  const { data } = useQuery({ ...listQuery('pointages', queries), enabled: employee !== undefined, retry: false })
  return new Map((data?.documents ?? []).map((day) => [day.date.slice(0, 10), day]))
}

interface AbsenceProps {
  row: Absences
  /** What the day was, where it is measured. */
  day: Pointages | undefined
  isChosen: boolean
  /** Without it nothing more is said of it. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

function Absence({ row, day: measured, isChosen, onChoose }: AbsenceProps) {
  const { t } = useTranslation('portal')
  const language = useLanguage()
  const meta = useMeta('absences')
  const day = formatLongDay(row.date.slice(0, 10), language)
  const told = TOLD.filter((name) => Boolean(row[name]))
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        {onChoose && (
          <Checkbox
            aria-label={t('justify.one', { day })}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <div className={styles.name}>
          <Title order={2} size="h5">
            {day}
          </Title>
          <DurationCell row={row} />
        </div>
        <ChoiceBadge collection="absences" field="justification" value={row.justification} />
      </div>
      {told.length > 0 && (
        <Details>
          {told.map((name) => (
            <Detail key={name} label={labelOf(meta, name)}>
              <FieldNamed meta={meta} name={name} row={row} />
            </Detail>
          ))}
        </Details>
      )}
      {measured && <DayFacts day={measured} />}
      {row.warningId && (
        <AnchorLink {...linkTo(paths.portal({ tab: 'letters', letter: row.warningId }))} size="sm">
          {t('letterOfDay')}
        </AnchorLink>
      )}
    </Card>
  )
}

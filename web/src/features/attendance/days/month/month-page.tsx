import { Button, Skeleton, Text } from '@mantine/core'
import { IconCalculator, IconChecklist, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import { isMonth } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { today } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { Legend } from '../legend'
import { UnitPickers, type UnitSearch, unitInput } from '../unit-pickers'
import { type Chosen, toggleCells } from './cells'
import { EntryBar } from './entry-bar'
import styles from './month.module.css'
import { MonthGrid } from './month-grid'

const PastDaysDialog = lazy(() => import('./past-days-dialog'))
const MonthSheet = lazy(() => import('./month-sheet'))

/** The month of a unit, day by day: what the wall of every office shows. */
export default function MonthPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const navigate = useNavigate()
  const { month: asked, annexe, service, bureau }: Record<string, string> = useSearch({ strict: false })
  const month = isMonth(asked) ? asked : today().slice(0, 7)
  const units: UnitSearch = { annexe, service, bureau }
  const { data, isPending, error, refetch } = useQuery(readingQuery('pointages.month', { month, ...unitInput(units) }))
  const [printing, setPrinting] = useState(false)
  const rights = useRights()
  const mayEnter =
    (['create', 'approve'] as const).every((right) => holds(rights, 'absence-management', right)) &&
    holds(rights, 'rh-managements', 'approve')
  const mayComputeAgain = holds(rights, 'pointage', 'update') && holds(rights, 'rh-managements', 'update')
  const [again, setAgain] = useState(false)
  const [picked, setPicked] = useState<Chosen>()
  const toggle = useCallback((cells: Chosen) => setPicked((known) => known && toggleCells(known, cells)), [])
  const nameOf = (id: string) => {
    const line = data?.people.find(({ employeeId }) => employeeId === id)
    return (language === 'ar' ? line?.nameAr : line?.nameFr) ?? line?.nameFr ?? ''
  }
  const stop = useCallback(() => setPrinting(false), [])
  const show = (next: { month?: string } & UnitSearch) =>
    navigate({ to: '.', search: { tab: 'month', month, ...units, ...next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('month.hint')}
        actions={
          <>
            {mayComputeAgain && (
              <Button variant="default" leftSection={<IconCalculator size={17} />} onClick={() => setAgain(true)}>
                {t('month.again.label')}
              </Button>
            )}
            {mayEnter && !picked && (
              <Button
                variant="default"
                leftSection={<IconChecklist size={17} />}
                disabled={!data || data.people.length === 0}
                onClick={() => setPicked([])}
              >
                {t('month.entry.label')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPrinter size={17} />}
              disabled={!data || data.people.length === 0}
              onClick={() => setPrinting(true)}
            >
              {t('month.print')}
            </Button>
          </>
        }
      />
      <Suspense>{again && <PastDaysDialog onClose={() => setAgain(false)} />}</Suspense>
      {tabs}
      <MonthBar month={month} onChange={(next) => show({ month: next })}>
        <UnitPickers value={units} onChange={show} />
      </MonthBar>
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && data.people.length === 0 && <Text c="dimmed">{t('month.none')}</Text>}
      {data && data.people.length > 0 && (
        <>
          <Legend />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label={t('month.label')}>
            <MonthGrid data={data} language={language} picking={picked && { chosen: picked, onToggle: toggle }} />
          </section>
          {picked && <EntryBar chosen={picked} nameOf={nameOf} onDone={() => setPicked(undefined)} />}
          <Suspense>{printing && <MonthSheet data={data} units={units} language={language} onDone={stop} />}</Suspense>
        </>
      )}
    </>
  )
}

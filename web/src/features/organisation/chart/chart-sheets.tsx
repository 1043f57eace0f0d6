import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDay, today } from '@/i18n/format'
import { direction, type Language } from '@/i18n/language'
import SheetFrame from '@/platform/sheet-frame'
import { usePrinting } from '@/ui/use-printing'
import styles from './chart.module.css'
import { ChartLines } from './chart-lines'
import { CARD, layoutOf, sheetsOf } from './layout'
import { type Deputy, UnitWords } from './unit-card'
import type { Unit } from './units'

/** Rows of cards that stand on a sheet of A3 below the letterhead: 297 mm less margins and head, 24 mm a row. */
const ROWS = 10

interface ChartSheetsProps {
  top: readonly Unit[]
  language: Language
  headcounts?: ReadonlyMap<string, number> | undefined
  vacancies: ReadonlyMap<string, number>
  deputyOf: (unit: Unit) => Deputy | undefined
  onDone: () => void
}

/** The whole chart on sheets of A3, in one language, sent to the printer as soon as it stands. */
export default function ChartSheets(props: ChartSheetsProps) {
  return createPortal(<SheetFrame>{(head) => <Sheets {...props} head={head} />}</SheetFrame>, document.body)
}

function Sheets({
  top,
  language,
  headcounts,
  vacancies,
  deputyOf,
  onDone,
  head,
}: ChartSheetsProps & { head: ReactNode }) {
  const { t, ready } = useTranslation('organisation', { lng: language, useSuspense: false })
  usePrinting(ready, onDone)
  if (!ready) return null
  const sheets = sheetsOf(top, ROWS)
  return (
    <div className={`${styles.sheets} sheet`} lang={language} dir={direction(language)}>
      {sheets.map((units, at) => (
        <section key={firstLeaf(units)} className={styles.sheet}>
          {at === 0 && head}
          <h1 className={styles.sheetTitle}>
            {t('chart.title', { date: formatDay(today(), language) })}
            {sheets.length > 1 && ` — ${at + 1}/${sheets.length}`}
          </h1>
          <SheetChart
            units={units}
            language={language}
            headcounts={headcounts}
            vacancies={vacancies}
            deputyOf={deputyOf}
          />
        </section>
      ))}
    </div>
  )
}

/** What stands on one sheet alone: those above it are on others too. */
function firstLeaf([unit]: readonly Unit[]): string {
  return unit ? firstLeaf(unit.children) || unit.id : ''
}

type SheetChartProps = Pick<ChartSheetsProps, 'language' | 'headcounts' | 'vacancies' | 'deputyOf'> & {
  units: readonly Unit[]
}

function SheetChart({ units, language, headcounts, vacancies, deputyOf }: SheetChartProps) {
  const layout = layoutOf(units, () => true)
  return (
    <div className={styles.drawing} style={{ width: layout.width, height: layout.height }}>
      <ChartLines layout={layout} isMirrored={direction(language) === 'rtl'} className={styles.lines} />
      <ul className={styles.cards}>
        {layout.cards.map(({ unit, x, y }) => (
          <li key={unit.id} style={{ insetInlineStart: x, top: y, width: CARD.width, height: CARD.height }}>
            <div className={styles.card}>
              <span className={styles.words} data-level={unit.level}>
                <UnitWords
                  unit={unit}
                  language={language}
                  headcount={headcounts?.get(unit.id)}
                  vacant={vacancies.get(unit.id)}
                  deputy={deputyOf(unit)}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

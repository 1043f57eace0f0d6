import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { previewAddress } from '@/api/files'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CareerSteps, Employees } from '@/api/schema.gen'
import { fieldOf, labelOf, optionLabel } from '@/api/schema-meta'
import { otherTitle, titleOf } from '@/api/titles'
import { LinkedValue } from '@/fields/linked-value'
import { formatDay, today } from '@/i18n/format'
import SheetFrame from '@/platform/sheet-frame'
import { useLanguage } from '@/ui/use-language'
import { usePrinting } from '@/ui/use-printing'
import { careerOf } from '../career/career-of'
import { useChanged, useDetails } from '../career/step-words'
import { ListedName } from '../cells'
import styles from './file-sheet.module.css'

/** What the sheet says, in the order of the file. What its reader may not see did not come, and is not printed. */
const SECTIONS = {
  identity: ['CIN', 'DATN', 'maritalStatus', 'childrenCount', 'active'],
  contact: ['phone', 'email', 'address'],
  job: ['N_PERS_ACT', 'FONCTION', 'type', 'grade', 'echelle', 'echelon', 'recruitmentDate', 'tenureDate', 'managerId'],
  place: ['annexe', 'building', 'serviceId', 'bureauId'],
  pay: ['bankRib', 'baseSalary', 'netSalary'],
} as const

/** Printed as large as it stands on the sheet, at 200 dots an inch. */
const PHOTO = 240

interface FileSheetProps {
  row: Employees
  onDone: () => void
}

/** The file of an employee on a sheet: who they are, where, since when, and how they came there. */
export default function FileSheet(props: FileSheetProps) {
  return createPortal(
    <SheetFrame>{(head, foot) => <Sheet {...props} head={head} foot={foot} />}</SheetFrame>,
    document.body,
  )
}

function Sheet({ row, onDone, head, foot }: FileSheetProps & { head: ReactNode; foot: ReactNode }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const readsCareer = can(useRights(), 'read', 'careerSteps')
  const { data: steps, isPending } = useQuery({ ...careerOf(row.$id), enabled: readsCareer })
  usePrinting(!readsCareer || !isPending, onDone)
  return (
    <div className={`${styles.sheet} sheet`}>
      <div className={styles.letterhead}>{head}</div>
      <header className={styles.head}>
        <div>
          <h1>{t('sheet.title')}</h1>
          <p className={styles.name}>{titleOf(row, language)}</p>
          <p lang={language === 'ar' ? 'fr' : 'ar'}>
            <bdi>{otherTitle(row, language)}</bdi>
          </p>
        </div>
        {row.photoId && (
          <img
            src={previewAddress({ bucket: 'employee-photos', id: row.photoId }, { width: PHOTO, height: PHOTO })}
            alt=""
          />
        )}
      </header>
      {Object.entries(SECTIONS).map(([name, fields]) => (
        <Section key={name} title={t(`groups.${name as keyof typeof SECTIONS}`)} fields={fields} row={row} />
      ))}
      {steps && steps.length > 0 && <Career steps={steps} />}
      <footer className={styles.foot}>
        <p>{t('sheet.printed', { day: formatDay(today(), language) })}</p>
        {foot}
      </footer>
    </div>
  )
}

interface SectionProps {
  title: string
  fields: readonly (keyof Employees & string)[]
  row: Employees
}

function Section({ title, fields, row }: SectionProps) {
  const meta = useMeta('employees')
  const seen = fields.flatMap((name) => (name in row ? (fieldOf(meta, name) ?? []) : []))
  if (seen.length === 0) return null
  const shown = (name: string) => {
    if (name === 'grade') return <ListedName document={row.gradeDoc} text={row.grade} />
    if (name === 'FONCTION') return <ListedName document={row.jobTitle} text={row.FONCTION} />
    return undefined
  }
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <dl>
        {seen.map((field) => (
          <div key={field.name}>
            <dt>{labelOf(meta, field.name)}</dt>
            <dd>{shown(field.name) ?? <LinkedValue field={field} row={row} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Career({ steps }: { steps: readonly CareerSteps[] }) {
  const { t } = useTranslation('employees')
  const meta = useMeta('careerSteps')
  return (
    <section className={styles.section}>
      <h2>{t('career.title')}</h2>
      <table>
        <thead>
          <tr>
            <th>{labelOf(meta, 'on')}</th>
            <th>{labelOf(meta, 'kind')}</th>
            <th>{t('sheet.change')}</th>
            <th>{t('sheet.decision')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Step key={step.$id} step={step} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Step({ step }: { step: CareerSteps }) {
  const language = useLanguage()
  const meta = useMeta('careerSteps')
  const changed = useChanged(step)
  const details = useDetails(step)
  return (
    <tr>
      <td className="tabular">{formatDay(step.on, language)}</td>
      <td>{optionLabel(meta, 'kind', step.kind)}</td>
      <td>{changed.join(' · ')}</td>
      <td>{details.join(' · ')}</td>
    </tr>
  )
}

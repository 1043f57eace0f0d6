import { useTranslation } from 'react-i18next'
import type { Employees } from '@/api/schema.gen'
import { otherTitle, titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { EMPTY } from '@/i18n/format'
import { type Named, nameOf } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import styles from './employees.module.css'

interface CellProps {
  row: Employees
}

export function PersonCell({ row }: CellProps) {
  const language = useLanguage()
  return (
    <div className={styles.person}>
      <PersonAvatar name={titleOf(row, language)} photoId={row.photoId} />
      <div className={styles.names}>
        <span className="name" title={titleOf(row, language)}>
          {titleOf(row, language)}
        </span>
        <span className="name second-name" data-second>
          {otherTitle(row, language)}
        </span>
      </div>
    </div>
  )
}

/** Where a person works, in one line: the annexe, and the unit in it on hover; the unit where there is no annexe. */
export function PlaceCell({ row }: CellProps) {
  const language = useLanguage()
  const places = [row.annexeDoc, row.bureau, row.service].map((place) => nameOf(place, language)).filter(Boolean)
  if (places.length === 0) return EMPTY
  return (
    <span className="name" title={places.join(' · ')}>
      {places[0]}
    </span>
  )
}

/** A grade or a function in its reader's language where its list has it; else as the file says it. */
export function ListedName({ document, text }: { document: Named | null | undefined; text: string | null }) {
  const language = useLanguage()
  return nameOf(document, language) || text || EMPTY
}

export function RegistrationCell({ row }: CellProps) {
  const { t } = useTranslation('employees')
  const status = row.registrationStatus
  return (
    <ChoiceBadge
      collection="employees"
      field="registrationStatus"
      value={status}
      words={(label) => t(`registration.${status}`, { defaultValue: label })}
    />
  )
}

/** A person on a phone. */
export function EmployeeCard({ row }: CellProps) {
  return (
    <div className={styles.card}>
      <PersonCell row={row} />
      <div className={styles.facts}>
        <span>
          <ListedName document={row.jobTitle} text={row.FONCTION} />
        </span>
        <PlaceCell row={row} />
      </div>
      <div>
        <RegistrationCell row={row} />
      </div>
    </div>
  )
}

/** How a person stands, at the head of their file; what they are is said beneath it on a phone. */
export function Badges({ row }: CellProps) {
  const { t } = useTranslation('employees')
  const small = useSmall()
  return (
    <>
      {row.FONCTION && !small && (
        <StatusBadge tone="info">
          <ListedName document={row.jobTitle} text={row.FONCTION} />
        </StatusBadge>
      )}
      {'active' in row && (
        <StatusBadge tone={row.active ? 'good' : 'quiet'}>{t(row.active ? 'active.yes' : 'active.no')}</StatusBadge>
      )}
      {'registrationStatus' in row && <RegistrationCell row={row} />}
    </>
  )
}

import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Employees } from '@/api/schema.gen'
import { otherTitle, titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { EMPTY } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './employees.module.css'

interface CellProps {
  row: Employees
}

export function PersonCell({ row }: CellProps) {
  const language = useLanguage()
  return (
    <Group gap={10} wrap="nowrap" className={styles.person}>
      <PersonAvatar name={row.fullNameFr || row.fullNameAr} photoId={row.photoId} />
      <div className={styles.names}>
        <span className="name" title={titleOf(row, language)}>
          {titleOf(row, language)}
        </span>
        <Text component="span" size="xs" c="dimmed" className="name">
          {otherTitle(row, language)}
        </Text>
      </div>
    </Group>
  )
}

/** Annexe first, then the unit in it. */
export function PlaceCell({ row }: CellProps) {
  const language = useLanguage()
  const annexe = nameOf(row.annexeDoc, language)
  const unit = nameOf(row.bureau, language) || nameOf(row.service, language)
  if (!annexe && !unit) return EMPTY
  return (
    <div className={`${styles.names} ${styles.place}`}>
      <span className="name" title={annexe || unit}>
        {annexe || unit}
      </span>
      {annexe && unit && (
        <Text component="span" size="xs" c="dimmed" className="name">
          {unit}
        </Text>
      )}
    </div>
  )
}

export function JobCell({ row }: CellProps) {
  return <span className={styles.job}>{row.FONCTION || EMPTY}</span>
}

export function RegistrationCell({ row }: CellProps) {
  return (
    <div className={styles.status}>
      <Registration row={row} />
    </div>
  )
}

function Registration({ row }: CellProps) {
  return <ChoiceBadge collection="employees" field="registrationStatus" value={row.registrationStatus} />
}

/** A person on a phone. */
export function EmployeeCard({ row }: CellProps) {
  return (
    <div className={styles.card}>
      <PersonCell row={row} />
      <div className={styles.facts}>
        <span>{row.FONCTION || EMPTY}</span>
        <PlaceCell row={row} />
      </div>
      <div>
        <Registration row={row} />
      </div>
    </div>
  )
}

/** How a person stands, at the head of their file. */
export function Badges({ row }: CellProps) {
  const { t } = useTranslation('employees')
  return (
    <>
      {row.FONCTION && <StatusBadge tone="info">{row.FONCTION}</StatusBadge>}
      {'active' in row && (
        <StatusBadge tone={row.active ? 'good' : 'quiet'}>{t(row.active ? 'active.yes' : 'active.no')}</StatusBadge>
      )}
      {'registrationStatus' in row && <Registration row={row} />}
    </>
  )
}

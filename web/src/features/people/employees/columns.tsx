import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Employees } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { EMPTY, formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage, inOther, nameOf } from '@/i18n/names'
import { PersonAvatar } from '@/parts/photo-field/person-avatar'
import { RecordName } from '@/parts/record-name'
import type { Column } from '@/parts/resource-table/column'
import { useLanguage } from '@/ui/use-language'
import styles from './employees.module.css'
import { RegistrationBadge } from './registration-badge'

export function employeeName(row: Employees, language: Language): string {
  return inLanguage(row.fullNameFr, row.fullNameAr, language)
}

export function employeeAddress(row: { $id: string }): string {
  return `/rh-managements/employee/${encodeURIComponent(row.$id)}`
}

export function PersonCell({ row }: { row: Employees }) {
  const language = useLanguage()
  return (
    <Group gap={10} wrap="nowrap" className={styles.person}>
      <PersonAvatar name={row.fullNameFr || row.fullNameAr} photoId={row.photoId} />
      <div className={styles.names}>
        <span className="name" title={employeeName(row, language)}>
          {employeeName(row, language)}
        </span>
        <Text component="span" size="xs" c="dimmed" className="name">
          {inOther(row.fullNameFr, row.fullNameAr, language)}
        </Text>
      </div>
    </Group>
  )
}

/** Annexe first, then the unit in it. */
export function PlaceCell({ row }: { row: Employees }) {
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

export function useEmployeeColumns(): Column<'employees'>[] {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const meta = useMeta('employees')
  return useMemo(() => {
    const label = (field: string) => labelOf(meta, field)
    const day = (value: string | null) => <span className="tabular">{formatDay(value, language)}</span>
    const code = (value: string | number | null) => <span className="ltr tabular">{value ?? EMPTY}</span>
    const name = language === 'ar' ? 'fullNameAr' : 'fullNameFr'
    const annexeName = language === 'ar' ? 'annexeDoc.nameAr' : 'annexeDoc.nameFr'
    const plain = (field: 'FONCTION' | 'grade' | 'address' | 'email' | 'phone') => ({
      key: field,
      label: label(field),
      fields: [field],
    })
    const unit = (field: string, link: 'bureau' | 'service' | 'typeDoc' | 'buildingDoc'): Column<'employees'> => ({
      key: field,
      label: label(field),
      fields: [field],
      optional: true,
      render: (row) => <RecordName document={row[link]} />,
    })
    return [
      {
        key: 'name',
        label: t('name'),
        fields: ['fullNameFr', 'fullNameAr'],
        sort: name,
        fixed: true,
        render: (row) => <PersonCell row={row} />,
      },
      { key: 'CIN', label: label('CIN'), fields: ['CIN'], sort: 'CIN', render: (row) => code(row.CIN) },
      {
        key: 'N_PERS_ACT',
        label: label('N_PERS_ACT'),
        fields: ['N_PERS_ACT'],
        sort: 'N_PERS_ACT',
        render: (row) => code(row.N_PERS_ACT),
      },
      {
        ...plain('FONCTION'),
        sort: 'FONCTION',
        render: (row) => <span className={styles.job}>{row.FONCTION || EMPTY}</span>,
      },
      {
        key: 'place',
        label: t('place'),
        fields: ['annexe', 'serviceId', 'bureauId'],
        sort: annexeName,
        render: (row) => <PlaceCell row={row} />,
      },
      { key: 'DATN', label: label('DATN'), fields: ['DATN'], sort: 'DATN', render: (row) => day(row.DATN) },
      {
        key: 'registrationStatus',
        label: t('registration'),
        fields: ['registrationStatus'],
        sort: 'registrationStatus',
        render: (row) => (
          <div className={styles.status}>
            <RegistrationBadge row={row} />
          </div>
        ),
      },
      unit('bureauId', 'bureau'),
      { ...unit('serviceId', 'service'), sort: 'service.nameFr' },
      unit('type', 'typeDoc'),
      unit('building', 'buildingDoc'),
      {
        key: 'emp_code',
        label: label('emp_code'),
        fields: ['emp_code'],
        optional: true,
        render: (row) => code(row.emp_code),
      },
      { ...plain('grade'), optional: true, render: (row) => row.grade || EMPTY },
      {
        key: 'recruitmentDate',
        label: label('recruitmentDate'),
        fields: ['recruitmentDate'],
        sort: 'recruitmentDate',
        optional: true,
        render: (row) => day(row.recruitmentDate),
      },
      { ...plain('phone'), optional: true, render: (row) => code(row.phone) },
      { ...plain('email'), optional: true, render: (row) => code(row.email) },
    ]
  }, [t, language, meta])
}

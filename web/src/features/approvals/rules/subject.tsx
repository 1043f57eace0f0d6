import { Select } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { leaveTypeName, leaveTypesQuery, typesInForce } from '@/api/leave-types'
import type { CollectionId } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { SearchSelect } from '@/fields/search-select'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import { readSteps } from './steps'

/** The collections whose documents are decided by chains. */
export const SUBJECTS = ['leaveRequests', 'exitPermissions'] as const satisfies readonly CollectionId[]

/** The collections of which a rule may name a unit, the narrowest first. */
const UNITS = ['bureaux', 'services', 'divisions', 'directions', 'annexes'] as const

function useSubjects(): Readonly<Record<string, string>> {
  const metas = [useMeta('leaveRequests'), useMeta('exitPermissions')]
  return Object.fromEntries(metas.map(({ id, many }) => [id, many]))
}

export function SubjectField({ field, value, onChange, error }: FieldInputProps) {
  const names = useSubjects()
  return (
    <Select
      id={inputId(field.name)}
      label={field.label}
      required
      data={SUBJECTS.map((subject) => ({ value: subject, label: names[subject] ?? subject }))}
      value={(value as string) || null}
      onChange={onChange}
      error={error}
      allowDeselect={false}
    />
  )
}

export function SubjectName({ subject }: { subject: string }) {
  return useSubjects()[subject] ?? subject
}

/** The type of what is decided; none is all of them. */
export function TypeField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation(['approvals', 'parts'])
  const language = useLanguage()
  const { data = [] } = useQuery(leaveTypesQuery)
  return (
    <SearchSelect
      id={inputId(field.name)}
      label={field.label}
      placeholder={t('rules.allTypes')}
      data={typesInForce(data, language).map((type) => ({
        value: type.code,
        label: inLanguage(type.nameFr, type.nameAr, language),
      }))}
      value={(value as string) || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      clearable
    />
  )
}

export function TypeNameOf({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const { data } = useQuery(leaveTypesQuery)
  return code ? leaveTypeName(data, code, language) : t('rules.allTypes')
}

/** Every unit there is, kind by kind: a commune has some dozens. */
function useUnits() {
  const language = useLanguage()
  const metas = {
    bureaux: useMeta('bureaux'),
    services: useMeta('services'),
    divisions: useMeta('divisions'),
    directions: useMeta('directions'),
    annexes: useMeta('annexes'),
  }
  const pages = useQueries({ queries: UNITS.map((unit) => allQuery(unit, [])) })
  return UNITS.map((unit, at) => ({
    group: metas[unit].many,
    items: (pages[at]?.data ?? []).map((row) => ({ value: row.$id, label: titleOf(row, language) })),
  })).filter(({ items }) => items.length > 0)
}

/** The unit whose people a rule is about; none is the whole commune. */
export function UnitField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation(['approvals', 'parts'])
  return (
    <SearchSelect
      id={inputId(field.name)}
      label={field.label}
      placeholder={t('rules.allUnits')}
      data={useUnits()}
      value={(value as string) || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      clearable
    />
  )
}

export function UnitNameOf({ id }: { id: string | null | undefined }) {
  const { t } = useTranslation('approvals')
  const units = useUnits().flatMap(({ items }) => items)
  return id ? (units.find(({ value }) => value === id)?.label ?? '…') : t('rules.allUnits')
}

/** Who decides, one after the other, as a cell of a list has room for. */
export function StepsOnLine({ steps }: { steps: unknown }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const words = readSteps(steps).map(({ by, level }) =>
    by === 'headship' ? t(`rules.levels.${level ?? 'manager'}`) : t(`rules.approvers.${by}`),
  )
  return words.join(language === 'ar' ? '، ثم ' : ' → ')
}

/** Who decides, step by step, and within how many days. */
export function StepsInWords({ steps }: { steps: unknown }) {
  const { t } = useTranslation('approvals')
  const words = readSteps(steps).map(({ by, level, days }) => {
    const who = by === 'headship' ? t(`rules.levels.${level ?? 'manager'}`) : t(`rules.approvers.${by}`)
    return `${who} (${t('timeline.days', { count: days })})`
  })
  return (
    <ol style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {words.map((said, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
        <li key={at}>{said}</li>
      ))}
    </ol>
  )
}

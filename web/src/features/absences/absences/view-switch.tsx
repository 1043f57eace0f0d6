import { SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { List } from '@/engine/resource-table/use-list'
import { useSmall } from '@/ui/use-small'
import { viewOf, viewsFor } from './views'

const LIST = 'list'

/** Absences one by one, or counted by day, by person or by unit. */
export function ViewSwitch({ list }: { list: List<'absences'> }) {
  const { t } = useTranslation('absences')
  const small = useSmall()
  const data = [LIST, ...viewsFor(list.readable)].map((value) => ({ value, label: t(`views.${value as 'list'}`) }))
  const shown = {
    data,
    value: viewOf(list.search) ?? LIST,
    onChange: (value: string | null) => list.change({ by: value === LIST ? undefined : (value ?? undefined) }),
    'aria-label': t('views.label'),
    mb: 'sm',
  }
  if (data.length === 1) return null
  return small ? <Select {...shown} allowDeselect={false} /> : <SegmentedControl {...shown} />
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Cars, CollectionId } from '@/api/schema.gen'
import { formatNumber, today } from '@/i18n/format'
import type { Slot } from '@/parts/record-form/record-form'
import { RelatedList } from '@/parts/related-list/related-list'
import { useLanguage } from '@/ui/use-language'
import { plateOf } from '../columns'
import { MissionField } from './mission-field'
import { columnsOf, RELATED, type Related, type RelatedName, specOf } from './related'

/** The records of one kind that a car has. */
export default function RelatedTab({ name, car }: { name: RelatedName; car: Cars }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const kind = RELATED[name] as unknown as Related<CollectionId>
  const meta = useMeta(kind.collection)
  const spec = useMemo(() => specOf(kind), [kind])
  const columns = useMemo(() => columnsOf(kind, meta), [kind, meta])
  const form = useMemo(() => {
    const initial = kind.startsOn && { [kind.startsOn]: today() }
    const slots: Record<string, Slot> = { missionId: (props) => <MissionField {...props} car={car.$id} /> }
    return kind.fields && { groups: [{ title: meta.one, fields: kind.fields }], initial, slots }
  }, [kind, meta, car.$id])
  return (
    <RelatedList
      spec={spec}
      field={'carId' as never}
      of={car.$id}
      columns={columns}
      nameOf={(row) => kind.nameOf(row, { meta, language })}
      form={form}
      add={{ label: t(`related.${name}.add`), to: kind.addAt?.(car.$id) }}
      printed={`${meta.many} — ${plateOf(car)}`}
      filterLabels={{
        from: t('related.from'),
        to: t('related.to'),
        'status.standing': t('related.missions.standing'),
      }}
      empty={{ title: t(`related.${name}.empty`), hint: t(`related.${name}.hint`) }}
      hint={name === 'fuel' && car.odometer !== null && t('odometer', { km: formatNumber(car.odometer, language) })}
    />
  )
}

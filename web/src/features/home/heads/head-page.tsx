import { Button, Skeleton, TextInput, Title } from '@mantine/core'
import { IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeadedUnit, UnitScreen } from '@/api/actions.gen'
import { type HeadScreen, headedUnitsQuery } from '@/api/home'
import { ErrorState } from '@/engine/resource-table/error-state'
import { SearchSelect } from '@/fields/search-select'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { FigureCard } from '@/platform/panels/figure-card'
import { Line } from '@/platform/panels/line'
import { PanelCard } from '@/platform/panels/panel-card'
import styles from '@/platform/panels/panels.module.css'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import { filterStaff, foldStaff } from './filter-staff'
import own from './head-page.module.css'

interface HeadPageProps {
  screen: HeadScreen
  /** The unit that the address asks for. */
  unit?: string | undefined
  onUnit: (unit: string) => void
  /** What waits for their word, wherever it comes from. */
  pending?: ReactNode
  /** Who of the unit is away, as the departments plan it. */
  away?: (unit: string) => ReactNode
}

/** What a head sees of a unit: its people, where they are, and what the departments say of it. */
export function HeadPage({ screen, unit, onUnit, pending, away }: HeadPageProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { data, isPending, isError, error, refetch } = useQuery(headedUnitsQuery(screen, unit))
  const title = t(screen === 'chef-bureau' ? 'heads.bureau' : 'heads.service')
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={420} />
  const chosen = data.units.find((one) => one.id === data.unit)
  const acting = data.acting.map((one) => t('heads.acting', { head: one.head, until: formatDay(one.until, language) }))
  return (
    <div className={styles.page}>
      <PageHead
        title={chosen ? inLanguage(chosen.nameFr, chosen.nameAr, language) : title}
        hint={[chosen && t(`heads.kinds.${chosen.kind}`), ...acting].filter(Boolean).join(' · ')}
        actions={data.units.length > 1 && <Units units={data.units} chosen={data.unit} onUnit={onUnit} />}
      />
      {pending}
      {chosen ? (
        <Unit data={data} away={away?.(chosen.id)} />
      ) : (
        <Message Icon={IconUsersGroup} title={t('heads.none')} hint={t('heads.noneHint')} />
      )}
    </div>
  )
}

interface UnitsProps {
  units: readonly HeadedUnit[]
  chosen: string | null
  onUnit: (unit: string) => void
}

function Units({ units, chosen, onUnit }: UnitsProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const options = units.map((one) => ({ value: one.id, label: inLanguage(one.nameFr, one.nameAr, language) }))
  return (
    <SearchSelect
      data={options}
      value={chosen}
      onChange={(unit) => unit && onUnit(unit)}
      allowDeselect={false}
      aria-label={t('heads.unit')}
    />
  )
}

function Unit({ data: { figures, staff, panels }, away: planned }: { data: UnitScreen; away?: ReactNode }) {
  return (
    <>
      <div className={own.figures}>
        {figures.map(({ id, title, content }) =>
          content.shape === 'figure' ? <FigureCard key={id} title={title} figure={content} /> : null,
        )}
      </div>
      <div className={own.columns}>
        <Staff staff={staff} />
        <div className={own.panels}>
          {planned}
          {panels.map((panel) => (
            <PanelCard key={panel.id} panel={panel} />
          ))}
        </div>
      </div>
    </>
  )
}

/** The people of the unit, those who are elsewhere first. */
function Staff({ staff }: { staff: UnitScreen['staff'] }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const small = useSmall()
  const [term, setTerm] = useState('')
  const [isUnfolded, setUnfolded] = useState(false)
  const { shown, folded } = foldStaff(filterStaff(staff, term), small && !isUnfolded && term === '')
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <Title order={2} size="h5">
          {t('heads.people')}
        </Title>
        <TextInput
          size="xs"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
          leftSection={<IconSearch size={14} aria-hidden="true" />}
          placeholder={t('heads.find')}
          aria-label={t('heads.find')}
        />
      </header>
      <ul className={own.people}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {folded > 0 && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setUnfolded(true)}>
          {t('heads.others', { count: folded, total: formatNumber(folded, language) })}
        </Button>
      )}
    </section>
  )
}
